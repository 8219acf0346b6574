/** The start states of a program. */
import { hasDecorator } from '../../python/expressions/decorator';
import { distance } from 'fastest-levenshtein';
import type { CallArgument } from '../../codec/query';
import { parseArguments, ValueSyntaxError } from '../../python/values/literal';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import { bindArguments } from '../calls/argument-binding';
import { unknownCall } from '../objects/containers';
import { classValue, findClass, isImported } from '../../python/definitions/definitions';
import { numbered } from '../machine/effects/effects';
import { Frames } from '../machine/frames/frames';
import type { Machine } from '../machine/machine';
import { initial, newFrame, topFrame, type State } from '../state/state';
import { withCommandLine, withDataFolders } from './command-line';
import { writtenGlobals } from './top-level/units/written-globals';

/** The program cannot be started that way; the message is for people. */
export class LaunchError extends Error {
  override readonly name = 'LaunchError';
}

export interface Start {
  /** A function, or its name or qualified name: of several with that name it is the last. The module itself without one. */
  readonly function?: string | FunctionInfo;
  /** The arguments as written between the parentheses, or already parsed. */
  readonly arguments?: string | readonly CallArgument[];
  /** The program and its arguments, as it finds them in `sys.argv`; unknown if not given. */
  readonly commandLine?: readonly string[];
  /** Where the files lie that it may read, the folder first in which it is started; unknown if not given. */
  readonly dataFolders?: readonly string[];
}

/**
 * The start state of a run. A function is called after its module has been loaded: the effects of its top level are predicted.
 * @throws LaunchError if there is no such function, or the arguments are not literals or do not fit; AbortError
 */
export async function launched(machine: Machine, start: Start = {}, signal?: AbortSignal): Promise<State> {
  const first = launch(machine.source, start);
  if (start.function === undefined) return first;
  const { function: info } = topFrame(first);
  return launch(machine.source, start, await machine.modules.begun(info, signal));
}

/**
 * @param loaded the globals of the modules; only literal ones if the program's own module has not been run
 * @throws LaunchError if there is no such function, or the arguments are not literals or do not fit.
 */
export function launch(source: SourceFile, start: Start = {}, loaded: State = unloaded(source)): State {
  if (start.function === undefined) return numbered(withProcess(launchModule(source), source, start));
  const info = typeof start.function === 'string' ? findFunction(source, start.function) : start.function;
  const given = typeof start.arguments === 'string' ? readArguments(info, start.arguments) : (start.arguments ?? []);
  const all = info.className === undefined ? given : [...receiver(source, info), ...given];
  const binding = bindArguments(info, all);
  if (!binding.ok) throw new LaunchError(misfit(info, given, binding.message));
  const pushed = new Frames(source).push(loaded, info, all);
  if ('message' in pushed) throw new LaunchError(pushed.message);
  return numbered(withProcess(pushed, source, start));
}

/** The state with what the launch tells of the process. */
function withProcess(state: State, source: SourceFile, { commandLine, dataFolders }: Start): State {
  return withDataFolders(withCommandLine(state, source, commandLine), dataFolders, commandLine?.[0]);
}

/** The state of a program whose module has not been run. */
export function unloaded(source: SourceFile): State {
  return { ...initial(), globals: writtenGlobals(source) };
}

function launchModule(source: SourceFile): State {
  if (source.module.firstLine === 'end') throw new LaunchError('The file has no statement to run.');
  return { ...initial(), frames: [newFrame(1, source.module, new Map())], nextFrame: 2 };
}

function findFunction(source: SourceFile, name: string): FunctionInfo {
  const info = source.findFunction(name);
  if (info?.kind !== 'function') {
    const own = source.functions.filter((one) => one.kind === 'function' && !isImported(one));
    const names = own.map(({ qualifiedName }) => qualifiedName);
    const close = names.filter(
      (other) => distance(other.toLowerCase(), name.toLowerCase()) <= Math.max(2, name.length / 3),
    );
    const hint =
      close.length > 0
        ? ` Did you mean ${close.slice(0, 3).join(', ')}?`
        : names.length > 0
          ? ` There are: ${names.slice(0, 8).join(', ')}.`
          : '';
    throw new LaunchError(`There is no function '${name}' in this file.${hint}`);
  }
  return info;
}

function readArguments(info: FunctionInfo, text: string): CallArgument[] {
  try {
    const all = parseArguments(text);
    const call = all.map(({ value }) => unknownCall(value)).find((name) => name !== undefined);
    if (call !== undefined)
      throw new LaunchError(`The arguments of ${info.name} must be Python literals: ${call}(...) is a call.`);
    return all;
  } catch (error) {
    if (!(error instanceof ValueSyntaxError)) throw error;
    throw new LaunchError(
      `The arguments of ${info.name} must be Python literals: ${error.message} (at ${text === '' ? 'the start' : `"${text.slice(error.position, error.position + 20)}"`}).`,
    );
  }
}

/** A method gets an instance without attributes: what its `__init__` would have done is unknown. */
function receiver(source: SourceFile, info: FunctionInfo): CallArgument[] {
  const owner = findClass(source, info.className ?? '');
  if (!owner || hasDecorator(info, 'staticmethod')) return [];
  if (hasDecorator(info, 'classmethod')) return [{ value: classValue(owner) }];
  return [{ value: { kind: 'object', className: owner.name, attributes: [] } }];
}

function misfit(info: FunctionInfo, given: readonly CallArgument[], message: string): string {
  const parameters =
    info.className !== undefined && !hasDecorator(info, 'staticmethod') ? info.parameters.slice(1) : info.parameters;
  const isPlain =
    given.every(({ keyword }) => keyword === undefined) && parameters.every(({ kind }) => kind === 'positional');
  if (!isPlain) return message;
  const required = parameters.filter((parameter) => parameter.default === undefined).length;
  const count = required === parameters.length ? String(required) : `${required} to ${parameters.length}`;
  const names = parameters.length > 0 ? ` (${parameters.map(({ name }) => name).join(', ')})` : '';
  return `${info.name}() takes ${count} argument${count === '1' ? '' : 's'}${names} but ${given.length} ${given.length === 1 ? 'was' : 'were'} given`;
}
