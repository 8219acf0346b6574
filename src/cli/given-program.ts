/** Programs given on the command line, and the model for them. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch, launched, LaunchError, type Start } from '../debugger/launch/launch';
import { onObject } from '../debugger/launch/method-start';
import type { Evaluator } from '../debugger/evaluate/evaluator';
import type { Machine } from '../debugger/machine/machine';
import type { State } from '../debugger/state/state';
import type { NeuralPredictor, PredictorOptions } from '../model/neural-predictor';
import { loadPredictor } from '../model/node/load-model';
import { methodCall } from '../python/expressions/method-call';
import { ValueSyntaxError } from '../python/values/literal';
import { writtenArguments, writtenCall } from '../python/values/written-arguments';
import { statementsAsCall, withAdded } from '../python/examples/statements-as-call';
import { findExamples } from '../python/examples/example-search';
import { readProgram, SourceError } from '../python/modules/read-program';
import type { SourceFile } from '../python/syntax';
import type { PythonParser } from '../python/parser';
import { link } from '../python/modules/link';
import { DiskModules, projectFolders } from '../adapter/launch/import-resolver';
import { pythonFilesAround } from '../adapter/launch/workspace-files';
import { withLibraries } from '../adapter/launch/program-source';
import { UsageError } from './command';

/** The folder of the model: `--model`, or `models/` beside `dist/`. */
export function modelFolder(option: string | undefined): string {
  if (option !== undefined) {
    if (!existsSync(option)) throw new UsageError(`no such folder: ${option}`);
    return option;
  }
  return join(dirname(fileURLToPath(import.meta.url)), '..', 'models');
}

/** @throws ModelError if there is no usable model. */
export async function loadModel(folder: string | undefined, options: PredictorOptions = {}): Promise<NeuralPredictor> {
  return await loadPredictor(modelFolder(folder), options);
}

/** @throws UsageError if the file cannot be read as a program. */
export function readSource(parser: PythonParser, path: string): SourceFile {
  try {
    return parser.parseProgram(readProgram(path));
  } catch (error) {
    if (error instanceof SourceError) throw new UsageError(error.message);
    throw error;
  }
}

/**
 * The same with the files beside it that it imports, and modules of libraries.
 * @param libraries folders; those that are found in the usual places if not given
 * @param known modules that are not read, since whoever answers the questions knows them
 */
export function withImports(
  parser: PythonParser,
  source: SourceFile,
  path: string,
  libraries?: readonly string[],
  known?: ReadonlySet<string>,
): SourceFile {
  const place = { program: resolve(path), known, ...(libraries && { libraryPaths: libraries }) };
  return link(parser, source, withLibraries(new DiskModules(path), place));
}

/** What is asked about: a program and a call in it. Statements that use it are read as a function behind its end. */
export function askedProgram(
  parser: PythonParser,
  source: SourceFile,
  call: string | undefined,
): { readonly source: SourceFile; readonly call: string | undefined } {
  const statements = call === undefined ? undefined : statementsAsCall(parser, source, call);
  if (!statements) return { source, call };
  return { source: parser.parseProgram(withAdded(source.text, statements)), call: statements.call };
}

/**
 * The call that is meant: of a function that is only named, as the best example of the file calls it, or else of its project.
 * @throws UsageError if it has none
 */
export function givenCall(
  parser: PythonParser,
  source: SourceFile,
  path: string,
  call: string | undefined,
): string | undefined {
  const name = call?.trim() ?? '';
  const info = source.findFunction(name);
  if (!/^[\p{ID_Start}_][\p{ID_Continue}.]*$/u.test(name) || info?.kind !== 'function') return call;
  const [own] = findExamples(parser, source, name);
  const program = resolve(path);
  const others = pythonFilesAround(program, projectFolders(dirname(program)));
  const best = own && own.origin !== 'hints' ? own : findExamples(parser, source, name, others)[0];
  if (best) return best.call;
  throw new UsageError(`the file has no example call of ${name}: give its arguments, as in --call "${name}(1, 'x')"`);
}

/** Reports an invalid call before the model is loaded. @throws UsageError as `startOf` */
export function checkCall(source: SourceFile, call: string | undefined): void {
  try {
    launch(source, callIn(source, call).start);
  } catch (error) {
    explained(error);
  }
}

/**
 * The state before a call such as `f([1, 2], 'x')` or `Cart([1]).total()`, or before the module's first line.
 * @param path of the program as it is typed, if it is started as a file
 * @param input the lines that are typed where the program asks for them
 * @throws UsageError if it is not a call, names no function, or does not fit.
 */
export async function startOf(
  machine: Machine,
  call: string | undefined,
  evaluator: Evaluator,
  path?: string,
  input?: readonly string[],
): Promise<State> {
  const process = path !== undefined && { commandLine: [path], dataFolders: [resolve('.'), dirname(resolve(path))] };
  const typed = input && { input };
  const { source } = machine;
  try {
    const { start, instance } = callIn(source, call);
    const begun = await launched(machine, { ...start, ...process, ...typed }, undefined, evaluator);
    return (await onObject(begun, instance, { source, evaluator })).state;
  } catch (error) {
    return explained(error);
  }
}

/** @throws ValueSyntaxError if it is no call */
function callIn(source: SourceFile, call: string | undefined): { readonly start: Start; readonly instance?: string } {
  if (call === undefined) return { start: {} };
  const onNew = methodCall(call, (name) => source.findFunction(name)?.kind === 'class');
  if (onNew) {
    const { owner, name, receiver, given } = onNew;
    return { start: { function: `${owner}.${name}`, arguments: writtenArguments(given) }, instance: receiver };
  }
  const { callee, arguments: given } = writtenCall(call);
  return { start: { function: callee, arguments: given } };
}

function explained(error: unknown): never {
  if (error instanceof LaunchError) throw new UsageError(error.message);
  if (error instanceof ValueSyntaxError)
    throw new UsageError(`--call takes a call with Python values, such as "f([1, 2], 'x')": ${error.message}`);
  throw error;
}
