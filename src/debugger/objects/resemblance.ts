/** Comparisons that find an object again in a prediction. */
import { printValue, sameValue } from '../../python/values/print';
import type { ComputedValue } from '../../codec/query';
import type { Value } from '../../python/values/value';
import { children, idOf, isContainer, sameType } from './containers';

/** True where the value says of some part that it is not known, as it does of cycles. */
export function hasUnknown(value: Value): boolean {
  return value.kind === 'unknown' || children(value).some(([, child]) => hasUnknown(child));
}

/** Equality for objects in cycles: what is unknown, and the object that is changing, count as equal. */
export function resembles(known: Value, value: Value, changing: Value | undefined): boolean {
  if (value.kind === 'unknown' || known.kind === 'unknown') return isContainer(known) || known.kind === 'unknown';
  if (!sameType(known, value)) return false;
  if (changing && idOf(known) !== undefined && idOf(known) === idOf(changing)) return true;
  const [before, after] = [children(known), children(value)];
  if (before.length !== after.length) return false;
  if (after.length === 0) return sameValue(known, value);
  return after.every(
    ([key, child], index) => before[index]?.[0] === key && resembles(before[index][1], child, changing),
  );
}

/** True where `inner` is an operand of `outer` in the source. */
export function contains(outer: ComputedValue, inner: ComputedValue): boolean {
  const a = outer.range;
  const b = inner.range;
  const starts = a.line < b.line || (a.line === b.line && a.column <= b.column);
  const ends = a.endLine > b.endLine || (a.endLine === b.endLine && a.endColumn >= b.endColumn);
  return starts && ends;
}

/** As `children` names places. */
export function keyOf(step: string | Value): string {
  return typeof step === 'string' ? step : printValue(step);
}

/** Removes a value from those that are left, if it is among them. */
export function take(spare: Value[], value: Value): Value {
  const at = spare.indexOf(value);
  if (at >= 0) spare.splice(at, 1);
  return value;
}
