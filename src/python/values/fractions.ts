/** `Fraction` values in lowest terms, as their `repr` shows them. */
import type { Value } from './value';

/** Numerator and denominator; undefined for any other value, and for one that is written in another way. */
export function fractionParts(value: Value | undefined): readonly [bigint, bigint] | undefined {
  const [top, bottom, ...more] = value?.kind === 'call' && value.name === 'Fraction' ? value.args : [];
  if (top?.kind !== 'int' || bottom?.kind !== 'int' || more.length > 0) return undefined;
  return bottom.value > 0n ? [top.value, bottom.value] : undefined;
}

/** @param top and bottom have no common divisor */
export function fractionOf(top: bigint, bottom: bigint): Value {
  return { kind: 'call', name: 'Fraction', args: [top, bottom].map((value) => ({ kind: 'int', value })) };
}

/** As `str` writes it; undefined for any other value. */
export function fractionText(value: Value): string | undefined {
  const [top, bottom] = fractionParts(value) ?? [];
  if (top === undefined || bottom === undefined) return undefined;
  return bottom === 1n ? String(top) : `${top}/${bottom}`;
}

/** Its `numerator` or `denominator`. */
export function fractionPart(value: Value, name: string): Value | undefined {
  const at = ['numerator', 'denominator'].indexOf(name);
  const part = fractionParts(value)?.[at];
  return part === undefined ? undefined : { kind: 'int', value: part };
}
