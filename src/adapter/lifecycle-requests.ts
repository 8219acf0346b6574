/** Requests about the session as a whole: how it begins and ends. */
import { BreakpointEvent, InitializedEvent, Thread } from '@vscode/debugadapter';
import type { DebugProtocol } from '@vscode/debugprotocol';
import { Client } from './client';
import type { Context } from './context';
import { load } from './debuggee';
import { DONE, type Answer, type Handlers } from './handler';
import { readLaunchArguments } from './launch-arguments';
import type { RequestArguments } from './request-arguments';
import { RequestError } from './request-error';
import type { Runner } from './runner';
import { THREAD } from './stops';

/** Announced exactly when they work. */
const CAPABILITIES: DebugProtocol.Capabilities = {
  supportsConfigurationDoneRequest: true,
  supportsStepBack: true,
  supportsRestartFrame: true,
  supportsSetVariable: true,
  supportsSetExpression: true,
  supportsEvaluateForHovers: true,
  supportsClipboardContext: true,
  supportsTerminateRequest: true,
  supportsCancelRequest: true,
  supportsBreakpointLocationsRequest: true,
  supportsExceptionInfoRequest: true,
  exceptionBreakpointFilters: [
    {
      filter: 'caught',
      label: 'Raised Exceptions',
      description: 'Stop wherever the program is predicted to raise an exception.',
      default: false,
    },
    {
      filter: 'uncaught',
      label: 'Uncaught Exceptions',
      description: 'Stop where nothing is predicted to handle the exception.',
      default: true,
    },
  ],
};

export function lifecycleRequests(context: Context, runner: Runner): Handlers {
  return {
    initialize(given) {
      context.client = new Client(given);
      return { body: CAPABILITIES };
    },

    launch: (given) => launch(context, runner, given),

    attach() {
      throw new RequestError('Nothing runs that one could attach to: use "launch".');
    },

    configurationDone() {
      const { debuggee } = context;
      if (context.phase !== 'configuring' || !debuggee)
        throw new RequestError('configurationDone belongs between launch and the start of the program.');
      return {
        after: () => {
          runner.start(debuggee, (_, signal) => debuggee.begin(signal));
        },
      };
    },

    threads: () => ({ body: { threads: [new Thread(THREAD, 'Prediction')] } }),

    cancel(given) {
      const progress = given.optionalText('progressId');
      // No request is answered so late that it could be cancelled; the end of a progress may just have been missed.
      if (progress !== undefined) runner.cancel(progress);
      return DONE;
    },

    terminate: () => ({
      after: () => {
        runner.terminate();
      },
    }),

    disconnect() {
      const wasEnded = context.phase === 'ended';
      return {
        after: () => {
          if (!wasEnded) runner.terminate();
          context.close();
        },
      };
    },
  };
}

async function launch(context: Context, runner: Runner, given: RequestArguments): Promise<Answer> {
  if (context.phase !== 'new') throw new RequestError('This session has been launched already.');
  const read = readLaunchArguments(given);
  context.phase = 'loading';
  try {
    const debuggee = await load(context.dependencies, read, (state, isNew) => {
      runner.passed(state, isNew);
    });
    // TypeScript does not see that a request may have come in between.
    if ((context.phase as string) === 'ended') throw new RequestError('The session has been ended.');
    context.debuggee = debuggee;
    context.phase = 'configuring';
  } catch (error) {
    if ((context.phase as string) === 'loading') context.phase = 'new';
    throw error;
  }
  return {
    after: () => {
      configure(context);
    },
  };
}

/** Settles breakpoints that came early, and asks for the others. */
function configure(context: Context): void {
  const { debuggee, breakpoints, client } = context;
  if (!debuggee) return;
  const early = breakpoints.load(debuggee.path, debuggee.source);
  for (const breakpoint of early)
    context.send(new BreakpointEvent('changed', { ...breakpoint, line: client.line(breakpoint.line) }));
  context.applyBreakpoints();
  for (const { line, message } of debuggee.source.problems.slice(0, 3)) {
    context.output(
      `Line ${line} is not valid Python, and is read as far as it makes sense: ${message}\n`,
      'console',
      line,
    );
  }
  context.send(new InitializedEvent());
}
