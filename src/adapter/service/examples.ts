/** Example calls for predicting a function: found in the code, or else plausible ones suggested by the model. */
import type { FunctionPredictor } from '../../codec/function/function-query';
import { PredictionError, type Predictor } from '../../codec/query';
import { LaunchError } from '../../debugger/launch/launch';
import { plausibleArguments } from '../../debugger/functions/plausible-arguments';
import type { Example } from '../../python/examples/example';
import { findExamples, findObject, type OtherFile } from '../../python/examples/example-search';
import { files } from '../../python/files/files';
import { pathProblem } from '../../python/modules/regular-file';
import type { PythonParser } from '../../python/parser';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import { pythonFilesAround } from '../launch/workspace-files';
import type * as protocol from './protocol';

/** Number of calls that the model suggests, and its time limit in milliseconds. */
const INFERRED = 2;
const INFERRING = 6000;

/** Nothing is executed, and the disk is not read for a document that is not a file. */
export function writtenExamples(
  parser: PythonParser,
  source: SourceFile,
  params: protocol.ExamplesParams,
): protocol.Example[] {
  const { uri, roots = [], function: name } = params;
  const found = findExamples(parser, source, name, othersAround(uri, roots)).map((example) =>
    placed(example, (line, path) => ({ uri: path === undefined ? uri : files().toUri(path), line: line - 1 })),
  );
  return found.some(({ line }) => line !== undefined) ? found : [...inCells(parser, params), ...found];
}

/** Calls that the other cells of a notebook make: it is looked through as one program. */
function inCells(
  parser: PythonParser,
  { uri, text, cells = [], below = [], function: name }: protocol.ExamplesParams,
): protocol.Example[] {
  if (cells.length + below.length === 0) return [];
  const all = [...cells, { uri, text }, ...below].flatMap((cell) =>
    cell.text.split(LINE_END).map((one, line) => ({ uri: cell.uri, line, text: one })),
  );
  const notebook = parser.parse(all.map((line) => line.text).join('\n'));
  const found = findExamples(parser, notebook, name).filter(({ line }) => line !== undefined);
  return found.map((example) =>
    placed(example, (line) => ({ uri: all[line - 1]?.uri ?? uri, line: all[line - 1]?.line ?? 0 })),
  );
}

const LINE_END = /\r\n?|\n/;

function placed(
  { call, origin, line, path, returns, isComputed }: Example,
  placeOf: (line: number, path?: string) => { readonly uri: string; readonly line: number },
): protocol.Example {
  if (line === undefined) return { call, origin };
  const stated = returns === undefined ? {} : { stated: returns };
  return { call, origin, ...placeOf(line, path), ...(isComputed && { isComputed }), ...stated };
}

/** An object that a method can be called on, as in `findObject`. */
export function writtenObject(
  parser: PythonParser,
  source: SourceFile,
  method: FunctionInfo,
  { uri, roots = [] }: protocol.DocumentParams,
): string | undefined {
  return findObject(parser, source, method, othersAround(uri, roots));
}

/** Calls that the model finds plausible; none if it has no answer. */
export async function inferredExamples(
  predictor: Predictor & FunctionPredictor,
  source: SourceFile,
  name: string,
): Promise<protocol.Example[]> {
  const info = source.findFunction(name);
  if (info?.kind !== 'function') return [];
  try {
    const found = await plausibleArguments(source, predictor, {
      function: name,
      candidates: INFERRED,
      milliseconds: INFERRING,
    });
    return found.map((proposal) => ({ call: callOf(info, proposal.text), origin: 'inferred' }));
  } catch (error) {
    if (error instanceof LaunchError || error instanceof PredictionError) return [];
    throw error;
  }
}

function callOf({ qualifiedName }: FunctionInfo, given: string): string {
  return `${qualifiedName}(${given})`;
}

function* othersAround(uri: string, roots: readonly string[]): Generator<OtherFile> {
  const path = pathOf(uri);
  if (path === undefined && roots.length === 0) return;
  const folders = roots.flatMap((root) => pathOf(root) ?? []);
  yield* pythonFilesAround(path, folders);
}

/** Undefined if it is not on this machine's disk. */
export function pathOf(uri: string): string | undefined {
  try {
    const path = files().fromUri(uri);
    return path === undefined || pathProblem(path) !== undefined ? undefined : path;
  } catch {
    return undefined;
  }
}
