/** Division by powers of two, and masks of the last bits: halves of a long number are simpler than digits of a quotient. */
import { indented } from '../../../python/desugar/iteration';
import type { Value } from '../../../python/values/value';

/** Shorter numbers are known, or divided, as they are. */
const LEAST_DIGITS = 4;
/** A quotient of that many digits at most is written down sooner. */
const FEW_DIGITS = 2;
/** Questions that a digit of a quotient takes for each that a half does, roughly. */
const HALVES_A_DIGIT = 4;

/**
 * The lines of a function that gives `_a // _b`, `_a % _b` or `_a & _b`; undefined where the right side is no power of two, or
 * no mask of all bits below one, and where these are not the simpler questions.
 */
export function byHalves(operator: string, left: Value | undefined, right: Value | undefined): string[] | undefined {
  if (left?.kind !== 'int' || right?.kind !== 'int' || left.value < 0n || right.value < 0n) return undefined;
  const form = operator === '&' ? /^1{4,}$/ : /^(?:\/\/|%)$/.test(operator) ? /^10{4,}$/ : undefined;
  const bits = right.value.toString(2);
  if (!form?.test(bits)) return undefined;
  const [long, short] = [left.value.toString().length, right.value.toString().length];
  if (long < LEAST_DIGITS) return undefined;
  const places = operator === '&' ? bits.length : bits.length - 1;
  if (long - short <= FEW_DIGITS || places > HALVES_A_DIGIT * (long - short))
    return operator === '&' ? ['_power = _b + 1', 'return _a % _power'] : undefined;
  if (operator === '//') return ['_half = _a', ...repeated(places, ['_half //= 2']), 'return _half'];
  const round = ['if _half % 2 == 1:', '    _rest += _value', '_half //= 2', '_value *= 2'];
  return ['_half = _a', '_rest = 0', '_value = 1', ...repeated(places, round), 'return _rest'];
}

function repeated(times: number, lines: readonly string[]): string[] {
  return [`for _round in range(${times}):`, ...indented(lines)];
}
