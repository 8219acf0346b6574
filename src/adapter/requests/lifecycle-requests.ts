/** Requests about the session as a whole: how it begins and ends. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { Client } from '../protocol/client';
import { eventOf } from '../protocol/events';
import type { Context, Phase } from '../session/context';
import type { Debuggee } from '../session/debuggee';
import type { Listener } from '../session/listener';
import { EXCEPTION_FILTERS } from '../session/exception-settings';
import { DONE, type Answer, type Handlers } from './handler';
import { readLaunchArguments, readThreshold, type LaunchArguments } from '../launch/launch-arguments';
import { load } from '../launch/loading';
import { announceLoading } from '../protocol/progress';
import type { RequestArguments } from '../protocol/request-arguments';
import { RequestError } from '../protocol/request-error';
import type { Runner } from '../session/runner';
import { announceMissing, announceSource } from './source-requests';
import { THREAD } from '../session/stop-events';

/** Each is announced only if it works. */
const CAPABILITIES: DebugProtocol.Capabilities = {
  supportsConfigurationDoneRequest: true,
  supportsFunctionBreakpoints: true,
  supportsConditionalBreakpoints: true,
  supportsHitConditionalBreakpoints: true,
  supportsLogPoints: true,
  supportsDataBreakpoints: true,
  supportsBreakpointLocationsRequest: true,
  supportsExceptionInfoRequest: true,
  supportsExceptionFilterOptions: true,
  exceptionBreakpointFilters: EXCEPTION_FILTERS,
  supportsStepBack: true,
  supportsRestartFrame: true,
  supportsRestartRequest: true,
  supportsGotoTargetsRequest: true,
  supportsStepInTargetsRequest: true,
  supportsSetVariable: true,
  supportsSetExpression: true,
  supportsEvaluateForHovers: true,
  supportsClipboardContext: true,
  supportsValueFormattingOptions: true,
  supportsCompletionsRequest: true,
  completionTriggerCharacters: ['.', '[', '"', "'"],
  supportsLoadedSourcesRequest: true,
  // supportsDelayedStackTraceLoading is left out: with it VS Code keeps a stale row below the stack. Paging the stack works anyway.
  supportsTerminateRequest: true,
  supportsCancelRequest: true,
};

export function lifecycleRequests(context: Context, runner: Runner): Handlers {
  return {
    initialize(given) {
      context.client = new Client(given);
      return { body: CAPABILITIES };
    },

    launch: (given) => launch(context, runner, given),

    async restart(given) {
      try {
        return await restart(context, runner, given);
      } catch (error) {
        if (!(error instanceof RequestError) || !context.client.losesFailedRestarts || !goesOn(context)) throw error;
        // Somebody pressed the button twice: it is being restarted.
        if (!isPhase(context, 'loading')) context.output(`${error.message}\n`, 'important');
        return DONE;
      }
    },

    attach() {
      throw new RequestError(
        'Neural Debug cannot attach to a program that runs, since it never runs one: use "launch".',
      );
    },

    configurationDone() {
      const { debuggee } = context;
      if (context.phase !== 'configuring' || !debuggee)
        throw new RequestError('configurationDone must come after launch and before the program starts.');
      return {
        after: () => {
          runner.start(debuggee, (_, signal) => debuggee.begin(signal, context.since));
        },
      };
    },

    /** From now on, marks values with less confidence than this percentage. */
    confidenceThreshold(given) {
      context.threshold = readThreshold(given.number('percent'));
      if (context.phase === 'stopped') context.invalidate('variables');
      return DONE;
    },

    threads: () => ({ body: { threads: [{ id: THREAD, name: 'Prediction' }] } }),

    cancel(given) {
      const progress = given.optionalText('progressId');
      // Requests are canceled by the session that holds them; a progress may have ended just before.
      if (progress !== undefined) runner.cancel(progress);
      if (progress !== undefined) context.searches.get(progress)?.abort();
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
  const read = readLaunchArguments(given, context.folder);
  context.since = performance.now();
  context.phase = 'loading';
  try {
    context.threshold = read.threshold ?? context.threshold;
    context.debuggee = await loadWatched(context, runner, read);
    context.phase = 'configuring';
  } catch (error) {
    if (isPhase(context, 'loading')) context.phase = 'new';
    throw error;
  }
  return {
    after: () => {
      announceSource(context, 'new');
      announceMissing(context);
      context.send(eventOf<DebugProtocol.InitializedEvent>('initialized'));
    },
  };
}

/** Restarts the program as it is now on disk (or in the arguments). If that fails, the old one stays. */
async function restart(context: Context, runner: Runner, given: RequestArguments): Promise<Answer> {
  const { debuggee: old } = context;
  if (!old || (context.phase !== 'running' && context.phase !== 'stopped')) context.stopped();
  if (!old) throw new RequestError('No program has been launched.');
  const { given: before } = old;
  const next = given.optionalObject('arguments');
  const read = fromItsStart(next ? readLaunchArguments(next, context.folder) : before);
  context.since = performance.now();
  await runner.abandon();
  context.leaveStop('loading');
  try {
    context.debuggee = await loadWatched(context, runner, read);
  } catch (error) {
    if (isPhase(context, 'loading')) {
      context.phase = 'stopped';
      runner.showStop(old);
    }
    throw error;
  }
  const { debuggee } = context;
  context.breakpoints.forgetData();
  return {
    after: () => {
      announceSource(context, 'changed');
      announceMissing(context);
      // Else VS Code goes on showing why the program stopped before.
      runner.startUnforeseen(debuggee, (_, signal) => debuggee.begin(signal, context.since));
    },
  };
}

/** A session that has begun and not ended. */
function goesOn({ phase, debuggee }: Context): boolean {
  return debuggee !== undefined && phase !== 'ended';
}

/** No matter where it was resumed. */
function fromItsStart(given: LaunchArguments): LaunchArguments {
  const read: { -readonly [K in keyof LaunchArguments]: LaunchArguments[K] } = { ...given };
  delete read.resume;
  return read;
}

/** Loads the program and shows progress. @throws RequestError also if the session was ended in the meantime */
async function loadWatched(context: Context, runner: Runner, given: LaunchArguments): Promise<Debuggee> {
  const end = context.client.supportsProgress ? announceLoading(context.send) : undefined;
  const listener: Listener = {
    passed: (state, isNew) => {
      runner.passed(state, isNew);
    },
    logged: (text, line) => {
      context.output(text, 'console', line);
    },
    threshold: () => context.threshold,
    searched: (state) => {
      runner.searched(state);
    },
    asked: async (prompt, signal) => {
      runner.waits();
      return await context.input.ask(prompt, signal);
    },
  };
  try {
    const debuggee = await load(context.dependencies, given, listener, context.untilLeft);
    if (isPhase(context, 'ended')) throw new RequestError('The session has been ended.');
    return debuggee;
  } catch (error) {
    if (isPhase(context, 'ended')) throw new RequestError('The session has been ended.');
    throw error;
  } finally {
    end?.();
  }
}

/** TypeScript does not know that another request may have run in between. */
function isPhase(context: Context, phase: Phase): boolean {
  return context.phase === phase;
}
