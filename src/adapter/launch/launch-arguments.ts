/** The attributes of a launch configuration. */
import { dirname, resolve } from '../../python/files/files';
import type { Crash } from '../../debugger/launch/crash-start';
import type { Start } from '../../debugger/launch/launch';
import { ValueSyntaxError } from '../../python/values/literal';
import { writtenArguments, type WrittenArgument } from '../../python/values/written-arguments';
import type { Cell } from '../../python/modules/cells';
import { checkedPath, isReadable, isUri } from '../protocol/client';
import { Folders } from './folders';
import { RequestError } from '../protocol/request-error';
import type { RequestArguments } from '../protocol/request-arguments';
import { shortened } from '../../python/text/shortened';
import { shellWords } from './shell-words';
import { readStart } from './start-arguments';

export interface LaunchArguments {
  /** Absolute, spelled as the client spells it, since the client identifies the file by that. */
  readonly program: string;
  /** The program's text, if the client provides it: for a document that is unsaved or not on disk at all. */
  readonly text?: string;
  /** Cells of the notebook above the program, where it is one of its cells; there may be none. */
  readonly cells?: readonly Cell[];
  /** Workspace folders: imports are resolved there besides the program's own folder. */
  readonly roots?: readonly string[];
  /** The only folder whose files may be read; undefined for any. */
  readonly within?: string;
  /** Folders of libraries; those that are found in the usual places if not given. */
  readonly libraryPaths?: readonly string[];
  /** The Python that the user has chosen; it is not run. */
  readonly python?: string;
  /** Whether libraries are run behind the scenes, and not stepped through. */
  readonly justMyCode?: boolean;
  readonly start: Start;
  /** Expression for the object that a start method is called on: `Cart([30, 120])`. */
  readonly instance?: string;
  /** Where it begins instead, if in the middle of a run. */
  readonly crash?: Crash;
  readonly stopOnEntry: boolean;
  /** The first stop is where this function is first called, by its qualified name. */
  readonly runTo?: string;
  /** Stop after the last line, instead of ending the session. */
  readonly stayAtEnd: boolean;
  /** Stop only at the end: "run without debugging". */
  readonly noDebug: boolean;
  readonly maxSteps?: number;
  /** The client asks somebody for the lines that the program waits for. */
  readonly asksInput: boolean;
  /** Position of a session that was lost with its process: it is predicted again up to its last step. */
  readonly resume?: { readonly step: number; readonly last: number };
  /** Probability below which values are marked. */
  readonly threshold?: number;
  /** What a run does where something unknown decides how it goes on. */
  readonly onUnknown?: 'assume' | 'stop';
}

/**
 * @param within the only folder whose files may be read
 * @throws RequestError that says which attribute is wrong.
 */
