/** Sums, differences and products of complex numbers, part by part, and how far they are from zero. */
import type { CallSite, SubExpression } from '../../../python/syntax';
import { complexOf } from '../../../python/values/constructors';
import type { Value } from '../../../python/values/value';
import { LongArithmetic } from '../arithmetic/long-arithmetic';
import { isExact, numeralOf } from '../arithmetic/numerals';
import type { Read, Work } from '../library-work';
import { NumberWork } from './number-work';

interface Parts {
  readonly real: Value;
  readonly imaginary: Value;
}

/** Undefined for any other operator, and where no side is complex. */
export function ofOperator({ operator, operands }: SubExpression, read: Read): Work | undefined {
  const [left, right] = (operands ?? []).map(read);
  if (!/^[-+*]$/.test(operator) || (!isComplex(left) && !isComplex(right))) return undefined;
  const [one, other] = [partsOf(left), partsOf(right)];
  return one && other && (async (roll) => {
    const work = new NumberWork(roll);
    const value = await work.tried(async () => await combined(operator, one, other, work));
    return value && { value, confidence: work.confidence };
  }); // prettier-ignore
}

/** `abs(z)` of a number whose parts are stored as they are written. */
export function ofCall({ receiver, arguments: all }: CallSite, operator: string, read: Read): Work | undefined {
  const [only, ...more] = all;
  if (operator !== 'abs' || receiver !== undefined || !only || more.length > 0) return undefined;
  const number = read(only.text);
  const parts = isComplex(number) ? partsOf(number) : undefined;
  if (!parts || !Object.values(parts).every((part: Value) => isStored(part))) return undefined;
  return async (roll) => {
    const work = new NumberWork(roll);
    const square = await work.tried(async () => {
      const [one, other] = [await work.value('*', parts.real, parts.real), await work.value('*', parts.imaginary, parts.imaginary)]; // prettier-ignore
      return numeralOf(await work.value('+', one, other));
    });
    const root = square && (await new LongArithmetic(roll).root(square));
    return root && { value: root.value, confidence: work.confidence * root.confidence };
  };
}

async function combined(operator: string, one: Parts, other: Parts, work: NumberWork): Promise<Value> {
  if (operator !== '*') return made(await work.value(operator, one.real, other.real), await work.value(operator, one.imaginary, other.imaginary)); // prettier-ignore
  const [reals, imaginaries] = [await work.value('*', one.real, other.real), await work.value('*', one.imaginary, other.imaginary)]; // prettier-ignore
  const [first, second] = [await work.value('*', one.real, other.imaginary), await work.value('*', one.imaginary, other.real)]; // prettier-ignore
  return made(await work.value('-', reals, imaginaries), await work.value('+', first, second));
}

function made(real: Value, imaginary: Value): Value {
  const [one = 0, other = 0] = [real, imaginary].map((part) => (part.kind === 'float' ? part.value : NaN));
  return complexOf(one, other);
}

function isComplex(value: Value | undefined): value is Extract<Value, { kind: 'call' }> {
  return value?.kind === 'call' && value.name === 'complex';
}

/** Any other number has no imaginary part. */
function partsOf(value: Value | undefined): Parts | undefined {
  if (value?.kind === 'float') return { real: value, imaginary: { kind: 'float', value: 0 } };
  if (value?.kind === 'int') return { real: { kind: 'float', value: Number(value.value) }, imaginary: { kind: 'float', value: 0 } }; // prettier-ignore
  const [real, imaginary] = isComplex(value) ? value.args : [];
  return real?.kind === 'float' && imaginary?.kind === 'float' ? { real, imaginary } : undefined;
}

function isStored(part: Value): boolean {
  const numeral = numeralOf(part);
  return numeral !== undefined && isExact(numeral);
}
