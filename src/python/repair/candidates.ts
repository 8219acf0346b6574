/** Candidate repairs: small changes that could fix a broken line. */
import type { Change } from './change';
import { applyEdits, type TextEdit } from '../text/edited-text';
import type { KnownNames } from './known-names';
import { awaitedClosers, isBlankAfter, lexemesOf, type Lexeme } from '../text/lexemes';
import { foreignSyntax } from './foreign-syntax';
import { misspelled } from './misspelled';
import { bracketCandidates, wordSplits } from './missing-brackets';
import { quoteCandidates, strangeTexts } from './missing-quotes';
import { awaitsName, UNTYPED, untypedNames } from './untyped-names';

export interface Candidate extends Change {
  /** The line with the change made. */
  readonly fixed: string;
}

/** Longer lines get only the simplest changes; in characters. */
const LONGEST = 400;
/** Candidates of one line, the likeliest first. */
const MOST = 100;

/**
 * Changes of one line and what it becomes, likeliest first. Most of them do not help: the grammar decides.
 * @param below the block below the line, as far as it is examined
 */
export function candidatesFor(text: string, names: KnownNames, below: string): Candidate[] {
  const lexemes = lexemesOf(text);
  const found = new Map<string, Candidate>();
  for (const candidate of lexemes.length > 0 ? all(text, lexemes, names, below) : []) {
    const fixed = applyEdits(text, candidate.edits);
    const known = found.get(fixed);
    if (!known || candidate.cost < known.cost) found.set(fixed, { ...candidate, fixed });
  }
  return [...found.values()].sort((a, b) => a.cost - b.cost).slice(0, MOST);
}

function* all(text: string, lexemes: readonly Lexeme[], names: KnownNames, below: string): Generator<Change> {
  yield* endings(text, lexemes, names);
  yield* headers(text, lexemes);
  yield* definitions(lexemes, names, below);
  yield* untypedNames(lexemes);
  yield* misspelled(text, lexemes, names);
  yield* foreignSyntax(text, lexemes);
  if (text.length > LONGEST) return;
  if (lexemes.some(({ isOpen }) => isOpen)) yield* quoteCandidates(text, lexemes, names);
  else if (awaitedClosers(lexemes)?.length !== 0) yield* bracketCandidates(text, lexemes, names, below);
  else yield* joints(lexemes, names, below);
  for (const { start, end, isOpen } of lexemes) {
    if (!isOpen) yield { edits: removal(text, start, end), cost: 3 };
  }
}

/** Leaves out some text; line ends stay, and two of them do not become one (`\r,\n`). */
function removal(text: string, start: number, end: number): TextEdit[] {
  return [...text.slice(start, end).matchAll(/[^\r\n]+/g)].map(({ 0: { length }, index }) => {
    const offset = start + index;
    // What comes behind it may be left out as well.
    return { offset, removed: length, inserted: text[offset - 1] === '\r' ? ' ' : '' };
  });
}

/** The last tokens are left out, and everything that is open is closed at the end. */
function* endings(text: string, lexemes: readonly Lexeme[], names: KnownNames): Generator<Change> {
  let cost = 0;
  const end = lexemes.at(-1)?.end ?? 0;
  for (let count = lexemes.length; count > 0 && count > lexemes.length - 4; count--) {
    const removed = lexemes[count];
    if (removed) cost += costOfLosing(removed);
    const kept = lexemes.slice(0, count);
    const last = kept.at(-1);
    const closers = closersOf(kept);
    if (!last || closers === undefined || (removed === undefined && closers === '')) continue;
    const odd = last.isOpen ? strangeTexts([...kept.slice(0, -1), { ...last, text: last.text + closers }], names) : 0;
    const isEmpty = last.kind === 'open' && removed === undefined;
    const insertion = closers === '' ? [] : [{ offset: last.end, removed: 0, inserted: closers }];
    yield {
      edits: [...insertion, ...removal(text, last.end, end)],
      cost: cost + Math.max(0, closers.replace(UNTYPED, '').length - 1) * 0.5 + Number(isEmpty) * 0.3 + odd,
    };
  }
}

function costOfLosing({ kind, text, isOpen }: Lexeme): number {
  if (isOpen) return text.length > 1 ? 3 : 0.9;
  // `x =` is an assignment without its value yet.
  if (text === '=') return 3;
  return kind === 'word' || kind === 'number' || kind === 'string' ? 1.5 : 0.9;
}