export function readLaunchArguments(given: RequestArguments, within?: string): LaunchArguments {
  const program = given.optionalText('program')?.trim() ?? '';
  if (program === '') throw new RequestError('launch: "program" is missing: the path of a Python file.');
  const path = isUri(program) ? program : resolve(checkedPath(program));
  const text = given.optionalText('text');
  if (text === undefined && isUri(program))
    throw new RequestError(`launch: ${program} is not on disk, so "text" must hold the program.`);
  if (text?.trim() === '') throw new RequestError('launch: "text" is empty: there is nothing to step through.');
  const name = given.optionalText('function')?.trim() ?? '';
  const instance = given.optionalText('instance')?.trim() ?? '';
  if (instance !== '' && name === '')
    throw new RequestError('launch: "instance" is the object that a method is called on, but "function" is missing.');
  const runTo = given.optionalText('runTo')?.trim() ?? '';
  const maxSteps = given.optionalNumber('maxSteps');
  if (maxSteps !== undefined && maxSteps < 1) throw new RequestError('launch: "maxSteps" must be at least 1.');
  const crash = readStart(given, path);
  const resume = given.optionalObject('resume');
  const threshold = given.optionalNumber('confidenceThreshold');
  const onUnknown = given.optionalText('onUnknown');
  if (onUnknown !== undefined && onUnknown !== 'assume' && onUnknown !== 'stop')
    throw new RequestError('launch: "onUnknown" must be "assume" or "stop".');
  const libraryPaths = given.value('libraryPaths') === undefined ? undefined : given.texts('libraryPaths');
  const python = given.optionalText('python');
  const cells = given.objects('cells')?.map((cell) => ({ path: cell.text('path'), text: cell.text('text') }));
  const justMyCode = given.optionalFlag('justMyCode');
  const roots = given.texts('roots').filter(isReadable).map(checkedPath);
  if (within !== undefined) checkPlaces([...(isUri(program) ? [] : [path]), ...roots], within);
  return {
    program: path,
    ...(text !== undefined && { text }),
    roots,
    ...(within !== undefined && { within }),
    ...(libraryPaths && { libraryPaths: libraryPaths.map(checkedPath) }),
    ...(python !== undefined && { python }),
    ...(justMyCode !== undefined && { justMyCode }),
    ...(cells && { cells }),
    start: {
      ...(name === '' ? moduleStart(given, path) : { function: name, arguments: readCall(given), commandLine: [path] }),
      ...(given.value('input') !== undefined && { input: given.texts('input') }),
      ...(!isUri(program) && { dataFolders: [...roots, dirname(path)] }),
    },
    ...(instance !== '' && { instance }),
    stopOnEntry: given.optionalFlag('stopOnEntry') ?? false,
    ...(runTo !== '' && { runTo }),
    stayAtEnd: given.optionalFlag('stayAtEnd') ?? false,
    noDebug: given.optionalFlag('noDebug') ?? false,
    asksInput: given.optionalFlag('asksInput') ?? false,
    ...(maxSteps !== undefined && { maxSteps }),
    ...(crash && { crash }),
    ...(resume && { resume: readResume(resume) }),
    ...(threshold !== undefined && { threshold: readThreshold(threshold) }),
    ...(onUnknown !== undefined && { onUnknown }),
  };
}

/** @throws RequestError for a path that is not in the folder */
export function checkPlaces(paths: readonly string[], within: string): void {
  const folders = new Folders([within]);
  const other = paths.find((path) => !folders.hold(path));
  if (other !== undefined)
    throw new RequestError(
      `launch: ${shortened(other)} does not exist, or is not in ${within}: this server was started in that folder and reads no files outside it.`,
    );
}

/** Steps of a run are counted from 0. */
function readResume(given: RequestArguments): NonNullable<LaunchArguments['resume']> {
  const step = given.number('step');
  const last = given.number('last');
  if (step >= 0 && last >= step) return { step, last };
  throw new RequestError('launch: "resume" takes a "step" of at least 0 and a "last" that is not smaller.');
}

/** @throws RequestError for a number that is not a percentage */
export function readThreshold(percent: number): number {
  if (percent >= 0 && percent <= 100) return percent / 100;
  throw new RequestError('"confidenceThreshold" must be a percentage: a number from 0 to 100.');
}

/** As it would be started from a shell: `args` are texts there, and no Python. */
function moduleStart(given: RequestArguments, program: string): Start {
  const args = given.value('args') ?? [];
  return { commandLine: [program, ...(typeof args === 'string' ? shellWords(args) : given.texts('args'))] };
}

/** One string as between the parentheses of a call, or a list with one argument per string. */
function readCall(given: RequestArguments): string | WrittenArgument[] {
  const args = given.value('args');
  return typeof args === 'string' ? args : given.texts('args').map(readArgument);
}

function readArgument(text: string, index: number): WrittenArgument {
  const where = `launch: "args"[${index}]`;
  try {
    const [only, ...others] = writtenArguments(text);
    if (!only || others.length > 0) throw new RequestError(`${where} must be one Python value, not ${quoted(text)}.`);
    return only;
  } catch (error) {
    if (!(error instanceof ValueSyntaxError)) throw error;
    throw new RequestError(`${where} must be a Python value, not ${quoted(text)}: ${error.message}.`);
  }
}

function quoted(text: string): string {
  return JSON.stringify(shortened(text));
}
