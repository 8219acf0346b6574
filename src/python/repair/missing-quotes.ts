/** Places where the missing quote of a string could have been. */
import type { Change } from './change';
import type { KnownNames } from './known-names';
import { awaitedClosers, lexemesOf, type Lexeme } from '../text/lexemes';

/** A missing quote may be anywhere: it turns the strings after it inside out. */
export function* quoteCandidates(text: string, lexemes: readonly Lexeme[], names: KnownNames): Generator<Change> {
  const open = lexemes.find(({ isOpen }) => isOpen);
  const quote = /['"]/.exec(open?.text ?? '')?.[0] ?? "'";
  const first = lexemes.find(({ kind, text: string }) => kind === 'string' && string.includes(quote))?.start ?? 0;
  for (let offset = first; offset <= text.length; offset++) {
    const after = lexemesOf(text.slice(0, offset) + quote + text.slice(offset));
    if (after.some(({ isOpen }) => isOpen) || awaitedClosers(after) === undefined) continue;
    const isSpaced = /^[ \t]+[)\]},:]/.test(text.slice(offset));
    // The later, the better.
    const cost = strangeTexts(after, names) + Number(isSpaced) * 0.5 + (text.length - offset) * 0.005;
    yield { edits: [{ offset, removed: 0, inserted: quote }], cost };
  }
}

/** String literals whose text looks like code that belongs between two of them. */
export function strangeTexts(lexemes: readonly Lexeme[], names: KnownNames): number {
  let cost = 0;
  for (const [i, { kind, text, end }] of lexemes.entries()) {
    if (kind !== 'string') continue;
    const inside = text.replace(/^\w*['"]|['"]$/g, '');
    if (/^[,)\]}]|[([{,]$| [-+*/=%] /.test(inside) && inside.length > 1) cost += 1;
    if (/['"]/.test(inside)) cost += /^[^'"]*(['"])[^'"]*\1[^'"]*/.test(inside) ? 0.4 : 1;
    if (/\.\s*\w+\(|\bfor \w+ in\b|, *\w+ ?= ?[\w'"[({-]/.test(inside)) cost += 1;
    const [, called, listed] = /(\w+)\(|, ?(\w+)$/.exec(inside) ?? [];
    if (names.exists(called ?? '') || names.exists(listed ?? '')) cost += 0.6;
    if (/[)\]}]/.test(inside) && awaitedClosers(lexemesOf(inside))?.length !== 0) cost += 0.7;
    const next = lexemes[i + 1];
    if ((next?.kind === 'word' || next?.kind === 'number') && next.start === end) cost += 2;
  }
  return cost;
}
