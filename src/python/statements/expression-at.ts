/** The smallest expression at a place of a statement, and what part it plays there. */
import type { SyntaxNode } from './tree/syntax-node';
import { LineStatement } from './statement';
import type { SourceRange, Statement } from '../syntax';

export interface ExpressionAt {
  readonly text: string;
  readonly range: SourceRange;
  /**
   * `bound`: a name that the statement binds here. `written`: an attribute or item that it writes. `parameter`: in the
   * header of a function. `definition`: the name of the function (or class) that is defined. `value`: anything that is
   * evaluated.
   */
  readonly role: 'value' | 'bound' | 'written' | 'parameter' | 'definition';
  /** It is a plain name. */
  readonly isName: boolean;
  /** Number of the sub-expression of the statement that it is, where a step shows its value. */
  readonly index?: number;
  /** It is all that a `return` gives, or all that is assigned to one name. */
  readonly whole?: { readonly kind: 'returned' } | { readonly kind: 'assigned'; readonly name: string };
  /** The `for` and `if` clauses of comprehensions around it, as one would write them behind it; it has a value for each round. */
  readonly rounds?: string;
  /** It is evaluated later: inside a lambda. */
  readonly isLater: boolean;
  /** It is not evaluated every time: behind `and` or `or`, or a branch of `a if b else c`. */
  readonly isOptional: boolean;
}

const EXPRESSIONS: ReadonlySet<string> = new Set([
  'identifier',
  'call',
  'attribute',
  'subscript',
  'binary_operator',
  'boolean_operator',
  'comparison_operator',
  'not_operator',
  'unary_operator',
  'conditional_expression',
  'list_comprehension',
  'set_comprehension',
  'dictionary_comprehension',
  'generator_expression',
  'list',
  'tuple',
  'set',
  'dictionary',
  'expression_list',
  'named_expression',
  'string',
  'concatenated_string',
]);

const COMPREHENSION = /_comprehension$|^generator_expression$/;

/** Undefined where no expression stands whose value anybody could ask for: literals alone, keywords without an expression. */
export function expressionAt(statement: Statement, line: number, column: number): ExpressionAt | undefined {
  if (!(statement instanceof LineStatement)) return undefined;
  const path = pathTo(statement.nodes, line, column);
  const found = meant(path);
  return found && described(statement, found);
}

/** Everything in the statement that has a value: names first, then sub-expressions, each once by its text. */
export function expressionsIn(statement: Statement): ExpressionAt[] {
  const places = [
    ...statement.tokens.filter(({ kind }) => kind === 'name').map(({ range }) => range),
    ...statement.subExpressions.map(({ range }) => range),
  ];
  const found = new Map<string, ExpressionAt>();
  for (const [number, range] of places.entries()) {
    const isName = number < places.length - statement.subExpressions.length;
    const one = isName ? expressionAt(statement, range.line, range.column) : expressionOf(statement, range);
    if (!one || (isName && !one.isName) || one.role === 'definition') continue;
    const key = `${one.role} ${one.text}`;
    if (!found.has(key)) found.set(key, one);
  }
  return [...found.values()];
}

/** The expression that stands exactly at a range. */
function expressionOf(statement: Statement, range: SourceRange): ExpressionAt | undefined {
  if (!(statement instanceof LineStatement)) return undefined;
  const path = pathTo(statement.nodes, range.line, range.column);
  const at = path.findIndex((node) => EXPRESSIONS.has(node.type) && same(node.range, range));
  return at < 0 ? undefined : described(statement, path.slice(0, at + 1));
}

/** Nodes around a place, the outermost first. A place just behind a name still belongs to it. */
function pathTo(nodes: readonly SyntaxNode[], line: number, column: number): SyntaxNode[] {
  const path: SyntaxNode[] = [];
  let level = nodes;
  for (;;) {
    const inside = level.filter((node) => !node.isHidden && holds(node.range, line, column));
    const next = inside.find(({ range }) => !(range.endLine === line && range.endColumn === column)) ?? inside[0];
    if (!next) return path;
    path.push(next);
    level = next.children;
  }
}

function holds({ line, column, endLine, endColumn }: SourceRange, atLine: number, atColumn: number): boolean {
  const isAfterStart = atLine > line || (atLine === line && atColumn >= column);
  return isAfterStart && (atLine < endLine || (atLine === endLine && atColumn <= endColumn));
}

/** The path to the expression that a person who points at the last node of `path` means. */
function meant(path: readonly SyntaxNode[]): SyntaxNode[] | undefined {
  const leaf = path.at(-1);
  if (!leaf || path.some(({ type }) => /^import_|^global_|^nonlocal_|^future_import/.test(type))) {
    return leaf?.type === 'identifier' && !isElsewhere(path) ? [...path] : undefined;
  }
  const header = headValue(path);
  if (header) return header;
  for (let end = path.length; end > 0; end--) {
    const node = path[end - 1];
    const parent = path[end - 2];
    if (!node || !EXPRESSIONS.has(node.type)) continue;
    if (node.type === 'identifier' && node.field === 'attribute') continue;
    if (parent?.type === 'keyword_argument' && node.field === 'name') {
      const value = parent.get('value');
      const isWorth = value && EXPRESSIONS.has(value.type) && !isConstant(value);
      return isWorth ? [...path.slice(0, end - 1), value] : meant(path.slice(0, end - 2));
    }
    // The name of what is called stands for the call.
    if (
      parent?.type === 'call' &&
      node.field === 'function' &&
      (node.type === 'identifier' || node.type === 'attribute')
    )
      continue;
    if (isConstant(node)) continue;
    return path.slice(0, end);
  }
  return undefined;
}

