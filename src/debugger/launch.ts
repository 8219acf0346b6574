/** The states that a program can begin in. */
import type { CallArgument } from '../codec/query';
import { isValueCall } from '../python/constructors';
import { parseArguments, parseValue, ValueSyntaxError } from '../python/literal';
import type { FunctionInfo, SourceFile, Statement } from '../python/syntax';
import type { Value } from '../python/value';
import { bindArguments } from './arguments';
import { children } from './containers';
import { classValue, functionValue } from './calls';
import { numbered } from './effects';
import { Frames } from './frames';
import { evaluateDisplay, evaluatePath } from './path';
import { findClass } from './program';
import { GIVEN, newFrame, type State } from './state';
import { unknownImports } from './unknowns';

/** The program cannot be started that way; the message is for the person who asked. */
export class LaunchError extends Error {
  override readonly name = 'LaunchError';
}

export interface Start {
  /** Name (or qualified name) of a function; the module itself without one. */
  readonly function?: string;
  /** The arguments as written between the parentheses, or already read. */
  readonly arguments?: string | readonly CallArgument[];
}

/** @throws LaunchError if there is no such function, or the arguments are not literals or do not fit. */
export function launch(source: SourceFile, start: Start = {}): State {
  if (start.function === undefined) return launchModule(source);
  const info = findFunction(source, start.function);
  const given = typeof start.arguments === 'string' ? readArguments(info, start.arguments) : (start.arguments ?? []);
  const all = info.className === undefined ? given : [...receiver(source, info), ...given];
  const state: State = { ...initial(), globals: moduleGlobals(source) };
  const binding = bindArguments(info, all);
  if (!binding.ok) throw new LaunchError(misfit(info, given, binding.message));
  const pushed = new Frames(source).push(state, info, all);
  if ('message' in pushed) throw new LaunchError(pushed.message);
  return numbered(pushed);
}

function launchModule(source: SourceFile): State {
  if (source.module.firstLine === 'end') throw new LaunchError('The file has no statement to run.');
  return { ...initial(), frames: [newFrame(1, source.module, new Map())], nextFrame: 2 };
}

export function initial(): State {
  const empty = new Map<string, Value>();
  return {
    frames: [],
    globals: empty,
    closures: new Map(),
    defaults: empty,
    output: '',
    status: 'running',
    nextId: 1,
    nextFrame: 1,
    last: GIVEN,
  };
}

function findFunction(source: SourceFile, name: string): FunctionInfo {
  const info = source.findFunction(name);
  if (info?.kind !== 'function') {
    const names = source.functions.filter(({ kind }) => kind === 'function').map(({ qualifiedName }) => qualifiedName);
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
  if (info.isGenerator)
    throw new LaunchError(`${name} is a generator function; stepping into generators is not supported.`);
  if (info.isAsync) throw new LaunchError(`${name} is a coroutine; stepping into coroutines is not supported.`);
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

/** The name of a call inside the value that does not stand for a value, as `deque([1])` does. */
function unknownCall(value: Value): string | undefined {
  if (value.kind === 'call' && !isValueCall(value.name)) return value.name;
  return children(value)
    .map(([, child]) => unknownCall(child))
    .find((name) => name !== undefined);
}

/** A method gets an instance without attributes: what its `__init__` would have done is not known. */
function receiver(source: SourceFile, info: FunctionInfo): CallArgument[] {
  const owner = findClass(source, info.className ?? '');
  if (!owner || info.decorators.includes('staticmethod')) return [];
  if (info.decorators.includes('classmethod')) return [{ value: classValue(owner) }];
  return [{ value: { kind: 'object', className: owner.name, attributes: [] } }];
}

function misfit(info: FunctionInfo, given: readonly CallArgument[], message: string): string {
  const parameters =
    info.className !== undefined && !info.decorators.includes('staticmethod')
      ? info.parameters.slice(1)
      : info.parameters;
  const isPlain =
    given.every(({ keyword }) => keyword === undefined) && parameters.every(({ kind }) => kind === 'positional');
  if (!isPlain) return message;
  const required = parameters.filter((parameter) => parameter.default === undefined).length;
  const count = required === parameters.length ? String(required) : `${required} to ${parameters.length}`;
  const names = parameters.length > 0 ? ` (${parameters.map(({ name }) => name).join(', ')})` : '';
  return `${info.name}() takes ${count} argument${count === '1' ? '' : 's'}${names} but ${given.length} ${given.length === 1 ? 'was' : 'were'} given`;
}

/** Functions, classes and literal constants of the module, as they are once it has been loaded. */
export function moduleGlobals(source: SourceFile): Map<string, Value> {
  const globals = new Map<string, Value>();
  const read = (text: string): Value | undefined => evaluatePath(text, (name) => globals.get(name));
  for (const line of source.executableLines) {
    const statement = source.statementAt(line);
    // What a statement binds takes longer to find out than where it stands.
    if (statement?.scope !== source.module) continue;
    if (statement.kind === 'import') for (const [name, value] of unknownImports(statement)) globals.set(name, value);
    const name = statement.targets[0];
    if (name === undefined) continue;
    const info = source.functions.findLast((other) => other.parent === source.module && other.name === name);
    if (info && statement.kind === 'def') globals.set(name, functionValue(info));
    else if (info && statement.kind === 'class') globals.set(name, classValue(info));
    else if (statement.kind === 'assignment' && statement.targets.length === 1) {
      const value = evaluateDisplay(assignedText(source, statement), read) ?? literal(assignedText(source, statement));
      if (value) globals.set(name, value);
      else globals.delete(name);
    }
  }
  return globals;
}

/** What stands behind the first `=` of an assignment. */
function assignedText(source: SourceFile, statement: Statement): string {
  const at = statement.tokens.findIndex(({ text }) => text === '=');
  const first = statement.tokens[at + 1]?.range;
  if (at < 0 || !first) return '';
  const lines = source.text.split(/\r\n?|\n/).slice(first.line - 1, statement.endLine);
  return [lines[0]?.slice(first.column) ?? '', ...lines.slice(1)].join('\n');
}

function literal(text: string): Value | undefined {
  try {
    return parseValue(text);
  } catch {
    return undefined;
  }
}

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substituted = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substituted, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
