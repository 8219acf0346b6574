/** Which values say themselves whether they count as true. */
import { isBuiltInException } from '../../python/definitions/builtin-exceptions';
import type { Value } from '../../python/values/value';

/** Instances of these have neither a length nor a truth of their own. */
const ALWAYS_TRUE =
  /^(?:datetime\.(?:date|datetime|time|timezone)|re\.(?:Match|Pattern)|pathlib\.\w+|(?:uuid\.)?UUID|zoneinfo\.ZoneInfo)$/;

/**
 * True, False and None say it themselves, and functions, modules and iterators are always true, like dates, matches and
 * exceptions; of any other value it is asked whether it counts as true.
 */
export function truthOf(value: Value | undefined): boolean | undefined {
  if (value?.kind === 'none') return false;
  // The class of a class may say something else.
  if (value?.kind === 'opaque') return value.type === 'class' ? undefined : true;
  if (value?.kind === 'call') return ALWAYS_TRUE.test(value.name) || isBuiltInException(value.name) ? true : undefined;
  if (value?.kind === 'foreign') return ALWAYS_TRUE.test(value.type) ? true : undefined;
  return value?.kind === 'bool' ? value.value : undefined;
}