/** A name in an import that means nothing here: that of the module, of what gets another name, of a module in a package. */
function isElsewhere(path: readonly SyntaxNode[]): boolean {
  const [leaf, parent] = [path.at(-1), path.at(-2)];
  return (
    path.some(
      ({ type, field }, i) =>
        field === 'module_name' ||
        (field === 'name' && path[i - 1]?.type === 'aliased_import') ||
        type === 'relative_import',
    ) ||
    (parent?.type === 'dotted_name' && parent.named[0] !== leaf)
  );
}

/** Pointing at `if`, `while`, `return`, `assert` or `for` means what follows. */
function headValue(path: readonly SyntaxNode[]): SyntaxNode[] | undefined {
  const [leaf, parent] = [path.at(-1), path.at(-2)];
  if (!leaf || !parent || leaf.isNamed || leaf.children.length > 0) return undefined;
  const value =
    leaf.type === 'if' || leaf.type === 'while' || leaf.type === 'elif'
      ? (parent.get('condition') ?? undefined)
      : leaf.type === 'return' || leaf.type === 'assert'
        ? parent.named[0]
        : leaf.type === 'for'
          ? parent.get('left')
          : undefined;
  return value && EXPRESSIONS.has(value.type) && !isConstant(value) ? [...path.slice(0, -1), value] : undefined;
}

function isConstant(node: SyntaxNode): boolean {
  if (node.type === 'string' || node.type === 'concatenated_string') return !node.find('interpolation');
  if (node.type === 'unary_operator') return /^(?:integer|float)$/.test(node.get('argument')?.type ?? '');
  return node.type === 'identifier' && /^(?:True|False|None)$/.test(node.text);
}

function described(statement: LineStatement, path: readonly SyntaxNode[]): ExpressionAt | undefined {
  const node = path.at(-1);
  if (!node) return undefined;
  const { text, range } = node;
  const index = statement.subExpressions.findIndex((one) => same(one.range, range));
  const rounds = roundsOf(path);
  const whole = wholeOf(path);
  return {
    text,
    range,
    role: roleOf(path),
    isName: node.type === 'identifier',
    ...(index >= 0 && { index }),
    ...(whole && { whole }),
    ...(rounds !== undefined && { rounds }),
    isLater: path.slice(0, -1).some(({ type }) => type === 'lambda'),
    isOptional: isOptional(path),
  };
}

function same(a: SourceRange, b: SourceRange): boolean {
  return a.line === b.line && a.column === b.column && a.endLine === b.endLine && a.endColumn === b.endColumn;
}

function roleOf(path: readonly SyntaxNode[]): ExpressionAt['role'] {
  const type = path.at(-1)?.type;
  if (type === 'identifier') return roleOfName(path);
  const isPlace = type === 'attribute' || type === 'subscript';
  // What a name would be bound at, an attribute or an item is written at.
  return isPlace && roleOfName(path) === 'bound' ? 'written' : 'value';
}

function roleOfName(path: readonly SyntaxNode[]): ExpressionAt['role'] {
  for (let i = path.length - 1; i > 0; i--) {
    const [child, parent] = [path[i], path[i - 1]];
    if (!child || !parent) break;
    if (parent.type === 'function_definition' || parent.type === 'class_definition')
      return child.field === 'name' ? 'definition' : parent.type === 'class_definition' ? 'value' : 'parameter';
    if (/^(?:default_parameter|typed_default_parameter)$/.test(parent.type) && child.field === 'value') return 'value';
    if (/^import_|^aliased_import$/.test(parent.type)) return 'bound';
    if (/^(?:assignment|augmented_assignment|for_statement)$/.test(parent.type))
      return child.field === 'left' ? 'bound' : 'value';
    if (parent.type === 'named_expression') return child.field === 'name' ? 'bound' : 'value';
    if (parent.type === 'as_pattern_target' || parent.type === 'case_pattern') return 'bound';
    if (!/pattern|_list$|^list$|^tuple$|^parameters$|_parameter$|^dotted_name$|parenthesized/.test(parent.type))
      return 'value';
  }
  return 'value';
}

function wholeOf(path: readonly SyntaxNode[]): ExpressionAt['whole'] {
  const [node, parent] = [path.at(-1), path.at(-2)];
  if (parent?.type === 'return_statement') return { kind: 'returned' };
  const left = parent?.type === 'assignment' && node?.field === 'right' ? parent.get('left') : undefined;
  return left?.type === 'identifier' ? { kind: 'assigned', name: left.text } : undefined;
}

/** Clauses of the comprehensions in whose repeated part the last node stands. */
function roundsOf(path: readonly SyntaxNode[]): string | undefined {
  const clauses: string[] = [];
  for (const [i, node] of path.slice(0, -1).entries()) {
    if (!COMPREHENSION.test(node.type)) continue;
    const all = node.named.filter(({ type }) => type === 'for_in_clause' || type === 'if_clause');
    const child = path[i + 1];
    const at = child ? all.indexOf(child) : -1;
    if (at < 0) clauses.push(...all.map(({ text }) => text));
    else {
      const isTarget = path[i + 2]?.field === 'left';
      // The first iterable is evaluated once, outside.
      if (at === 0 && !isTarget) continue;
      clauses.push(...all.slice(0, isTarget ? at + 1 : at).map(({ text }) => text));
    }
  }
  return clauses.length > 0 ? clauses.join(' ') : undefined;
}

function isOptional(path: readonly SyntaxNode[]): boolean {
  return path.some((parent, i) => {
    const child = path[i + 1];
    if (!child) return false;
    if (parent.type === 'boolean_operator') return child.field === 'right';
    return parent.type === 'conditional_expression' && parent.named.indexOf(child) !== 1;
  });
}
