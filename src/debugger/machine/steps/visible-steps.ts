/** Steps of the machine up to the next event that people see: what runs inside a statement has none of its own. */
import { PredictionError } from '../../../codec/query';
import { UNKNOWN } from '../../objects/containers';
import { returnedValue } from '../../calls/call-site';
import { folded, isInner, unfolded, visibleFrame } from '../../state/inner-frames';
import { moved, withTop, type State, type StepInfo } from '../../state/state';

/** Events inside of one statement; more mean that it may never end. */
const MOST_EVENTS = 20_000;

/** @param step makes one event, with all frames on the stack */
export async function untilVisible(state: State, step: (state: State) => Promise<State>): Promise<State> {
  const fresh = state.last;
  let current = unfolded(state);
  for (let events = 0; events < MOST_EVENTS; events++) {
    const before = current;
    const next = await unlessUnknown({ ...before, last: fresh }, step);
    current = { ...next, last: together(before, next) };
    const top = current.frames.at(-1);
    if (!top || !isInner(top)) return folded(current);
  }
  throw new PredictionError('The iterable of the statement does not end.');
}

/** Where what runs inside a statement cannot be predicted, its value is unknown, and the statement continues. */
async function unlessUnknown(state: State, step: (state: State) => Promise<State>): Promise<State> {
  try {
    return await step(state);
  } catch (error) {
    const top = state.frames.at(-1);
    if (!(error instanceof PredictionError) || !top || !isInner(top)) throw error;
    const at = state.frames.findLastIndex((frame) => !isInner(frame));
    const outer = state.frames[at];
    const { waiting, truths } = outer ?? {};
    if (!outer || !waiting || (waiting.implicit && waiting.implicit !== 'collect')) throw error;
    const unknown = { ...UNKNOWN, reason: error.message };
    const value = returnedValue(waiting.expression, waiting.range, unknown);
    const frame = {
      ...moved(outer, { line: outer.line, event: 'line' }),
      computed: [...waiting.computed, value],
      ...(truths && { truths }),
    };
    return step(withTop({ ...state, frames: state.frames.slice(0, at + 1) }, frame));
  }
}

/** What is known about a step that took several events. */
function together(before: State, { frames, last }: State): StepInfo {
  const { last: first } = before;
  const top = before.frames.at(-1);
  const isInside = top !== undefined && isInner(top);
  const from = last.from && (visibleFrame(before, last.from.frame) ?? visibleFrame({ frames }, last.from.frame));
  const locals = isInside ? top.function.locals : [];
  const changes = [...last.changes].filter(([name]) => !locals.includes(name));
  const prediction = last.prediction ?? first.prediction;
  const assumptions = [...(first.assumptions ?? []), ...(last.assumptions ?? [])];
  return {
    ...last,
    ...(from && { from: { frame: from.id, line: from.line } }),
    values: isInside && last.from?.frame === top.id ? first.values : last.values,
    changes: new Map([...first.changes, ...changes]),
    output: first.output + last.output,
    confidence: first.confidence * last.confidence,
    ...(assumptions.length > 0 && { assumptions }),
    ...(prediction && { prediction }),
  };
}
