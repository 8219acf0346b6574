/** `x: list = field(…)` in the body of a dataclass, whose default has to be computed or made. */
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { Statement } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { attributeOf } from '../../../python/values/access-path';
import { fieldValue, isField, KEPT } from '../../classes/field-factories';
import { givenIn } from '../../operands/leads';
import type { HeldValues, InnerStep } from '../calls/inner-call';

/** What `field(…)` gives, once its default or what makes it is known. */
export function fieldStep(node: SyntaxNode, values: HeldValues, statement: Statement): InnerStep | undefined {
  if (!isField(statement) || !/^(?:dataclasses\.)?field$/.test(node.get('function')?.text ?? '')) return undefined;
  const given = givenIn(node.get('arguments')).filter(({ keyword }) => KEPT.includes(keyword ?? ''));
  const known = new Map<string, Value>();
  for (const { keyword = '', node: argument } of given) {
    const value = values.of(argument);
    if (!value) return { needs: argument };
    known.set(keyword, value);
  }
  return { value: fieldValue(known) };
}

/** `f.type` of one of `dataclasses.fields`: nobody knows of a field what has not been told of it. */
export function fieldAttribute(holder: Value | undefined, name: string): Value | undefined {
  if (holder?.kind !== 'foreign' || holder.type !== 'dataclasses.Field') return undefined;
  return attributeOf(holder, name) ?? { kind: 'unknown', reason: `the ${name} of a field is not followed` };
}
