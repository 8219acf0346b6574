/** Powers and square roots of floats: digits of what is stored, rounded once. Of other numbers the model, or a loop, knows more. */
import type { CallSite, SubExpression } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { LongArithmetic } from '../arithmetic/long-arithmetic';
import { asStored } from '../arithmetic/numerals';
import type { Read, Work } from '../library-work';

/** Factors of a power that are multiplied one by one. */
const MOST_FACTORS = 40n;

/** `rate ** 3`, `n ** 0.5` */
export function ofOperator({ operator, operands }: SubExpression, read: Read): Work | undefined {
  const [base, exponent] = operator === '**' ? (operands ?? []).map(read) : [];
  if (exponent?.kind === 'float' && exponent.value === 0.5) return root(base);
  const isCounted = exponent?.kind === 'int' && exponent.value >= 2n && exponent.value <= MOST_FACTORS;
  const stored = base?.kind === 'float' && isCounted ? asStored(base) : undefined;
  return stored && isCounted ? async (roll) => await new LongArithmetic(roll).power(stored, exponent.value) : undefined; // prettier-ignore
}

/** `math.sqrt(n)` */
export function ofCall({ receiver, arguments: all }: CallSite, operator: string, read: Read): Work | undefined {
  const [only, ...more] = all;
  if (operator !== 'sqrt' || (receiver !== undefined && receiver !== 'math') || !only || more.length > 0) return undefined; // prettier-ignore
  return only.keyword === undefined && only.star === undefined ? root(read(only.text)) : undefined;
}

function root(of: Value | undefined): Work | undefined {
  const stored = of?.kind === 'int' || of?.kind === 'float' ? asStored(of) : undefined;
  return stored && !stored.isNegative ? async (roll) => await new LongArithmetic(roll).root(stored) : undefined;
}
