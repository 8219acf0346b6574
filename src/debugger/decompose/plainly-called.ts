/** Calls that the model knows in a plainer form: arguments by their place instead of their name, a class by its name. */
import { builtInValue } from '../../python/definitions/builtin-names';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SubExpression } from '../../python/syntax';
import type { Value } from '../../python/values/value';

type Read = (text: string) => Value | undefined;

/** Parameters of built-in functions and methods that may be given by either, in their order; `_` only by its place. */
const PARAMETERS: Readonly<Partial<Record<string, string>>> = {
  int: '_ base',
  round: 'number ndigits',
  sum: '_ start',
  pow: 'base exp mod',
};
const METHODS: Readonly<Partial<Record<string, string>>> = {
  split: 'sep maxsplit',
  rsplit: 'sep maxsplit',
  encode: 'encoding errors',
  decode: 'encoding errors',
  splitlines: 'keepends',
  to_bytes: 'length byteorder',
};
const OF_VALUES = /^(?:str|bytes|int)$/;
/** Built-in classes that are named like the kinds of their values. */
const CLASSES = /^(?:int|float|str|list|tuple|set|dict)$/;

/** The call in that form; undefined where it has it already, or none. */
export function plainlyCalled({ node, operatorKind }: SubExpression, read: Read): string | undefined {
  const call = node?.bare;
  if (call?.type !== 'call' || call.text.includes('\n')) return undefined;
  const [callee, given] = [call.get('function')?.bare, call.get('arguments')];
  if (!callee || given?.type !== 'argument_list') return undefined;
  const class_ = classOf(callee, read);
  if (class_ !== undefined) return `${class_}${given.text}`;
  const builtIn = callee.type === 'identifier' ? builtInNamed(read(callee.text), callee.text) : undefined;
  if (builtIn !== undefined && !read(builtIn)) return `${builtIn}${given.text}`;
  const spread = withoutStars(callee, given, read);
  if (spread !== undefined) return spread;
  const unkeyed = withoutKey(callee, given, read);
  if (unkeyed !== undefined) return unkeyed;
  const isMethod = operatorKind === 'method';
  const name = (isMethod ? callee.get('attribute') : callee)?.text ?? '';
  const known = isMethod ? METHODS : PARAMETERS;
  if (!Object.hasOwn(known, name) || read(name)) return undefined;
  if (isMethod && !OF_VALUES.test(read(callee.get('object')?.text ?? '')?.kind ?? '')) return undefined;
  const placed = byPlace(given.named, known[name]?.split(' ') ?? []);
  return placed && `${callee.text}(${placed.join(', ')})`;
}

/** `cast(text)`, where `cast` is `int`: the name by which the model knows it. */
function builtInNamed(value: Value | undefined, written: string): string | undefined {
  if (value?.kind !== 'opaque' || !/^(?:class|builtin)$/.test(value.type) || value.name === written) return undefined;
  return builtInValue(value.name) ? value.name : undefined;
}

/** Functions that take few arguments, of which each means something else. */
const OF_PLACES = /^(?:int|range|pow|round|divmod|complex|slice)$/;

/** `int(*pair)`: `int(pair[0], pair[1])`. */
function withoutStars({ text: callee }: SyntaxNode, { named }: SyntaxNode, read: Read): string | undefined {
  if (!OF_PLACES.test(callee) || read(callee) || !named.some(({ type }) => type === 'list_splat')) return undefined;
  const given = named.map((one) => {
    const held = one.type === 'list_splat' ? one.named[0]?.bare : undefined;
    const value = held?.type === 'identifier' ? read(held.text) : undefined;
    if (!held || (value?.kind !== 'tuple' && value?.kind !== 'list')) return held ? undefined : [one.text];
    return value.items.map((_, at) => `${held.text}[${at}]`);
  });
  return given.includes(undefined) ? undefined : `${callee}(${given.flat().join(', ')})`;
}

/** `sorted(items, key=key)` where `key` is `None`. */
function withoutKey({ text: callee }: SyntaxNode, { named }: SyntaxNode, read: Read): string | undefined {
  if (!/^(?:sorted|max|min)$/.test(callee) || read(callee)) return undefined;
  const kept = named.filter((one) => {
    const value = one.get('name')?.text === 'key' ? one.get('value')?.bare : undefined;
    return value?.type !== 'identifier' || read(value.text)?.kind !== 'none';
  });
  return kept.length < named.length ? `${callee}(${kept.map(({ text }) => text).join(', ')})` : undefined;
}

/** What is meant where nothing is given, and something behind it is. */
const DEFAULTS: Readonly<Partial<Record<string, string>>> = { sep: 'None' };

/** Undefined where nothing is given by name, or what comes before is not given. */
function byPlace(given: readonly SyntaxNode[], names: readonly string[]): string[] | undefined {
  if (given.some(({ type }) => type.endsWith('splat')) || given.length > names.length) return undefined;
  if (!given.some(({ type }) => type === 'keyword_argument')) return undefined;
  const texts = given.map((one) => (one.get('value') ?? one).text);
  const [first = '', second] = names;
  const left = given.length === 1 && given[0]?.get('name')?.text === second ? DEFAULTS[first] : undefined;
  if (left !== undefined) return [left, ...texts];
  const isInOrder = given.every((one, at) => one.type !== 'keyword_argument' || one.get('name')?.text === names[at]);
  return isInOrder ? texts : undefined;
}

/** `type(x)` and `x.__class__`, where it is known what `x` is. */
function classOf(callee: SyntaxNode, read: Read): string | undefined {
  const [only, ...more] = callee.type === 'call' && callee.get('function')?.text === 'type' ? (callee.get('arguments')?.named ?? []) : []; // prettier-ignore
  const isAttribute = callee.type === 'attribute' && callee.get('attribute')?.text === '__class__';
  const holder = isAttribute ? callee.get('object') : more.length === 0 ? only : undefined;
  const kind = holder?.bare.type === 'identifier' ? read(holder.bare.text)?.kind : undefined;
  return kind !== undefined && CLASSES.test(kind) && !read(kind) && !read('type') ? kind : undefined;
}
