/** Loads the program of a session: reads its file, loads parser and model, and finds its start. */
import type { Predictor } from '../../codec/query';
import type { BackwardPredictor } from '../../codec/backward/backward-query';
import { Machine } from '../../debugger/machine/machine';
import { crashState } from '../../debugger/launch/crash-start';
import { Evaluator } from '../../debugger/evaluate/evaluator';
import { launch, launched, LaunchError } from '../../debugger/launch/launch';
import { onObject } from '../../debugger/launch/method-start';
import { unitsInSteps } from '../../debugger/launch/top-level/units/units';
import { topFrame, type State } from '../../debugger/state/state';
import { readProgram, SourceError, textProblem } from '../../python/modules/read-program';
import { inSlices } from '../../python/text/slices';
import { shortened } from '../../python/text/shortened';
import type { PythonParser } from '../../python/parser';
import type { SourceFile } from '../../python/syntax';
import { Debuggee } from '../session/debuggee';
import type { Listener } from '../session/listener';
import { capitalized } from '../session/stop-events';
import { replayOf } from './crash-launch';
import { checkPlaces, type LaunchArguments } from './launch-arguments';
import { wholeProgram } from './program-source';
import { RequestError } from '../protocol/request-error';

/** Slow to load, and shareable between sessions. */
export interface AdapterDependencies {
  loadPredictor(): Promise<Predictor & BackwardPredictor>;
  loadPython(): Promise<PythonParser>;
  /** Modules that the predictor knows, beside those that the model has learned. */
  readonly knownModules?: ReadonlySet<string> | undefined;
}

/**
 * @throws RequestError if the program does not exist or cannot be started that way, or if there is no model; AbortError if
 * `signal` is aborted
 */
export async function load(
  dependencies: AdapterDependencies,
  given: LaunchArguments,
  listener: Listener,
  signal?: AbortSignal,
): Promise<Debuggee> {
  const text = readText(given);
  const parser = await available(dependencies.loadPython(), 'The parser');
  const source = await wholeProgram(parser, { ...given, known: dependencies.knownModules }, text);
  // The start looks at the whole top level.
  await inSlices(unitsInSteps(source, source.module));
  try {
    // Errors in the request are reported before the model is loaded.
    if (given.crash) crashState(source, given.crash);
    else launch(source, given.start);
    const predictor = await available(dependencies.loadPredictor(), 'The model');
    const machine = new Machine(source, predictor);
    const evaluator = new Evaluator(source, parser, predictor);
    if (given.crash) {
      const start = crashState(source, given.crash);
      const replay = replayOf(given.crash, given, { machine, parser, evaluator });
      return new Debuggee(source, given, parser, predictor, start, listener, replay);
    }
    const begun = await launched(machine, given.start, signal, evaluator);
    const settled = await withObject(begun, given, { source, evaluator }, listener, signal);
    return new Debuggee(source, given, parser, predictor, settled, listener);
  } catch (error) {
    if (error instanceof LaunchError) throw new RequestError(error.message);
    throw error;
  }
}

/** A method is called on the object given in the launch, or else on one that its class creates without arguments. */
async function withObject(
  start: State,
  given: LaunchArguments,
  program: { readonly source: SourceFile; readonly evaluator: Evaluator },
  listener: Listener,
  signal: AbortSignal | undefined,
): Promise<State> {
  const { state, assumption } = await onObject(start, given.instance, program, signal);
  const { function: info } = topFrame(start);
  if (assumption !== undefined)
    listener.logged(
      `${capitalized(assumption)}: ${info.className ?? ''}() does not create an object. Set "instance" to a call that does, such as ${info.className ?? ''}(1, 2).\n`,
      info.line,
    );
  return state;
}

/** The text to debug: from the client, or else from disk. @throws RequestError if there is none */
export function readText({ program, text, within }: Pick<LaunchArguments, 'program' | 'text' | 'within'>): string {
  const problem = text === undefined ? undefined : textProblem(text);
  if (problem !== undefined) throw new RequestError(`The text of ${shortened(program)} ${problem}`);
  if (text !== undefined) return text;
  // It may have become a link to somewhere else.
  if (within !== undefined) checkPlaces([program], within);
  try {
    return readProgram(program);
  } catch (error) {
    if (error instanceof SourceError) throw new RequestError(error.message);
    throw error;
  }
}

async function available<T>(loading: Promise<T>, what: string): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    throw new RequestError(`${what} could not be loaded: ${error instanceof Error ? error.message : String(error)}`);
  }
}
