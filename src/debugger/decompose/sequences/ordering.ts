/**
 * `sorted(rows, key=lambda row: row['age'])`, and `max` and `min`: what each item is compared by is asked first, item by item, and
 * then the order of that alone. What is long of the items is never said again; they are only put in that order.
 */
import type { Query } from '../../../codec/query';
import { isSameRange, isValueOf } from '../../../codec/step/syntax/call-syntax';
import { leastTokens } from '../../../codec/values/least-tokens';
import { maySkip } from '../../../python/expressions/evaluation-tree';
import { application, parametersOf } from '../../../python/desugar/iteration';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { SubExpression } from '../../../python/syntax';
import { contains } from '../../../python/text/ranges';
import { dateParts } from '../../../python/values/dates';
import { itemsFrom } from '../../../python/values/items';
import { fractionParts } from '../../../python/values/fractions';
import { sameValue } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';
import { sortingOrder } from '../../inner/built-ins/sorting-order';
import { viewOf } from '../../objects/paired-items';
import type { Result, RunRoutine } from '../routines/run-routine';
import { listOf } from '../arithmetic/numerals';
import { inFunction } from '../few-lines';
import type { Worked } from '../rolling';
import { compared } from './comparison';

type Read = (text: string) => Value | undefined;

/** The value of an expression of the statement in which a name has a value; undefined where the model does not say. */
export type AskOf = (expression: string, names: ReadonlyMap<string, Value>) => Promise<Worked | undefined>;

/** What is asked in steps. */
export interface Steps {
  readonly of: AskOf;
  readonly roll: RunRoutine;
  /** An answer that is less sure is asked for in smaller questions. */
  readonly threshold: number;
}

export interface Ordering {
  readonly items: readonly Value[];
  readonly name: 'sorted' | 'max' | 'min';
  readonly isReversed: boolean;
  /** What an item is compared by, with a name in it that stands for the item. */
  readonly key?: { readonly text: string; readonly item: string };
}

/** Tokens of items that the model says again without a mistake, and of those that it compares by something else at once. */
const SHORT = 30;
const SHORT_WITH_KEY = 12;
const MOST_ITEMS = 40;
const ITEM = '_item';

/** Undefined for any other part, and where it is not known what is ordered. */
export function orderingOf({ node, operatorKind }: SubExpression, read: Read): Ordering | undefined {
  const call = operatorKind === 'call' ? node?.bare : undefined;
  const name = call?.get('function')?.bare.text;
  const given = call?.type === 'call' ? call.get('arguments') : undefined;
  if ((name !== 'sorted' && name !== 'max' && name !== 'min') || given?.type !== 'argument_list' || read(name)) return undefined; // prettier-ignore
  const [first, ...more] = given.named;
  if (!first || /keyword|splat/.test(first.type)) return undefined;
  const items = itemsOf(first, read);
  if (!items || items.length < 2 || items.length > MOST_ITEMS) return undefined;
  // Of those that a key makes the same, nobody knows which one comes first.
  if (read(first.text)?.kind === 'set' && more.some((option) => option.get('name')?.text === 'key')) return undefined;
  const ordering: Ordering = { items, name, isReversed: false };
  return more.reduce<Ordering | undefined>((so, option) => so && withOption(so, option, read), ordering);
}

/** The first call of a statement that is made in any case, and puts what is long in order; what is seen of a dict for that is said first. */
export function nextOrdering(
  query: Query,
  read: Read,
): { readonly part: SubExpression; readonly ordering: Ordering | { readonly view: Value } } | undefined {
  const { subExpressions, evaluation, calls } = query.statement;
  const open = subExpressions.filter((part) => !query.computed.some((value) => isValueOf(value, part)));
  const [next] = open;
  // A loop that has begun goes through the items; what it begins with is a question of its own.
  if (query.statement.kind === 'for') return undefined;
  const part = open.find((one) => /^(?:sorted|max|min)$/.test(one.operator));
  const site = part && calls.find(({ range }) => isSameRange(range, part.range));
  if (!next || !part || !site || site.repeated || (evaluation && maySkip(evaluation, part.range))) return undefined;
  const ordering = contains(part.range, next.range) ? orderingOf(part, read) : undefined;
  if (!ordering || !isLong(ordering)) return undefined;
  if (next === part) return { part, ordering };
  const view = viewOf(next.node, (node) => read(node.text));
  return view && { part: next, ordering: { view } };
}

