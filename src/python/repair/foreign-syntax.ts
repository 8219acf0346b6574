/** Whole expressions and comments as other languages write them: `a ? b : c`, `x = 1 // of the box`; and a choice without its other half. */
import type { Lexeme } from '../text/lexemes';
import type { Change } from './change';

/** Most of these do not help: the grammar decides. */
export function* foreignSyntax(text: string, lexemes: readonly Lexeme[]): Generator<Change> {
  for (const [i, one] of lexemes.entries()) {
    if (one.text === '?') yield* choice(text, lexemes, i);
    if (one.text === '//' && isProse(lexemes.slice(i + 1)))
      yield { edits: [{ offset: one.start, removed: text.trimEnd().length - one.start, inserted: '' }], cost: 0.4 };
    if (i > 0 && one.text === 'if') yield* halfChoice(lexemes, i);
  }
}

/** Two words beside each other are no Python. */
function isProse(lexemes: readonly Lexeme[]): boolean {
  return lexemes.some(({ kind }, i) => kind === 'word' && lexemes[i + 1]?.kind === 'word');
}

/** `a ? b : c`: its condition goes behind what it chooses. */
function* choice(text: string, lexemes: readonly Lexeme[], mark: number): Generator<Change> {
  const first = lexemes[beginOf(lexemes, mark)];
  const [question, colon] = [lexemes[mark], lexemes[endOf(lexemes, mark, ':')]];
  const chosen = lexemes[mark + 1];
  if (!first || !question || !chosen || colon?.text !== ':' || first === question) return;
  const condition = text.slice(first.start, question.start).trim();
  const pad = (at: number): string => (/\s/.test(text[at] ?? ' ') ? '' : ' ');
  yield {
    edits: [
      { offset: first.start, removed: chosen.start - first.start, inserted: '' },
      { offset: colon.start, removed: 1, inserted: `${pad(colon.start - 1)}if ${condition} else${pad(colon.end)}` },
    ],
    cost: 0.3,
  };
}

/** `a if b`, which is nothing where it is not `b`. */
function* halfChoice(lexemes: readonly Lexeme[], word: number): Generator<Change> {
  const end = endOf(lexemes, word, ',');
  const last = lexemes[end - 1];
  if (last && end - 1 > word && !lexemes.slice(word, end).some(({ text }) => text === 'else'))
    yield { edits: [{ offset: last.end, removed: 0, inserted: ' else None' }], cost: 0.5 };
}

/** Where the expression in front of a place begins: behind what it is assigned or given to. */
function beginOf(lexemes: readonly Lexeme[], place: number): number {
  let depth = 0;
  for (let i = place - 1; i >= 0; i--) {
    const { kind, text } = lexemes[i] ?? {};
    if (kind === 'close') depth++;
    else if (kind === 'open' && depth-- === 0) return i + 1;
    else if (depth === 0 && (text === ',' || text === 'return' || text === 'yield' || isAssignment(lexemes, i)))
      return i + 1;
  }
  return 0;
}

/** The `=` of `x = 1` and `x += 1`, not those of comparisons. */
function isAssignment(lexemes: readonly Lexeme[], at: number): boolean {
  const [before, one, behind] = [lexemes[at - 1], lexemes[at], lexemes[at + 1]];
  const isPart = behind?.text === '=' && behind.start === one?.end;
  return one?.text === '=' && !isPart && !(before?.end === one.start && /^[=!<>]$/.test(before.text));
}

/** The next such sign at the same depth, or where the brackets around it, or all, end. */
function endOf(lexemes: readonly Lexeme[], place: number, sign: string): number {
  let depth = 0;
  for (let i = place + 1; i < lexemes.length; i++) {
    const { kind, text } = lexemes[i] ?? {};
    if (kind === 'open') depth++;
    else if (kind === 'close' && depth-- === 0) return i;
    else if (depth === 0 && text === sign) return i;
  }
  return lexemes.length;
}
