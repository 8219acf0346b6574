/** Builds a state in the middle of a run from a traceback: frames and their lines, an exception, and some of the values. */
import type { RaisedException } from '../../codec/query';
import { ownSource } from '../../python/modules/linked-source';
import type { CallSite, FunctionInfo, SourceFile, Statement } from '../../python/syntax';
import { shortened } from '../../python/text/shortened';
import type { UnknownValue, Value } from '../../python/values/value';
import { boundNamesBefore } from './reaching-names';
import { withCarriedArguments } from './carried-arguments';
import { withToldValues } from './told-values';
import { writtenLocals } from './written-locals';
import { numbered } from '../machine/effects/effects';
import { indexObjects } from '../objects/heap';
import { LaunchError, unloaded } from './launch';
import { freeVariables } from '../../python/definitions/definitions';
import { valuesOf } from '../state/value-roots';
import type { Machine } from '../machine/machine';
import { newFrame, topFrame, type Bindings, type Frame, type State, type WaitingCall } from '../state/state';

/** A partially known frame. */
export interface Place {
  /** Line of the file. */
  readonly line: number;
  /** Path of another file of the program; by default the program's own. */
  readonly file?: string;
  /** Name or qualified name; `<module>` for the module. By default the innermost function around the line. */
  readonly function?: string;
  readonly locals?: ReadonlyMap<string, Value>;
  /** The expression that the traceback underlines in the line. */
  readonly expression?: string;
}

export interface Crash {
  /** Outermost first; the last one is where the program is stopped. At least one. */
  readonly stack: readonly Place[];
  /** The exception that the last line raised; without one the line has not run yet. */
  readonly exception?: RaisedException;
  /** Whether a run that leads there is looked for first; true if not given. */
  readonly isReplayed?: boolean;
}

/** Why a value is not known. */
const UNTOLD = 'it was not given';
const NOT_RUN = 'what the module did before is not known';

/**
 * The same with the globals that the module's top level had bound when it reached its line in the traceback, or its end.
 * @throws LaunchError as `crashed`, AbortError if `signal` is aborted
 */
export async function crashedLoaded(machine: Machine, crash: Crash, signal?: AbortSignal): Promise<State> {
  const { frames } = crashState(machine.source, crash);
  const called = frames.find(({ function: { kind } }) => kind === 'function') ?? topFrame({ frames });
  const module = frames.find(({ function: info }) => info === machine.source.module);
  const options = { ...(signal && { signal }), ...(module && { until: module.line }) };
  return crashState(machine.source, crash, await machine.modules.loaded(called.function, options));
}

/**
 * @param begin the globals of the modules; only literal ones if the modules have not been run
 * @throws LaunchError if there is no statement on a line, or a frame has no such function or variable
 */
export function crashState(source: SourceFile, { stack, exception }: Crash, begin: State = unloaded(source)): State {
  const places = stack.map((place) => ({ place, ...locate(source, place) }));
  const globals = new Map([...unknownGlobals(source), ...begin.globals]);
  const frames: Frame[] = [];
  for (const [depth, { place, scope, statement }] of places.entries()) {
    const given = place.locals ?? new Map<string, Value>();
    const locals = new Map<string, Value>();
    for (const [name, value] of given) {
      if (isLocalIn(source, scope, name)) locals.set(name, value);
      else if (place.file === undefined && source.module.locals.includes(name)) globals.set(name, value);
      else throw new LaunchError(noVariable(source, scope, name));
    }
    const callee = places[depth + 1]?.scope;
    const frame = newFrame(
      begin.nextFrame + depth,
      scope,
      scope.kind === 'module' ? new Map() : completed(source, scope, statement, locals),
    );
    frames.push({
      ...frame,
      line: statement.line,
      event: 'line',
      ...inside(source, statement),
      ...(callee && { waiting: waitingFor(statement, callee) }),
    });
  }
  const top = frames.pop();
  if (!top) throw new LaunchError('There is no line to start at.');
  frames.push(exception ? { ...top, event: 'exception', exception } : top);
  const state: State = { ...begin, globals, frames, nextFrame: begin.nextFrame + frames.length };
  const numbers = [...indexObjects(valuesOf(state)).keys()];
  const complete = numbered({ ...state, nextId: Math.max(0, ...numbers) + 1 });
  return withCarriedArguments(source, withToldValues(source, complete, stack.at(-1)?.expression));
}

