/**
 * Windows into long values: of `text[i:j]`, with indices that are known, only what lies about the slice is shown, counted from
 * there; of `key in items`, the items that are written like the key, and a few others. The model says what comes of it.
 */
import { contains, type SourceRange } from '../../../python/text/ranges';
import { revised } from '../../../python/statements/revised-statement';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { SourceToken, SubExpression } from '../../../python/syntax';
import { literal } from '../../../python/values/access-path';
import { sameValue } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';
import type { Prediction, Query } from '../../query';
import { leastTokens } from '../../values/least-tokens';
import type { StoodIn } from './stood-in';

/** Tokens from which on a value is long. */
const LONG = 120;
/** Items shown on each side of a slice, and beside a key. */
const MARGIN = 3;
/** Items or characters that a slice may have. */
const WIDEST = 60;

/** What is seen of a value, and what is written in its place in the statement. */
interface Window {
  readonly root: string;
  readonly shown: Value;
  readonly tokens?: readonly { readonly range: SourceRange; readonly value: number }[];
}

/** Undefined where no long value is looked into in such a way. */
export function withWindow(query: Query): StoodIn | undefined {
  const { statement } = query;
  if (query.iterator || query.computed.length > 0 || statement.kind === 'error') return undefined;
  for (const part of statement.subExpressions) {
    const window = part.operator === '[:]' ? slice(query, part) : (membership(query, part) ?? entry(query, part));
    if (!window || !isOnce(statement.tokens, window.root)) continue;
    const { root, shown, tokens = [] } = window;
    const asked: Query = {
      ...query,
      statement: revised(statement, { tokens: statement.tokens.flatMap((token) => written(token, tokens)) }),
      lookup: (name) => (name === root ? shown : query.lookup(name)),
    };
    const meant = (said: Prediction): Prediction | undefined =>
      said.changes.some(({ name }) => name === root) || said.outcome.kind === 'call' ? undefined : said;
    return { query: asked, meant };
  }
  return undefined;
}

function isOnce(tokens: readonly SourceToken[], name: string): boolean {
  return tokens.filter(({ kind, text }) => kind === 'name' && text === name).length === 1;
}

/** A token of the statement, or the index that is written for it. */
function written(token: SourceToken, indices: NonNullable<Window['tokens']>): SourceToken[] {
  const index = indices.find(({ range }) => contains(range, token.range));
  if (!index) return [token];
  const isFirst = token.range.line === index.range.line && token.range.column === index.range.column;
  return isFirst ? [{ kind: 'int', text: String(index.value), range: index.range }] : [];
}

function slice(query: Query, { node }: SubExpression): Window | undefined {
  const [root, whole] = longRoot(query, node?.get('value')?.bare);
  const [index, ...more] = node?.all('subscript') ?? [];
  const parts = whole && index?.type === 'slice' && more.length === 0 ? partsOf(index) : undefined;
  if (root === undefined || !whole || !parts) return undefined;
  const { start, stop } = parts;
  const length = lengthOf(whole);
  const [from, to] = [start && indexOf(query, start), stop && indexOf(query, stop)];
  if ((start && from === undefined) || (stop && to === undefined)) return undefined;
  if (from !== undefined && from < 0) {
    if (to !== undefined || -from > WIDEST) return undefined;
    // It is counted from the end.
    return { root, shown: cut(whole, Math.max(0, length + from - MARGIN), length) };
  }
  const first = from ?? 0;
  if (to === undefined || to < 0 || to - first > WIDEST) return undefined;
  const low = Math.max(0, Math.min(first, length) - MARGIN);
  const tokens = [
    ...(start ? [{ range: start.range, value: first - low }] : []),
    ...(stop ? [{ range: stop.range, value: Math.max(0, to - low) }] : []),
  ];
  // Nothing is in front of the window where the slice begins there.
  if (!start && low > 0) return undefined;
  return { root, shown: cut(whole, low, Math.min(length, Math.max(to, first) + MARGIN)), tokens };
}

