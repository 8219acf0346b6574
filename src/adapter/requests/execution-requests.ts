/** Requests that continue the program, forward and backward. They are answered at once; a `stopped` event follows. */
import { stepTargets } from '../../debugger/session/commands/step-targets';
import { whyNot } from '../../debugger/session/commands/jump';
import type { Context } from '../session/context';
import type { Handler, Handlers } from './handler';
import type { RequestArguments } from '../protocol/request-arguments';
import { RequestError } from '../protocol/request-error';
import type { Motion, Runner } from '../session/runner';
import { THREAD } from '../session/stop-events';

const MOTIONS: Readonly<Record<string, Motion>> = {
  next: (debuggee, signal) => debuggee.run({ kind: 'over' }, signal),
  stepOut: (debuggee, signal) => debuggee.run({ kind: 'out' }, signal),
  continue: (debuggee, signal) => debuggee.run({ kind: 'continue' }, signal),
  stepBack: (debuggee, signal) => debuggee.back('stepBack', signal),
  reverseContinue: (debuggee, signal) => debuggee.back('reverseContinue', signal),
};

/** Custom ones, which the protocol does not have. */
const OWN_MOTIONS: Readonly<Record<string, Motion>> = {
  reverseStepIn: (debuggee, signal) => debuggee.back('reverseInto', signal),
  reverseStepOut: (debuggee, signal) => debuggee.back('reverseOut', signal),
};

export function executionRequests(context: Context, runner: Runner): Handlers {
  /** Continues once the client has the answer. */
  const go = (motion: Motion, { isOwn = false, leavesEnd = false } = {}) => {
    const debuggee = context.stopped();
    // From now on, other requests find the program running.
    context.leaveStop('running');
    return {
      after: () => {
        if (isOwn) runner.startUnforeseen(debuggee, motion, { isStep: true });
        else runner.start(debuggee, motion, { leavesEnd, isStep: true });
      },
    };
  };
  const motions = Object.entries({ ...MOTIONS, ...OWN_MOTIONS }).map(([command, motion]): [string, Handler] => [
    command,
    (given) => {
      context.stopped();
      checkThread(given);
      const answer = go(motion, { isOwn: command in OWN_MOTIONS, leavesEnd: command === 'continue' });
      return command === 'continue' ? { ...answer, body: { allThreadsContinued: true } } : answer;
    },
  ]);
  return {
    ...Object.fromEntries(motions),

    stepIn(given) {
      context.stopped();
      checkThread(given);
      const id = given.optionalNumber('targetId');
      const call = id === undefined ? undefined : context.targets.get(id, 'call').range;
      return go((debuggee, signal) => debuggee.run(call ? { kind: 'into-call', call } : { kind: 'into' }, signal));
    },

    stepInTargets(given) {
      const debuggee = context.stopped();
      const { client, targets } = context;
      const frame = debuggee.frame(given.number('frameId'));
      // Only the innermost frame continues from its current line.
      const found = frame === debuggee.frame() ? stepTargets(debuggee.source, debuggee.state) : [];
      const described = found.map(({ range, text }) => ({
        id: targets.add({ kind: 'call', range }),
        label: text,
        line: context.line(range.line),
        column: client.column(range.column + 1),
        endLine: context.line(range.endLine),
        endColumn: client.column(range.endColumn + 1),
      }));
      return { body: { targets: described } };
    },

    gotoTargets(given) {
      const debuggee = context.stopped();
      const { source, path } = debuggee;
      const frame = debuggee.frame();
      const asked = context.client.fromPath(given.object('source').optionalText('path') ?? '');
      if (context.breakpoints.offsetOf(asked) === undefined)
        throw new RequestError(`Only ${path} and the files that it imports are being debugged.`);
      const wanted = context.programLine(given.number('line'), asked);
      const line = source.nextExecutableLine(wanted);
      if (line === undefined) throw new RequestError('There is no statement to continue from on this line or below.');
      const problem = whyNot(source, frame.function, frame.line, line);
      if (problem !== undefined) throw new RequestError(problem);
      const id = context.targets.add({ kind: 'line', line });
      return { body: { targets: [{ id, label: `line ${debuggee.place(line).line}`, line: context.line(line) }] } };
    },

    goto(given) {
      const debuggee = context.stopped();
      checkThread(given);
      const { line } = context.targets.get(given.number('targetId'), 'line');
      const reason = debuggee.jump(line);
      context.leaveStop('running');
      return {
        after: () => {
          runner.start(debuggee, () => reason);
        },
      };
    },

    restartFrame(given) {
      const debuggee = context.stopped();
      const call = debuggee.history.startOf(debuggee.frame(given.number('frameId')));
      return go(({ history }, signal) => history.restart(call, signal));
    },

    pause(given) {
      checkThread(given);
      // It may have stopped by itself a moment ago, which is not an error.
      if (context.phase !== 'running') context.stopped();
      return {
        after: () => {
          runner.pause();
        },
      };
    },
  };
}

/** @throws RequestError for a thread that does not exist. */
export function checkThread(given: RequestArguments): void {
  const thread = given.number('threadId');
  if (thread !== THREAD) throw new RequestError(`There is no thread ${thread}.`);
}
