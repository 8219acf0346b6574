/** Whether two runs end alike. */
import { sameValue } from '../../../python/values/print';
import type { RollOut } from '../contract/roll-out';

/** Whether two runs end alike, as far as that is known. */
export function isSameEnd(one: RollOut, other: RollOut): boolean {
  const [a, b] = [one.ending, other.ending];
  if (a.kind === 'returned' && b.kind === 'returned') return sameValue(a.value, b.value);
  if (a.kind === 'raised' && b.kind === 'raised')
    return a.exception.type === b.exception.type && a.exception.message === b.exception.message;
  return a.kind === b.kind;
}
