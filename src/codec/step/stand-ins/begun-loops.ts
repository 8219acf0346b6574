/**
 * A loop that begins to go through items that are known, as one that goes on: the model is shown the next few of them instead of
 * all. Items of bytes are the numbers that they are.
 */
import { evaluatePath } from '../../../python/values/access-path';
import { itemsFrom } from '../../../python/values/items';
import type { Value } from '../../../python/values/value';
import type { Query } from '../../query';
import type { StoodIn } from './stood-in';

/** Number of items that are shown. */
const SHOWN = 4;

/** Undefined for anything else, and where an expression has to be evaluated first. */
export function withBegunLoop(query: Query): StoodIn | undefined {
  const { statement, iterator, computed, handled } = query;
  const { iterable, subExpressions } = statement;
  if (statement.kind !== 'for' || iterator || !iterable || handled || computed.length > 0) return undefined;
  if (subExpressions.some(({ operatorKind }) => operatorKind !== 'attribute')) return undefined;
  const value = evaluatePath(iterable.text, (name) => query.lookup(name));
  const items = value && PLAIN.test(value.kind) ? itemsFrom(value, 0) : undefined;
  if (!items) return undefined;
  const shown: Value[] = [];
  for (const item of items) if (shown.push(item) > SHOWN) break;
  return {
    query: { ...query, iterator: { items: shown.slice(0, SHOWN), more: shown.length > SHOWN } },
    meant: (said) => (said.values.length === 0 ? said : undefined),
  };
}

const PLAIN = /^(?:str|bytes|list|tuple|set|dict)$/;
