/** Where a number of the arguments has been changed and a number came of it: how far it would have to go on, were the two in proportion. */
import { sameValue } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';
import { spotsOf, type Inputs, type Spot } from './spots';

export interface Point {
  readonly inputs: Inputs;
  readonly result: Value;
}

/** Undefined where more than one number differs, or nothing came of it, or no whole number would do for whole ones. */
export function secant(from: Point, to: Point, wanted: Value): Inputs | undefined {
  const [before, after, goal] = [from.result, to.result, wanted].map(numberOf);
  if (before === undefined || after === undefined || goal === undefined || before === after) return undefined;
  const changed = changedNumber(from.inputs, to.inputs);
  if (!changed) return undefined;
  const { spot, by } = changed;
  const on = ((goal - after) * by) / (after - before);
  if (spot.value.kind === 'float') return spot.with({ kind: 'float', value: spot.value.value + on });
  return spot.value.kind === 'int' && Number.isSafeInteger(on)
    ? spot.with({ kind: 'int', value: spot.value.value + BigInt(on) })
    : undefined;
}

function changedNumber(from: Inputs, to: Inputs): { readonly spot: Spot; readonly by: number } | undefined {
  const before = spotsOf(from);
  const after = spotsOf(to);
  if (before.length !== after.length) return undefined;
  // What holds the number differs, too.
  const different = after.flatMap((spot, at) => {
    const old = before[at];
    return old && isLeaf(spot.value) && !sameValue(old.value, spot.value) ? [{ spot, old: old.value }] : [];
  });
  const [one, ...others] = different;
  const [old, own] = [numberOf(one?.old), numberOf(one?.spot.value)];
  return one && others.length === 0 && old !== undefined && own !== undefined
    ? { spot: one.spot, by: own - old }
    : undefined;
}

function isLeaf({ kind }: Value): boolean {
  return !/^(?:list|tuple|set|dict)$/.test(kind);
}

function numberOf(value: Value | undefined): number | undefined {
  return value?.kind === 'int' || value?.kind === 'float' ? Number(value.value) : undefined;
}
