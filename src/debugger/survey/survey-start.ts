/** The state that a survey begins with: a call of a function, or the first line of the module. */
import { functionName } from '../../python/definitions/function-names';
import { hasDecorator } from '../../python/expressions/decorator';
import { methodCall, type MethodCall } from '../../python/expressions/method-call';
import { BUILTINS } from '../../codec/vocabulary/python-words';
import type { CallArgument } from '../../codec/query';
import { ValueSyntaxError } from '../../python/values/literal';
import { writtenArguments, writtenCall, type WrittenArgument } from '../../python/values/written-arguments';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { innerNames } from '../../python/statements/inner-names';
import { defaultObject } from '../../python/definitions/default-object';
import { inherits } from '../../python/definitions/heirs';
import { findClass, moduleOf } from '../../python/definitions/definitions';
import { cellsOf } from '../../python/modules/cells';
import { statementsOf } from '../program/alignment';
import type { Evaluator } from '../evaluate/evaluator';
import { launch, launched, LaunchError } from '../launch/launch';
import type { Machine } from '../machine/machine';
import { needsObject, withReceiver } from '../launch/receiver';
import { withForeignAttributes, withUnknownReceiver } from '../launch/unknown-receiver';
import type { State } from '../state/state';

export interface Start {
  readonly state: State;
  /** The call as it was asked for; null for the module, and if there are no arguments. */
  readonly call: string | null;
  /** What had to be assumed, for people. */
  readonly assumptions: readonly string[];
  /** Probability that it is right, if it is not given but comes from a predicted run. */
  readonly trust?: number;
}

const known: ReadonlySet<string> = new Set([...BUILTINS, 'print', '__file__', '__doc__', '_', 'self', 'cls']);
/** Maximum number of functions whose names are examined. */
const MOST_FUNCTIONS = 60;

/** The outermost function around: the one that can be called by itself. For code outside functions, the module. */
export function callableAround(source: SourceFile, scope: FunctionInfo): FunctionInfo {
  let found = source.module;
  for (let around: FunctionInfo | undefined = scope; around; around = around.parent)
    if (around.kind === 'function') found = around;
  return found;
}

/** @throws LaunchError if the module has nothing to run */
export function moduleStart(source: SourceFile): Start {
  const state = launch(source);
  const missing = undefinedNames(source, source.module);
  const unwritten = missing.map((name) => [name, notDefined(name)] as const);
  return {
    state: { ...state, globals: new Map<string, Value>([...state.globals, ...unwritten]) },
    call: null,
    assumptions: [],
  };
}

/** How an assumption begins that no call of a function was found. */
export const NO_EXAMPLE = 'no example input for';

/**
 * @param call `f([1, 2], 'x')`, `Class.m(1)`, `Class(1).m(2)`; without one, all arguments are unknown
 * @throws LaunchError if it is not a call, or does not fit the function
 */
export async function callStart(
  source: SourceFile,
  info: FunctionInfo,
  call: string | undefined,
  { machine, evaluator }: { readonly machine: Machine; readonly evaluator: Evaluator },
  signal?: AbortSignal,
): Promise<Start> {
  const given = call === undefined ? unknownArguments(info) : readCall(source, info, call);
  let state = await launched(machine, { function: info, arguments: given }, signal, evaluator);
  const globals = new Map(state.globals);
  for (const name of undefinedNames(source, info)) if (!globals.has(name)) globals.set(name, notDefined(name));
  state = { ...state, globals };
  const assumptions = call === undefined && given.length > 0 ? [`${NO_EXAMPLE} ${info.qualifiedName}`] : [];
  if (needsObject(info)) {
    const text =
      (call === undefined ? undefined : onNewObject(info, call)?.receiver) ??
      defaultObject(source, info.className ?? '');
    const made = await withReceiver(state, text, evaluator, signal);
    const unknown = made ? undefined : await withUnknownReceiver(state, source, evaluator, signal);
    state = unknown?.state ?? withForeignAttributes(made ?? state, source);
    if (unknown) assumptions.push(unknown.assumption);
  }
  return { state, call: call ?? null, assumptions };
}

