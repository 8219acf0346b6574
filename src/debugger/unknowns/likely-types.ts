/** Whether what the model says can be of the type that something is known to have. */
import { className, isOptional } from '../../python/library/library-types';
import { isIteratorName } from '../../python/library/iterators';
import { isValueCall } from '../../python/values/constructors';
import type { Value } from '../../python/values/value';
import { typeOf } from './unknown-values';

/** Classes whose instances the model says as they are. */
export const PLAIN = new Set('NoneType bool int float str bytes list tuple dict set'.split(' '));
/** What may be there in the place of another class: one that is derived from it, or that typeshed does not tell from it. */
const ALIKE: Readonly<Record<string, string>> = { int: 'bool', float: 'int', str: 'bytes' };

/** Whether the model may be right about something of that type. */
export function isLikely(type: string, said: Value): boolean {
  const [wanted, found] = [className(type), typeOf(said) ?? ''];
  // No function or iterator is a list.
  if (!PLAIN.has(found)) return said.kind !== 'opaque' || !PLAIN.has(wanted);
  if (!PLAIN.has(wanted)) return !wanted.includes('.') || isValueCall(wanted);
  return found === wanted || found === ALIKE[wanted] || (said.kind === 'none' && isOptional(type));
}

/** An iterator that nothing makes: what the model says of what it has no words for. */
export function isMadeUp(said: Value): boolean {
  return said.kind === 'opaque' && said.type === 'iterator' && !isIteratorName(said.name);
}
