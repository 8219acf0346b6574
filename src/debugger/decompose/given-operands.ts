/** What an operation works on, where that has a value already: it goes by a name in the operation's loop, and is not computed again. */
import { isValueOf } from '../../codec/step/syntax/call-syntax';
import type { ComputedValue } from '../../codec/query';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SubExpression } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import type { Bindings } from '../state/state';
import { holesOf, inHole } from '../../python/expressions/holes';

/** Written down by themselves, or to be evaluated anew for each item. */
const AS_WRITTEN =
  /^(?:identifier|integer|float|string|concatenated_string|true|false|none|list|tuple|set|dictionary|lambda|generator_expression|keyword_argument|list_splat|dictionary_splat)$/;
/** Values that are the same however often they are gone through. */
export const LASTING = /^(?:none|bool|int|float|str|bytes|list|tuple|set|dict)$/;

export interface GivenOperands {
  /** The operation with names in their place. */
  readonly text: string;
  readonly names: Bindings;
}

/** The same of an operation in other words. */
export interface OtherWords extends GivenOperands {
  /** What the operation gives, of what the words give; undefined where that is nothing that it can be. */
  readonly meant?: (value: Value) => Value | undefined;
}

/** What a method is called on and the arguments of a call, or the items of those that are displays, and what stands in the holes of an f-string. */
function operandsOf(node: SyntaxNode): readonly SyntaxNode[] {
  if (node.type === 'call') {
    const given = (node.get('arguments')?.named ?? []).flatMap((one) => (/^(?:list|tuple)$/.test(one.bare.type) ? one.bare.named : one)); // prettier-ignore
    return [node.get('function')?.bare.get('object') ?? [], ...given].flat();
  }
  if (node.type === 'comparison_operator') return node.named;
  return holesOf(node).flatMap((hole) => inHole(hole) ?? []);
}

/** What has a value: an operand, or what one is an item or an attribute of, such as a property that has run. */
function known(operand: SyntaxNode, isKnown: (node: SyntaxNode) => boolean): SyntaxNode | undefined {
  if (isKnown(operand)) return operand;
  const holder = operand.bare.get(operand.bare.type === 'subscript' ? 'value' : 'object');
  return holder && /^(?:subscript|attribute)$/.test(operand.bare.type) ? known(holder, isKnown) : undefined;
}

function hasHoles(node: SyntaxNode): boolean {
  return holesOf(node).length > 0;
}

/** @param values that are known of the statement, or predicted */
export function withGivenOperands({ text, node }: SubExpression, values: readonly ComputedValue[]): GivenOperands {
  const names = new Map<string, Value>();
  const operands = node?.text === text ? operandsOf(node) : [];
  let result = text;
  for (const whole of operands.toReversed()) {
    const operand = known(whole, (one) => values.some((value) => isValueOf(value, one)));
    if (!operand) continue;
    if (AS_WRITTEN.test(operand.bare.type) && !hasHoles(operand.bare)) continue;
    const found = values.findLast((one) => isValueOf(one, operand));
    const at = operand.offset - (node?.offset ?? 0);
    if (!found || !LASTING.test(found.value.kind) || text.slice(at, at + operand.text.length) !== operand.text)
      continue;
    const name = `_given${names.size}`;
    names.set(name, found.value);
    result = result.slice(0, at) + name + result.slice(at + operand.text.length);
  }
  return { text: result, names };
}
