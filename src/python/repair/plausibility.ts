/**
 * How implausible a statement is, from its syntax alone: 0 for nothing unusual. Broken lines can
 * be completed in several ways (`len(s + 1` as `len(s) + 1` or `len(s + 1)`); the most plausible one is taken.
 */
import { METHODS, OF_CONDITIONS, OF_ITEMS } from './builtin-signatures';
import type { SyntaxNode } from '../statements/tree/syntax-node';
import type { KnownNames } from './known-names';
import { UNTYPED } from './untyped-names';

const conditions: ReadonlySet<string> = new Set(['comparison_operator', 'boolean_operator', 'not_operator']);
const uncallable: ReadonlySet<string> = new Set([
  'integer',
  'float',
  'string',
  'concatenated_string',
  'list',
  'tuple',
  'dictionary',
  'set',
  'none',
  'true',
  'false',
  'list_comprehension',
  'parenthesized_expression',
]);
const constants: ReadonlySet<string> = new Set(['integer', 'float', 'string', 'none', 'true', 'false']);

/** @param line the line that the statement is on: names that exist nowhere else are implausible */
export function strangeness(nodes: readonly SyntaxNode[], names: KnownNames, line: number): number {
  const judge = new Judge(names, line, countNames(nodes));
  for (const node of nodes) judge.visit(node, undefined);
  return judge.total;
}

function countNames(nodes: readonly SyntaxNode[], counts = new Map<string, number>()): Map<string, number> {
  for (const node of nodes) {
    if (node.type === 'identifier') counts.set(node.text, (counts.get(node.text) ?? 0) + 1);
    countNames(node.children, counts);
  }
  return counts;
}

class Judge {
  total = 0;

  constructor(
    private readonly names: KnownNames,
    private readonly line: number,
    /** How often names occur in the statement. */
    private readonly counts: ReadonlyMap<string, number>,
  ) {}

  visit(node: SyntaxNode, parent: SyntaxNode | undefined): void {
    if (node.isHidden || node.type.startsWith('import')) return;
    if (node.type === 'type') {
      this.type(node, '');
      return;
    }
    this.total += this.own(node, parent);
    for (const child of node.children) this.visit(child, node);
  }

  private own(node: SyntaxNode, parent: SyntaxNode | undefined): number {
    switch (node.type) {
      case 'identifier':
        return this.name(node, parent);
      case 'call':
        return this.call(node);
      case 'subscript':
        return this.subscript(node);
      case 'parenthesized_expression':
        return this.parentheses(node, parent);
      case 'binary_operator':
        return this.arithmetic(node);
      case 'comparison_operator':
        return this.comparison(node);
      case 'concatenated_string':
        return isSpread(node) ? 0 : 2;
      case 'expression_statement':
        return this.statement(node);
      case 'if_statement':
      case 'elif_clause':
      case 'while_statement':
        return oddCondition(node.get('condition')?.type);
      case 'slice':
        return node.named.some(({ type }) => conditions.has(type)) ? 2 : 0;
      case 'boolean_operator':
      case 'not_operator':
        return node.named.some(({ type }) => type === 'tuple' || constants.has(type)) ? 2 : 0;
      case 'generator_expression':
        return parent?.type === 'pair' ? 1 : 0;
      case 'list':
      case 'set':
        return this.single(node);
      case 'attribute':
        return this.attribute(node) + this.uncalled(node, parent);
      default:
        return 0;
    }
  }

  /** An annotation. A list in one is that of the parameters of a callable. */
  private type(node: SyntaxNode, of: string): void {
    if (node.type === 'identifier' && !this.names.isKnown(node.text, this.line)) this.total += 1;
    if (node.type === 'list' && !/^(?:Callable|Literal|Concatenate|Generic|\w*P)$/.test(of)) this.total += 2;
    const { children } = node;
    const owner = children.find(({ type }) => type === 'identifier')?.text ?? of;
    const outer = node.type === 'generic_type' || node.type === 'subscript' ? owner : of;
    for (const child of children) this.type(child, outer);
  }

  private name(node: SyntaxNode, parent: SyntaxNode | undefined): number {
    const isBound =
      node.field === 'attribute' ||
      node.field === 'name' ||
      (node.field === 'left' && parent?.type !== 'binary_operator' && parent?.type !== 'boolean_operator') ||
      parent?.type === 'pattern_list' ||
      parent?.type === 'parameters' ||
      parent?.type === 'typed_parameter' ||
      parent?.type === 'lambda_parameters' ||
      parent?.type === 'as_pattern_target';
    if (isBound) return parent?.type === 'parameters' && !this.names.isKnown(node.text, this.line) ? 1 : 0;
    return this.names.isKnown(node.text, this.line) || (this.counts.get(node.text) ?? 0) > 1 ? 0 : 2;
  }

