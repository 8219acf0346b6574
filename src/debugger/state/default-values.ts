/** Under which names a state keeps the default values of functions. */
import type { FunctionInfo } from '../../python/syntax';
import { isMutable, sameValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import type { State } from './state';

/** A function inside another one has the defaults of the call in which its `def` ran. */
export function defaultKey(
  { qualifiedName, parent, inner }: FunctionInfo,
  name: string,
  closure: number | undefined,
): string {
  const isOfFrame = parent?.kind !== 'class' && !inner && closure !== undefined;
  return isOfFrame ? `${qualifiedName}@${closure}:${name}` : `${qualifiedName}:${name}`;
}

/** The same name where frames have other numbers. */
export function renumberedKey(key: string, renumber: (closure: number) => number): string {
  return key.replace(/@(\d+)(?=:\w+$)/, (_, closure: string) => `@${renumber(Number(closure))}`);
}

/** Its `def` has run before in the same frame, with other defaults: it is in a loop. */
export function isDefinedAgain(
  { defaults }: State,
  info: FunctionInfo,
  values: readonly (readonly [string, Value])[],
  closure: number | undefined,
): boolean {
  return (
    info.kind === 'function' &&
    values.some(([name, value]) => {
      const before = defaults.get(defaultKey(info, name, closure));
      return before !== undefined && (isMutable(value) || !sameValue(before, value));
    })
  );
}

/** Each function that such a `def` makes has defaults of its own, and so a place between itself and the frame. */
export function madeAgain(
  state: State,
  { qualifiedName }: FunctionInfo,
  around: number | undefined,
): { state: State; closure: number } {
  const closure = state.nextFrame;
  const place = { function: `${qualifiedName} made again`, locals: new Map<string, Value>() };
  const closures = new Map(state.closures).set(closure, around === undefined ? place : { ...place, around });
  return { state: { ...state, closures, nextFrame: closure + 1 }, closure };
}
