/**
 * Generators that nobody can ask for an item any more: CPython closes them at once, by throwing `GeneratorExit` in where they
 * wait, which its tracing reports.
 */
import { children } from '../objects/containers';
import { isGenerator, thrownInto } from '../calls/generators';
import { raised } from '../state/exceptions';
import { valuesOf } from '../state/value-roots';
import { initial, type Frame, type State } from '../state/state';
import type { Value } from '../../python/values/value';

/**
 * The state in which the first abandoned generator ends; undefined if there is none.
 * @param before what comes once it has ended: the event that the state is at, or the rest of the top frame's statement
 */
export function closing(state: State, before: 'event' | 'statement'): State | undefined {
  const waiting = [...state.generators.values()].filter(({ isResumed }) => isResumed);
  if (waiting.length === 0 || state.frames.length === 0) return undefined;
  // The traceback of an exception keeps the frames that it has left.
  if (state.frames.some(({ handled, exception }) => handled.length > 0 || exception)) return undefined;
  const reached = reachable(state);
  const abandoned = waiting.find(({ id }) => !reached.has(id));
  return abandoned && thrownInto(state, { ...abandoned, closing: before }, raised('GeneratorExit', ''));
}

/** Frames of generators that something holds: names, what statements have computed so far, and variables that functions see. */
function reachable(state: State): Set<number> {
  const generators = new Set<number>();
  const closures = new Set<number>();
  const open: Frame[] = [...state.frames];
  const visit = (value: Value): void => {
    if (isGenerator(value) && !generators.has(value.generator)) {
      generators.add(value.generator);
      const frame = state.generators.get(value.generator);
      if (frame) open.push(frame);
    }
    if (value.kind === 'opaque' && value.closure !== undefined) visitClosure(value.closure);
    for (const [, child] of children(value)) visit(child);
  };
  const visitClosure = (id: number): void => {
    const closure = state.closures.get(id);
    if (!closure || closures.has(id)) return;
    closures.add(id);
    for (const value of closure.locals.values()) visit(value);
    if (closure.around !== undefined) visitClosure(closure.around);
  };
  for (const value of valuesOf({ ...state, frames: [], closures: new Map(), generators: new Map() })) visit(value);
  for (let frame = open.pop(); frame; frame = open.pop()) {
    for (const value of valuesOf({ ...EMPTY, frames: [frame] })) visit(value);
    const { computed, waiting, closure } = frame;
    for (const { value } of [...computed, ...(waiting?.computed ?? [])]) visit(value);
    if (closure !== undefined) visitClosure(closure);
  }
  return generators;
}

const EMPTY = initial();
