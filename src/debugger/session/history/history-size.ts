/** The memory that a state takes beyond what it shares with its predecessor, in cells of roughly 16 bytes. */
import type { Value } from '../../../python/values/value';
import { itemsInside } from '../../../python/values/children';
import type { Bindings, State } from '../../state/state';

/** For a state itself, and for each of its frames. */
const STATE = 60;
const FRAME = 20;

export function stateSize(state: State, before: State): number {
  let weight = STATE + FRAME * state.frames.length + weighBindings(state.globals, before.globals);
  for (const [name, bindings] of state.modules) weight += weighBindings(bindings, before.modules.get(name));
  state.frames.forEach((frame, depth) => {
    weight += weighBindings(frame.locals, before.frames[depth]?.locals);
  });
  return weight;
}

function weighBindings(bindings: Bindings, before: Bindings | undefined): number {
  if (bindings === before) return 0;
  let weight = bindings.size;
  for (const [name, value] of bindings) weight += weighValue(value, before?.get(name));
  return weight;
}

function weighValue(value: Value, before: Value | undefined): number {
  if (value === before) return 0;
  if (value.kind === 'str' || value.kind === 'bytes') return 1 + value.value.length / 8;
  const inner = itemsInside(value);
  if (inner.length === 0) return 1;
  // Values in the same place are mostly shared.
  const old = before ? itemsInside(before) : [];
  let weight = 1 + inner.length;
  for (const [i, child] of inner.entries()) if (child !== old[i]) weight += weighValue(child, old[i]);
  return weight;
}
