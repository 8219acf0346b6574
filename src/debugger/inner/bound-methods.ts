/** Methods of values that Python brings along, kept without a call: `text.format`, `items.append`. */
import { BUILTIN_METHODS } from '../../python/definitions/builtin-names';
import type { Value } from '../../python/values/value';
import { isGenerator } from '../calls/generators';
import { numberOf } from '../state/event-loop';

/** What the method belongs to, and its name; undefined for any other value, and where that is no text, list, set, dict or iterator. */
export function boundMethod(value: Value | undefined): readonly [Value, string] | undefined {
  if (value?.kind !== 'foreign' || !value.recipe.startsWith('["method"')) return undefined;
  const [, given] = JSON.parse(value.recipe) as [string, readonly unknown[]];
  const [written, name] = given;
  if (typeof name !== 'string') return undefined;
  if (typeof written === 'string') return [{ kind: 'str', value: written }, name];
  const [mark, place] = Array.isArray(written) ? (written as unknown[]) : [];
  const holder = mark === 'part' ? value.parts[Number(place)] : undefined;
  return holder && [holder, name];
}

/** `add.__self__` under `add = items.append`: what the method belongs to, and its own name. */
export function attributeOfBound(value: Value | undefined, name: string): Value | undefined {
  const [holder, method] = /^__(?:self|name)__$/.test(name) ? (boundMethod(value) ?? []) : [];
  return name === '__name__' && method !== undefined ? { kind: 'str', value: method } : holder;
}

/** A method of a list, set or dict, or of an iterator: what it gives, and what it changes, may be other things with each item of a loop. */
export function isOfChanging(value: Value): boolean {
  const holder = boundMethod(value)?.[0];
  return holder !== undefined && holder.kind !== 'str' && holder.kind !== 'tuple';
}

/** Special methods that are functions like the others, by the kind of what they belong to. */
const SPECIAL: Readonly<Record<string, readonly string[]>> = {
  list: ['__getitem__'],
  dict: ['__getitem__', '__contains__'],
  set: ['__contains__'],
};

/** What Python calls wrappers. */
const WRAPPED = ['__len__', '__contains__', '__getitem__'];

const BOUND_TO: ReadonlySet<string> = new Set(['str', 'list', 'dict', 'set', 'tuple']);

/** Methods of what the machine itself runs: nobody else can call them. */
const OF_GENERATORS = ['send', 'throw', 'close'];
const OF_TASKS = ['set_result', 'set_exception', 'cancel', 'done', 'result', 'cancelled', 'exception', 'get_name'];

/** It is a generator, task or future of the program. */
export function isRun(value: Value): boolean {
  return isGenerator(value) || numberOf(value, 'Task') !== undefined;
}

function isIterator(value: Value): boolean {
  return isGenerator(value) || (value.kind === 'foreign' && /^\["(?:iterator|replayed)"/.test(value.recipe));
}

/** `items.append` where it is not called; undefined for a name that is no method of such a value. */
export function boundMethodOf(holder: Value, name: string): Value | undefined {
  const { kind } = holder.kind === 'object' ? (holder.contents ?? holder) : holder;
  if (isIterator(holder) && name === '__next__') return bound(holder, name, false, typeOf(holder));
  if (isGenerator(holder) && OF_GENERATORS.includes(name)) return bound(holder, name, true, holder.name);
  if (numberOf(holder, 'Task') !== undefined && OF_TASKS.includes(name))
    return bound(holder, name, true, '_asyncio.Task');
  if (!BOUND_TO.has(kind)) return undefined;
  const isFunction = [BUILTIN_METHODS, SPECIAL].some((methods) => methods[kind]?.includes(name));
  if (!isFunction && (!WRAPPED.includes(name) || (kind === 'set' && name === '__getitem__'))) return undefined;
  return bound(holder, name, isFunction, holder.kind === 'object' ? holder.className : kind);
}

function typeOf(iterator: Value): string {
  return iterator.kind === 'foreign' ? iterator.type : iterator.kind === 'opaque' ? iterator.name : iterator.kind;
}

function bound(holder: Value, name: string, isFunction: boolean, type: string): Value {
  const isText = holder.kind === 'str';
  return {
    kind: 'foreign',
    type: isFunction ? 'builtin_function_or_method' : 'method-wrapper',
    text: isFunction ? `<built-in method ${name} of ${type} object>` : `<method-wrapper '${name}' of ${type} object>`,
    attributes: [],
    recipe: JSON.stringify(['method', [isText ? holder.value : ['part', 0], name], {}, null]),
    parts: isText ? [] : [holder],
    isMutable: false,
  };
}

/** Methods that change something and give None. */
const CHANGING: ReadonlySet<string> = new Set(
  'add append clear difference_update discard extend insert intersection_update remove reverse sort symmetric_difference_update update'.split(
    ' ',
  ),
);

/** The call of a method as statements, as people write them. @param given arguments, by names of our own */
export function callLines(holder: string, name: string, given: readonly string[]): string[] {
  const [first = '', ...more] = given;
  if (more.length === 0 && name === '__getitem__') return [`return ${holder}[${first}]`];
  if (more.length === 0 && name === '__contains__') return [`return ${first} in ${holder}`];
  if (given.length === 0 && name === '__len__') return [`return len(${holder})`];
  const call = `${holder}.${name}(${given.join(', ')})`;
  return CHANGING.has(name) ? [call] : [`return ${call}`];
}