/** Function and statement of a frame. */
function locate(source: SourceFile, place: Place): { scope: FunctionInfo; statement: Statement } {
  const { module, offset, lineCount, name } = partOf(source, place.file);
  if (place.line < 1 || place.line > lineCount)
    throw new LaunchError(`There is no line ${place.line}: ${name} has ${lineCount} lines.`);
  const line = offset + place.line;
  const around = [module, ...source.functions.filter((info) => info.line <= line && line <= info.endLine)];
  const scopes = around.filter((scope) => place.function === undefined || isNamed(scope, place.function));
  const found = scopes
    .map((scope) => ({ scope, statement: source.statementAt(line, scope) }))
    .findLast(({ scope, statement }) => statement?.scope === scope);
  if (found?.statement) return { scope: found.scope, statement: found.statement };
  const shown = place.file === undefined ? `ine ${place.line}` : `ine ${place.line} of ${name}`;
  if (place.function !== undefined && scopes.length === 0) {
    const other = around.at(-1) ?? module;
    const where = other.kind === 'module' ? 'outside all functions' : `in ${other.qualifiedName}`;
    throw new LaunchError(`L${shown} is not in ${place.function}: it is ${where}.`);
  }
  const next = source.nextExecutableLine(line);
  const hint = next === undefined ? '' : ` The next line that runs is ${next - offset}.`;
  throw new LaunchError(`There is nothing to run on l${shown}.${hint}`);
}

/** A file of the program: its module, and its range of program lines. */
interface Part {
  readonly module: FunctionInfo;
  readonly offset: number;
  readonly lineCount: number;
  /** For people. */
  readonly name: string;
}

function partOf(source: SourceFile, path: string | undefined): Part {
  const own = ownSource(source);
  if (path === undefined) return { module: own.module, offset: 0, lineCount: own.lineCount, name: 'the file' };
  const found = source.imported?.find((file) => file.path === path);
  if (!found)
    throw new LaunchError(
      `${shortened(path)} is in the stack, but cannot be read: it is missing, too large, not text, or not a file that may be read.`,
    );
  const { offset, lineCount } = found;
  return { module: found.source.module, offset, lineCount, name: path.split(/[\\/]/).at(-1) ?? path };
}

function isNamed(scope: FunctionInfo, name: string): boolean {
  return (
    scope.name === name || scope.qualifiedName === name || scope.qualifiedName === name.replaceAll('<locals>.', '')
  );
}

/** The frame's variables, including unknown ones that may have a value there. */
function completed(source: SourceFile, scope: FunctionInfo, { line }: Statement, given: Bindings): Bindings {
  const names = [...boundNamesBefore(source, scope, line), ...freeVariables(source, scope)];
  const unknown: UnknownValue = { kind: 'unknown', reason: UNTOLD };
  const all = new Set([...names, ...given.keys()]);
  const written = writtenLocals(source, scope, line);
  return new Map([...all].map((name) => [name, given.get(name) ?? written.get(name) ?? unknown] as const));
}

/** Names that the module binds. */
function unknownGlobals(source: SourceFile): Map<string, Value> {
  const unknown: UnknownValue = { kind: 'unknown', reason: NOT_RUN };
  return new Map(source.module.locals.map((name) => [name, unknown] as const));
}

function isLocalIn(source: SourceFile, scope: FunctionInfo, name: string): boolean {
  if (scope.kind === 'module' || scope.globals.includes(name)) return false;
  return scope.locals.includes(name) || freeVariables(source, scope).includes(name);
}

function noVariable(source: SourceFile, scope: FunctionInfo, name: string): string {
  const where = scope.kind === 'module' ? 'The module' : scope.qualifiedName;
  const names = scope.kind === 'module' ? source.module.locals : scope.locals;
  const hint = names.length === 0 ? '' : ` There are: ${names.slice(0, 8).join(', ')}.`;
  return `${where} has no variable ${name}.${hint}`;
}

/** The block state of the frame at its line, as far as the syntax determines it. */
function inside(source: SourceFile, { enclosing, scope }: Statement): Pick<Frame, 'iterators' | 'handled'> {
  const around = (kind: (typeof enclosing)[number]['kind']): number[] =>
    enclosing.flatMap((block) => (block.kind === kind ? [block.line] : []));
  return {
    // The position of a loop is unknown.
    iterators: around('for').map((line) => ({ line, iterable: { kind: 'unknown', reason: UNTOLD }, taken: 1 })),
    handled: around('except').map((line) => {
      const named = source.statementAt(line, scope)?.tokens.find(({ kind }) => kind === 'name')?.text;
      return { line, exception: { type: named ?? 'Exception' }, raisedAt: line, outer: [] };
    }),
  };
}

/** The call that a frame waits for, of the function in the frame above it. */
function waitingFor(statement: Statement, callee: FunctionInfo): WaitingCall {
  const site = siteOf(statement, callee);
  const range = site?.range ?? { line: statement.line, column: 0, endLine: statement.line, endColumn: 0 };
  const expression = site?.text ?? callee.name;
  return { computed: [], expression, range, ...(callee.kind === 'class' && { implicit: 'class-body' }) };
}

function siteOf({ calls }: Statement, { name, className }: FunctionInfo): CallSite | undefined {
  const isConstructor = name === '__init__' || name === '__new__';
  // From another file: `shop.pick()`, `shop.Shop()`.
  const last = (path = ''): string | undefined => path.split('.').at(-1);
  const named = calls.filter(
    ({ callee }) =>
      last(callee) === name || (isConstructor && callee !== undefined && last(callee) === last(className)),
  );
  return named.length === 1 ? named[0] : (named.at(-1) ?? (calls.length === 1 ? calls[0] : undefined));
}