function isLong({ items, key }: Ordering): boolean {
  const isPlain = items.every(({ kind }) => /^(?:int|float|str)$/.test(kind));
  if (items.some((item) => isExact(item) || dateParts(item))) return true;
  const most = key ? SHORT_WITH_KEY : SHORT;
  return !(isPlain && !key) && leastTokens([{ value: listOf(items) }], most) > most;
}

/** A fraction or a `Decimal`, or with one in it: of those the model is sure, and sometimes wrong. */
function isExact(value: Value): boolean {
  if (value.kind === 'tuple') return value.items.some(isExact);
  return fractionParts(value) !== undefined || (value.kind === 'call' && value.name === 'Decimal');
}

function itemsOf(node: SyntaxNode, read: Read): readonly Value[] | undefined {
  const value = read(node.text) ?? viewOf(node, (one) => read(one.text));
  if (!value || !/^(?:list|tuple|dict|set|str|call)$/.test(value.kind)) return undefined;
  const items = itemsFrom(value, 0);
  return items && [...items];
}

function withOption(ordering: Ordering, option: SyntaxNode, read: Read): Ordering | undefined {
  const [name, value] = [option.get('name')?.text, option.get('value')?.bare];
  if (option.type !== 'keyword_argument' || !value) return undefined;
  if (name === 'key') {
    const key = value.type === 'none' ? undefined : keyOf(value, read);
    return value.type === 'none' ? ordering : key && { ...ordering, key };
  }
  if (name !== 'reverse' || ordering.name !== 'sorted') return undefined;
  const said = read(value.text);
  return said?.kind === 'bool' ? { ...ordering, isReversed: said.value } : undefined;
}

function keyOf(node: SyntaxNode, read: Read): Ordering['key'] {
  if (node.text.includes('\n')) return undefined;
  if (node.type === 'lambda') {
    const [item, ...more] = parametersOf(node) ?? [];
    const isPlain = item !== undefined && /^\w+$/.test(item) && more.length === 0;
    return isPlain ? { text: application(node, [item]), item } : undefined;
  }
  // A method of texts is one of the item.
  const [, method] = /^str\.(\w+)$/.exec(node.text) ?? [];
  if (method !== undefined) return { text: `${ITEM}.${method}()`, item: ITEM };
  const [, index] = /^(?:operator\.)?itemgetter\(([^(),]+)\)$/.exec(node.text) ?? [];
  if (index !== undefined) return { text: `${ITEM}[${index}]`, item: ITEM };
  const isMethod = node.type === 'attribute' && read(node.get('object')?.text ?? '') !== undefined;
  const isBuiltIn = /^(?:len|abs|str|int|float|sum|max|min)$/.test(node.text) && !read(node.text);
  return isMethod || isBuiltIn ? { text: `${node.text}(${ITEM})`, item: ITEM } : undefined;
}

/** Undefined where the model does not say enough. */
export async function ordered(ordering: Ordering, steps: Steps): Promise<Worked | undefined> {
  const keys = await keysOf(ordering, steps);
  if (!keys || 'exception' in keys) return keys;
  const values = asTuples(keys.values);
  const order = (await atOnce(ordering, values, steps)) ?? (await inComparisons(ordering, values, steps));
  if (!order) return undefined;
  const items = order.places.flatMap((place) => ordering.items[place] ?? []);
  const value = ordering.name === 'sorted' ? listOf(items) : items[0];
  return value && { value, confidence: keys.confidence * order.confidence };
}

/** Dates of one class by their parts, which are compared in the same order. */
function asTuples(keys: readonly Value[]): readonly Value[] {
  const classes = new Set<string>();
  const apart = (key: Value): Value => {
    if (key.kind === 'tuple') return { ...key, items: key.items.map(apart) };
    const parts = dateParts(key);
    if (!parts || key.kind !== 'call') return key;
    classes.add(key.name);
    return { kind: 'tuple', items: parts.map((value): Value => ({ kind: 'int', value })) };
  };
  const all = keys.map(apart);
  return classes.size === 1 ? all : keys;
}

