/** `functools.lru_cache` and `cache`: a call that has been made before gives what it gave then, and runs nothing. */
import type { CallArgument } from '../../codec/query';
import { hasDecorator, readDecorator } from '../../python/expressions/decorator';
import type { FunctionInfo } from '../../python/syntax';
import { literal } from '../../python/values/access-path';
import type { Value } from '../../python/values/value';
import { isSameKey } from '../inner/calls/collected';
import { topFrame, withTop, type Bindings, type Frame, type State } from '../state/state';

const CACHES = ['lru_cache', 'cache', 'functools.lru_cache', 'functools.cache'];
/** Python's own. */
const LARGEST = 128;

/** A call that is remembered, by its function and arguments. */
export interface RememberedCall {
  readonly cache: string;
  readonly key: Value;
  /** How many calls are remembered; all where it is not said. */
  readonly most?: number;
}

/** What a cache holds, the call that was asked for last at the end. */
interface Cache {
  readonly entries: readonly (readonly [Value, Value])[];
  readonly hits: number;
  readonly misses: number;
}

export function isRemembering(info: Pick<FunctionInfo, 'decorators'>): boolean {
  return info.decorators.length > 0 && hasDecorator(info, ...CACHES);
}

/** @param closure the frame in which the function's definition ran */
export function rememberedCall(
  info: FunctionInfo,
  all: readonly CallArgument[],
  closure = 0,
): RememberedCall | undefined {
  if (!isRemembering(info)) return undefined;
  const items = all.flatMap(({ keyword, value }): Value[] =>
    keyword === undefined ? [value] : [{ kind: 'str', value: keyword }, value],
  );
  const most = sizeOf(info);
  return { cache: cacheKey(info, closure), key: { kind: 'tuple', items }, ...(most !== undefined && { most }) };
}

export function cacheKey({ qualifiedName }: FunctionInfo, closure = 0): string {
  return `cache ${qualifiedName} ${closure}`;
}

/** `maxsize`; undefined where all calls are remembered. */
export function sizeOf({ decorators }: FunctionInfo): number | undefined {
  const text = decorators.find((one) => CACHES.includes(readDecorator(one).path)) ?? '';
  const { name, arguments: given } = readDecorator(text);
  if (name === 'cache') return undefined;
  const written = given?.find(({ type }) => type !== 'keyword_argument') ?? given?.find((one) => one.get('name')?.text === 'maxsize')?.get('value'); // prettier-ignore
  const size = written && literal(written.text);
  if (size?.kind === 'none') return undefined;
  return size?.kind === 'int' ? Number(size.value) : LARGEST;
}

/** What the call gave before, and the state in which it has been asked for once more. */
export function recalled(
  state: State,
  { cache, key }: RememberedCall,
): { readonly state: State; readonly value: Value } | undefined {
  const held = cacheOf(state, cache);
  const found = held.entries.find(([other]) => isSameCall(other, key));
  if (!found) return undefined;
  const entries = [...held.entries.filter((one) => one !== found), found];
  return { state: withCache(state, cache, { ...held, entries, hits: held.hits + 1 }), value: found[1] };
}

/** The call on top of the stack will be remembered. */
export function remembering(state: State, remembers: RememberedCall): State {
  const held = cacheOf(state, remembers.cache);
  const missed = withCache(state, remembers.cache, { ...held, misses: held.misses + 1 });
  return withTop(missed, { ...topFrame(missed), remembers });
}

/** The call has returned. */
export function remembered(state: State, { remembers, value, exception }: Frame): State {
  if (!remembers || !value || exception) return state;
  const { cache, key, most } = remembers;
  const held = cacheOf(state, cache);
  const entries = [...held.entries, [key, value] as const];
  return withCache(state, cache, { ...held, entries: most === undefined ? entries : entries.slice(Math.max(0, entries.length - most)) }); // prettier-ignore
}

/** The state in which nothing is remembered any more. */
export function forgetting(state: State, cache: string): State {
  return withCache(state, cache, { entries: [], hits: 0, misses: 0 });
}

export function cacheOf({ classes }: State, cache: string): Cache {
  const held = classes.get(cache);
  const given = held?.get('given');
  const count = (name: string): number => {
    const value = held?.get(name);
    return value?.kind === 'int' ? Number(value.value) : 0;
  };
  return { entries: given?.kind === 'dict' ? given.entries : [], hits: count('hits'), misses: count('misses') };
}

function withCache(state: State, cache: string, { entries, hits, misses }: Cache): State {
  const held: Bindings = new Map<string, Value>([
    ['given', { kind: 'dict', entries }],
    ['hits', { kind: 'int', value: BigInt(hits) }],
    ['misses', { kind: 'int', value: BigInt(misses) }],
  ]);
  return { ...state, classes: new Map(state.classes).set(cache, held) };
}

function isSameCall(one: Value, other: Value): boolean {
  if (one.kind !== 'tuple' || other.kind !== 'tuple' || one.items.length !== other.items.length) return false;
  return one.items.every((item, at) => isSameKey(item, other.items[at] ?? { kind: 'none' }));
}
