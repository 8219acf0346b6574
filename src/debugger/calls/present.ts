/** Objects that hold themselves, as they are now. */
import type { Value } from '../../python/values/value';
import { stubId } from '../../python/values/cycles';
import { findObjects } from '../objects/heap';
import type { State } from '../state/state';
import { valuesOf } from '../state/value-roots';

/** The object that a value which holds itself stands for. */
export function present(state: State, value: Value): Value {
  const id = stubId(value);
  return id === undefined ? value : (findObjects(valuesOf(state), new Set([id])).get(id) ?? value);
}
