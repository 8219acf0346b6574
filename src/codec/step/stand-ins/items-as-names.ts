/**
 * Reads `rows[i]['name']` as one name where `rows` is long and the item is there: which item is meant is said by the index, and
 * whatever else the list, tuple or dict holds has no part in it. The model is asked about plain names and small values, and
 * what it says of the item is said of what holds it.
 */
import { isSameRange, contains, type SourceRange } from '../../../python/text/ranges';
import { namedTokens, type NamedPart } from '../../../python/statements/named-parts';
import { revised } from '../../../python/statements/revised-statement';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { Statement } from '../../../python/syntax';
import { itemAt, literal } from '../../../python/values/access-path';
import { sameValue } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';
import type { ComputedValue, Prediction, Query } from '../../query';
import { changesOfHolders } from './changes-of-holders';
import { leastTokens } from '../../values/least-tokens';
import { READING_STATEMENTS, showing, type StoodIn } from './stood-in';

/** Tokens from which on a value is long. */
const LONG = 120;

/** `rows[i]['name']`, as far as the items are there. */
interface Item extends NamedPart {
  readonly root: string;
  readonly keys: readonly Value[];
  readonly value: Value;
  /** The reads that lead to it, inner ones first. */
  readonly reads: readonly ComputedValue[];
}

/** Undefined where the statement reads no item of something long. */
export function withItemsAsNames(query: Query): StoodIn | undefined {
  const { statement } = query;
  if (!READING_STATEMENTS.has(statement.kind) || query.iterator || statement.tokens.some(({ text }) => text === ':='))
    return undefined;
  const items = itemsOf(query);
  if (items.length === 0 || areMixed(items) || !items.every((item) => isAlone(statement, item, items)))
    return undefined;
  const isPart = ({ range }: { readonly range: SourceRange }): boolean =>
    items.some((item) => contains(item.range, range));
  // What was computed before a call may not be so any more.
  if (query.computed.some((value) => isPart(value))) return undefined;
  const held = new Map(items.map(({ name, value }) => [name, value] as const));
  const bound = items.filter(({ range }) => isTarget(statement, range)).map(({ name }) => name);
  const asked: Query = {
    ...showing(query, held),
    statement: revised(statement, {
      tokens: namedTokens(statement.tokens, items),
      subExpressions: statement.subExpressions.filter((part) => !isPart(part)),
      targets: [...statement.targets, ...new Set(bound)],
    }),
  };
  const reads = items.filter(({ range }) => !isTarget(statement, range) || statement.kind === 'augmented-assignment');
  return {
    query: asked,
    meant(said: Prediction): Prediction | undefined {
      const changes = changesOfHolders(said.changes, items, query, (holder, { keys }, value) =>
        withItemAt(holder, keys, value),
      );
      return changes && { ...said, changes, values: [...reads.flatMap((item) => item.reads), ...said.values] };
    },
  };
}

function itemsOf(query: Query): Item[] {
  const found: Item[] = [];
  const { statement } = query;
  const targets = (statement.assignments ?? []).flatMap((assignment) => assignment.targets);
  const nodes = [...statement.subExpressions.flatMap(({ node }) => node ?? []), ...targets];
  for (const node of nodes) {
    const item = node.type === 'subscript' && !node.isHidden ? itemOf(query, node) : undefined;
    if (item) found.push(item);
  }
  // Of those inside one another, the outermost.
  return found.filter(
    (item) =>
      !found.some(
        (other) => other !== item && contains(other.range, item.range) && !isSameRange(other.range, item.range),
      ),
  );
}

function itemOf(query: Query, node: SyntaxNode): Item | undefined {
  const steps: { readonly node: SyntaxNode; readonly key: Value }[] = [];
  let root = node.bare;
  while (root.type === 'subscript') {
    const [index, ...more] = root.all('subscript');
    const key = index && more.length === 0 && !root.has(',') ? keyOf(query, index.bare) : undefined;
    const holder = root.get('value')?.bare;
    if (!key || !holder) return undefined;
    steps.unshift({ node: root, key });
    root = holder;
  }
  // An attribute that is read as a name has a value, too.
  const base = /^(?:identifier|attribute)$/.test(root.type) ? query.lookup(root.text) : undefined;
  if (!base || leastTokens([{ value: base }], LONG) <= LONG) return undefined;
  const reads: ComputedValue[] = [];
  let value: Value = base;
  for (const { node: read, key } of steps) {
    const next = isPlace(value) ? itemAt(value, key) : undefined;
    if (!next || next.kind === 'unknown') return undefined;
    reads.push({ expression: read.text, range: read.range, value: next, confidence: 1 });
    value = next;
  }
  const keys = steps.map(({ key }) => key);
  return {
    name: node.text,
    root: root.text,
    keys,
    range: node.range,
    value,
    reads,
  };
}

function isPlace(value: Value): boolean {
  return /^(?:list|tuple|dict|str|bytes)$/.test(value.kind);
}

/** A key that is written down, or the value of a name. */
function keyOf(query: Query, node: SyntaxNode): Value | undefined {
  const value = node.type === 'identifier' ? query.lookup(node.text) : literal(node.text);
  return value?.kind === 'int' || value?.kind === 'str' ? value : undefined;
}

/** What holds the item is nowhere else in the statement, and no other item of it is inside this one. */
function isAlone({ tokens }: Statement, { root }: Item, items: readonly Item[]): boolean {
  return tokens.every(
    ({ kind, text, range }) =>
      kind !== 'name' || text !== root || items.some((item) => item.root === root && contains(item.range, range)),
  );
}

/** One is inside another, or the same under another name: what is said of the one would have to be said of the other. */
function areMixed(items: readonly Item[]): boolean {
  const isPrefix = (one: Item, other: Item): boolean =>
    one.root === other.root &&
    one.name !== other.name &&
    one.keys.every((key, i) => {
      const same = other.keys[i];
      return same !== undefined && sameValue(key, same);
    });
  return items.some((one) => items.some((other) => isPrefix(one, other)));
}

function isTarget({ assignments = [] }: Statement, range: SourceRange): boolean {
  return assignments.some(({ targets }) => targets.some((target) => isSameRange(target.bare.range, range)));
}

function withItemAt(holder: Value, [key, ...rest]: readonly Value[], value: Value): Value | undefined {
  const old = key && itemAt(holder, key);
  if (!key || !old) return undefined;
  const next = rest.length === 0 ? value : withItemAt(old, rest, value);
  if (!next) return undefined;
  if (holder.kind === 'dict') {
    const entries = holder.entries.map(([other, item]) => [other, sameValue(other, key) ? next : item] as const);
    return { ...holder, entries };
  }
  if (holder.kind !== 'list' || key.kind !== 'int') return undefined;
  return { ...holder, items: holder.items.with(Number(key.value), next) };
}
