/** The program of a session: its file and the machine that goes through it. */
import { Machine } from '../debugger/machine';
import { launch, LaunchError } from '../debugger/launch';
import { Session, type SessionOptions } from '../debugger/session';
import type { Predictor } from '../codec/query';
import type { PythonParser } from '../python/source';
import { readProgram, SourceError } from '../python/read-program';
import type { LaunchArguments } from './launch-arguments';
import { RequestError } from './request-error';

/** What is slow to load, and may be shared by sessions. */
export interface AdapterDependencies {
  loadPredictor(): Promise<Predictor>;
  loadPython(): Promise<PythonParser>;
}

export interface Debuggee {
  readonly path: string;
  readonly session: Session;
  readonly arguments: LaunchArguments;
}

/** @throws RequestError if there is no such program, or it cannot be started that way, or there is no model. */
export async function load(dependencies: AdapterDependencies, given: LaunchArguments, hooks: SessionOptions): Promise<Debuggee> {
  try {
    const text = readProgram(given.program);
    const source = (await available(dependencies.loadPython(), 'The parser')).parse(text);
    const start = launch(source, given.start);
    const predictor = await available(dependencies.loadPredictor(), 'The model');
    const options = { ...hooks, ...(given.maxSteps !== undefined && { maxSteps: given.maxSteps }) };
    return { path: given.program, session: new Session(new Machine(source, predictor), start, options), arguments: given };
  } catch (error) {
    if (error instanceof SourceError || error instanceof LaunchError) throw new RequestError(error.message);
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
