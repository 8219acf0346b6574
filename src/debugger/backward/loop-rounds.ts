/** Positions of the active loops in a state that was given rather than reached. */
import { PredictionError } from '../../codec/query';
import type { Value } from '../../python/values/value';
import { iteratorAt } from '../state/loop-iterators';
import { fittingItems } from './finished-rounds';
import type { Machine } from '../machine/machine';
import { moved, topFrame, withTop, type Frame, type State } from '../state/state';

/**
 * The state with the positions of those loops, if the known values allow only one: the model is asked for each loop's
 * iterable, and the names that its header binds give the position.
 * @throws DOMException `AbortError` if `signal` is aborted
 */
export async function withRounds(machine: Machine, state: State, signal?: AbortSignal): Promise<State> {
  const frames: Frame[] = [];
  for (const frame of state.frames) {
    const alone = { ...state, frames: [...frames, frame] };
    frames.push(topFrame(await framed(machine, alone, signal)));
  }
  return { ...state, frames };
}

async function framed(machine: Machine, start: State, signal?: AbortSignal): Promise<State> {
  let state = start;
  for (const { line, iterable } of topFrame(start).iterators) {
    if (iterable.kind !== 'unknown') continue;
    const frame = topFrame(state);
    const statement = machine.source.statementAt(line, frame.function);
    const entered = await entering(machine, state, line, signal);
    const [index, ...others] = statement && entered ? fittingItems(state, statement, entered) : [];
    if (!entered || index === undefined || others.length > 0) continue;
    const taken = index + 1;
    const iterators = frame.iterators.map((one) => (one.line === line ? { line, iterable: entered, taken } : one));
    state = withTop(state, { ...frame, iterators });
  }
  return state;
}

/** The iterable of the loop if it began now. */
async function entering(
  machine: Machine,
  state: State,
  line: number,
  signal?: AbortSignal,
): Promise<Value | undefined> {
  const frame = topFrame(state);
  const outside = frame.iterators.filter((iterator) => iterator.line !== line);
  const header = moved({ ...frame, iterators: outside }, { line, event: 'line' });
  try {
    const next = await machine.step(withTop(state, header), signal);
    const isHere = next.frames.length === state.frames.length;
    const iterable = isHere ? iteratorAt(topFrame(next), line)?.iterable : undefined;
    return iterable?.kind === 'unknown' ? undefined : iterable;
  } catch (error) {
    if (error instanceof PredictionError) return undefined;
    throw error;
  }
}