function unknownArguments(info: FunctionInfo): CallArgument[] {
  const own = info.className !== undefined && !hasDecorator(info, 'staticmethod') ? 1 : 0;
  return info.parameters.slice(own).flatMap(({ name, kind, default: text }): CallArgument[] => {
    const value: Value = { kind: 'unknown', reason: `there is no example input for ${name}` };
    if (text !== undefined || kind === 'var-positional' || kind === 'var-keyword') return [];
    return [kind === 'keyword-only' ? { keyword: name, value } : { value }];
  });
}

function readCall(source: SourceFile, info: FunctionInfo, call: string): readonly WrittenArgument[] {
  const { className, name, qualifiedName } = info;
  try {
    const parts = onNewObject(info, call);
    const isInherited = parts && inherits(source, findClass(source, parts.owner), info);
    const { callee, arguments: given } = parts
      ? { callee: isInherited ? qualifiedName : `${parts.owner}.${name}`, arguments: writtenArguments(parts.given) }
      : writtenCall(call);
    const isConstructor = name === '__init__' && (callee === className || className?.endsWith(`.${callee}`));
    const isOwn = [qualifiedName, name, functionName(info)].includes(callee);
    if (isOwn || isConstructor || qualifiedName.endsWith(`.${callee}`)) return given;
    throw new LaunchError(`The call ${call} is not one of ${qualifiedName}.`);
  } catch (error) {
    if (!(error instanceof ValueSyntaxError)) throw error;
    throw new LaunchError(`A call takes values as in Python, such as ${name}([1, 2], 'x'): ${error.message}.`);
  }
}

function onNewObject({ className, name }: FunctionInfo, call: string): MethodCall | undefined {
  const parts = className === undefined ? undefined : methodCall(call, (name) => name === className);
  return parts?.name === name ? parts : undefined;
}

/** Names that a function reads but nothing in the file, or in the cells of a notebook above it, binds: helpers that are not written yet. */
function undefinedNames(source: SourceFile, info: FunctionInfo): string[] {
  const bound = new Set(source.functions.map(({ name }) => name));
  for (const module of modulesInSight(source))
    for (const { targets } of statementsOf(source, module)) for (const name of targets) bound.add(name);
  if (bound.has('*')) return [];
  return [...namesRead(source, info)].filter((name) => !bound.has(name) && !known.has(name));
}

function modulesInSight(source: SourceFile): FunctionInfo[] {
  const above = cellsOf(source);
  return above ? [source.module, above.source.module] : [source.module];
}

function notDefined(name: string): Value {
  return { kind: 'unknown', reason: `${name} is not defined in this file` };
}

/** Free names of a function and of the functions of its file that it mentions: those of other files have globals of their own. */
function namesRead(source: SourceFile, info: FunctionInfo): Set<string> {
  const names = new Set<string>();
  const module = moduleOf(info);
  const named = new Map<string, FunctionInfo[]>();
  for (const one of source.functions) {
    if (moduleOf(one) !== module) continue;
    const same = named.get(one.name);
    if (same) same.push(one);
    else named.set(one.name, [one]);
  }
  const seen = new Set<FunctionInfo>([info]);
  for (const scope of seen) {
    const own = new Set(scope.kind === 'module' ? [] : scope.locals);
    for (const statement of statementsOf(source, scope)) {
      const inner = innerNames(statement);
      for (const { kind, text } of statement.tokens) {
        if (kind === 'name' && !own.has(text) && !inner.has(text)) names.add(text);
        if (kind !== 'name' && kind !== 'attribute') continue;
        for (const other of named.get(text) ?? []) if (seen.size < MOST_FUNCTIONS) seen.add(other);
      }
    }
  }
  for (const scope of seen)
    for (let around = scope.parent; around?.parent; around = around.parent)
      for (const name of around.locals) names.delete(name);
  return names;
}
