/** Fills in unknown values: completes a partial state from the one that the model predicted for the same point. */
import type { Value } from '../../python/values/value';
import { localsOf, topFrame, withTop, type Bindings, type State } from '../state/state';

/**
 * The known state, its unknown values taken from the reached one; the same object if there are
 * none. Only what the top frame sees is completed.
 * @param reached fits `known`
 */
export function completedState(known: State, reached: State): State {
  const frame = topFrame(known);
  const isModule = frame.function.kind === 'module';
  const globals = fill(known.globals, reached.globals);
  const locals = isModule ? frame.locals : fill(frame.locals, localsOf(reached, topFrame(reached)));
  const value = frame.value?.kind === 'unknown' ? topFrame(reached).value : undefined;
  if (globals === known.globals && locals === frame.locals && (!value || value.kind === 'unknown')) return known;
  const state = withTop(known, { ...frame, locals, ...(value && { value }) });
  return { ...state, globals, nextId: Math.max(known.nextId, reached.nextId) };
}

/** Names of the second state's top frame and globals that have other values in the first one. */
export function* newValues(before: State, after: State): Generator<readonly [string, Value]> {
  for (const bindings of [localsOf, ({ globals }: State) => globals]) {
    const old = bindings(before, topFrame(before));
    for (const [name, value] of bindings(after, topFrame(after))) if (old.get(name) !== value) yield [name, value];
  }
}

function fill(known: Bindings, reached: Bindings): Bindings {
  const found = [...known].flatMap(([name, value]) => {
    const other = value.kind === 'unknown' ? reached.get(name) : undefined;
    return other && other.kind !== 'unknown' ? [[name, other] as const] : [];
  });
  return found.length === 0 ? known : new Map([...known, ...found]);
}
