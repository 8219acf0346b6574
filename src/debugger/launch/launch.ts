/** The start states of a program. */
import { hasDecorator } from '../../python/expressions/decorator';
import { expressionTree } from '../../python/expressions/expression-tree';
import { distance } from 'fastest-levenshtein';
import type { CallArgument } from '../../codec/query';
import type { Evaluator } from '../evaluate/evaluator';
import { excess } from '../evaluate/expression-limits';
import { ValueSyntaxError } from '../../python/values/literal';
import { namesIn, writtenArguments, type WrittenArgument } from '../../python/values/written-arguments';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import { shortened } from '../../python/text/shortened';
import { bindArguments } from '../calls/argument-binding';
import { classValue, findClass, findMethod, isImported } from '../../python/definitions/definitions';
import { numbered } from '../machine/effects/effects';
import { Frames } from '../machine/frames/frames';
import type { Machine } from '../machine/machine';
import { initial, newFrame, topFrame, type State } from '../state/state';
import { withCommandLine, withDataFolders } from './command-line';
import { evaluatedArguments } from './evaluated-arguments';
import { LaunchError } from './launch-error';
import { writtenGlobals } from './top-level/units/written-globals';

export { LaunchError } from './launch-error';

export interface Start {
  /** A function, or its name or qualified name: of several with that name it is the last. The module itself without one. */
  readonly function?: string | FunctionInfo;
  /** The arguments as written between the parentheses, or already parsed. */
  readonly arguments?: string | readonly WrittenArgument[];
  /** The program and its arguments, as it finds them in `sys.argv`; unknown if not given. */
  readonly commandLine?: readonly string[];
  /** Where the files lie that it may read, the folder first in which it is started; unknown if not given. */
  readonly dataFolders?: readonly string[];
  /** The lines that are typed where the program asks for them. */
  readonly input?: readonly string[];
}

/**
 * The start state of a run. A function is called after its module has been loaded: the effects of its top level are predicted.
 * @param evaluator gives arguments that are no literals their values; without one they are unknown
 * @throws LaunchError if there is no such function, or the arguments are no values or do not fit; AbortError
 */
export async function launched(
  machine: Machine,
  start: Start = {},
  signal?: AbortSignal,
  evaluator?: Evaluator,
): Promise<State> {
  const first = launch(machine.source, start);
  if (start.function === undefined) return first;
  const { function: info } = topFrame(first);
  const given = argumentsOf(info, start);
  const mentioned = evaluator ? namesIn(given) : [];
  const loaded = await machine.modules.begun(info, signal, mentioned);
  if (!evaluator || mentioned.length === 0) return launch(machine.source, start, loaded);
  const { state, values } = await evaluatedArguments(
    given,
    loaded,
    info,
    { source: machine.source, evaluator },
    signal,
  );
  return launch(machine.source, { ...start, arguments: values }, state);
}

/**
 * @param loaded the globals of the modules; only literal ones if the program's own module has not been run
 * @throws LaunchError if there is no such function, or the arguments are no values or do not fit.
 */
export function launch(source: SourceFile, start: Start = {}, loaded: State = unloaded(source)): State {
  if (start.function === undefined) return numbered(withProcess(launchModule(source), start));
  const info = typeof start.function === 'string' ? calledFunction(source, start.function, start) : start.function;
  const given = argumentsOf(info, start);
  const all = info.className === undefined ? given : [...receiver(source, info), ...given];
  const binding = bindArguments(info, all);
  if (!binding.ok) throw new LaunchError(misfit(info, given, binding.message));
  const pushed = new Frames(source).push(loaded, info, all);
  if ('message' in pushed) throw new LaunchError(pushed.message);
  return numbered(withProcess(pushed, start));
}

/** The state with what the launch tells of the process. */
function withProcess(state: State, { commandLine, dataFolders, input }: Start): State {
  const told = withDataFolders(withCommandLine(state, commandLine), dataFolders, commandLine?.[0]);
  return input ? { ...told, typed: { lines: input, read: 0 } } : told;
}

/** The state of a program whose module has not been run. */
export function unloaded(source: SourceFile): State {
  return { ...initial(), globals: writtenGlobals(source) };
}

function launchModule(source: SourceFile): State {
  if (source.module.firstLine === 'end') throw new LaunchError('The file has no statement to run.');
  return { ...initial(), frames: [newFrame(1, source.module, new Map())], nextFrame: 2 };
}

/** A property that is given something is set. */
function calledFunction(source: SourceFile, name: string, start: Start): FunctionInfo {
  const info = findFunction(source, name);
  const isRead = hasDecorator(info, 'property') && argumentsOf(info, start).length > 0;
  const setter = isRead ? source.findFunction(`${info.qualifiedName}.setter`) : undefined;
  return setter?.kind === 'function' && setter.parent === info.parent ? setter : info;
}

function findFunction(source: SourceFile, name: string): FunctionInfo {
  const info = source.findFunction(name) ?? inheritedMethod(source, name);
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

/** `Circle.area` of a class that has it from another one. */
function inheritedMethod(source: SourceFile, name: string): FunctionInfo | undefined {
  const dot = name.lastIndexOf('.');
  const owner = dot < 0 ? undefined : findClass(source, name.slice(0, dot));
  return owner && findMethod(source, owner, name.slice(dot + 1))?.info;
}

function argumentsOf(info: FunctionInfo, { arguments: given = [] }: Start): readonly WrittenArgument[] {
  try {
    const all = typeof given === 'string' ? writtenArguments(given) : given;
    const [problem] = all.flatMap(({ expression }) => problemOf(expression) ?? []);
    if (problem === undefined) return all;
    throw new LaunchError(`The arguments of ${info.name} must be values as in Python: ${problem}`);
  } catch (error) {
    if (!(error instanceof ValueSyntaxError)) throw error;
    throw new LaunchError(`The arguments of ${info.name} must be values as in Python: ${error.message}.`);
  }
}

/** Why nobody could evaluate it; undefined where somebody may. */
function problemOf(expression: string | undefined): string | undefined {
  if (expression === undefined) return undefined;
  return excess(expression) ?? (expressionTree(expression) ? undefined : `${shortened(expression)} is no expression.`);
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
