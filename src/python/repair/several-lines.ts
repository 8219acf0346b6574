/**
 * Faults that show only on several lines: a quote that is missing inside of brackets, and an opening bracket that is missed by a closing
 * one further below. Read line by line, what stands in between would be statements of their own.
 */
import { applyEdits } from '../text/edited-text';
import { scanLogicalLine } from '../text/bracket-scan';
import { isBlankAfter, lexemesOf, type Lexeme } from '../text/lexemes';
import type { PhysicalLines } from '../text/physical-lines';
import type { LogicalLine } from '../structure/logical-lines';
import { indentation } from '../structure/unclosed-statement';
import type { Candidate } from './candidates';
import type { Change } from './change';
import type { KnownNames } from './known-names';
import { opening } from './missing-brackets';
import { quoteCandidates } from './missing-quotes';

export interface LinesBelow {
  /** Where the lines end that are looked at together. */
  readonly end: number;
  /** Likeliest first. */
  readonly candidates: readonly Candidate[];
}

/** Longer statements are left to the repair of single lines; in characters. */
const LONGEST = 3000;
/** Places in longer ones are not tried one by one. */
const LONGEST_SEARCHED = 1500;
/** Candidates of one statement: parsing so many lines takes its time. */
const MOST = 40;

/** Undefined where nothing speaks for such a fault. */
export function linesBelow(
  text: string,
  line: LogicalLine,
  physical: PhysicalLines,
  names: KnownNames,
): LinesBelow | undefined {
  return quoteInBrackets(text, line, physical, names) ?? bracketAbove(text, line, physical, names);
}

/** Candidates with the text that they make. */
function made(window: string, changes: Iterable<Change>): Candidate[] {
  return [...changes]
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MOST)
    .map((change) => ({ ...change, fixed: applyEdits(window, change.edits) }));
}

const CLOSING = /^[ \t]*[)\]}]/;

function isDeeper(line: string, indent: number): boolean {
  return line.trim() !== '' && indentation(line) > indent;
}

/** A string is open on a line inside of brackets that begin further above, or go on below. */
function quoteInBrackets(
  text: string,
  { start, narrowIndent, assumed }: LogicalLine,
  physical: PhysicalLines,
  names: KnownNames,
): LinesBelow | undefined {
  const next = physical.textOf(physical.lineOf(start) + 1);
  if (assumed.length === 0 || !(isDeeper(next, narrowIndent) || CLOSING.test(next))) return undefined;
  const { openQuote, awaited, end } = scanLogicalLine(text, start, start + LONGEST);
  if (openQuote?.length !== 1 || awaited.length === 0) return undefined;
  const window = text.slice(start, end);
  const from = Math.max(physical.startOf(physical.lineOf(end)) - start, 0);
  const candidates = made(window, quoteCandidates(window, lexemesOf(window), names, from));
  return candidates.length > 0 ? { end, candidates } : undefined;
}

/** Lines follow that belong to no statement, and in them a closing bracket that nothing has opened. */
function bracketAbove(
  text: string,
  line: LogicalLine,
  physical: PhysicalLines,
  names: KnownNames,
): LinesBelow | undefined {
  const { start, narrowIndent } = line;
  const own = line.end;
  let end = own;
  for (let number = physical.lineOf(own) + 1; number <= physical.count; number++) {
    const below = physical.textOf(number);
    if (below.trim() === '') continue;
    const isCloser = CLOSING.test(below);
    const isBody = end === own && line.head !== undefined && line.assumed.length === 0;
    if (!isCloser && (!isDeeper(below, narrowIndent) || isBody)) break;
    end = physical.startOf(number) + below.trimEnd().length;
    if (end - start > LONGEST) return undefined;
    const isClosed = isCloser || /[)\]}],?[ \t]*(?:#.*)?$/.test(below);
    if (isClosed && missedBracket(lexemesOf(text.slice(start, end))) !== undefined) break;
  }
  if (end === own) return undefined;
  const window = text.slice(start, end);
  const candidates = made(window, missedOpenings(window, own - start, names));
  return candidates.length > 0 ? { end, candidates } : undefined;
}

function* missedOpenings(window: string, own: number, names: KnownNames): Generator<Change> {
  const lexemes = lexemesOf(window);
  const open = missedBracket(lexemes);
  if (open === undefined) return;
  const isAtEnd = isBlankAfter(window, own);
  if (isAtEnd) yield { edits: [{ offset: own, removed: 0, inserted: open }], cost: 0 };
  if (window.length <= LONGEST_SEARCHED) yield* opening(window, lexemes, open, names, '');
}

/** The opening bracket that is the only one missing. */
function missedBracket(lexemes: readonly Lexeme[]): string | undefined {
  if (lexemes.some(({ isOpen }) => isOpen)) return undefined;
  const count = (bracket: string): number => lexemes.filter(({ text }) => text === bracket).length;
  const missing = ['()', '[]', '{}'].filter(([open = '', close = '']) => count(open) !== count(close));
  const [open = '', close = ''] = missing[0] ?? '';
  return missing.length === 1 && count(close) === count(open) + 1 ? open : undefined;
}
