/** Places where the missing quote of a string could have been. */
import type { Change } from './change';
import type { KnownNames } from './known-names';
import { awaitedClosers, lexemesOf, type Lexeme } from '../text/lexemes';

/**
 * A missing quote may be anywhere: it turns the strings after it inside out.
 * @param from offset of the line with the fault; brackets that are open before it may go on below
 */
export function* quoteCandidates(
  text: string,
  lexemes: readonly Lexeme[],
  names: KnownNames,
  from = 0,
): Generator<Change> {
  const open = lexemes.find(({ isOpen }) => isOpen);
  const quote = /['"]/.exec(open?.text ?? '')?.[0] ?? "'";
  const isHere = ({ kind, text: string, start }: Lexeme): boolean =>
    kind === 'string' && start >= from && string.includes(quote);
  const first = lexemes.find(isHere)?.start ?? from;
  for (let offset = first; offset <= text.length; offset++) {
    const after = lexemesOf(text.slice(0, offset) + quote + text.slice(offset));
    if (after.some(({ isOpen }) => isOpen) || awaitedClosers(after) === undefined) continue;
    const isSpaced = /^[ \t]+[)\]},:]/.test(text.slice(offset));
    // The later, the better.
    const cost = strangeTexts(after, names) + Number(isSpaced) * 0.5 + (text.length - offset) * 0.005;
    yield { edits: [{ offset, removed: 0, inserted: quote }], cost };
  }
}

/** String literals whose text looks like code that belongs between two of them, or that are cut off in an odd place. */
export function strangeTexts(lexemes: readonly Lexeme[], names: KnownNames): number {
  let cost = 0;
  for (const [i, { kind, text, end }] of lexemes.entries()) {
    if (kind !== 'string') continue;
    const isFormatted = /^\w*f\w*['"]/i.test(text);
    const inside = (isFormatted ? withoutFields(text) : text).replace(/^\w*['"]|['"]$/g, '');
    cost += strangeText(inside, names);
    const next = lexemes[i + 1];
    if (!next) continue;
    const isAttached = next.start === end;
    if ((next.kind === 'word' || next.kind === 'number') && isAttached) cost += 2;
    // `'%s '% x`, `',' .join(x)`
    if (/^[-+*/%=]/.test(next.text) && isAttached && inside.endsWith(' ')) cost += 0.4;
    if (next.text === '.' && !isAttached) cost += 0.5;
  }
  return cost;
}

function strangeText(inside: string, names: KnownNames): number {
  let cost = 0;
  if (/^ ?[,)\]}] *[^\s,]|[([{,]$| [-+*/=%] /.test(inside) && inside.length > 1) cost += 1;
  if (/\w, ?\w+: \w/.test(inside)) cost += 0.8;
  if (/['"]/.test(inside)) cost += /^[^'"]*(['"])[^'"]*\1[^'"]*/.test(inside) ? 0.4 : 1;
  if (/\.\s*\w+\(|\bfor \w+ in\b|, *\w+ ?= ?[\w'"[({-]/.test(inside)) cost += 1;
  const [, called] = /(\w+)\(/.exec(inside) ?? [];
  if (names.exists(called ?? '') || endsInNames(inside, names)) cost += 0.6;
  if (/[)\]}]/.test(inside) && awaitedClosers(lexemesOf(inside))?.length !== 0) cost += 0.7;
  if (/ {2,}# /.test(inside)) cost += 0.8;
  return cost;
}

/** `x, name`, `x, 0` or `x in name`: arguments or operands that were behind the text. */
function endsInNames(inside: string, names: KnownNames): boolean {
  const [, between = '', root = '', number] =
    /(, ?|\s(?:(?:not )?in|and|or|if|is) )(?:([A-Za-z_]\w*)(?:\.\w+)*|(-?\d+|\[\]|\{\}|\(\)))$/.exec(inside) ?? [];
  if (between === '') return false;
  return number === undefined ? names.exists(root) : between.startsWith(',');
}

/** An f-string with a letter for each replacement field. */
function withoutFields(text: string): string {
  return text.replace(/\{\{|\}\}/g, '').replace(/\{[^{}]*\}/g, 'x');
}
