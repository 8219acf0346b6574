/** `bytes([65, 66])`, whose items are all known: like a display, it only puts them together. */
import { isSameRange } from '../../../codec/step/syntax/call-syntax';
import { itemsOf } from '../../../python/values/items';
import type { CallSite, SubExpression } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import type { Result } from '../arithmetic/long-arithmetic';

export function isPutTogether({ operator, operatorKind }: SubExpression): boolean {
  return operator === 'bytes' && operatorKind !== 'method';
}

/** Undefined where the items are not those of bytes. */
export function putTogether(
  part: SubExpression,
  calls: readonly CallSite[],
  read: (text: string) => Value | undefined,
): Result | undefined {
  const site = isPutTogether(part) ? calls.find(({ range }) => isSameRange(range, part.range)) : undefined;
  const [argument, ...more] = site?.arguments ?? [];
  const given = argument && more.length === 0 ? read(argument.text) : undefined;
  if (given?.kind !== 'list' && given?.kind !== 'tuple') return undefined;
  const value = bytesOf([...(itemsOf(given) ?? [])]);
  return value && { value, confidence: 1 };
}

export function bytesOf(items: readonly Value[]): Value | undefined {
  const numbers = items.flatMap((item) =>
    item.kind === 'int' && item.value >= 0n && item.value < 256n ? [Number(item.value)] : [],
  );
  if (numbers.length < items.length) return undefined;
  return { kind: 'bytes', value: String.fromCharCode(...numbers) };
}
