/** `functools.lru_cache` and `cache`: a call that has been made before gives what it gave then, and runs nothing. */
import type { CallArgument } from '../../../codec/query';
import { hasDecorator } from '../../../python/expressions/decorator';
import type { FunctionInfo } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { isSameKey } from '../../inner/calls/collected';
import { topFrame, withTop, type Frame, type State } from '../../state/state';

const CACHES = ['lru_cache', 'cache', 'functools.lru_cache', 'functools.cache'];

/** A call that is remembered, by its function and arguments. */
export interface RememberedCall {
  readonly cache: string;
  readonly key: Value;
}

/** @param closure the frame in which the function's definition ran */
export function rememberedCall(
  info: FunctionInfo,
  all: readonly CallArgument[],
  closure = 0,
): RememberedCall | undefined {
  if (info.decorators.length === 0 || !hasDecorator(info, ...CACHES)) return undefined;
  const items = all.flatMap(({ keyword, value }): Value[] =>
    keyword === undefined ? [value] : [{ kind: 'str', value: keyword }, value],
  );
  return { cache: `cache ${info.qualifiedName} ${closure}`, key: { kind: 'tuple', items } };
}

/** What the call gave before. */
export function recalled({ classes }: State, { cache, key }: RememberedCall): Value | undefined {
  const given = classes.get(cache)?.get('given');
  const entries = given?.kind === 'dict' ? given.entries : [];
  return entries.find(([other]) => isSameCall(other, key))?.[1];
}

/** The call on top of the stack will be remembered. */
export function remembering(state: State, remembers: RememberedCall): State {
  return withTop(state, { ...topFrame(state), remembers });
}

/** The call has returned. */
export function remembered(state: State, { remembers, value }: Frame): State {
  if (!remembers || !value) return state;
  const { cache, key } = remembers;
  const before = state.classes.get(cache)?.get('given');
  const entries = [...(before?.kind === 'dict' ? before.entries : []), [key, value] as const];
  const given = new Map<string, Value>([['given', { kind: 'dict', entries }]]);
  return { ...state, classes: new Map(state.classes).set(cache, given) };
}

function isSameCall(one: Value, other: Value): boolean {
  if (one.kind !== 'tuple' || other.kind !== 'tuple' || one.items.length !== other.items.length) return false;
  return one.items.every((item, at) => isSameKey(item, other.items[at] ?? { kind: 'none' }));
}
