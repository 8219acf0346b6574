/**
 * How Python evaluates a statement: its expressions in the order in which they are evaluated, and which of them hang on the
 * value of another one. Nothing here knows a value; see `residual.ts` for what is left of a statement once some are known.
 */
import type { SyntaxNode } from '../statements/tree/syntax-node';
import { contains, isSameRange, rangeKey, type SourceRange } from '../text/ranges';

export interface Part {
  readonly range: SourceRange;
  /** With the parentheses around it. */
  readonly outer: SourceRange;
  readonly text: string;
  /** In the order of evaluation. */
  readonly parts: readonly Evaluation[];
  /** What is written there; missing for what is no expression of its own. */
  readonly node?: SyntaxNode;
}

/** All parts are evaluated, then the expression itself. */
export interface Whole extends Part {
  readonly kind: 'whole';
  /** More happens in it than its parts say: a comprehension runs many times, several statements do what they do. */
  readonly repeats: boolean;
  /** It is written down by itself: a name or a literal, with nothing in it to evaluate before. */
  readonly isAtom: boolean;
}

/** `and`, `or`: up to the first operand that decides. `assert`: the message only where the condition does not hold. */
export interface Junction extends Part {
  readonly kind: 'and' | 'or' | 'assert';
}

/** `body if test else otherwise`: the parts are test, body and otherwise. */
export interface Choice extends Part {
  readonly kind: 'if';
}

/** `a < b < c`: up to the first comparison that does not hold. */
export interface Chain extends Part {
  readonly kind: 'chain';
  /** The comparisons, each of two operands that stand side by side. */
  readonly links: readonly { readonly operator: string; readonly range: SourceRange; readonly text: string }[];
}

/** `name := value` */
export interface Named extends Part {
  readonly kind: 'named';
  readonly name: string;
}

export type Evaluation = Whole | Junction | Choice | Chain | Named;

/** Whether what stands there may not be evaluated, whatever happens before. */
export function maySkip(evaluation: Evaluation, range: SourceRange): boolean {
  const at = evaluation.parts.findIndex((part) => contains(part.range, range));
  const part = evaluation.parts[at];
  if (!part) return false;
  // The first two operands of a chain are always compared.
  const isSure = evaluation.kind === 'whole' || at === 0 || (evaluation.kind === 'chain' && at === 1);
  return !isSure || maySkip(part, range);
}

/** By this key a `:=` that has been done is among the truths. */
export function bindingKey({ range }: Evaluation): string {
  return `:= ${rangeKey(range)}`;
}

/** What decides whether other parts of an expression are evaluated. */
export interface Test {
  readonly key: string;
  readonly range: SourceRange;
  readonly parts: readonly Evaluation[];
}

/** What has to be known first of an expression that may not evaluate all of its parts: the key of the test, and its parts. */
export function testOf(expression: Evaluation): Test | undefined {
  const [first, second] = expression.parts;
  if (expression.kind === 'whole' || expression.kind === 'named' || !first || !second) return undefined;
  const link = expression.kind === 'chain' ? expression.links[0] : undefined;
  const range = link?.range ?? first.range;
  return { key: rangeKey(range), range, parts: link ? [first, second] : [first] };
}

/** It is an item of a set. */
export function isInSet(node: SyntaxNode, within: Evaluation | undefined): boolean {
  if (within?.node?.type === 'set' && within.node.named.some((item) => isSameRange(item.range, node.range)))
    return true;
  return within?.parts.some((part) => isInSet(node, part)) ?? false;
}

/** The part that a node is, if it is one. */
export function partAt(within: Evaluation, node: SyntaxNode): Evaluation | undefined {
  if (isSameRange(within.range, node.range) && within.node) return within;
  for (const part of within.parts) {
    const found = partAt(part, node);
    if (found) return found;
  }
  return undefined;
}
