/** Requests that let the program go on, forwards and backwards. They are answered at once; a `stopped` event follows. */
import type { Context } from './context';
import { DONE, type Handler, type Handlers } from './handler';
import type { RequestArguments } from './request-arguments';
import { RequestError } from './request-error';
import type { Motion, Runner } from './runner';
import { THREAD } from './stops';

const MOTIONS: Readonly<Record<string, Motion>> = {
  next: (session, signal) => session.stepOver(signal),
  stepIn: (session, signal) => session.stepInto(signal),
  stepOut: (session, signal) => session.stepOut(signal),
  continue: (session, signal) => session.continue(signal),
  stepBack: (session) => session.stepBack(),
  reverseContinue: (session) => session.reverseContinue(),
};

export function executionRequests(context: Context, runner: Runner): Handlers {
  const motions = Object.entries(MOTIONS).map(([command, motion]): [string, Handler] => [
    command,
    (given) => {
      const debuggee = context.stopped();
      checkThread(given);
      // From here on other requests find the program running.
      context.phase = 'running';
      return { body: command === 'continue' ? { allThreadsContinued: true } : {}, then: () => { runner.start(debuggee, motion); } };
    },
  ]);
  return {
    ...Object.fromEntries(motions),

    pause(given) {
      checkThread(given);
      // It may have stopped by itself a moment ago, which is no error.
      if (context.phase !== 'running') context.stopped();
      return { then: () => { runner.pause(); } };
    },

    /** Only the one thread is there to be ended. */
    terminateThreads() {
      runner.terminate();
      return DONE;
    },
  };
}

/** @throws RequestError for a thread that is not there. */
export function checkThread(given: RequestArguments): void {
  const thread = given.number('threadId');
  if (thread !== THREAD) throw new RequestError(`There is no thread ${thread}.`);
}
