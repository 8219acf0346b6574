/** How a session at a crash begins: with the run that leads there, if one is found in time, or else with what the traceback tells. */
import type { CallArgument } from '../../codec/query';
import { Replay, type Begin } from '../../debugger/backward/replay';
import type { SameStack } from '../../debugger/backward/same-stack';
import { withRounds } from '../../debugger/backward/loop-rounds';
import { globalsAt } from '../../debugger/launch/crash-globals';
import { crashedLoaded, crashState, type Crash } from '../../debugger/launch/crash-start';
import { launched, LaunchError, type Start } from '../../debugger/launch/launch';
import { needsObject, withReceiver } from '../../debugger/launch/receiver';
import type { Evaluator } from '../../debugger/evaluate/evaluator';
import type { Machine } from '../../debugger/machine/machine';
import type { State } from '../../debugger/state/state';
import { defaultObject } from '../../python/definitions/default-object';
import { findExamples } from '../../python/examples/example-search';
import type { PythonParser } from '../../python/parser';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import { isUri } from '../protocol/client';
import type { LaunchArguments } from './launch-arguments';
import { pythonFilesAround } from './workspace-files';

/** Example calls of the outermost function that are tried, one after the other. */
const MOST_CALLS = 5;

/** What a crash is looked for with. */
export interface CrashTools {
  readonly machine: Machine;
  readonly parser: PythonParser;
  readonly evaluator: Evaluator;
}

/** The runs that may lead to a crash. @throws LaunchError if there is no statement on one of its lines */
export function replayOf(crash: Crash, given: LaunchArguments, tools: CrashTools): Replay {
  const { source } = tools.machine;
  return new Replay(crashState(source, crash), beginnings(crash, given, tools));
}

/**
 * The state at the crash, where no run leads there: with the globals that the run had when it was given up, and with the locals that it
 * had where it stood on the same stack.
 * @param met where that was, if it was
 * @param milliseconds for what has to be predicted; past them it is left unknown
 */
export async function settledCrash(
  told: Crash,
  { replay, met }: { readonly replay: Replay | undefined; readonly met: SameStack | undefined },
  machine: Machine,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<State> {
  const { source } = machine;
  const reached = met?.state ?? replay?.reached;
  const crash = met ? withLocals(told, met.locals) : told;
  let state = crashState(source, crash);
  const [outermost] = state.frames;
  if (reached && outermost) state = crashState(source, crash, globalsAt(source, outermost, reached));
  const late = AbortSignal.timeout(Math.max(0, Math.round(milliseconds)));
  const stop = signal ? AbortSignal.any([signal, late]) : late;
  try {
    if (!reached) state = await crashedLoaded(machine, crash, stop);
    return await withRounds(machine, state, stop);
  } catch (error) {
    if (!stop.aborted) throw error;
    return state;
  }
}

/** What the traceback tells itself goes first. */
function withLocals(crash: Crash, locals: SameStack['locals']): Crash {
  const stack = crash.stack.map((place, depth) => ({
    ...place,
    locals: new Map([...(locals[depth] ?? []), ...(place.locals ?? [])]),
  }));
  return { ...crash, stack };
}

function beginnings(crash: Crash, given: LaunchArguments, { machine, parser, evaluator }: CrashTools): Begin[] {
  const { source } = machine;
  const [outermost] = crash.stack;
  const [frame] = crashState(source, crash).frames;
  if (!frame || !outermost || outermost.file !== undefined || crash.isReplayed === false) return [];
  const info = frame.function;
  if (info === source.module) {
    // Started as in a session of the file; and, where that leads elsewhere, by nobody knows which arguments.
    const starts: Start[] = /\bargv\b/.test(source.text) ? [{ commandLine: [given.program] }, {}] : [{}];
    return starts.map((start) => (signal) => launched(machine, start, signal));
  }
  if (info.kind !== 'function' || info.parent?.kind === 'function') return [];
  const begin = (start: Start, receiver?: string): Begin => {
    return async (signal) => {
      try {
        const state = await launched(machine, start, signal, evaluator);
        if (!needsObject(info)) return state;
        const made = receiver ?? defaultObject(source, info.className ?? '');
        return (await withReceiver(state, made, evaluator, signal)) ?? state;
      } catch (error) {
        if (error instanceof LaunchError) return undefined;
        throw error;
      }
    };
  };
  const told = toldArguments(info, outermost.locals);
  if (told) return [begin({ function: info.qualifiedName, arguments: told })];
  return examplesOf(source, info, given, parser).map((example) =>
    begin({ function: info.qualifiedName, arguments: example.arguments }, example.receiver),
  );
}

/** Arguments for all parameters that need one, as the traceback tells them; undefined where it leaves one out. */
function toldArguments(
  info: FunctionInfo,
  locals: Crash['stack'][number]['locals'] = new Map(),
): CallArgument[] | undefined {
  const parameters = needsObject(info) ? info.parameters.slice(1) : info.parameters;
  const isTold = parameters.every(({ name, kind, ...more }) => {
    return locals.has(name) || more.default !== undefined || kind === 'var-positional' || kind === 'var-keyword';
  });
  if (!isTold) return undefined;
  return parameters.flatMap(({ name, kind, isPositionalOnly = false }) => {
    const value = locals.get(name);
    if (!value || kind === 'var-positional' || kind === 'var-keyword') return [];
    return [isPositionalOnly ? { value } : { keyword: name, value }];
  });
}

function examplesOf(
  source: SourceFile,
  { qualifiedName }: FunctionInfo,
  { program, roots = [], within }: LaunchArguments,
  parser: PythonParser,
): { readonly arguments: string; readonly receiver?: string }[] {
  const here = findExamples(parser, source, qualifiedName).filter(({ origin }) => origin !== 'hints');
  const isAlone = here.length > 0 || isUri(program) || within !== undefined;
  const found = isAlone ? here : findExamples(parser, source, qualifiedName, pythonFilesAround(program, roots));
  return found.slice(0, MOST_CALLS);
}
