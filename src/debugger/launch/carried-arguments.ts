/**
 * What arguments and parameters know of each other: a parameter that nothing has bound again still is what its call was given,
 * and a name that was handed over is what the callee has found out. By syntax alone: only names and literals are followed.
 */
import type { CallSite, FunctionInfo, SourceFile, Statement } from '../../python/syntax';
import { parseValue } from '../../python/values/literal';
import { isMutable } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import { bindArguments } from '../calls/argument-binding';
import { statementsOf } from '../program/alignment';
import { bind, lookup } from '../state/name-scopes';
import { topFrame, type State } from '../state/state';

const NAME = /^(?!(?:None|True|False)$)[^\W\d]\w*$/u;

/** The same state where nothing new is known. */
export function withCarriedArguments(source: SourceFile, state: State): State {
  let next = state;
  // Inwards first, then outwards: a value can go through several calls.
  for (let depth = 1; depth < state.frames.length; depth++) next = carried(source, next, depth, 'in');
  for (let depth = state.frames.length - 1; depth > 0; depth--) next = carried(source, next, depth, 'out');
  return next;
}

function carried(source: SourceFile, state: State, depth: number, direction: 'in' | 'out'): State {
  const [caller, callee] = [cut(state, depth), cut(state, depth + 1)];
  const { line, function: around } = topFrame(caller);
  const { function: info } = topFrame(callee);
  const statement = source.statementAt(line, around);
  const site = statement && onlySite(statement, info);
  if (!site) return state;
  const isEntered = topFrame(callee).event === 'call';
  let next = state;
  for (const [name, text] of handedOver(info, site)) {
    if (!isEntered && isReboundIn(source, info, name)) continue;
    const inside = lookup(callee, topFrame(callee), name);
    const outside = NAME.test(text) ? lookup(caller, topFrame(caller), text) : literal(text);
    if (direction === 'in' && inside?.kind === 'unknown' && isKnown(outside))
      next = within(next, depth + 1, (part) => bind(part, name, outside));
    if (direction === 'out' && outside?.kind === 'unknown' && isKnown(inside))
      next = within(next, depth, (part) => bind(part, text, inside));
  }
  return next;
}

/** The call that led to the function, if the statement has only one that can have. */
function onlySite({ calls }: Statement, { name, className, kind }: FunctionInfo): CallSite | undefined {
  if (kind !== 'function') return undefined;
  const owner = className?.split('.').at(-1);
  const isConstructor = name === '__init__' && owner !== undefined;
  const [site, ...others] = calls.filter(({ callee }) => callee === name || (isConstructor && callee === owner));
  // `Class.method(instance)` hands the instance over by itself.
  const isPlain = site && others.length === 0 && (owner === undefined || site.receiver !== owner);
  return isPlain ? site : undefined;
}

/** Parameters with the text of what the call gives them, or of their default. */
function handedOver(info: FunctionInfo, { arguments: args, receiver }: CallSite): (readonly [string, string])[] {
  if (args.some(({ star }) => star)) return [];
  const texts = new Map<Value, string>();
  const given = args.map(({ keyword, text }) => {
    const value: Value = { kind: 'unknown' };
    texts.set(value, text);
    return { value, ...(keyword !== undefined && { keyword }) };
  });
  const isMethod = info.className !== undefined;
  const self: Value = { kind: 'unknown' };
  if (isMethod && info.name !== '__init__' && receiver !== undefined) texts.set(self, receiver);
  const isBound = isMethod && !info.decorators.some((decorator) => /static|classmethod/.test(decorator));
  const binding = bindArguments(info, isBound ? [{ value: self }, ...given] : given);
  if (!binding.ok) return [];
  const found = [...binding.bound].flatMap(([name, value]) => {
    const text = texts.get(value);
    return text === undefined ? [] : [[name, text] as const];
  });
  const defaults = binding.defaulted.map(({ name, default: text = '' }) => [name, text] as const);
  // A default that is a name was looked up elsewhere.
  return [...found, ...defaults.filter(([, text]) => !NAME.test(text))];
}

/** Some statement of the function binds the name. */
function isReboundIn(source: SourceFile, info: FunctionInfo, name: string): boolean {
  return statementsOf(source, info).some(
    ({ kind, targets, line }) => targets.includes(name) && !(kind === 'def' && line === info.line),
  );
}

/** Mutable ones would be new objects. */
function literal(text: string): Value | undefined {
  try {
    const value = parseValue(text);
    return isMutable(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

function isKnown(value: Value | undefined): value is Value {
  return value !== undefined && value.kind !== 'unknown';
}

function cut(state: State, depth: number): State {
  return { ...state, frames: state.frames.slice(0, depth) };
}

/** Changes the state with the frames above cut off. */
function within(state: State, depth: number, change: (part: State) => State): State {
  const changed = change(cut(state, depth));
  return { ...changed, frames: [...changed.frames, ...state.frames.slice(depth)] };
}
