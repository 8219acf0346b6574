/** Source code as tokens of the language: names by slots, strings and numbers by their characters. */
import type { SourceToken } from '../../python/syntax';
import type { Slots } from '../vocabulary/slots';
import { characterToken, findToken } from '../vocabulary/vocabulary';
import { byteTokens, characterTokens } from '../values/value-writer';

export function sourceTokens(tokens: readonly SourceToken[], slots: Slots): string[] {
  return tokens.flatMap((token) => sourceToken(token, slots));
}

function sourceToken(token: SourceToken, slots: Slots): string[] {
  switch (token.kind) {
    case 'name':
    case 'attribute':
    case 'keyword-argument':
      return [slots.token(token.text, token.kind)];
    case 'string':
      if (token.bytes) return ['b"', ...byteTokens(token.value ?? ''), '"'];
      return ['"', ...characterTokens(token.value ?? ''), '"'];
    case 'fstring-start':
      return ["f'"];
    case 'fstring-end':
      return ["'f"];
    case 'fstring-text':
      return characterTokens(token.value ?? token.text);
    case 'int':
    case 'float':
      return numberTokens(token.text);
    case 'keyword':
    case 'operator':
      return [findToken(token.text) === undefined ? '<unk>' : token.text];
  }
}

/** Digits, point and exponent; other notations (`0x1f`, `1_000`, `2j`) by their characters. */
function numberTokens(text: string): string[] {
  return Array.from(text.replaceAll('_', '').toLowerCase()).flatMap((character) => {
    if (character === '+') return [];
    const token = { '.': 'pt', e: 'exp', '-': '-' }[character] ?? character;
    return [findToken(token) === undefined ? characterToken(character) : token];
  });
}
