/** Sets of token ids that the grammar allows together. */
import type { Value } from '../../python/values/value';
import { EXCEPTIONS, MESSAGES, VALUE_CONSTRUCTORS } from './python-words';
import { byteToken, characterToken, findToken, messageToken, tokenId } from './vocabulary';

export type Allowed = readonly number[];

const ids = (tokens: Iterable<string>): number[] => [...tokens].map(findToken).filter((id) => id !== undefined);

export const id = (...tokens: string[]): Allowed => tokens.map(tokenId);

export const DIGITS = ids(Array.from({ length: 10 }, (_, digit) => String(digit)));

const characters = [
  ...Array.from({ length: 95 }, (_, i) => characterToken(String.fromCharCode(32 + i))),
  ...['\n', '\t', '\r'].map(characterToken),
];
const bytes = Array.from({ length: 256 }, (_, byte) => byteToken(byte));

export const CHARACTERS = ids([...characters, ...bytes]);
export const PHRASES = ids(MESSAGES.map(messageToken));
const CONSTRUCTORS = ids(VALUE_CONSTRUCTORS);
export const EXCEPTION_NAMES = ids(EXCEPTIONS);
const OPAQUE = id('<fn>', '<class>', '<module>', '<iterator>', '<builtin>');

/** Tokens that a value may begin with, except references. */
export const VALUE_STARTS: Allowed = [
  ...id('None', 'True', 'False', 'Ellipsis', '-', 'inf#', 'nan#', '"', 'b"', '[', '(', '{', '<obj>', '<unknown>'),
  ...DIGITS,
  ...OPAQUE,
  ...CONSTRUCTORS,
];

/** The same for values of one kind; of an unknown one the kind may be all that is known. */
export const STARTS: Readonly<Partial<Record<Value['kind'], Allowed>>> = {
  int: [...id('-', '<unknown>'), ...DIGITS],
  float: [...id('-', 'inf#', 'nan#', '<unknown>'), ...DIGITS],
  str: id('"', '<unknown>'),
  none: id('None'),
  bool: id('True', 'False', '<unknown>'),
  list: id('[', '<unknown>'),
  tuple: id('(', '<unknown>'),
  dict: id('{', '<unknown>'),
};

/** The character (or byte) that a token stands for inside a string. */
export function characterOf(token: string): { text: string } | { byte: number } | undefined {
  if (/^[0-9]$/.test(token)) return { text: token };
  if (token.startsWith('c:')) {
    const shown = token.slice(2);
    return { text: { '\u2423': ' ', '\\n': '\n', '\\t': '\t', '\\r': '\r' }[shown] ?? shown };
  }
  if (token.startsWith('m:')) return { text: token.slice(2).replaceAll('\u2423', ' ') };
  const byte = /^<0x([0-9a-f]{2})>$/.exec(token);
  return byte ? { byte: Number.parseInt(byte[1] ?? '', 16) } : undefined;
}
