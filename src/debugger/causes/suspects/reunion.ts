/**
 * Where a changed program is again where the unchanged one was: up to the next time that the changed line runs, nothing has to be predicted
 * that is not recorded.
 */
import { sameValue } from '../../../python/values/print';
import type { Frame, State } from '../../state/state';
import type { ObservedRun } from './observed-run';
import type { StatementVariant } from './variants/statement-variants';

/** Steps after the changed line in which the runs are compared. */
const MOST_STEPS = 3;

export interface Next {
  /** The recorded state before the changed line runs again. */
  readonly state: State;
  /** Those in between. */
  readonly passed: readonly State[];
}

export class Reunion {
  private steps = 0;

  /** @param index of the recorded state that the changed program began in */
  constructor(
    private readonly run: ObservedRun,
    private readonly variant: StatementVariant,
    private index: number,
  ) {}

  /** Where to go on after a step; `same` if the changed line never runs again. */
  next(state: State): Next | 'same' | undefined {
    const { recording } = this.run;
    if (this.steps >= MOST_STEPS) return undefined;
    this.steps += 1;
    const at = this.index + this.steps;
    const recorded = recording.state(at);
    if (!recorded || !isSame(recorded, state, this.variant.line)) return undefined;
    const passed: State[] = [];
    for (let index = at; index <= recording.last; index++) {
      const one = recording.state(index);
      if (!one) return undefined;
      if (index > at) passed.push(one);
      const top = one.frames.at(-1);
      if (top?.event !== 'line' || top.line !== this.variant.line) continue;
      this.index = index;
      this.steps = 0;
      return { state: one, passed };
    }
    // Of a run that was not followed to its end, nobody knows whether the line comes again.
    return recording.state(recording.last)?.status === 'running' ? undefined : 'same';
  }
}

/** Whether all that what follows hangs on is the same. No frame may still be at the changed line. */
function isSame(recorded: State, state: State, changed: number): boolean {
  if (recorded.status !== 'running' || state.status !== 'running' || recorded.frames.length !== state.frames.length)
    return false;
  if (recorded.output !== state.output || recorded.globals.size !== state.globals.size) return false;
  if (recorded.generators.size > 0 || state.generators.size > 0) return false;
  if ([...recorded.globals].some(([name, value]) => !isSameValue(value, state.globals.get(name)))) return false;
  return recorded.frames.every((frame, depth) => {
    const other = state.frames[depth];
    if (!other) return false;
    const isTop = depth === state.frames.length - 1;
    const isDone = isTop ? isAtLine(frame) && isAtLine(other) : frame.line !== changed;
    return isDone && isSameFrame(frame, other);
  });
}

/** It is about to run a line, with nothing left of the one before. */
function isAtLine({ event, computed, pending, exception, waiting }: Frame): boolean {
  return event === 'line' && computed.length === 0 && pending.length === 0 && !exception && !waiting;
}

function isSameFrame(one: Frame, other: Frame): boolean {
  return (
    one.id === other.id &&
    one.line === other.line &&
    one.locals.size === other.locals.size &&
    one.iterators.length === other.iterators.length &&
    one.iterators.every((iterator, at) => {
      const same = other.iterators[at];
      return (
        same?.line === iterator.line && same.taken === iterator.taken && isSameValue(iterator.iterable, same.iterable)
      );
    }) &&
    [...one.locals].every(([name, value]) => isSameValue(value, other.locals.get(name)))
  );
}

function isSameValue(one: NonNullable<ReturnType<Frame['locals']['get']>>, other: typeof one | undefined): boolean {
  // Of two unknown values nobody knows whether they are the same.
  return other !== undefined && (one === other || (one.kind !== 'unknown' && sameValue(one, other)));
}
