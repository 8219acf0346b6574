/** Requests of our own about the recorded past: what happened, and how to get there. */
import type { Context } from './context';
import { describeStep, type HistoryStep } from './history-step';
import type { Handlers } from './handler';
import { nonNegative } from './inspection-requests';
import { RequestError } from './request-error';
import type { Runner } from './runner';

/** Most steps in one answer. */
const LONGEST_PAGE = 1000;

/** The answer to `history`. */
export interface HistoryPage {
  readonly steps: readonly HistoryStep[];
  /** Numbers of the oldest step that is still there, the current one, and the newest. */
  readonly first: number;
  readonly current: number;
  readonly last: number;
}

export function travelRequests(context: Context, runner: Runner): Handlers {
  const travel = (step: number, text?: string) => {
    const debuggee = context.stopped();
    const reason = { ...debuggee.travel(step), ...(text !== undefined && { text }) };
    context.leaveStop('running');
    return {
      body: { step },
      after: () => {
        runner.start(debuggee, () => reason);
      },
    };
  };

  return {
    /** The steps from number `start` on (the oldest ones without it), at most `count`. */
    history(given) {
      const debuggee = context.stopped();
      const { first, current, last } = debuggee.steps;
      const start = Math.max(first, given.optionalNumber('start') ?? first);
      const count = Math.min(nonNegative(given, 'count') || LONGEST_PAGE, LONGEST_PAGE);
      const steps: HistoryStep[] = [];
      for (let step = start; step <= Math.min(last, start + count - 1); step++) {
        const state = debuggee.recorded(step);
        if (state) steps.push(describeStep(state, step, debuggee.source, context.client));
      }
      const body: HistoryPage = { steps, first, current, last };
      return { body };
    },

    /** Goes to the step with a number; a `stopped` event follows. */
    travel: (given) => travel(given.number('step')),

    /**
     * Goes back to the line that changed a value last; a `stopped` event follows. The value is that of an `expression` in a
     * frame, or of the variable `name` of a `variablesReference`.
     */
    lastChange(given) {
      const debuggee = context.stopped();
      const reference = given.optionalNumber('variablesReference');
      const place = reference === undefined ? undefined : context.variables.entry(reference, given.text('name')).place;
      if (reference !== undefined && place?.target === undefined)
        throw new RequestError('This is no place whose changes can be found.');
      const frame = debuggee.frame(place?.frame ?? given.optionalNumber('frameId'));
      const watch = debuggee.watch(place?.target ?? given.text('expression'), frame);
      const { index, text } = debuggee.lastChange(watch);
      return travel(index, text);
    },
  };
}
