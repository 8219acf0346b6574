/** Custom requests about what was assumed where something is not known: what else could be so, and going on with that. */
import type { Decision } from '../../debugger/session/history/assumed-ways';
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
  /** Why nothing decides it. */
  readonly reason: string;
  /** What would be so on each way. */
  readonly ways: readonly string[];
  /** Index of the way that was taken; missing where none has been taken yet. */
  readonly chosen?: number;
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
      const assumptions = debuggee
        .decisions()
        .slice(0, MOST)
        .map((decision) => describe(decision, debuggee, (line) => context.line(line)));
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

function describe(decision: Decision, debuggee: Debuggee, lineFor: (line: number) => number): AssumedBranch {
  const { step, position, reason, ways, chosen, subject } = decision;
  const { last, frames } = debuggee.history.state(step) ?? debuggee.state;
  const before = debuggee.history.state(step - 1) ?? debuggee.state;
  const frame = before.frames.find(({ id }) => id === last.from?.frame) ?? before.frames.at(-1) ?? frames.at(-1);
  const line = frame?.line ?? 1;
  return {
    step,
    position,
    function: frame?.function.qualifiedName ?? '',
    path: debuggee.place(line).path,
    line: lineFor(line),
    reason,
    ways,
    ...(chosen !== undefined && { chosen }),
    ...(subject && { subject: subject.text }),
  };
}
