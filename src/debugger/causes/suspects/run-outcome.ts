/** Continues a recording to its predicted end, and locates symptoms in it. */
import { PredictionError } from '../../../codec/query';
import type { Machine } from '../../machine/machine';
import type { State } from '../../state/state';
import type { Recording } from '../recording';
import { isRunaway, LoopWatch } from './endless';

/** Events after which the run is aborted. */
const LONGEST_RUN = 1500;

/**
 * Continues from the newest state to the end of the run, or as far as the model can predict; the recording itself is unchanged.
 * @param until time (of `performance.now`) at which the run is aborted
 */
export async function toEnd(
  recording: Recording,
  machine: Machine,
  until = Number.POSITIVE_INFINITY,
  signal?: AbortSignal,
): Promise<Recording> {
  const { source, first, last } = recording;
  const more: State[] = [];
  let state = recording.state(last);
  const watch = new LoopWatch();
  try {
    while (state?.status === 'running' && more.length < LONGEST_RUN && performance.now() < until) {
      more.push((state = await machine.step(state, signal)));
      if (watch.isBack(state) || isRunaway(state)) break;
    }
  } catch (error) {
    if (!(error instanceof PredictionError)) throw error;
  }
  return {
    source,
    first,
    last: last + more.length,
    state: (index) => (index <= last ? recording.state(index) : more[index - last - 1]),
  };
}

/** The recording up to an index. */
export function upTo(recording: Recording, last: number): Recording {
  const { source, first } = recording;
  return { source, first, last, state: (index) => (index <= last ? recording.state(index) : undefined) };
}

/** Index of the last state up to `index` in which the frame was at a line, about to run it. */
export function lastArrival(recording: Recording, index: number, frame: number): number | undefined {
  for (let at = index; at >= recording.first; at--) {
    const top = recording.state(at)?.frames.at(-1);
    if (top?.id === frame && top.event === 'line') return at;
  }
  return undefined;
}

/** The number of this arrival at the line of the state with this index, from 1, over all calls of the function. */
export function visitOf(recording: Recording, index: number): number {
  const here = recording.state(index)?.frames.at(-1);
  let visits = 0;
  for (let at = recording.first + 1; at <= index; at++) {
    const top = recording.state(at)?.frames.at(-1);
    if (top?.event === 'line' && top.line === here?.line && top.function === here.function) visits += 1;
  }
  return Math.max(1, visits);
}
