/** Places where a missing bracket could have been, and brackets that could be too many. */
import { METHODS } from './builtin-signatures';
import type { Change } from './change';
import type { KnownNames } from './known-names';
import { isBlankAfter, unmatched, type Lexeme } from '../text/lexemes';

export function* bracketCandidates(
  text: string,
  lexemes: readonly Lexeme[],
  names: KnownNames,
  below: string,
): Generator<Change> {
  const count = (bracket: string): number => lexemes.filter((lexeme) => lexeme.text === bracket).length;
  for (const [open, close] of [
    ['(', ')'],
    ['[', ']'],
    ['{', '}'],
  ] as const) {
    const surplus = count(open) - count(close);
    if (surplus > 0) yield* closing(lexemes, close);
    if (surplus < 0) yield* opening(text, lexemes, open, names, below);
  }
  for (const { kind, start, end } of lexemes) {
    if (kind !== 'open' && kind !== 'close') continue;
    const isSpaced = kind === 'close' && text[start - 1] === ' ';
    const cost = isBlankAfter(text, end) ? (isSpaced ? 0 : 0.9) : 2.5;
    yield { edits: [{ offset: start, removed: 1, inserted: '' }], cost };
  }
}

/** The later, the better. */
function* closing(lexemes: readonly Lexeme[], bracket: string): Generator<Change> {
  for (const [i, { end }] of lexemes.entries()) {
    if (!helps(lexemes, i + 1, bracket)) continue;
    const next = lexemes[i + 1];
    // What a function returns may stand on a line of its own.
    const offset = next?.text === '->' ? next.start : end;
    // `f(x)[0]` for `f(x[0]`
    const isTorn = next?.kind === 'open' && next.start === offset;
    const cost = (0.4 * (lexemes.length - 1 - i)) / lexemes.length + Number(isTorn) * 0.6;
    yield { edits: [{ offset, removed: 0, inserted: bracket }], cost };
  }
}

/** The earlier, the better. */
export function* opening(
  text: string,
  lexemes: readonly Lexeme[],
  bracket: string,
  names: KnownNames,
  below: string,
): Generator<Change> {
  // A closing bracket after a space at the very end is probably stray.
  const odd = Number(/ [)\]}][ \t]*(?:#.*)?$/.test(text));
  for (const [i, lexeme] of lexemes.entries()) {
    if (!helps(lexemes, i, bracket)) continue;
    const before = lexemes[i - 1];
    const isDefinition = before?.text === 'def' || lexemes[i - 2]?.text === 'def';
    const isAttached = !isDefinition && before?.kind === 'word' && before.end === lexeme.start;
    for (const offset of [lexeme.start, ...wordSplits(lexemes, i, names, below)]) {
      const isEmpty = text[offset] === ')' && (!isAttached || lexemes[i - 2]?.text === 'class');
      const split = offset > lexeme.start && !isDefinition ? lexeme.text : undefined;
      yield {
        edits: [{ offset, removed: 0, inserted: bracket }],
        cost: (0.4 * i) / lexemes.length + Number(isEmpty) * 0.5 + costOfSplit(split, names) + odd,
      };
    }
  }
}

/** A word that is there only once is hardly one; one that is used elsewhere is. */
function costOfSplit(word: string | undefined, names: KnownNames): number {
  return word === undefined ? 0 : names.isRepeated(word) ? 0.3 : -0.3;
}

/** Inserting one before that token leaves fewer unmatched brackets. */
function helps(lexemes: readonly Lexeme[], at: number, bracket: string): boolean {
  const kind = /[([{]/.test(bracket) ? 'open' : 'close';
  const inserted: Lexeme = { kind, text: bracket, start: 0, end: 0, isOpen: false };
  return unmatched([...lexemes.slice(0, at), inserted, ...lexemes.slice(at)]) < unmatched(lexemes);
}

const keywords = /^(?:if|elif|while|for|in|not|and|or|return|print|is|else|assert|del|raise|yield|lambda|with|await)$/;

/** Keyword arguments of built-in functions and methods. */
const keywordNames = /^(?:key|reverse|default|sep|end|start|maxsplit|strict|base|encoding|errors)$/;

/** Offsets in a word that split it into two known words: `lenx` without its parenthesis. */
export function wordSplits(lexemes: readonly Lexeme[], i: number, names: KnownNames, below: string): number[] {
  const { kind, text, start } = lexemes[i] ?? { kind: 'operator', text: '', start: 0 };
  if (kind !== 'word' && kind !== 'number') return [];
  const before = lexemes[i - 1]?.text;
  const isDefinition = before === 'def' || before === 'class';
  const isOdd = !names.isRepeated(text);
  const places: number[] = [];
  for (let at = 1; at < text.length; at++) {
    const [left, right] = [text.slice(0, at), text.slice(at)];
    const isPrefix = /^[rfb]{1,2}$/i.test(right) && /^['"]/.test(lexemes[i + 1]?.text ?? '');
    // A parameter is one that the body mentions, or a name of the file behind another one of it.
    const isKeyword = lexemes[i + 1]?.text === '=' && keywordNames.test(right);
    const isOther = before === 'class' ? isBase(right, left, names) : names.exists(right) && names.exists(left);
    const isName = isDefinition
      ? isMentioned(right, below) || isOther || (isOdd && names.isWritten(left))
      : names.exists(right) || isPrefix || isKeyword;
    const isNumber = !isDefinition && /^\d+$/.test(right);
    // A name that is nowhere else may be a function with an argument that is.
    const isCall = isOdd && (isNumber || isPrefix || (isName && right.length > 2)) && left.length > 2;
    const isLeft =
      isDefinition || (before === '.' && METHODS.has(left)) || isCall || keywords.test(left) || names.exists(left);
    if (isLeft && (isName || isNumber || /^(?:not|None|True|False|lambda)$/.test(right))) places.push(start + at);
  }
  return places;
}

/** A class that exists; of those that are only named like an exception, one behind the name of another. */
function isBase(name: string, subclass: string, names: KnownNames): boolean {
  if (!names.exists(name)) return false;
  return names.isWritten(name) || !/^[A-Z]/.test(name) || /[a-z](?:Error|Exception|Warning)$/.test(subclass);
}

function isMentioned(name: string, text: string): boolean {
  return name === 'self' || name === 'cls' || new RegExp(`\\b${name}\\b`).test(text);
}
