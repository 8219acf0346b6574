/** Whether anything but weak references holds an object: CPython ends one at once that nothing holds, unless it is in a cycle. */
import { stubId } from '../../python/values/cycles';
import type { Value } from '../../python/values/value';
import { children, idOf, someChild } from '../objects/containers';
import { initial, type State } from '../state/state';
import { valuesOf } from '../state/value-roots';

/** True or False, or unknown where it hangs on what is not followed: cycles, tracebacks, variables that only a function sees. */
export function isHeld(state: State, target: Value): Value {
  if (target.kind === 'none') return { kind: 'bool', value: false };
  const isIt = sameness(target);
  if (!isIt) return unknown('whether something else holds the object');
  const closures = new Set<number>();
  const found = { surely: false, perhaps: false };
  const visit = (value: Value, isSure: boolean): void => {
    if (isIt(value)) found[isSure ? 'surely' : 'perhaps'] = true;
    if (isWeak(value)) return;
    if (value.kind === 'opaque' && value.closure !== undefined) visitClosure(value.closure);
    for (const [, child] of children(value)) visit(child, isSure);
  };
  // All of its variables are kept, and only some are seen.
  const visitClosure = (id: number): void => {
    const closure = state.closures.get(id);
    if (!closure || closures.has(id)) return;
    closures.add(id);
    for (const value of closure.locals.values()) visit(value, false);
    if (closure.around !== undefined) visitClosure(closure.around);
  };
  for (const value of valuesOf({ ...state, frames: [], closures: new Map(), generators: new Map() }))
    visit(value, true);
  for (const [depth, frame] of state.frames.entries()) {
    for (const value of valuesOf({ ...initial(), frames: [frame] })) visit(value, true);
    // Whoever asks has read it.
    const read = depth === state.frames.length - 1 ? [] : [...frame.computed, ...(frame.waiting?.computed ?? [])];
    for (const one of read) visit(one.value, false);
    if (frame.closure !== undefined) visitClosure(frame.closure);
  }
  for (const value of valuesOf({ ...initial(), generators: state.generators })) visit(value, false);
  if (found.surely) return { kind: 'bool', value: true };
  const isTraced = state.frames.some(({ handled, exception }) => handled.length > 0 || exception);
  if (found.perhaps || isTraced || isInCycle(target)) return unknown('whether the object has ended');
  return { kind: 'bool', value: false };
}

/** What it holds it holds weakly. */
function isWeak(value: Value): boolean {
  return value.kind === 'object' && value.className.startsWith('weakref.');
}

/** Something in it, or it itself, is inside itself. */
function isInCycle(value: Value): boolean {
  return stubId(value) !== undefined || (!isWeak(value) && someChild(value, isInCycle));
}

/** Undefined for what cannot be told from others like it. */
function sameness(target: Value): ((value: Value) => boolean) | undefined {
  const id = idOf(target);
  if (id !== undefined) return (value) => idOf(value) === id;
  if (target.kind !== 'opaque' || target.type !== 'function' || target.self) return undefined;
  const { definition, closure, name } = target;
  return (value) => value.kind === 'opaque' && value.type === 'function' && value.name === name && value.definition === definition && value.closure === closure; // prettier-ignore
}

function unknown(what: string): Value {
  return { kind: 'unknown', type: 'bool', reason: `${what} is not known` };
}
