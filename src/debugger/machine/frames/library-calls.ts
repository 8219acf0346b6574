/**
 * Calls into libraries: their code is run like the program's own, but not shown. One step leads from the program's line
 * to the next of its own lines, whatever was run in between; a call that takes too long, or cannot be predicted, has no value.
 */
import { PredictionError } from '../../../codec/query';
import { moduleOf } from '../../../python/definitions/definitions';
import type { SourceFile } from '../../../python/syntax';
import { LIKELY } from '../../predict/doubtful-exceptions';
import { moved, type Frame, type State } from '../../state/state';
import { errorsOf } from '../../state/step-info';
import { withoutGivenUp } from '../control/given-up';
import { passedOver } from '../control/recovery';

/** The longest that a call of a library is followed. */
const MOST_STEPS = 2000;
/** The same where steps are evaluated, which takes less time. */
const MOST_CHECKED_STEPS = 20_000;
/** One call may take so much of what all have. */
const OF_ALL = 2 / 3;
/** What share of the time all calls of a program may take after what they have at once: a run is to come to its end. */
const SHARE = 0.3;
/** What any call may take. */
const LEAST_MILLISECONDS = 500;

const libraries = new WeakMap<SourceFile, ReadonlySet<string>>();

/** Whether a frame runs code of a library that people do not step through. */
export function isHidden(source: SourceFile, { function: info }: Pick<Frame, 'function'>): boolean {
  if (source.imported === undefined) return false;
  const known =
    libraries.get(source) ??
    new Set(source.imported.filter(({ library }) => library === 'hidden').map(({ name }) => name));
  libraries.set(source, known);
  const { importedAs } = moduleOf(info);
  return importedAs !== undefined && known.has(importedAs);
}

/**
 * The state in which the program's own code goes on.
 * @param after what a step led to @param step one more event
 * @param limits.atOnce milliseconds that all calls of the program have @param limits.isChecked whether steps are evaluated
 * @throws AbortError
 */
export async function throughLibraries(
  source: SourceFile,
  after: State,
  step: (state: State) => Promise<State>,
  { atOnce, isChecked }: { readonly atOnce: number; readonly isChecked: boolean },
): Promise<State> {
  let state = after;
  const begun = performance.now();
  const end = begun + allowance(source, begun, atOnce);
  for (let steps = 0; isInLibrary(source, state); steps++) {
    const isTooLong = steps >= (isChecked ? MOST_CHECKED_STEPS : MOST_STEPS) || performance.now() > end;
    const { output, confidence, doubt = 1 } = state.last;
    const went = isTooLong ? abandoned(source, state, 'takes too long') : await stepped(source, state, step);
    const sure = confidence * doubt * went.last.confidence;
    const next = sure < LIKELY && isRaisedOutOf(source, went) ? abandoned(source, state, 'is too doubtful') : went; // prettier-ignore
    const last = {
      ...next.last,
      output: output + next.last.output,
      ...errorsOf(state.last, next.last),
      confidence: confidence * next.last.confidence,
    };
    state = {
      ...next,
      last: { ...last, doubt: doubt * (next.last.doubt ?? 1), ...(after.last.from && { from: after.last.from }) },
    };
  }
  spent(source, performance.now() - begun);
  return state;
}

/** An exception has come up to the program's own code; one that is not believed would hide all that comes behind the call. */
function isRaisedOutOf(source: SourceFile, state: State): boolean {
  return !isInLibrary(source, state) && state.frames.at(-1)?.event === 'exception';
}

/** Milliseconds that calls of a program's libraries have taken, and when the first of them began. */
const taken = new WeakMap<SourceFile, { readonly since: number; readonly spent: number }>();

function allowance(source: SourceFile, now: number, atOnce: number): number {
  const { since, spent: all } = taken.get(source) ?? { since: now, spent: 0 };
  taken.set(source, { since, spent: all });
  return Math.max(LEAST_MILLISECONDS, Math.min(OF_ALL * atOnce, atOnce + SHARE * (now - since) - all));
}

function spent(source: SourceFile, milliseconds: number): void {
  const { since, spent: before } = taken.get(source) ?? { since: performance.now(), spent: 0 };
  taken.set(source, { since, spent: before + milliseconds });
}

function isInLibrary(source: SourceFile, { frames, status }: State): boolean {
  const top = frames.at(-1);
  return status === 'running' && top !== undefined && isHidden(source, top);
}

async function stepped(source: SourceFile, state: State, step: (state: State) => Promise<State>): Promise<State> {
  try {
    return await step(state);
  } catch (error) {
    if (!(error instanceof PredictionError)) throw error;
    return abandoned(source, state, `cannot be told: ${error.message.replace(/\.$/, '')}`);
  }
}

/** The program's statement goes on without what it has called. @throws PredictionError where too much depends on that */
function abandoned(source: SourceFile, state: State, why: string): State {
  const depth = state.frames.findLastIndex((frame) => !isHidden(source, frame));
  const frames = state.frames.slice(depth + 1);
  const reason = `what ${frames[0]?.function.name ?? 'the library'} gives ${why}`;
  const after = withoutGivenUp(source, state, { frames }, reason);
  const caller = after.frames[depth];
  if (!caller) throw new PredictionError(`${reason}.`);
  const back = moved(caller, { line: caller.line, event: 'line' });
  const passed = passedOver(source, { ...after, frames: [...after.frames.slice(0, depth), back] }, reason);
  if (!passed) throw new PredictionError(`${reason}.`);
  return passed.state;
}
