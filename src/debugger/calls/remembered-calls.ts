/** `functools.lru_cache` and `cache`: a call that has been made before gives what it gave then, and runs nothing. */
import type { CallArgument } from '../../codec/query';
import { isKnownDecorator, readDecorator } from '../../python/expressions/decorator';
import type { FunctionInfo } from '../../python/syntax';
import { literal } from '../../python/values/access-path';
import type { Value } from '../../python/values/value';
import { isSameKey } from '../inner/calls/collected';
import { topFrame, withTop, type Frame, type State } from '../state/state';

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

/** Calls of the function itself are remembered: no decorator of the program is between it and the cache. */
function isRemembering({ decorators }: Pick<FunctionInfo, 'decorators'>): boolean {
  const cache = decorators.findIndex(isCache);
  return cache >= 0 && decorators.slice(cache).every(isKnownDecorator);
}

/** What the other decorators of a function have made is remembered by one above them: `@cache` above `@traced`. */
export function remembersMade({ decorators }: Pick<FunctionInfo, 'decorators'>): boolean {
  const cache = decorators.findIndex(isCache);
  return cache >= 0 && decorators.slice(0, cache).every(isKnownDecorator) && !isRemembering({ decorators });
}

/** The state in which calls of that function are remembered. @param most as many of them */
export function withMemory(state: State, cache: string, most: number | undefined): State {
  const emptied = forgetting(state, cache);
  const held = new Map(emptied.classes.get(cache)).set('most', most === undefined ? { kind: 'none' } : { kind: 'int', value: BigInt(most) }); // prettier-ignore
  return { ...emptied, classes: new Map(emptied.classes).set(cache, held) };
}

/** How many calls of a function are remembered, none for all of them; undefined where it remembers nothing. */
export function memoryOf(state: State, info: FunctionInfo, closure = 0): { readonly most?: number } | undefined {
  const told = state.classes.get(cacheKey(info, closure))?.get('most');
  const isOwn = isRemembering(info);
  if (!isOwn && !told) return undefined;
  const most = isOwn ? sizeOf(info) : told?.kind === 'int' ? Number(told.value) : undefined;
  return most === undefined ? {} : { most };
}

/** @param closure the frame in which the function's definition ran */
export function rememberedCall(
  state: State,
  info: FunctionInfo,
  all: readonly CallArgument[],
  closure = 0,
): RememberedCall | undefined {
  const memory = memoryOf(state, info, closure);
  if (!memory) return undefined;
  const items = all.flatMap(({ keyword, value }): Value[] =>
    keyword === undefined ? [value] : [{ kind: 'str', value: keyword }, value],
  );
  return { cache: cacheKey(info, closure), key: { kind: 'tuple', items }, ...memory };
}

export function cacheKey({ qualifiedName }: FunctionInfo, closure = 0): string {
  return `cache ${qualifiedName} ${closure}`;
}

function isCache(text: string): boolean {
  return CACHES.includes(readDecorator(text).path);
}

/** `maxsize`; undefined where all calls are remembered. */
export function sizeOf({ decorators }: FunctionInfo): number | undefined {
  const text = decorators.find(isCache) ?? '';
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
  const held = new Map<string, Value>([
    ['given', { kind: 'dict', entries }],
    ['hits', { kind: 'int', value: BigInt(hits) }],
    ['misses', { kind: 'int', value: BigInt(misses) }],
  ]);
  const most = state.classes.get(cache)?.get('most');
  if (most) held.set('most', most);
  return { ...state, classes: new Map(state.classes).set(cache, held) };
}

function isSameCall(one: Value, other: Value): boolean {
  if (one.kind !== 'tuple' || other.kind !== 'tuple' || one.items.length !== other.items.length) return false;
  return one.items.every((item, at) => isSameKey(item, other.items[at] ?? { kind: 'none' }));
}
