/** `Decimal` values, which are the numbers that their texts say. */
import type { Value } from './value';

/** As `str` writes a number of usual size: no exponent, no sign but a minus, no zeros in front. */
const PLAIN = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** As `str` writes it; undefined for any other value, and for one that is written with an exponent. */
export function decimalText(value: Value): string | undefined {
  const [text, ...more] = value.kind === 'call' && value.name === 'Decimal' ? value.args : [];
  return text?.kind === 'str' && more.length === 0 && PLAIN.test(text.value) ? text.value : undefined;
}

/** Digits behind the point with which no exponent is written, however small the number is. */
const MOST_DECIMALS = 6;

/** The number that a text says; undefined for a text that says it otherwise than `str` does. */
export function decimalOf(text: string): Value | undefined {
  const isPlain = PLAIN.test(text) && (text.split('.')[1] ?? '').length <= MOST_DECIMALS;
  return isPlain ? { kind: 'call', name: 'Decimal', args: [{ kind: 'str', value: text }] } : undefined;
}
