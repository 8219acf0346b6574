/** Texts and lists that are repeated, one time after the other. */
import { itemsOf } from '../../../python/values/items';
import type { SubExpression } from '../../../python/syntax';
import type { SequenceValue, Value } from '../../../python/values/value';
import type { Result, RunRoutine } from '../routines/run-routine';
import { alike } from './item-lookup';
import { REPEAT } from '../routines/item-routines';
import { listOf } from '../arithmetic/numerals';

/** `items * times`. */
export interface Repetition {
  readonly items: Extract<Value, { readonly kind: 'str' }> | SequenceValue;
  readonly times: Value;
}

/** Undefined for any other part; numbers are multiplied otherwise. */
export function repetitionOf(
  { operator, operands }: SubExpression,
  read: (text: string) => Value | undefined,
): Repetition | undefined {
  if (operator !== '*' || !operands) return undefined;
  const [one, other] = operands.map(read);
  const [items, times] = one?.kind === 'int' ? [other, one] : [one, other];
  if (times?.kind !== 'int') return undefined;
  // A routine has no generators of the program.
  if (items?.kind !== 'str' && items && [...(itemsOf(items) ?? [])].some(isIterator)) return undefined;
  return items?.kind === 'str' || items?.kind === 'list' || items?.kind === 'tuple' ? { items, times } : undefined;
}

/** Undefined where the model does not say. */
export async function repeated({ items, times }: Repetition, roll: RunRoutine): Promise<Result | undefined> {
  const found = await roll(REPEAT, { items: listOf([...(itemsOf(items) ?? [])]), times });
  if (found?.value.kind !== 'list') return undefined;
  return { value: alike(items, found.value.items), confidence: found.confidence };
}

function isIterator(value: Value): boolean {
  return value.kind === 'opaque' && value.type === 'iterator';
}
