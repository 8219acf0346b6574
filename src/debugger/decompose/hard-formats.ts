/** Numbers that are written in a way which the model takes for another one, and is sure of it. */
import {
  decimalsOf,
  isFixed,
  isOfNumber,
  isScientific,
  shiftOf,
  specificationOf,
  type Specification,
} from '../../python/desugar/format-specs';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SubExpression } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { isHalfWay } from './fitting';
import { holesOf, inHole } from '../../python/expressions/holes';

/** Specifications of f-strings and of `format`, and conversions of `%`. */
const FIELDS = /:([^{}:'"]*)\}|,\s*["']([^"']*)["']\)|%([-+ #0]*\d*(?:\.\d+)?[a-zA-Z])/g;

/** Zeros in front of a number that is cut into groups, which is not gone through. */
const ZEROS_IN_GROUPS = /^[-+ ]?0\d+[,_]/;

/** With an exponent, a sign or zeros in front, as a character, or rounded where it is half way. */
export function isHardFormat({ node, operator }: SubExpression, read: (text: string) => Value | undefined): boolean {
  if (!node || !/^(?:f''|format|%)$/.test(operator)) return false;
  const fields = Array.from(node.text.matchAll(FIELDS), ([, field, only, conversion]) => field ?? only ?? conversion ?? ''); // prettier-ignore
  const specifications = fields.flatMap((field) => specificationOf(field.replace('-', '<')) ?? []);
  const isGrouped = fields.some((field) => ZEROS_IN_GROUPS.test(field));
  if (specifications.length === 0 && !isGrouped) return false;
  const numbers = filledIn(node.bare).flatMap(({ bare }) => read(bare.text) ?? []).filter(({ kind }) => kind === 'int' || kind === 'float'); // prettier-ignore
  if (isGrouped && numbers.length > 0) return true;
  return specifications.some((one) => {
    if (isScientific(one) || one.type === 'c' || isSigned(one)) return numbers.length > 0;
    return isFixed(one) && numbers.some((number) => isHalfWay(number, decimalsOf(one) + shiftOf(one)));
  });
}

/** Zeros or a sign in front of a whole number. */
function isSigned(one: Specification): boolean {
  return isOfNumber(one) && (one.isZeroed || /[+ ]/.test(one.sign));
}

/** What is filled in. */
function filledIn(node: SyntaxNode): readonly SyntaxNode[] {
  if (node.type === 'string') return holesOf(node).flatMap((hole) => inHole(hole) ?? []);
  if (node.type === 'call') return (node.get('arguments')?.named ?? []).map((one) => one.get('value') ?? one);
  const right = node.get('right')?.bare;
  return right?.type === 'tuple' ? right.named : right ? [right] : [];
}
