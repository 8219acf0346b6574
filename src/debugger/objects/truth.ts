/** Which values say themselves whether they count as true. */
import type { Value } from '../../python/values/value';

/**
 * True, False and None say it themselves, and functions, modules and iterators are always true; of any other value it is asked
 * whether it counts as true.
 */
export function truthOf(value: Value | undefined): boolean | undefined {
  if (value?.kind === 'none') return false;
  // The class of a class may say something else.
  if (value?.kind === 'opaque') return value.type === 'class' ? undefined : true;
  return value?.kind === 'bool' ? value.value : undefined;
}
