/** Square roots on paper: one digit after the other, each the greatest of which the square still fits in what is left. */
import type { ColumnWork } from './column-work';
import { isZero, withoutZeros, type Numeral } from './numerals';

/** Digits of a root from its first one on, after which the rest does not tell which float comes nearest. */
const ROOT_DIGITS = 20;

/** Undefined where the model says nothing that can be read. */
export async function rootOf(number: Numeral, work: ColumnWork): Promise<Numeral | undefined> {
  const { pairs, decimals } = pairsOf(number);
  let root: number[] = [0];
  let rest: readonly number[] = [0];
  let places = 0;
  const isDone = (): boolean => places >= pairs.length && (isZero(rest) || withoutZeros(root).length >= ROOT_DIGITS);
  for (; !isDone(); places++) {
    // Only digits that the model has said wrong do not end.
    if (places > pairs.length + ROOT_DIGITS) return undefined;
    rest = withoutZeros([...rest, ...(pairs[places] ?? [0, 0])]);
    const twice = await work.sum(root, root);
    const step = twice && (await nextDigit(rest, withoutZeros(twice), work));
    if (!step) return undefined;
    root = withoutZeros([...root, step.digit]);
    rest = step.rest;
  }
  return { digits: root, decimals: decimals / 2 + (places - pairs.length), isNegative: false, isFloat: true };
}

/** The digits two by two, counted from the point. */
function pairsOf({ digits, decimals }: Numeral): { readonly pairs: readonly number[][]; readonly decimals: number } {
  const even = decimals % 2 === 0 ? [...digits] : [...digits, 0];
  const all = even.length % 2 === 0 ? even : [0, ...even];
  const pairs = Array.from({ length: all.length / 2 }, (_, at) => all.slice(2 * at, 2 * at + 2));
  return { pairs, decimals: decimals + (decimals % 2) };
}

interface Step {
  readonly digit: number;
  readonly rest: readonly number[];
}

/** The greatest digit that, behind twice the root so far and times itself, is not more than what is left. */
async function nextDigit(
  rest: readonly number[],
  twice: readonly number[],
  work: ColumnWork,
): Promise<Step | undefined> {
  let best: Step = { digit: 0, rest };
  let [low, high] = [1, 9];
  while (low <= high) {
    const digit = Math.floor((low + high) / 2);
    const product = await work.multiple([...twice, digit], digit);
    const left = product && (await work.difference(rest, withoutZeros(product)));
    if (!left) return undefined;
    if (left === 'negative') high = digit - 1;
    else [best, low] = [{ digit, rest: withoutZeros(left) }, digit + 1];
  }
  return best;
}
