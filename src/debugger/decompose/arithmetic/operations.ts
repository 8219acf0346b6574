/** Where a statement calculates with numbers of several digits. */
import type { Query } from '../../../codec/query';
import { remainderOf } from '../../../python/statements/tree/node-tokens';
import type { SourceRange, SubExpression } from '../../../python/syntax';
import { fractionParts } from '../../../python/values/fractions';
import type { Value } from '../../../python/values/value';
import { fitsBitwise } from '../fitting';
import { halvesOf } from './halves';
import { OPERATORS } from './long-arithmetic';
import { asStored, isExact, numeralOf, type Numeral } from './numerals';

export interface Operation {
  readonly operator: string;
  readonly left: Numeral;
  readonly right: Numeral;
  /** A float is not stored as it is written: its digits are those that are stored, of which the model knows nothing. */
  readonly isRounded: boolean;
}

type Read = (text: string) => Value | undefined;

export function isArithmetic({ operator, operands }: SubExpression): boolean {
  return operands !== undefined && OPERATORS.has(operator);
}

/** From so many digits on, of either number, the model may be sure and wrong. */
const LONG = 3;
/** Operators whose result is exact, and worked out in one column for each digit. */
const EXACT: ReadonlySet<string> = new Set('+ - * < <= > >= == !='.split(' '));

/** Whether it is worked out digit by digit, however sure the model is. */
export function isLong({ operator, left, right, isRounded }: Operation): boolean {
  // Of numbers as texts the model knows hardly anything.
  if (left.isDecimal || right.isDecimal || isRounded) return true;
  if (isShortlyDivided(operator, left, right)) return true;
  const isKnown = EXACT.has(operator) || isNearOne(operator, left, right);
  return isKnown && Math.max(left.digits.length, right.digits.length) >= LONG;
}

/** Whole numbers of several digits or fractions that are summed up: the model is as sure of a wrong sum of them as of a wrong `a + b`. */
export function isSumOfLong(items: Value | undefined): boolean {
  const all = items?.kind === 'list' || items?.kind === 'tuple' ? items.items : [];
  if (all.some(fractionParts)) return true;
  const isWhole = all.length > 1 && all.every(({ kind }) => kind === 'int');
  return isWhole && all.some((item) => (numeralOf(item)?.digits.length ?? 0) >= LONG);
}

/** Digits of what is divided from which on the model takes a quotient for another one. */
const LONG_DIVIDEND = 5;
/** Digits of divisors, of which there are so few that what they give is soon known. */
const SHORT_DIVISOR = 2;

/** Division of whole numbers by a short one, or below zero, where it is easily forgotten that the quotient is rounded down. */
function isShortlyDivided(operator: string, left: Numeral, right: Numeral): boolean {
  if (!/^(?:\/\/|%)$/.test(operator) || left.isFloat || right.isFloat) return false;
  if (left.isNegative || right.isNegative) return true;
  if (left.digits.length >= LONG && halvesOf(right.digits) !== undefined) return true;
  return left.digits.length >= LONG_DIVIDEND && right.digits.length <= SHORT_DIVISOR;
}

/** A quotient of one digit, which the model often says where there is none: `644 // 1000`. */
function isNearOne(operator: string, left: Numeral, right: Numeral): boolean {
  const isWhole = !left.isFloat && !right.isFloat && !left.isNegative && !right.isNegative;
  return /^(?:\/\/|%)$/.test(operator) && isWhole && left.digits.length <= right.digits.length;
}

/** An operator between two numbers, of which one has several digits, and which digits show as they are. */
export function operationOf({ operator, operands, node }: SubExpression, read: Read): Operation | undefined {
  const [left, right] = (operands ?? []).map(read);
  const negated = operator === 'neg' ? node?.bare.get('argument')?.bare : undefined;
  if (negated) {
    const value = read(negated.text);
    // Of other numbers the model knows it.
    return numeralOf(value)?.isDecimal ? sum('-', { kind: 'int', value: 0n }, value) : undefined;
  }
  return sum(operator, left, right);
}

/** What is on the two sides of `name += …`. */
export interface Augmented {
  readonly name: string;
  readonly operator: string;
  readonly left: Value | undefined;
  readonly right: Value | undefined;
  /** What stands on the right. */
  readonly written: string;
}

type At = (range: SourceRange) => Value | undefined;

/** @param at the value of the part with that range */
export function augmented(query: Query, read: Read, at: At): Augmented | undefined {
  const { statement } = query;
  const [assignment, ...others] = statement.kind === 'augmented-assignment' ? (statement.assignments ?? []) : [];
  const [target] = assignment?.targets ?? [];
  const name = target && remainderOf(statement, target)?.name;
  const written = assignment && remainderOf(statement, assignment.value);
  if (!assignment || !written || name === undefined || others.length > 0) return undefined;
  const isAtom = written.name !== undefined || assignment.value.bare.children.length === 0;
  const right = isAtom ? read(written.text) : at(written.range);
  return { name, operator: assignment.operator.slice(0, -1), left: query.lookup(name), right, written: written.text };
}

/** `name += …`, by its right side. */
export function augmentedOperation(
  query: Query,
  read: Read,
  at: At,
): (Operation & { readonly name: string }) | undefined {
  const parts = augmented(query, read, at);
  const found = parts && sum(parts.operator, parts.left, parts.right);
  return found && { ...found, name: parts.name };
}

/** `flags |= …` as the expression that gives what is bound. */
export function augmentedPart(
  query: Query,
  read: Read,
  at: At,
): { readonly name: string; readonly text: string } | undefined {
  const parts = augmented(query, read, at);
  if (!parts || fitsBitwise(parts.operator, [parts.left, parts.right]) !== true) return undefined;
  return { name: parts.name, text: `${parts.name} ${parts.operator} (${parts.written})` };
}

function sum(operator: string, one: Value | undefined, other: Value | undefined): Operation | undefined {
  if (!OPERATORS.has(operator)) return undefined;
  const [left, right] = [numeralOf(one), numeralOf(other)];
  if (!left || !right) return undefined;
  const isDecimal = left.isDecimal === true || right.isDecimal === true;
  if (isDecimal && !fitsDecimal(operator, left, right)) return undefined;
  // Below zero, division and order are another matter for single digits, too.
  const isTurned = /^(?:\/\/|%|[<>]=?)$/.test(operator) && (left.isNegative || right.isNegative);
  // Floats are stored in the order of their digits, but only some of them as they are written.
  const isRounded = /^(?:[-+*%]|\/\/?)$/.test(operator) && !(isExact(left) && isExact(right));
  if (left.digits.length < 2 && right.digits.length < 2 && !isTurned && !isDecimal && !isRounded) return undefined;
  const stored = isRounded ? [asStored(one), asStored(other)] : [left, right];
  return stored[0] && stored[1] && { operator, left: stored[0], right: stored[1], isRounded };
}

/** A `Decimal` takes no float but in comparisons; what is left of a division below zero is another matter than that of whole numbers. */
function fitsDecimal(operator: string, left: Numeral, right: Numeral): boolean {
  if (left.isFloat || right.isFloat) return /^(?:[<>]=?|[!=]=)$/.test(operator) && isExact(left) && isExact(right);
  return !/^(?:\/\/|%)$/.test(operator) || !(left.isNegative || right.isNegative);
}
