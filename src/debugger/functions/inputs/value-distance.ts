/** How much of a result is not as it was wanted. */
import { distance as edits } from 'fastest-levenshtein';
import type { Ending } from '../../../codec/function/function-query';
import { printValue, sameValue } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';

/** Of values that are not the same: even the nearest ones have some. */
const LEAST = 0.02;
/** Of a value of another type, and of one whose items have another place. */
const OTHER_TYPE = 0.9;
/** Of an exception from any result: it says less than a result that has nothing to do with what is wanted. */
const RAISED = 0.7;
/** Items of longer containers are not compared one by one. */
const MOST_ITEMS = 60;

/** 0 for the same ending, up to 1. */
export function endingDistance(one: Ending, wanted: Ending): number {
  if (one.kind === 'return') return wanted.kind === 'return' ? distance(one.value, wanted.value) : 1;
  if (wanted.kind === 'return') return RAISED;
  const [{ type, message = '' }, { type: wantedType, message: wantedMessage }] = [one.exception, wanted.exception];
  if (type !== wantedType) return OTHER_TYPE;
  return wantedMessage === undefined || message === wantedMessage ? 0 : textDistance(message, wantedMessage);
}

/** 0 for the same value, up to 1. */
export function distance(one: Value, other: Value): number {
  if (sameValue(one, other)) return 0;
  return Math.max(LEAST, Math.min(1, between(one, other)));
}

function between(one: Value, other: Value): number {
  const numbers = [numberOf(one), numberOf(other)];
  const [first, second] = numbers;
  if (one.kind === 'bool' || other.kind === 'bool') return one.kind === other.kind ? 0.5 : OTHER_TYPE;
  if (first !== undefined && second !== undefined) return numberDistance(first, second);
  if (one.kind === 'str' && other.kind === 'str') return textDistance(one.value, other.value);
  if (one.kind === 'bytes' && other.kind === 'bytes') return textDistance(one.value, other.value);
  const [items, others] = [parts(one), parts(other)];
  if (!items || !others) return one.kind === other.kind ? textDistance(printValue(one), printValue(other)) : OTHER_TYPE;
  const inside = sequenceDistance(items, others);
  return one.kind === other.kind ? inside : 0.3 + 0.6 * inside;
}

function numberDistance(one: number, other: number): number {
  const by = Math.abs(one - other);
  if (!Number.isFinite(by)) return OTHER_TYPE;
  return (0.8 * by) / (by + 3 + Math.abs(other) / 4);
}

function textDistance(one: string, other: string): number {
  const length = Math.max(one.length, other.length);
  return length === 0 ? 0 : edits(one, other) / length;
}

function parts(value: Value): readonly Value[] | undefined {
  switch (value.kind) {
    case 'list':
    case 'tuple':
    case 'set':
      return value.items;
    case 'dict':
      return value.entries.map(([key, item]): Value => ({ kind: 'tuple', items: [key, item] }));
    case 'call':
      return value.args;
    default:
      return undefined;
  }
}

/** What has to be inserted, removed and changed, of the longer one's items. */
function sequenceDistance(one: readonly Value[], other: readonly Value[]): number {
  const length = Math.max(one.length, other.length);
  if (length === 0) return 0;
  if (length > MOST_ITEMS)
    return textDistance(one.map((item) => printValue(item)).join(), other.map((item) => printValue(item)).join());
  let row = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (const item of one) {
    const next = [(row[0] ?? 0) + 1];
    for (const [j, wanted] of other.entries()) {
      const kept = (row[j] ?? 0) + distance(item, wanted);
      next.push(Math.min(kept, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return (row.at(-1) ?? 0) / length;
}

function numberOf(value: Value): number | undefined {
  return value.kind === 'int' || value.kind === 'float' ? Number(value.value) : undefined;
}
