/**
 * Generators that nobody can ask for an item any more: CPython closes them at once, by throwing `GeneratorExit` in where they
 * wait, which its tracing reports.
 */
import type { ComputedValue } from '../../../codec/query';
import { contains, isSameRange } from '../../../python/text/ranges';
import { children } from '../../objects/containers';
import { isGenerator, suspendedFrame, thrownInto } from '../../calls/generators';
import { raised } from '../../state/exceptions';
import { valuesOf } from '../../state/value-roots';
import { initial, type Frame, type State } from '../../state/state';
import type { Value } from '../../../python/values/value';

/** The state in which the first abandoned generator ends, before the event that the state is at; undefined if there is none. */
export function closing(state: State): State | undefined {
  if (state.generators.size === 0 || state.frames.length === 0) return undefined;
  // The traceback of an exception keeps the frames that it has left.
  if (state.frames.some(({ handled, exception }) => handled.length > 0 || exception)) return undefined;
  const abandoned = firstToEnd(state, abandonedIn(state));
  return abandoned && thrownInto(state, { ...abandoned, closing: true }, raised('GeneratorExit', ''));
}

/** An exception has left a loop that went through a generator of its own: no traceback keeps that. @param before the frame where it came up */
export function leftLoop({ iterators }: Frame, state: State): State | undefined {
  if (iterators.length === 0 || state.generators.size === 0) return undefined;
  const kept = new Set(state.frames.at(-1)?.iterators.map(({ line }) => line));
  const left = iterators.flatMap(({ line, iterable }) => (!kept.has(line) && isGenerator(iterable) ? [iterable.generator] : [])); // prettier-ignore
  const abandoned = left.length > 0 ? abandonedIn(state).find(({ id }) => left.includes(id)) : undefined;
  return abandoned && thrownInto(state, { ...abandoned, closing: true }, raised('GeneratorExit', ''));
}

/** A function has returned: who traces a program and looks at frames keeps its variables, so what they held is not closed. */
export function forgotten(state: State): State {
  const abandoned = new Set(abandonedIn(state).map(({ id }) => id));
  if (abandoned.size === 0) return state;
  return { ...state, generators: new Map([...state.generators].filter(([id]) => !abandoned.has(id))) };
}

/** Generators that wait, and that nothing holds; what has never begun is closed, too. */
function abandonedIn(state: State): Frame[] {
  const waiting = [...state.generators.values()].filter(
    // An asynchronous generator is closed by its event loop, later.
    ({ isResumed, parked, function: { inner, isAsync, isGenerator: yields } }) =>
      !parked && !(isAsync && yields) && (isResumed === true || (!inner && !isAsync)),
  );
  if (waiting.length === 0) return [];
  const names = valuesOf({ ...state, frames: [], closures: new Map(), generators: new Map() });
  const parked = [...state.generators.values()].filter((frame) => frame.parked);
  const reached = reachable(state, [...state.frames, ...parked], names);
  return waiting.filter(({ id }) => !reached.has(id));
}

/** One that none of the others holds, or what it delegates to; what else it holds is abandoned once it has ended. */
function firstToEnd(state: State, all: readonly Frame[]): Frame | undefined {
  if (all.length < 2) return all[0];
  const isHeld = (one: Frame): boolean => all.some((other) => other !== one && reachable(state, [other]).has(one.id));
  const outermost = all.find((one) => !isHeld(one)) ?? all[0];
  return outermost && delegatedTo(state, outermost);
}

function delegatedTo(state: State, frame: Frame): Frame {
  const inner = frame.delegate && suspendedFrame(state, frame.delegate.iterable);
  return inner ? delegatedTo(state, inner) : frame;
}

/** Frames of generators that these hold: by names, what statements have computed so far, and variables that functions see. */
function reachable(state: State, frames: readonly Frame[], names: readonly Value[] = []): Set<number> {
  const generators = new Set<number>();
  const closures = new Set<number>();
  const open = [...frames];
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
  names.forEach(visit);
  for (let frame = open.pop(); frame; frame = open.pop()) {
    for (const value of valuesOf({ ...EMPTY, frames: [frame] })) visit(value);
    const { computed, waiting, closure, paused } = frame;
    // What a call was given belongs to what is called.
    const isGiven = ({ range }: ComputedValue): boolean =>
      [...computed, ...(waiting ? [waiting, ...waiting.computed] : [])].some(
        (one) => !isSameRange(one.range, range) && contains(one.range, range),
      );
    for (const one of [...computed, ...(waiting?.computed ?? []), ...(paused?.computed ?? [])])
      if (!isGiven(one)) visit(one.value);
    for (const { generator } of waiting?.loop?.tasks.values() ?? [])
      if (generator !== undefined) visit({ kind: 'opaque', type: 'iterator', name: 'coroutine', generator });
    if (closure !== undefined) visitClosure(closure);
  }
  return generators;
}

const EMPTY = initial();
