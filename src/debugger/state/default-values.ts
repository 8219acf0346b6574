/** Under which names a state keeps the default values of functions. */
import type { FunctionInfo } from '../../python/syntax';

/** A function inside another one has the defaults of the call in which its `def` ran. */
export function defaultKey(
  { qualifiedName, parent, inner }: FunctionInfo,
  name: string,
  closure: number | undefined,
): string {
  const isInside = parent?.kind === 'function' && !inner && closure !== undefined;
  return isInside ? `${qualifiedName}@${closure}:${name}` : `${qualifiedName}:${name}`;
}
