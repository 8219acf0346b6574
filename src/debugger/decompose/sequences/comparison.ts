/** Texts, lists and tuples that are compared: one pair of characters or items after the other, up to the first that differ. */
import { fractionParts } from '../../../python/values/fractions';
import { itemsOf } from '../../../python/values/items';
import type { SubExpression } from '../../../python/syntax';
import type { SequenceValue, Value } from '../../../python/values/value';
import { COMPARISONS, LongArithmetic } from '../arithmetic/long-arithmetic';
import { ORDERS, type Order } from '../arithmetic/column-work';
import type { Result, RunRoutine } from '../routines/run-routine';
import { numeralOf } from '../arithmetic/numerals';
import { FractionWork, type Ratio } from '../numbers/fraction-work';
import { NumberWork } from '../numbers/number-work';
import { COMPARE, SAME } from '../routines/digits';
import { typesApart } from '../types-apart';

type Items = Extract<Value, { readonly kind: 'str' }> | SequenceValue;

/** `left operator right`. */
export interface Comparison {
  readonly operator: string;
  readonly left: Items;
  readonly right: Items;
  /** What is compared are names of types. */
  readonly isOfTypes?: boolean;
}

/** Characters and items that one side may have. */
const MOST_ITEMS = 60;
/** The same of tuples of which it is always worth it. */
const FEW = 4;

/** Undefined for any other part, and for whether single characters are the same, which is what it comes to in the end. */
export function comparisonOf(
  { operator, operands }: SubExpression,
  read: (text: string) => Value | undefined,
): Comparison | undefined {
  if (!operands || !Object.hasOwn(COMPARISONS, operator)) return undefined;
  const [left, right] = operands.map(read);
  const types = /^[=!]=$/.test(operator) ? typesOf(left, right) : undefined;
  if (types) return { operator, ...types, isOfTypes: true };
  if (!isItems(left) || !isItems(right) || left.kind !== right.kind) return undefined;
  const size = Math.max(sizeOf(left), sizeOf(right));
  const isOrder = left.kind === 'str' && !/^[=!]=$/.test(operator);
  return size > (isOrder ? 0 : 1) && size <= MOST_ITEMS ? { operator, left, right } : undefined;
}

/** What is compared of `1 == '1'`, which look alike to the model: names of types. Numbers are equal across theirs. */
function typesOf(left: Value | undefined, right: Value | undefined): Pick<Comparison, 'left' | 'right'> | undefined {
  const names = typesApart(left, right);
  return names && { left: { kind: 'str', value: names[0] }, right: { kind: 'str', value: names[1] } };
}

/** Texts of one length, tuples, and values of two types look alike to the model, which then is sure and sometimes wrong. */
export function isAlike({ left, right, isOfTypes = false }: Comparison): boolean {
  if (isOfTypes) return true;
  if (left.kind === 'tuple') return Math.max(sizeOf(left), sizeOf(right)) <= FEW;
  return left.kind === 'str' && sizeOf(left) === sizeOf(right);
}

/** The next part of a statement, where it is such a comparison and surely made. */
export function nextComparison(part: SubExpression, read: (text: string) => Value | undefined): Comparison | undefined {
  const comparison = comparisonOf(part, read);
  return comparison && isAlike(comparison) ? comparison : undefined;
}

/** Undefined where the model does not say. */
export async function compared({ operator, left, right }: Comparison, roll: RunRoutine): Promise<Result | undefined> {
  const pairs = new Pairs(roll, !/^[=!]=$/.test(operator));
  const order = await pairs.order(left, right);
  const holds = COMPARISONS[operator];
  if (!order || !holds) return undefined;
  return { value: { kind: 'bool', value: holds.includes(order) }, confidence: pairs.confidence };
}

class Pairs {
  confidence = 1;

  constructor(
    private readonly roll: RunRoutine,
    /** Whether it is asked which one is less, too; otherwise "not the same" is said as less. */
    private readonly isOrdered: boolean,
  ) {}

  async order(left: Value, right: Value): Promise<Order | undefined> {
    const types = this.isOrdered ? undefined : typesOf(left, right);
    if (types) return await this.order(types.left, types.right);
    if (!isItems(left) || !isItems(right) || left.kind !== right.kind) return await this.single(left, right);
    const [ones, others] = [pairable(left), pairable(right)];
    if (ones.length < 2 && others.length < 2 && left.kind === 'str') return await this.single(left, right);
    for (const [i, one] of ones.entries()) {
      const other = others[i];
      if (other === undefined) return '>';
      const order = await this.order(one, other);
      if (order !== '=') return order;
    }
    return ones.length < others.length ? '<' : '=';
  }

  private async single(left: Value, right: Value): Promise<Order | undefined> {
    const fractions = [left, right].map(fractionParts);
    if (fractions[0] && fractions[1]) return await this.fractions(fractions[0], fractions[1]);
    const [one, other] = [left, right].map((value) => numeralOf(this.isOrdered ? numbered(value) : value));
    // Of two that are less than zero the one with the larger digit is easily taken for the larger one.
    const isBelow = one?.isNegative === true && other?.isNegative === true;
    if (one && other && (isBelow || Math.max(one.digits.length, other.digits.length) > 1)) {
      const found = await new LongArithmetic(this.roll).ordered(one, other);
      this.confidence *= found?.confidence ?? 0;
      return found?.order;
    }
    const found = await this.roll(this.isOrdered ? COMPARE : SAME, { a: left, b: right });
    this.confidence *= found?.confidence ?? 0;
    if (found?.value.kind === 'bool') return found.value.value ? '=' : '<';
    return found?.value.kind === 'int' ? ORDERS.get(found.value.value) : undefined;
  }

  private async fractions(left: Ratio, right: Ratio): Promise<Order | undefined> {
    const work = new NumberWork(this.roll);
    const order = await work.tried(async () => await new FractionWork(work).order(left, right));
    this.confidence *= work.confidence;
    return order;
  }
}

/** Characters come in the order of their numbers, of which the model is surer than of theirs. */
function numbered(value: Value): Value {
  const number = value.kind === 'str' && /^.$/su.test(value.value) ? value.value.codePointAt(0) : undefined;
  return number === undefined ? value : { kind: 'int', value: BigInt(number) };
}

function isItems(value: Value | undefined): value is Items {
  return value?.kind === 'str' || value?.kind === 'list' || value?.kind === 'tuple';
}

function pairable(items: Items): readonly Value[] {
  return [...(itemsOf(items) ?? [])];
}

function sizeOf(items: Items): number {
  return pairable(items).length;
}
