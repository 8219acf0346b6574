/** Custom requests about what was assumed where something is not known: what else could be so, and going on with that. */
import type { Decision } from '../../debugger/session/history/assumed-ways';
import { timesOfLines } from '../../debugger/session/history/line-executions';
import type { Frame } from '../../debugger/state/state';
import { EditError } from '../../debugger/evaluate/value-edit';
import { shortened } from '../../python/text/shortened';
import type { Debuggee } from '../session/debuggee';
import type { Context } from '../session/context';
import { readAssigned } from '../presentation/assignment';
import type { RequestArguments } from '../protocol/request-arguments';
import { RequestError } from '../protocol/request-error';
import type { Runner } from '../session/runner';
import type { Handlers } from './handler';

/** Most assumptions in one answer. */
const MOST = 200;

/** A branch that hangs on something unknown. */
export interface AssumedBranch {
  /** To refer to it: the step that it led to, and its number in that step. */
  readonly step: number;
  readonly position: number;
  readonly function: string;
  readonly path: string;
  /** As the client counts lines. */
  readonly line: number;
  /** Which time the line ran, from 1; missing where it is the only branch of that line. */
  readonly iteration?: number;
  /** Why nothing decides it. */
  readonly reason: string;
  /** What would be so on each way. */
  readonly ways: readonly string[];
  /** Index of the way that was taken; missing where none has been taken yet. */
  readonly chosen?: number;
  /** The value that the user gave for it: "x > 0 = True". Missing where the way was assumed. */
  readonly given?: string;
  /** What a value can be given for. */
  readonly subject?: string;
}

/** The answer to `assumptions`: the latest first. */
export interface AssumedBranches {
  readonly assumptions: readonly AssumedBranch[];
}

export function assumptionRequests(context: Context, runner: Runner): Handlers {
  /** The one that is meant; the latest without a `step`. */
  const decisionOf = (debuggee: Debuggee, given: RequestArguments): Decision => {
    const all = debuggee.decisions();
    const step = given.optionalNumber('step');
    const position = given.optionalNumber('position') ?? 0;
    const found = step === undefined ? all[0] : all.find((one) => one.step === step && one.position === position);
    if (found) return found;
    throw new RequestError(
      step === undefined ? 'Nothing was assumed on the way here.' : `Nothing was assumed at step ${step}.`,
    );
  };

  return {
    assumptions() {
      const debuggee = context.stopped();
      const decisions = debuggee.decisions().slice(0, MOST);
      const lines = decisions.map((decision) => lineOf(decision, debuggee));
      const repeated = new Set(lines.filter((line, i) => lines.indexOf(line) !== i));
      const times = timesOfLines({ ...debuggee.history.steps, at: (i) => debuggee.history.state(i) }, repeated);
      const assumptions = decisions.map((decision): AssumedBranch => {
        const iteration = times.get(decision.step - 1);
        const described = describe(decision, debuggee, (line) => context.line(line));
        return iteration === undefined ? described : { ...described, iteration };
      });
      const body: AssumedBranches = { assumptions };
      return { body };
    },

    /** Goes along the `way` with this index; without it, along the next one. A `stopped` event follows. */
    takeWay(given) {
      const debuggee = context.stopped();
      const decision = decisionOf(debuggee, given);
      const count = decision.ways.length;
      const way = given.optionalNumber('way') ?? ((decision.chosen ?? count - 1) + 1) % count;
      if (!decision.ways[way]) throw new RequestError(`There is no way ${way}: choose one from 0 to ${count - 1}.`);
      context.leaveStop('running');
      return {
        after: () => {
          runner.startUnforeseen(debuggee, (_, signal) => debuggee.take(decision, way, signal));
        },
      };
    },

    /** Goes on with a `value` for what was not known. A `stopped` event follows. */
    async decideByValue(given, request) {
      const debuggee = context.stopped();
      const decision = decisionOf(debuggee, given);
      const text = given.text('value');
      if (!decision.subject) throw new RequestError('No value decides this: choose one of the ways.');
      const value = await readAssigned(text, debuggee, debuggee.frame(), context.whileStopped(request));
      context.leaveStop('running');
      return {
        after: () => {
          runner.startUnforeseen(debuggee, async (_, signal) => {
            try {
              return await debuggee.give(decision, value, signal);
            } catch (error) {
              if (!(error instanceof EditError)) throw error;
              return { kind: 'error', text: `${shortened(text)} cannot be set: ${error.message}` };
            }
          });
        },
      };
    },
  };
}

/** The frame that goes one of the ways, as it stands before. */
function frameOf({ step }: Decision, { history, state }: Debuggee): Frame | undefined {
  const { last, frames } = history.state(step) ?? state;
  const before = history.state(step - 1) ?? state;
  return before.frames.find(({ id }) => id === last.from?.frame) ?? before.frames.at(-1) ?? frames.at(-1);
}

function lineOf(decision: Decision, debuggee: Debuggee): number {
  return frameOf(decision, debuggee)?.line ?? 1;
}

function describe(decision: Decision, debuggee: Debuggee, lineFor: (line: number) => number): AssumedBranch {
  const { step, position, reason, ways, chosen, given, subject } = decision;
  const frame = frameOf(decision, debuggee);
  const line = lineOf(decision, debuggee);
  return {
    step,
    position,
    function: frame?.function.qualifiedName ?? '',
    path: debuggee.place(line).path,
    line: lineFor(line),
    reason,
    ways,
    ...(chosen !== undefined && { chosen }),
    ...(given !== undefined && { given }),
    ...(subject && { subject: subject.text }),
  };
}
