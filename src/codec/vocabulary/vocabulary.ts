/** The token language's vocabulary: one table, written to `models/tokenizer.json` and read back by every user of the model. */
import {
  ANSWER_OPERATORS,
  ATTRIBUTES,
  BUILTINS,
  KEYWORD_ARGUMENTS,
  KEYWORDS,
  MESSAGES,
  OPERATORS,
} from './python-words';

export const SLOTS = 64;
export const RESULTS = 32;

/** Tokens with a fixed meaning in prompts and answers. */
const SPECIAL = [
  '<pad>', '<unk>', '<step>', '<values>', '<iter>', '<more>', '<handled>', '<do>', '<end>', '<out>', '<del>', '<return>', '<raise>',
  '<call>', '<obj>', '<fn>', '<class>', '<module>', '<iterator>', '<builtin>', '<unknown>', 'L0', 'L1', '"', 'b"', "f'", "'f", 'pt', 'exp', 'inf#', 'nan#',
] as const; // prettier-ignore

/** Tokens of questions about a whole function (`function-prompt.ts`) and backward (`backward-prompt.ts`); lines of a function are `l0`, `l1`, …. */
const FUNCTION = ['<function>', '<indent>', '<dedent>', '<at>', '<to>', '<finish>', '<invert>', '<undo>'] as const;
export const LINES = 64;

const asciiCharacters = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).filter((c) => !/\d/.test(c));

/**
 * Token text of a character inside a string: digits stand for themselves, shared with numbers. Characters beyond ASCII get
 * a text that the vocabulary does not have (the sign for a space must not be taken for one).
 */
export function characterToken(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code > 126) return `U+${code.toString(16)}`;
  return /^[0-9]$/.test(character) ? character : `c:${escapeSpace(character)}`;
}

export const byteToken = (byte: number): string => `<0x${byte.toString(16).padStart(2, '0')}>`;
export const slotToken = (slot: number): string => `v${slot}`;
export const resultToken = (result: number): string => `r${result}`;
export const lineToken = (line: number): string => `l${line}`;
export const attributeToken = (name: string): string => `.${name}`;
export const keywordArgumentToken = (name: string): string => `${name}=`;
export const messageToken = (text: string): string => `m:${text.replaceAll(' ', '\u2423')}`;

const escapeSpace = (text: string): string =>
  text.replace(/[ \n\t\r]/g, (c) => ({ ' ': '\u2423', '\n': '\\n', '\t': '\\t', '\r': '\\r' })[c] ?? c);

function allTokens(): string[] {
  const words = [...KEYWORDS, ...OPERATORS, ...ANSWER_OPERATORS, ...BUILTINS];
  return [
    ...new Set([
      ...SPECIAL,
      ...Array.from({ length: 10 }, (_, digit) => String(digit)),
      ...asciiCharacters.map(characterToken),
      ...['\n', '\t', '\r'].map(characterToken),
      ...Array.from({ length: 256 }, (_, byte) => byte)
        .filter((byte) => byte < 32 || byte > 126)
        .map(byteToken),
      ...Array.from({ length: SLOTS }, (_, i) => slotToken(i)),
      ...Array.from({ length: RESULTS }, (_, i) => resultToken(i)),
      ...words,
      ...ATTRIBUTES.map(attributeToken),
      ...KEYWORD_ARGUMENTS.map(keywordArgumentToken),
      ...MESSAGES.map(messageToken),
      ...FUNCTION,
      ...Array.from({ length: LINES }, (_, i) => lineToken(i)),
    ]),
  ];
}

/** Token texts by id. The order is part of the model: append only. */
export const TOKENS: readonly string[] = allTokens();

const idByToken = new Map(TOKENS.map((token, id) => [token, id]));

/** Id of a token text, or undefined if the language has no such token. */
export const findToken = (token: string): number | undefined => idByToken.get(token);

/** @throws Error if the language has no such token (a programming error). */
export function tokenId(token: string): number {
  const id = idByToken.get(token);
  if (id === undefined) throw new Error(`no token ${JSON.stringify(token)} in the vocabulary`);
  return id;
}

export function tokenText(id: number): string {
  const token = TOKENS[id];
  if (token === undefined) throw new Error(`no token has the id ${id}`);
  return token;
}

/** The `tokenizer.json` of this vocabulary, as Hugging Face's tokenizers read it: words separated by spaces. */
export function tokenizerJson(): unknown {
  return {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: [],
    normalizer: null,
    pre_tokenizer: { type: 'WhitespaceSplit' },
    post_processor: null,
    decoder: null,
    model: { type: 'WordLevel', vocab: Object.fromEntries(TOKENS.map((token, id) => [token, id])), unk_token: '<unk>' },
  };
}
