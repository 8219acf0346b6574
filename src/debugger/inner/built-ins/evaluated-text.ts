/** `eval` of an expression whose text is known. */
import { BUILTIN_NAMES } from '../../../python/definitions/builtin-names';
import { expressionTree } from '../../../python/expressions/expression-tree';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import { entriesOf } from '../../../python/values/access-path';
import type { UnknownValue, Value } from '../../../python/values/value';
import type { Given } from '../../operands/leads';
import { innerCall, type BuiltInContext, type HeldValues, type InnerStep } from '../calls/inner-call';

const UNKNOWN: UnknownValue = { kind: 'unknown', reason: 'what eval runs is not followed' };
const BUILTINS: ReadonlySet<string> = new Set(BUILTIN_NAMES);

/** `eval(text)` runs the expression that the text is, with the names of where it stands, or those that it is given. */
export function evaluatedText(
  all: readonly Given[],
  values: HeldValues,
  context: BuiltInContext,
): InnerStep | undefined {
  const [text, ...namespaces] = all;
  const open = all.find(({ node }) => !values.of(node));
  if (open) return { needs: open.node };
  const value = values.of(text?.node);
  const tree = value?.kind === 'str' && !/[\r\n]/.test(value.value) ? expressionTree(value.value) : undefined;
  // What is wrong with a text is Python's to say.
  if (value?.kind === 'str' && !tree && !context.isOwn('compile'))
    return {
      ...innerCall('<eval>', { _text: value }, ["return compile(_text.lstrip(' \\t'), '<string>', 'eval')"]),
      inPlace: true,
    };
  const find = (name: string, place: number): Given | undefined =>
    namespaces.find(({ keyword }, at) => keyword === name || (keyword === undefined && at === place));
  const [globals, locals] = [find('globals', 0), find('locals', 1)];
  const isBare = [globals, locals].every((one) => !one || values.of(one.node)?.kind === 'none');
  if (isBare) return tree && { ...innerCall('<eval>', {}, [`return ${tree.text}`]), inPlace: true };
  const scope = readScope(values.of(globals?.node), values.of(locals?.node));
  // A display is gone when it ends.
  const isKept = globals !== undefined && globals.node.bare.type !== 'dictionary';
  const step = tree && scope && inScope(tree, scope, isKept, context);
  return step ?? { value: UNKNOWN, inPlace: true };
}

/** What the names of a text mean. */
interface Scope {
  readonly globals: Value;
  /** Known by name; undefined where names have to be asked of `mapping`. */
  readonly known: readonly (readonly [Value, Value])[];
  readonly mapping?: Value;
  /** Those that are not built in, where the text has them from the program. */
  readonly builtIns?: readonly (readonly [Value, Value])[];
}

function readScope(globals: Value | undefined, locals: Value | undefined): Scope | undefined {
  if (globals?.kind !== 'dict') return undefined;
  const builtIns = entryOf(globals.entries, '__builtins__');
  if (builtIns && builtIns.kind !== 'dict' && builtIns.kind !== 'opaque' && builtIns.kind !== 'unknown')
    return undefined;
  const given = builtIns?.kind === 'dict' ? { builtIns: builtIns.entries } : {};
  const own = locals && locals.kind !== 'none' ? entriesOf(locals) : [];
  if (own && locals?.kind !== 'call') return { globals, known: [...own, ...globals.entries], ...given };
  return locals && { globals, known: globals.entries, mapping: locals, ...given };
}

function inScope(tree: SyntaxNode, scope: Scope, isKept: boolean, context: BuiltInContext): InnerStep | undefined {
  const { globals, known, mapping, builtIns } = scope;
  const read = namesRead(tree);
  if (!read) return undefined;
  const locals: Record<string, Value> = {};
  const lines: string[] = [];
  const named = new Map<SyntaxNode, string>();
  for (const [at, node] of read.entries()) {
    const name = node.text;
    const value = entryOf(known, name) ?? entryOf(builtIns ?? [], name);
    const isBuiltIn = !value && !builtIns && BUILTINS.has(name);
    // There it would mean the program's.
    if (isBuiltIn && context.isOwn(name)) return undefined;
    if (value) locals[`_given${at}`] = value;
    const found = value ? `_given${at}` : isBuiltIn ? name : undefined;
    const missing = `raise NameError("name '${name}' is not defined")`;
    if (mapping) {
      const otherwise = found === undefined ? missing : `_name${at} = ${found}`;
      lines.push('try:', `    _name${at} = _locals['${name}']`, 'except KeyError:', `    ${otherwise}`);
    } else if (found === undefined) lines.push(missing);
    named.set(node, mapping ? `_name${at}` : (found ?? name));
  }
  // They are looked up before the rest is evaluated, which may never come to them.
  if (lines.length > 0 && isPartly(tree)) return undefined;
  if (mapping) locals._locals = mapping;
  if (isKept && globals.kind === 'dict' && !entryOf(globals.entries, '__builtins__')) {
    locals._globals = globals;
    locals._built_ins = { kind: 'unknown', type: 'dict', reason: 'the built-in names' };
    lines.unshift("_globals['__builtins__'] = _built_ins");
  }
  return { ...innerCall('<eval>', locals, [...lines, `return ${renamed(tree, named)}`]), inPlace: true };
}

function entryOf(entries: readonly (readonly [Value, Value])[], name: string): Value | undefined {
  return entries.find(([key]) => key.kind === 'str' && key.value === name)?.[1];
}

/** Where the text reads names that it does not bind itself, from left to right; undefined where it binds some for others. */
function namesRead(tree: SyntaxNode): SyntaxNode[] | undefined {
  if (tree.find('named_expression')) return undefined;
  const found: SyntaxNode[] = [];
  const bound = new Set<string>();
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'identifier') found.push(node);
    for (const child of node.named) {
      const isName = (node.type === 'attribute' && child.field === 'attribute') || (node.type === 'keyword_argument' && child.field === 'name'); // prettier-ignore
      const isTarget = node.type === 'lambda_parameters' || (node.type === 'for_in_clause' && child.field === 'left');
      if (isTarget) for (const one of identifiersIn(child)) bound.add(one.text);
      if (!isName) visit(child);
    }
  };
  visit(tree);
  return found.filter(({ text }) => !bound.has(text));
}

function identifiersIn(node: SyntaxNode): SyntaxNode[] {
  return node.type === 'identifier' ? [node] : node.named.flatMap(identifiersIn);
}

/** Parts of it may be left out, or are evaluated another time. */
function isPartly({ type, named }: SyntaxNode): boolean {
  return (
    /^(?:conditional_expression|boolean_operator|lambda|generator_expression)$|_comprehension$/.test(type) ||
    named.some(isPartly)
  );
}

function renamed(node: SyntaxNode, names: ReadonlyMap<SyntaxNode, string>): string {
  const name = names.get(node);
  if (name !== undefined) return name;
  if (node.children.length === 0) return node.text;
  const parts = node.children.map((child, at) => {
    const before = at === 0 ? '' : node.textBetween(node.children[at - 1], child);
    return before + renamed(child, names);
  });
  return parts.join('');
}
