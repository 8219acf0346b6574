/** What `functools.wraps(f)` makes of the function that it decorates. */
import { isWraps } from '../../../python/expressions/decorator';
import type { Value } from '../../../python/values/value';

/** `functools.wraps(f)`: the function is called what `f` is called. */
export function wrappedBy(decorator: Value, value: Value): Value | undefined {
  const [original] = decorator.kind === 'call' && isWraps(decorator.name) ? decorator.args : [];
  if (original?.kind !== 'opaque' || value.kind !== 'opaque') return undefined;
  return { ...value, name: original.name };
}
