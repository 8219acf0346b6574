/** Arguments as people write them between the parentheses of a call: literals, and expressions that only the program gives a value. */
import { awaitedClosers, lexemesOf, type Lexeme } from '../text/lexemes';
import { isTypeable } from './argument-text';
import { isValueCall } from './constructors';
import { parseArguments, parseCall, parseValue, ValueSyntaxError, type ParsedArgument } from './literal';
import { TOO_DEEP } from './nesting';
import type { Value } from './value';

/** An argument of a call, as written. */
export interface WrittenArgument extends ParsedArgument {
  /**
   * The text, where it is no literal: `Category.BOOK`, `Cart([1])`, `prices[0]`. The value is unknown until the program
   * gives it one; of `Fraction(2, 4)` it is how it is written, for want of a better one.
   */
  readonly expression?: string;
}

/** `f`, `Class.m`, and what is between the parentheses. */
export interface WrittenCall {
  readonly callee: string;
  readonly arguments: readonly WrittenArgument[];
}

/**
 * The arguments of a call, from the text between its parentheses.
 * @throws ValueSyntaxError if brackets or quotes do not close, or something is missing
 */
export function writtenArguments(text: string): WrittenArgument[] {
  const all = literals(text) ?? pieces(text).map(argument);
  const keyword = all.findIndex((one) => one.keyword !== undefined);
  if (keyword >= 0 && all.slice(keyword).some((one) => one.keyword === undefined))
    throw new ValueSyntaxError('a positional argument follows a keyword argument', text.length);
  return all;
}

/** A call such as `f([1, 2], cart)` or `Class.m(Category.BOOK)`. @throws ValueSyntaxError if it is anything else */
export function writtenCall(text: string): WrittenCall {
  const [, callee, given] = PLAIN_CALL.exec(text) ?? [];
  const isPlain = callee !== undefined && given !== undefined && isWhole(given);
  return isPlain ? { callee, arguments: writtenArguments(given) } : parseCall(text);
}

/** The words in what only the program gives a value; none where all are literals. */
export function namesIn(given: readonly WrittenArgument[]): string[] {
  const lexemes = given.flatMap(({ expression = '' }) => lexemesOf(expression));
  return [...new Set(lexemes.flatMap(({ kind, text }) => (kind === 'word' ? [text] : [])))].toSorted();
}

/** The names in it that something has to bind: none of attributes, keyword arguments or Python itself. */
export function freeNamesIn(given: readonly WrittenArgument[]): string[] {
  return given.flatMap(({ expression = '' }) => {
    const lexemes = lexemesOf(expression);
    return lexemes.flatMap(({ kind, text }, index) => {
      const isBound = lexemes[index - 1]?.text === '.' || lexemes[index + 1]?.text === '=';
      return kind !== 'word' || isBound || OF_PYTHON.has(text) ? [] : [text];
    });
  });
}

const PLAIN_CALL =
  /^\s*([\p{ID_Start}_][\p{ID_Continue}]*(?:\.[\p{ID_Start}_][\p{ID_Continue}]*)*)\s*\(([\s\S]*)\)\s*$/u;

function literals(text: string): WrittenArgument[] | undefined {
  try {
    const all = parseArguments(text);
    return all.every(({ value }) => isLiteral(value) && !hasCall(value)) ? all : undefined;
  } catch (error) {
    if (error instanceof ValueSyntaxError && error.message !== TOO_DEEP && isWhole(text)) return undefined;
    throw error;
  }
}

/** Of calls, those of classes whose objects are written that way: `date(2024, 1, 31)`; and what only traces have, as `<unknown>`. */
function isLiteral(value: Value): boolean {
  return ['object', 'opaque', 'unknown'].includes(value.kind) || isTypeable(value, isValueCall);
}

/**
 * A call of a class, as `timedelta(hours=30)`: what its object holds is not what is written, and the program may have a
 * class of that name.
 */
export function hasCall(value: Value): boolean {
  return !isTypeable(value, (name) => name === 'complex') && isTypeable(value);
}

/** All that is open is closed. */
function isWhole(text: string): boolean {
  return awaitedClosers(lexemesOf(text))?.length === 0;
}

/** The texts between the commas that are in no brackets. */
function pieces(text: string): string[] {
  const found: string[] = [];
  let [depth, from] = [0, 0];
  for (const { kind, text: word, start } of lexemesOf(text)) {
    if (kind === 'open') depth++;
    else if (kind === 'close') depth--;
    else if (word === ',' && depth === 0) {
      found.push(text.slice(from, start));
      from = start + 1;
    }
  }
  const last = text.slice(from);
  return last.trim() === '' ? found : [...found, last];
}

function argument(piece: string): WrittenArgument {
  const lexemes = lexemesOf(piece);
  const [name, equals] = lexemes;
  const isNamed = name?.kind === 'word' && equals?.text === '=';
  const text = (isNamed ? piece.slice(equals.end) : piece).trim();
  const keyword = isNamed ? { keyword: name.text } : {};
  if (text === '') throw new ValueSyntaxError('a value is missing', 0);
  if (text.startsWith('*')) throw new ValueSyntaxError('a value cannot begin with a star here', 0);
  const stray = lexemes.find((one, index) => isValue(one) && isValue(lexemes[index + 1]));
  if (stray) throw new ValueSyntaxError(`a comma is missing after ${stray.text}`, stray.end);
  try {
    const value = parseValue(text);
    if (isLiteral(value)) return { ...keyword, value, ...(hasCall(value) && { expression: text }) };
  } catch (error) {
    if (!(error instanceof ValueSyntaxError)) throw error;
  }
  return {
    ...keyword,
    value: { kind: 'unknown', reason: `${text} is not known before the program has run` },
    expression: text,
  };
}

const OF_PYTHON = new Set('if else for in not and or is lambda True False None'.split(' '));

const BETWEEN_VALUES = new Set('if else for in not and or is lambda await async'.split(' '));

/** A name or number. Texts may follow one another. */
function isValue(lexeme: Lexeme | undefined): boolean {
  return lexeme?.kind === 'number' || (lexeme?.kind === 'word' && !BETWEEN_VALUES.has(lexeme.text));
}
