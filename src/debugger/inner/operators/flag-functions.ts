/** `operator.or_(one, other)` on flags: what they are together nobody but the machine can tell, which holds the names of all members. */
import type { Value } from '../../../python/values/value';
import type { Given } from '../../operands/leads';
import type { HeldValues, InnerStep } from '../calls/inner-call';
import type { ProgramClasses } from '../classes/program-classes';
import { Operators } from './operators';

const SIGNS: Readonly<Partial<Record<string, string>>> = {
  'operator.or_': '|',
  'operator.and_': '&',
  'operator.xor': '^',
  'operator.ior': '|',
  'operator.iand': '&',
  'operator.ixor': '^',
};

/** @param path of the function that is called, as the library names it, and its value where it has one */
export function flagFunction(
  path: string | undefined,
  callee: Value | undefined,
  all: readonly Given[],
  values: HeldValues,
  classes: ProgramClasses,
): InnerStep | undefined {
  const name = callee?.kind === 'opaque' && callee.type === 'builtin' ? callee.name : path;
  const sign = name === undefined ? undefined : SIGNS[name];
  if (sign === undefined || all.length !== 2 || all.some((one) => one.star ?? one.keyword)) return undefined;
  const [left, right] = all.map(({ node }) => values.of(node));
  if (left && right) return classes.isFlag(left) || classes.isFlag(right) ? new Operators(classes).binary(sign, left, right) : undefined; // prettier-ignore
  const open = all.find(({ node }) => values.of(node) === undefined);
  const known = left ?? right;
  return open && known && classes.isFlag(known) ? { needs: open.node } : undefined;
}
