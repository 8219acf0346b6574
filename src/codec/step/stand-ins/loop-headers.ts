/**
 * The header of a loop that goes on takes the next item whatever that is, and whatever it comes from: the network is shown small
 * things in the place of items, and a name for what they are the items of.
 */
import { revised } from '../../../python/statements/revised-statement';
import { namedTupleItems } from '../../../python/definitions/tuple-items';
import type { SourceFile, SourceToken, Statement } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import type { Change, Query } from '../../query';
import { isKnown } from '../../values/prompt-variables';
import { isOnlyBound } from '../syntax/binding-syntax';
import { changing, type StoodIn } from './stood-in';

/** `for x in …:` of a loop that goes on, and `for a, b in …:` where the items are pairs. */
export function taken(query: Query): StoodIn | undefined {
  const { iterator } = query;
  const statement = query.statement.kind === 'for' && iterator ? underWay(query.statement) : undefined;
  if (!statement || !iterator || !statement.targets.every((name) => isOnlyBound(statement, name))) return undefined;
  const end = statement.tokens.findIndex(({ text }) => text === 'in');
  const target = plainNames(statement.tokens.slice(1, end));
  const nested = target ? undefined : patternOf(statement.tokens.slice(1, end));
  if (nested) return takenApart(query, iterator, nested);
  if (!target || (iterator.items.length === 0 && statement === query.statement) || !iterator.items.every(isKnown))
    return undefined;
  const { names, isTuple } = target;
  const real: Value[] = [];
  const standIn = (value: Value): Value => int(real.push(value));
  const items = iterator.items.map((item): Value | undefined => {
    if (!isTuple) return standIn(item);
    const held = itemsIn(item, query.source);
    return held?.length === names.length ? { kind: 'tuple', items: held.map(standIn) } : undefined;
  });
  const shown = items.filter((item) => item !== undefined);
  if (shown.length < items.length) return undefined;
  const original = ({ name, value, confidence }: Change): Change | undefined => {
    const item = value?.kind === 'int' ? real[Number(value.value) - 1] : undefined;
    return item && { name, value: item, confidence };
  };
  return {
    query: { ...query, statement, iterator: { ...iterator, items: shown } },
    meant: (said) => changing(said, original),
  };
}

/** A name, one with a star (`*rest`), or what is written like a tuple of such. */
type Pattern = string | readonly Pattern[];

/** `a, (b, *c)`; undefined for any other target. */
function patternOf(tokens: readonly SourceToken[]): Pattern | undefined {
  const all: Pattern[][] = [[]];
  const isWhole = tokens.every(({ kind, text }, at) => {
    const parts = all.at(-1);
    if (kind === 'name') return parts !== undefined && parts.push(tokens[at - 1]?.text === '*' ? `*${text}` : text) > 0;
    if (text === ',' || text === '*') return true;
    if (text === '(') return all.push([]) > 0;
    const closed = text === ')' && all.length > 1 ? all.pop() : undefined;
    if (!closed) return false;
    // Brackets alone make no tuple.
    const [only] = closed.length === 1 && tokens[at - 1]?.text !== ',' ? closed : [];
    return (all.at(-1)?.push(only ?? closed) ?? 0) > 0;
  });
  return isWhole && all.length === 1 ? all[0] : undefined;
}

/** Of lists, tuples and named tuples. */
function itemsIn(value: Value, source: SourceFile | undefined): readonly Value[] | undefined {
  if (value.kind === 'tuple' || value.kind === 'list') return value.items;
  return source && namedTupleItems(source, value);
}

/** The items, with a list of those that a name with a star gets. */
function fitted(pattern: readonly Pattern[], items: readonly Value[] | undefined): readonly Value[] | undefined {
  const at = pattern.findIndex((part) => typeof part === 'string' && part.startsWith('*'));
  const count = items && items.length - pattern.length + 1;
  if (at < 0 || !items || count === undefined || count < 0) return items;
  return [...items.slice(0, at), { kind: 'list', items: items.slice(at, at + count) }, ...items.slice(at + count)];
}

/** What the names of a pattern get; undefined where the value has other parts. */
function parts(
  pattern: Pattern,
  value: Value,
  source: SourceFile | undefined,
): (readonly [string, Value])[] | undefined {
  if (typeof pattern === 'string') return [[pattern.replace('*', ''), value]];
  const items = fitted(pattern, itemsIn(value, source));
  if (items?.length !== pattern.length) return undefined;
  const found = pattern.map((part, i) => items[i] && parts(part, items[i], source));
  return found.every((one) => one !== undefined) ? found.flat() : undefined;
}

/** The loop takes an item, and the names of its target get the parts of that. */
function takenApart(query: Query, iterator: NonNullable<Query['iterator']>, pattern: Pattern): StoodIn | undefined {
  const { items } = iterator;
  if (!items.every(isKnown) || items.some((item) => !parts(pattern, item, query.source))) return undefined;
  const name: SourceToken | undefined = query.statement.tokens.find(({ kind }) => kind === 'name');
  const [first] = query.statement.tokens;
  if (!name || !first || query.statement.hasInlineBody === true) return undefined;
  const tokens: SourceToken[] = [first, { ...name, text: ITEM }, { ...name, text: 'in', kind: 'keyword' }, { ...name, text: ITEMS }]; // prettier-ignore
  const plain = revised(query.statement, {
    tokens,
    targets: [ITEM],
    subExpressions: [],
    calls: [],
    evaluation: undefined,
    iterable: { range: name.range, text: ITEMS, isName: true },
  });
  const said = taken({ ...query, statement: plain });
  return (
    said && {
      query: said.query,
      meant: (answer) => {
        const meant = said.meant(answer);
        const changes = meant?.changes.map(({ value, confidence }) => value && parts(pattern, value, query.source)?.map(([to, part]) => ({ name: to, value: part, confidence }))); // prettier-ignore
        return meant && changes?.every((one) => one !== undefined) ? { ...meant, changes: changes.flat() } : undefined;
      },
    }
  );
}

/** What an item of a loop goes by. */
const ITEM = 'item';

/** The header of a loop that goes on, in which it does not matter any more what its items come from. */
function underWay(statement: Statement): Statement {
  const { tokens, iterable, hasInlineBody = false } = statement;
  const end = tokens.findIndex(({ text }) => text === 'in');
  if (!iterable || iterable.isName || hasInlineBody || tokens[0]?.text !== 'for' || end < 0) return statement;
  const items = { kind: 'name', text: ITEMS, range: iterable.range } as const;
  return revised(statement, {
    tokens: [...tokens.slice(0, end + 1), items],
    subExpressions: [],
    calls: [],
    evaluation: undefined,
    iterable: { range: iterable.range, text: ITEMS, isName: true },
  });
}

/** What the items of a loop go by. */
const ITEMS = 'items';

/** Names between commas, with brackets around them or not; undefined for any other target of a loop. */
function plainNames(tokens: readonly SourceToken[]): { names: string[]; isTuple: boolean } | undefined {
  const isInBrackets = tokens[0]?.text === '(' && tokens.at(-1)?.text === ')';
  const inside = isInBrackets ? tokens.slice(1, -1) : tokens;
  const isFit = inside.every(({ kind, text }, i) => (i % 2 === 0 ? kind === 'name' : text === ','));
  if (!isFit || inside.length === 0) return undefined;
  const names = inside.filter(({ kind }) => kind === 'name').map(({ text }) => text);
  return { names, isTuple: inside.length > 1 };
}

function int(value: number): Value {
  return { kind: 'int', value: BigInt(value) };
}