/** What stands before and behind the colon, if there is one and nothing else. */
function partsOf(index: SyntaxNode): { readonly start?: SyntaxNode; readonly stop?: SyntaxNode } | undefined {
  const { children } = index;
  const colon = children.findIndex(({ type }) => type === ':');
  const [before, behind] = [children.slice(0, colon), children.slice(colon + 1)];
  if (colon < 0 || before.length > 1 || behind.length > 1 || behind[0]?.type === ':') return undefined;
  const [[start], [stop]] = [before, behind];
  return { ...(start && { start }), ...(stop && { stop }) };
}

function indexOf(query: Query, node: SyntaxNode): number | undefined {
  const value = valueOf(query, node);
  return value?.kind === 'int' && value.value < 1_000_000n && value.value > -1_000_000n
    ? Number(value.value)
    : undefined;
}

function membership(query: Query, { operator, operands, node }: SubExpression): Window | undefined {
  if ((operator !== 'in' && operator !== 'not in') || !operands) return undefined;
  const [left, right] = node?.named ?? [];
  const [root, whole] = longRoot(query, right?.bare);
  return root === undefined || !whole ? undefined : about(root, whole, left && valueOf(query, left.bare));
}

/** `table.get(key)` and `table[key]` */
function entry(query: Query, { operator, operatorKind, node }: SubExpression): Window | undefined {
  const isGet = operator === 'get' && operatorKind === 'method';
  if (!isGet && operator !== '[]') return undefined;
  const holder = isGet ? node?.get('function')?.get('object') : node?.get('value');
  const [key, ...more] = isGet ? (node?.get('arguments')?.named ?? []) : (node?.all('subscript') ?? []);
  const [root, whole] = longRoot(query, holder?.bare);
  if (root === undefined || whole?.kind !== 'dict' || !key || (!isGet && more.length > 0)) return undefined;
  return about(root, whole, valueOf(query, key.bare), 1);
}

/** A name, what goes by its own text as a name, or what is written down. */
function valueOf(query: Query, { text }: SyntaxNode): Value | undefined {
  return query.lookup(text) ?? literal(text);
}

/** What is written like the key, and a few others. */
function about(root: string, whole: Value, key: Value | undefined, others = MARGIN): Window | undefined {
  if (key?.kind !== 'int' && key?.kind !== 'str') return undefined;
  const isSame = (item: Value): boolean => sameValue(item, key);
  const few = <T>(all: readonly T[], itemOf: (one: T) => Value): T[] | undefined => {
    if (!all.every((one) => itemOf(one).kind === key.kind)) return undefined;
    return all.filter((one, at) => isSame(itemOf(one)) || at < others);
  };
  if (whole.kind === 'dict') {
    const entries = few(whole.entries, ([item]) => item);
    return entries && { root, shown: { ...whole, entries } };
  }
  if (whole.kind !== 'list' && whole.kind !== 'tuple' && whole.kind !== 'set') return undefined;
  const items = few(whole.items, (item) => item);
  return items && { root, shown: { ...whole, items: items.slice(0, 2 * MARGIN) } };
}

function longRoot(query: Query, node: SyntaxNode | undefined): [string, Value] | [] {
  const root = node && /^(?:identifier|attribute)$/.test(node.type) ? node.text : undefined;
  const value = root === undefined ? undefined : query.lookup(root);
  return root !== undefined && value && leastTokens([{ value }], LONG) > LONG ? [root, value] : [];
}

function lengthOf(value: Value): number {
  if (value.kind === 'str') return Array.from(value.value).length;
  if (value.kind === 'bytes') return value.value.length;
  return value.kind === 'list' || value.kind === 'tuple' ? value.items.length : 0;
}

function cut(value: Value, from: number, to: number): Value {
  if (value.kind === 'str') return { kind: 'str', value: Array.from(value.value).slice(from, to).join('') };
  if (value.kind === 'bytes') return { kind: 'bytes', value: value.value.slice(from, to) };
  // It is another object.
  return value.kind === 'list' || value.kind === 'tuple'
    ? { kind: value.kind, items: value.items.slice(from, to) }
    : value;
}