  private call(node: SyntaxNode): number {
    const callee = node.get('function');
    const given = node.get('arguments');
    if (!callee || !given) return 0;
    if (uncallable.has(callee.type)) return 4;
    const isMethod = callee.type === 'attribute';
    const name = (isMethod ? callee.get('attribute') : callee)?.text ?? '';
    let strange = /\s$/.test(node.textBetween(undefined, given)) ? 2 : 0;
    if (callee.type === 'call') strange += 1.5;
    // What is called and known from nowhere is counted as a name already.
    const isKnown = this.names.isKnown(name, this.line);
    if (callee.type === 'identifier' && isKnown && !this.names.isCallable(name, this.line)) strange += 2;
    if (given.type !== 'argument_list') return strange;
    const values = given.named;
    if (values.length > 0 && /,[ \t]*\)$/.test(given.text)) strange += 1;
    if (values.length === 1 && values[0]?.type === 'generator_expression') strange += 1.5;
    if (values.some(({ type }) => type === 'as_pattern')) strange += 2;
    // `os.path.join` is a function of its own, not a method.
    const isOfModule = isMethod && callee.get('object')?.type === 'attribute';
    const range = isOfModule ? undefined : this.names.argumentsOf(name, isMethod);
    const isOpen = values.some(({ type }) => type.endsWith('splat') || type === 'ERROR');
    const positional = values.filter(({ type }) => type !== 'keyword_argument').length;
    if (range && !isOpen) {
      if (positional > range[1] || (positional < range[0] && positional === values.length)) strange += 3;
    }
    for (const { type, children } of values) {
      // `f(x or y)` is a default.
      const isChoice = type === 'boolean_operator' && children.some((child) => child.type === 'or');
      if (conditions.has(type) && !OF_CONDITIONS.has(name)) strange += isChoice ? 0.3 : 2;
      if (type !== 'binary_operator' || isMethod) continue;
      const operator = children.find(({ field }) => field === 'operator')?.type;
      const hasText = children.some((operand) => operand.type === 'string');
      if (OF_ITEMS.has(name)) strange += operator === '+' || operator === '*' ? 0.4 : 2;
      else if (/^(?:str|int|float|chr|range)$/.test(name) && hasText) strange += 1.5;
    }
    return strange;
  }

  private subscript(node: SyntaxNode): number {
    const value = node.get('value');
    const indices = node.all('subscript');
    const isChoice = indices.some(({ type }) => type === 'conditional_expression');
    let strange = indices.some(({ type }) => conditions.has(type)) ? 3 : isChoice ? 1.5 : 0;
    if (value && /^(?:integer|float|none|true|false|comparison_operator)$/.test(value.type)) strange += 4;
    else if (isCondition(value)) strange += 4;
    else if (value?.type === 'string' || value?.type === 'list') strange += 1.5;
    else if (value?.type === 'identifier' && !this.names.isUsed(value.text, '[', this.line)) strange += 0.3;
    if (indices.length > 1) strange += indices.some(({ type }) => type === 'subscript') ? 1 : 0.2;
    if (value && /\s$/.test(node.textBetween(undefined, indices[0]).replace(/\[\s*$/, ''))) strange += 2;
    return strange;
  }

  /** Parentheses are written where they change the meaning. */
  private parentheses(node: SyntaxNode, parent: SyntaxNode | undefined): number {
    const inside = node.named[0];
    if (!inside || !parent) return 0;
    if (isSpread(node) && /string$|operator$|^conditional_expression$/.test(inside.type)) return 0;
    if (!inside.type.endsWith('operator') && inside.type !== 'conditional_expression') return 2;
    return parent.type.endsWith('operator') || parent.type === 'attribute' || parent.type === 'subscript'
      ? needsParentheses(inside, parent)
        ? 0
        : 1
      : 1.2;
  }

  private attribute(node: SyntaxNode): number {
    const name = node.get('attribute')?.text ?? '';
    const isKnown = name === UNTYPED || METHODS.has(name) || this.names.isKnown(name, this.line);
    const object = node.get('object');
    const isNumber = object?.type === 'parenthesized_expression' && object.named[0]?.type === 'binary_operator';
    return (isCondition(object) ? 4 : isNumber ? 1.2 : 0) + (isKnown ? 0 : 0.6);
  }

  /** `x.upper` without its parentheses, if methods are not passed as values: `map(str.upper, xs)` does. */
  private uncalled(node: SyntaxNode, parent: SyntaxNode | undefined): number {
    const isCalled = parent?.type === 'call' && node.field === 'function';
    const owner = node.get('object');
    const isClass = owner?.type === 'identifier' && /^(?:str|bytes|list|dict|set|float|int|[A-Z]\w*)$/.test(owner.text);
    const isPassedOn = isClass || parent?.type === 'keyword_argument';
    const takesNothing = METHODS.get(node.get('attribute')?.text ?? '')?.[1] === 0;
    return takesNothing && !isCalled && !isPassedOn ? 0.8 : 0;
  }

  /** A display with a single element of a kind that is rarely alone. */
  private single(node: SyntaxNode): number {
    const [item, more] = node.named;
    if (!item || more) return 0;
    const isOdd =
      conditions.has(item.type) || item.type === 'list_comprehension' || item.type === 'generator_expression';
    return isOdd ? 1.5 : node.type === 'set' ? 1.5 : 0;
  }

  private arithmetic(node: SyntaxNode): number {
    const operands = node.named;
    const operator = node.get('operator')?.type ?? '';
    // `'%s: %s' % a, b` has lost its parentheses.
    const [format, given] = operands;
    const holes = operator === '%' && format?.type === 'string' ? [...format.text.matchAll(/%[-#0-9.]*[a-zA-Z]/g)] : [];
    if (holes.length > 1 && given?.type === 'identifier') return 1.2;
    if (/^[+-]$/.test(operator) && operands.every(({ type }) => constants.has(type))) return 1;
    const isDisplay = operands.some(({ type }) => type === 'list' || type === 'dictionary');
    const isNumber = operands.some(({ type }) => type === 'integer' || type === 'float');
    return isDisplay && (!/^[+*|]$/.test(operator) || (operator === '+' && isNumber)) ? 2.5 : 0;
  }

  private comparison(node: SyntaxNode): number {
    const operator = node.get('operators')?.text ?? '';
    const right = node.named.at(-1)?.type ?? '';
    if (operator.endsWith('in')) return constants.has(right) && right !== 'string' ? 3 : conditions.has(right) ? 1 : 0;
    // `a & b == c` is `a & (b == c)`, which is rarely intended.
    const isBitwise = node.named.some((operand) => /^[&|^]$/.test(operand.get('operator')?.type ?? ''));
    const isOdd = node.named.some(({ type }) => type === 'tuple' || type === 'list_comprehension');
    return Number(isBitwise) + 0.5 * Number(isOdd);
  }

  /** An unused value. */
  private statement(node: SyntaxNode): number {
    const [inside, more] = node.named;
    if (!inside) return 0;
    if (more) return 3;
    return /operator$|^(?:integer|float|identifier|attribute|subscript|tuple|list|dictionary|parenthesized|lambda)/.test(
      inside.type,
    )
      ? 2
      : 0;
  }
}

/** Over several lines, parentheses and strings beside one another are usual. */
function isSpread(node: SyntaxNode): boolean {
  return /[\r\n]/.test(node.text);
}

/** A condition that is a display or a text is always the same. */
function oddCondition(type: string | undefined): number {
  if (type === 'tuple') return 3;
  return /^(?:list|set|dictionary|string)$/.test(type ?? '') ? 2 : 0;
}

/** A comparison or the like in parentheses, which has neither items nor attributes. */
function isCondition(node: SyntaxNode | undefined): boolean {
  return node?.type === 'parenthesized_expression' && node.named.some(({ type }) => conditions.has(type));
}

const levels: readonly (readonly string[])[] = [
  ['or'],
  ['and'],
  ['|'],
  ['^'],
  ['&'],
  ['<<', '>>'],
  ['+', '-'],
  ['*', '/', '//', '%', '@'],
  ['**'],
];

function levelOf(node: SyntaxNode): number {
  if (node.type === 'not_operator') return 1.4;
  if (node.type === 'comparison_operator') return 1.6;
  if (node.type === 'unary_operator') return 7.5;
  const operator = node.get('operator')?.type ?? '';
  return levels.findIndex((level) => level.includes(operator));
}

function needsParentheses(inside: SyntaxNode, parent: SyntaxNode): boolean {
  if (!parent.type.endsWith('operator') || inside.type === 'conditional_expression') return true;
  // The sign of a product needs none.
  if (parent.type === 'unary_operator') return levelOf(inside) < 7;
  const [inner, outer] = [levelOf(inside), levelOf(parent)];
  const isRight = parent.named.length > 1 && parent.named.at(-1)?.named[0]?.text === inside.text;
  return (
    inner < outer || (inner === outer && isRight && ['-', '/', '//', '%'].includes(parent.get('operator')?.type ?? ''))
  );
}