interface Keys {
  readonly values: readonly Value[];
  readonly confidence: number;
}

async function keysOf(
  { items, key }: Ordering,
  { of }: Steps,
): Promise<Keys | Extract<Worked, { readonly exception: unknown }> | undefined> {
  if (!key) return { values: firstOnes(items) ?? items, confidence: 1 };
  const values: Value[] = [];
  let confidence = 1;
  for (const item of items) {
    const said = await of(key.text, new Map([[key.item, item]]));
    if (!said || 'exception' in said) return said;
    values.push(said.value);
    confidence *= said.confidence;
  }
  return { values, confidence };
}

/** What decides of tuples that all begin otherwise, such as the entries of a dict. */
function firstOnes(items: readonly Value[]): readonly Value[] | undefined {
  const firsts = items.flatMap((item) => (item.kind === 'tuple' && item.items[0] ? [item.items[0]] : []));
  const [kind, ...kinds] = new Set(firsts.map((one) => one.kind));
  const isPlain = firsts.length === items.length && kinds.length === 0 && (kind === 'str' || kind === 'int');
  const isDistinct = firsts.every((one, at) => firsts.findIndex((other) => sameValue(one, other)) === at);
  return isPlain && isDistinct ? firsts : undefined;
}

/** Which item stands where. */
interface Places {
  readonly places: readonly number[];
  readonly confidence: number;
}

/** As the model says it of what is compared, where that is short and it is sure. */
async function atOnce(
  { name, isReversed }: Ordering,
  keys: readonly Value[],
  { roll, threshold }: Steps,
): Promise<Places | undefined> {
  if (keys.some((key) => key.kind === 'object' || key.kind === 'dict' || isExact(key))) return undefined;
  const call = `${name}(keys${isReversed ? ', reverse=True' : ''})`;
  const said = await roll(inFunction([`return ${call}`]), { keys: listOf(keys) });
  if (!said || said.confidence < threshold) return undefined;
  const told = name === 'sorted' ? (said.value.kind === 'list' ? said.value.items : []) : [said.value];
  const left = new Map(keys.entries());
  const places: number[] = [];
  for (const one of told) {
    // Of those that are the same the first one comes first.
    const [place] = [...left].find(([, key]) => sameValue(key, one)) ?? [];
    if (place === undefined) return undefined;
    left.delete(place);
    places.push(place);
  }
  return name === 'sorted' && left.size > 0 ? undefined : { places, confidence: said.confidence };
}

/** One comparison after the other, in the order in which CPython makes them. */
async function inComparisons(
  { name, isReversed }: Ordering,
  keys: readonly Value[],
  { roll }: Steps,
): Promise<Places | undefined> {
  let confidence = 1;
  const isLess = async (left: number, right: number): Promise<boolean | undefined> => {
    const [one, other] = [keys[left], keys[right]];
    const said: Result | undefined =
      one &&
      other &&
      (await compared(
        { operator: '<', left: { kind: 'tuple', items: [one] }, right: { kind: 'tuple', items: [other] } },
        roll,
      ));
    confidence *= said?.confidence ?? 0;
    return said?.value.kind === 'bool' ? said.value.value : undefined;
  };
  if (name !== 'sorted') {
    let best = 0;
    for (let at = 1; at < keys.length; at++) {
      const isBetter = name === 'max' ? await isLess(best, at) : await isLess(at, best);
      if (isBetter === undefined) return undefined;
      if (isBetter) best = at;
    }
    return { places: [best], confidence };
  }
  // CPython turns the list round for `reverse`, so that equal items stay in their order.
  const turned = (place: number): number => (isReversed ? keys.length - 1 - place : place);
  const told: boolean[] = [];
  for (;;) {
    const state = sortingOrder(keys.length, told);
    if ('order' in state)
      return { places: (isReversed ? state.order.toReversed() : state.order).map(turned), confidence };
    const [left, right] = state.compare;
    const said = await isLess(turned(left), turned(right));
    if (said === undefined) return undefined;
    told.push(said);
  }
}
