/** Custom requests about the recorded history: what happened, and traveling there. */
import type { Watchpoint } from '../../debugger/breakpoints/watchpoint';
import type { Context } from '../session/context';
import { describeStep, type HistoryStep } from '../presentation/history-step';
import type { Handlers } from './handler';
import { nonNegative } from './inspection-requests';
import type { RequestArguments } from '../protocol/request-arguments';
import { RequestError } from '../protocol/request-error';
import type { Runner } from '../session/runner';

/** Most steps in one answer. */
const LONGEST_PAGE = 1000;

/** The answer to `history`. */
export interface HistoryPage {
  readonly steps: readonly HistoryStep[];
  /** Numbers of the oldest step still recorded, the current one, and the newest. */
  readonly first: number;
  readonly current: number;
  readonly last: number;
  /** Changes when the session is restarted: nothing fetched before is valid then. */
  readonly run: number;
  /** How often recorded steps have been replaced so far. */
  readonly revision: number;
  /** The first step that differs from the revision given as `since`; missing if all of them are still valid. */
  readonly replaced?: number;
}

export function travelRequests(context: Context, runner: Runner): Handlers {
  const travel = (step: number, text?: string) => {
    const debuggee = context.stopped();
    const reason = { ...debuggee.history.travel(step), ...(text !== undefined && { text, note: text }) };
    context.leaveStop('running');
    return {
      body: { step },
      after: () => {
        runner.startUnforeseen(debuggee, () => reason);
      },
    };
  };

  const watched = (given: RequestArguments): Watchpoint => {
    const debuggee = context.stopped();
    const reference = given.optionalNumber('variablesReference');
    const place = reference === undefined ? undefined : context.variables.entry(reference, given.text('name')).place;
    if (reference !== undefined && place?.target === undefined)
      throw new RequestError('Only the changes of a variable, an item or an attribute can be found.');
    const frame = debuggee.frame(place?.frame ?? given.optionalNumber('frameId'));
    return debuggee.watch(place?.target ?? given.text('expression'), frame);
  };

  return {
    /**
     * The steps from number `start` on (the oldest ones without it), at most `count`. With the `revision` of an earlier page as
     * `since`, it also says which part of that page is no longer valid.
     */
    history(given) {
      const debuggee = context.stopped();
      const { first, current, last } = debuggee.history.steps;
      const { number: run } = debuggee;
      const { revision } = debuggee.history;
      const start = Math.max(first, given.optionalNumber('start') ?? first);
      const count = Math.min(nonNegative(given, 'count') || LONGEST_PAGE, LONGEST_PAGE);
      const steps: HistoryStep[] = [];
      for (let step = start; step <= Math.min(last, start + count - 1); step++) {
        const state = debuggee.history.state(step);
        const before = debuggee.history.state(step - 1);
        const lineFor = (line: number): number => context.line(line);
        const reached = debuggee.history.asReached(step);
        if (state) steps.push(describeStep(state, step, debuggee.source, { before, reached, lineFor }));
      }
      const since = given.optionalNumber('since');
      const replaced = since === undefined ? undefined : debuggee.history.replacedSince(since);
      const body: HistoryPage = {
        steps,
        first,
        current,
        last,
        run,
        revision,
        ...(replaced !== undefined && { replaced }),
      };
      return { body };
    },

    /** Goes to the step with a number; a `stopped` event follows. */
    travel: (given) => travel(given.number('step')),

    /**
     * Goes back to the line that last changed a value; a `stopped` event follows. The value is that of an `expression` in a
     * frame, or of the variable `name` of a `variablesReference`.
     */
    lastChange(given) {
      const { index, text, isSet } = context.stopped().history.lastChange(watched(given));
      return travel(index, isSet ? `${text}, set by hand` : text);
    },

    /** Continues until a value changes, given as for `lastChange`; a `stopped` event follows. */
    nextChange(given) {
      const debuggee = context.stopped();
      const watch = watched(given);
      context.leaveStop('running');
      return {
        after: () => {
          runner.startUnforeseen(debuggee, (_, signal) => debuggee.runToChange(watch, signal));
        },
      };
    },
  };
}
