/** The name behind a dot that nobody has typed yet (`for name in inv.`): what it will give is not known, and no guess is made. */
import type { Lexeme } from '../text/lexemes';
import type { Change } from './change';

/** In the place of the name, and read like a blank. */
export const UNTYPED = '___';
/** Why what it gives is not known. */
export const NOT_TYPED = 'the name behind the dot is not typed yet';
/** Words that are no names, and can follow a name. */
const FOLLOWING = new Set('and as async await else for from if import in is not or'.split(' '));

/** An expression as it is typed so far. */
export function asTyped(text: string): string {
  return text.replaceAll(`.${UNTYPED}`, '.');
}

/** A name is put in behind each dot that has none. */
export function* untypedNames(lexemes: readonly Lexeme[]): Generator<Change> {
  // Their dots say where a module is.
  if (/^(?:from|import)$/.test(lexemes[0]?.text ?? '')) return;
  for (const [i, { end }] of lexemes.entries()) {
    const after = lexemes[i + 1];
    const isNamed = after?.kind === 'word' && !FOLLOWING.has(after.text);
    if (awaitsName(lexemes.slice(0, i + 1)) && !isNamed)
      yield { edits: [{ offset: end, removed: 0, inserted: UNTYPED }], cost: 0.2 };
  }
}

/** The last of the tokens is a dot behind a value. */
export function awaitsName(lexemes: readonly Lexeme[]): boolean {
  const [before, dot] = [lexemes.at(-2), lexemes.at(-1)];
  const isValue = before?.kind === 'word' || before?.kind === 'close' || (before?.kind === 'string' && !before.isOpen);
  return dot?.text === '.' && isValue && before.end === dot.start;
}