/** Missing or superfluous text at the end of headers, and digits followed by letters. */
function* headers(text: string, lexemes: readonly Lexeme[]): Generator<Change> {
  const last = lexemes.at(-1);
  const digits = last?.kind === 'number' ? /^\d+(?=[A-Za-z]+$)/.exec(last.text)?.[0].length : undefined;
  if (last && digits !== undefined) yield { edits: removal(text, last.start + digits, last.end), cost: 0.9 };
  for (const [i, colon] of lexemes.entries()) {
    if (colon.text !== ':') continue;
    const after = text.slice(colon.end);
    // `if f(x:` has its colon, and a bracket missing in front of it.
    const closers = isBlankAfter(text, colon.end) ? closersOf(lexemes.slice(0, i)) : undefined;
    if (closers !== undefined && closers !== '')
      yield { edits: [{ offset: colon.start, removed: 0, inserted: closers }], cost: (closers.length - 1) * 0.5 };
    // `if x: (` has its block below.
    const stray = /^[ \t]*[^ \t\r\n#]+/.exec(after)?.[0].length;
    if (stray !== undefined && isBlankAfter(text, colon.end + stray))
      yield { edits: removal(text, colon.end, colon.end + stray), cost: 0.9 };
  }
}

/** A definition that has lost both of its parentheses. */
function* definitions(lexemes: readonly Lexeme[], names: KnownNames, below: string): Generator<Change> {
  const [word, name] = lexemes;
  if (word?.text !== 'def' || !name || lexemes.some(({ text }) => text === '(' || text === ')')) return;
  const close = (lexemes.find(({ text }) => text === '->') ?? lexemes.findLast(({ text }) => text === ':'))?.start;
  for (const open of [...wordSplits(lexemes, 1, names, below), name.end]) {
    const offset = Math.max(close ?? lexemes.at(-1)?.end ?? 0, open);
    const edits = [
      { offset: open, removed: 0, inserted: '(' },
      { offset, removed: 0, inserted: ')' },
    ];
    yield { edits, cost: open === name.end ? 0.6 : 0.3 };
  }
}

/** What would have to follow to close the string and brackets that are open. */
function closersOf(lexemes: readonly Lexeme[]): string | undefined {
  const last = lexemes.at(-1);
  if (!last?.isOpen) {
    const closers = awaitedClosers(lexemes)?.reverse().join('');
    return closers !== undefined && closers !== '' && awaitsName(lexemes) ? UNTYPED + closers : closers;
  }
  const quote = /^\w*("""|'''|"|')/.exec(last.text)?.[1];
  const closers = awaitedClosers(lexemes.slice(0, -1));
  if (quote === undefined || closers === undefined) return undefined;
  return fieldClosers(last.text) + quote + closers.reverse().join('');
}

/** What closes the field of an f-string that is open: `)}` of `f"{len(x`. */
function fieldClosers(text: string): string {
  const [start = '', prefix = ''] = /^(\w*)(?:"""|'''|"|')/.exec(text) ?? [];
  if (!/f/i.test(prefix)) return '';
  const open: number[] = [];
  for (let at = start.length; at < text.length; at++) {
    const character = text.charAt(at);
    const isDoubled = open.length === 0 && text.charAt(at + 1) === character;
    if (/[{}]/.test(character) && isDoubled) at++;
    else if (character === '{') open.push(at);
    else if (character === '}') open.pop();
  }
  const inside = open.length > 0 ? text.slice((open.at(-1) ?? 0) + 1) : '';
  // Behind a colon comes a format, which has no brackets.
  const lexemes = /:(?!=)/.test(inside) ? [] : lexemesOf(inside);
  const name = awaitsName(lexemes) ? UNTYPED : '';
  return name + (awaitedClosers(lexemes) ?? []).reverse().join('') + '}'.repeat(open.length);
}

/** Something is missing between two tokens, where the brackets are in order. */
function* joints(lexemes: readonly Lexeme[], names: KnownNames, below: string): Generator<Change> {
  const insertion = (offset: number, inserted: string): TextEdit[] => [{ offset, removed: 0, inserted }];
  for (const [i, lexeme] of lexemes.entries()) {
    for (const inserted of i > 0 ? [':', ','] : []) yield { edits: insertion(lexeme.start, inserted), cost: 2.5 };
    for (const offset of wordSplits(lexemes, i, names, below)) yield { edits: insertion(offset, ' '), cost: 2 };
  }
}
