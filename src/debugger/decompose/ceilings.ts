/**
 * Operations of which the model is sure and often wrong, and of which nothing smaller can be asked, or nothing was. It is not
 * believed more than it is right about them.
 */
import { isSameRange, isValueOf } from '../../codec/step/syntax/call-syntax';
import type { Prediction, Query } from '../../codec/query';
import type { SubExpression } from '../../python/syntax';
import { itemsInside } from '../../python/values/children';
import type { Value } from '../../python/values/value';
import { isExact, numeralOf } from './arithmetic/numerals';
import { augmentedOperation } from './arithmetic/operations';
import { isOftenMistaken, reader } from './doubtful-parts';

type Read = (text: string) => Value | undefined;

/** Sums and products of decimals that are not stored as they are written: 21 of 26 that it was sure of are right. */
const ROUNDED = 0.8;
/** What the database of characters says of letters beyond ASCII, and how codecs write them. */
const BEYOND_ASCII = 0.5;
/** What has no answer but the model's first one, where smaller questions would be asked if there were time. */
const NOT_GONE_THROUGH = 0.6;
/** Complex numbers: nothing was learned about them. */
const COMPLEX = 0.3;
/** Methods that ask for it. */
const OF_CHARACTERS = /^(?:upper|lower|swapcase|capitalize|title|casefold|isdigit|isnumeric|isdecimal)$/;

/** No more sure than such operations are. @param done parts of which smaller questions were asked */
export function withCeilings(query: Query, prediction: Prediction, done: ReadonlySet<SubExpression>): Prediction {
  const read = reader(query, prediction);
  const ceilingOf = (part: SubExpression): number => {
    const isMistaken = !done.has(part) && isOftenMistaken(part, query.statement.calls, read);
    return isMistaken ? NOT_GONE_THROUGH : ceiling(part, query, read);
  };
  let lowest = 1;
  const values = prediction.values.map((value) => {
    const part = query.statement.subExpressions.find((one) => isValueOf(value, one));
    const most = part ? ceilingOf(part) : 1;
    lowest = Math.min(lowest, most);
    return most < value.confidence ? { ...value, confidence: most } : value;
  });
  if (isRoundedChange(query, prediction, read)) lowest = Math.min(lowest, ROUNDED);
  if (printsBytes(query, prediction)) lowest = Math.min(lowest, NOT_GONE_THROUGH);
  if (lowest === 1) return prediction;
  const most = (confidence: number): number => Math.min(confidence, lowest);
  const changes = prediction.changes.map((change) => ({ ...change, confidence: most(change.confidence) }));
  return { ...prediction, values, changes, confidence: most(prediction.confidence) };
}

function ceiling(part: SubExpression, { statement }: Query, read: Read): number {
  if (part.operands?.some((operand) => /[\d.]j$/i.test(operand) || isComplex(read(operand))) === true) return COMPLEX;
  if (/^[-+*]$/.test(part.operator)) return isRounded((part.operands ?? []).map(read)) ? ROUNDED : 1;
  if (/^(?:%|\/\/)$/.test(part.operator)) return isFloored((part.operands ?? []).map(read)) ? NOT_GONE_THROUGH : 1;
  const site = statement.calls.find(({ range }) => isSameRange(range, part.range));
  // `json.dumps` writes such letters by their numbers.
  if (part.operator === 'dumps') return site?.arguments.some(({ text }) => holdsBeyondAscii(read(text))) === true ? BEYOND_ASCII : 1; // prettier-ignore
  if (part.operatorKind !== 'method') return 1;
  const receiver = site?.receiver === undefined ? undefined : read(site.receiver);
  if (receiver?.kind === 'str' && part.operator === 'isprintable') return hasControls(receiver.value) ? BEYOND_ASCII : 1; // prettier-ignore
  if (!receiver || !isBeyondAscii(receiver)) return 1;
  const isCodec = /^(?:en|de)code$/.test(part.operator) && (site?.arguments.length ?? 0) > 0;
  return isCodec || (receiver.kind === 'str' && OF_CHARACTERS.test(part.operator)) ? BEYOND_ASCII : 1;
}

function isComplex(value: Value | undefined): boolean {
  return value?.kind === 'call' && value.name === 'complex';
}

function isBeyondAscii(value: Value): boolean {
  return (value.kind === 'str' || value.kind === 'bytes') && Array.from(value.value).some((one) => one > '\u007f');
}

function holdsBeyondAscii(value: Value | undefined): boolean {
  return value !== undefined && (isBeyondAscii(value) || itemsInside(value).some(holdsBeyondAscii));
}

/** `print(text.encode())`: what is said on the way comes out as a text; see `codec/step/stand-ins/printed-bytes.ts`. */
function printsBytes({ statement }: Query, { values }: Prediction): boolean {
  const isBytes = (text: string): boolean => values.some(({ expression, value }) => value.kind === 'bytes' && expression === text); // prettier-ignore
  return statement.calls.some(({ callee, receiver, arguments: given }) => callee === 'print' && receiver === undefined && given.some(({ text }) => isBytes(text))); // prettier-ignore
}

/** Characters that have no picture, which the model takes for letters. */
function hasControls(text: string): boolean {
  return Array.from(text).some((one) => one < ' ' || one > '~');
}

/** Remainders of decimals below zero. */
function isFloored(operands: readonly (Value | undefined)[]): boolean {
  const numerals = operands.flatMap((operand) => numeralOf(operand) ?? []);
  return numerals.some(({ isFloat }) => isFloat) && numerals.some(({ isNegative }) => isNegative);
}

/** `total += 0.1` */
function isRoundedChange(query: Query, { values }: Prediction, read: Read): boolean {
  const at = (range: SubExpression['range']): Value | undefined =>
    [...query.computed, ...values].findLast((value) => isSameRange(value.range, range))?.value;
  const change = augmentedOperation(query, read, at);
  return change !== undefined && change.isRounded && /^[-+*]$/.test(change.operator);
}

/** Numbers of which one is not stored as it is written. */
function isRounded(operands: readonly (Value | undefined)[]): boolean {
  const numerals = operands.flatMap((operand) => numeralOf(operand) ?? []);
  return numerals.length === 2 && operands.length === 2 && !numerals.every((numeral) => isExact(numeral));
}
