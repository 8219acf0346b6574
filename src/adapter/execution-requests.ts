/** Requests that let the program go on, forwards and backwards. They are answered at once; a `stopped` event follows. */
import type { Context } from './context';
import type { Handler, Handlers } from './handler';
import type { RequestArguments } from './request-arguments';
import { RequestError } from './request-error';
import type { Motion, Runner } from './runner';
import { THREAD } from './stops';

const MOTIONS: Readonly<Record<string, Motion>> = {
  next: (debuggee, signal) => debuggee.run({ kind: 'over' }, signal),
  stepIn: (debuggee, signal) => debuggee.run({ kind: 'into' }, signal),
  stepOut: (debuggee, signal) => debuggee.run({ kind: 'out' }, signal),
  continue: (debuggee, signal) => debuggee.run({ kind: 'continue' }, signal),
  stepBack: (debuggee) => debuggee.back('stepBack'),
  reverseContinue: (debuggee) => debuggee.back('reverseContinue'),
};

export function executionRequests(context: Context, runner: Runner): Handlers {
  const motions = Object.entries(MOTIONS).map(([command, motion]): [string, Handler] => [
    command,
    (given) => {
      const debuggee = context.stopped();
      checkThread(given);
      // From here on other requests find the program running.
      context.phase = 'running';
      return {
        body: command === 'continue' ? { allThreadsContinued: true } : {},
        after: () => {
          runner.start(debuggee, motion);
        },
      };
    },
  ]);
  return {
    ...Object.fromEntries(motions),

    restartFrame(given) {
      const debuggee = context.stopped();
      const { id } = debuggee.frame(given.number('frameId'));
      context.phase = 'running';
      return {
        after: () => {
          runner.start(debuggee, () => debuggee.restartFrame(id));
        },
      };
    },

    pause(given) {
      checkThread(given);
      // It may have stopped by itself a moment ago, which is no error.
      if (context.phase !== 'running') context.stopped();
      return {
        after: () => {
          runner.pause();
        },
      };
    },
  };
}

/** @throws RequestError for a thread that is not there. */
export function checkThread(given: RequestArguments): void {
  const thread = given.number('threadId');
  if (thread !== THREAD) throw new RequestError(`There is no thread ${thread}.`);
}
