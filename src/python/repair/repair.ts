/**
 * Repairs broken lines before anything else looks at the text: a bracket, quote or colon is put in, or a token left out, where
 * that makes the grammar accept a line, so that all other code sees an ordinary statement. Lines that no single change
 * repairs are left as they are.
 */
import { Parser, type Tree } from 'web-tree-sitter';
import { candidatesFor, type Candidate } from './candidates';
import { conflictEdits } from './conflict-markers';
import { applyEdits, composeEdits, EditedText, type TextEdit } from '../text/edited-text';
import { KnownNames } from './known-names';
import { lexemesOf } from '../text/lexemes';
import { Lookahead, readLogicalLine, splitInSteps, type LogicalLine } from '../structure/logical-lines';
import { PhysicalLines } from '../text/physical-lines';
import { inPython3, isPython2 } from './python-2';
import { strangeness } from './plausibility';
import { linesBelow } from './several-lines';
import { UNTYPED } from './untyped-names';
import { parseLine } from '../statements/tree/statement-parse';
import type { Steps } from '../text/slices';
import type { SyntaxProblem } from '../syntax';

/** Limits per file: candidates that are parsed, and lines that are examined. */
const MOST_CANDIDATES = 600;
const MOST_LINES = 5000;

/** First changes that are tried with a second one, and how many of those. */
const MOST_PAIRED = 10;
/** Longer lines are not tried with two; in characters. */
const LONGEST_PAIRED = 160;
/** Changes less plausible than this are not considered. */
const STRANGEST = 5;

/** How much of what follows a line is shown to the scan of a candidate. */
const LOOKAHEAD = 1000;

export interface Repaired {
  readonly text: EditedText;
  readonly assumptions: readonly SyntaxProblem[];
}

/** A text that needs no repair. */
export function unchanged(text: string): Repaired {
  return { text: new EditedText(text, []), assumptions: [] };
}

/** @param original any text; comes back unchanged where the grammar accepts all of it */
export function* repair(original: string, parser: Parser): Steps<Repaired> {
  const conflicts = conflictEdits(original);
  const text = applyEdits(original, conflicts.edits);
  const isOld = isPython2(text);
  const isWhole = !isOld && !(yield* hasError(text, parser)) && !(yield* hasStrayBodies(text));
  if (isWhole) return { text: new EditedText(original, conflicts.edits), assumptions: conflicts.assumptions };
  const repairer = new Repairer(text, parser, isOld);
  yield* repairer.run();
  // Conflicts are left out whole, so that no repair can touch them.
  const shifted = repairer.edits.map((edit) => ({ ...edit, offset: unshifted(edit.offset, conflicts.edits) }));
  const edits = [...conflicts.edits, ...shifted].sort((a, b) => a.offset - b.offset);
  return { text: new EditedText(original, edits), assumptions: [...conflicts.assumptions, ...repairer.assumptions] };
}

function changed(text: string, edit: TextEdit): Candidate {
  return { edits: [edit], fixed: applyEdits(text, [edit]), cost: 0 };
}

function unshifted(offset: number, edits: readonly TextEdit[]): number {
  let shift = 0;
  for (const edit of edits) if (edit.offset <= offset + shift) shift += edit.removed;
  return offset + shift;
}

/** Longer texts are parsed in parts; in characters. */
const LONG = 20_000;
/** Milliseconds of a part. */
const PART = 10;

function* hasError(text: string, parser: Parser): Steps<boolean> {
  if (text.length <= LONG) return isRefused(parser.parse(text));
  // A parser that was interrupted continues with the old text, whatever it is given next.
  const own = new Parser();
  own.setLanguage(parser.language);
  try {
    for (;;) {
      const end = performance.now() + PART;
      const tree = own.parse(text, null, { progressCallback: () => performance.now() > end });
      if (tree) return isRefused(tree);
      yield;
    }
  } finally {
    own.delete();
  }
}

function isRefused(tree: Tree | null): boolean {
  const found = tree?.rootNode.hasError ?? true;
  tree?.delete();
  return found;
}

/** The grammar does not mind a body on the header's line and another one below it. */
function* hasStrayBodies(text: string): Steps<boolean> {
  const lines = yield* splitInSteps(text, new PhysicalLines(text), []);
  return lines.some(({ inlineBody, indent }, i) => inlineBody && (lines[i + 1]?.indent ?? 0) > indent);
}

class Repairer {
  /** Offsets of the original text, in order. */
  readonly edits: TextEdit[] = [];
  readonly assumptions: SyntaxProblem[] = [];
  private physical: PhysicalLines;
  private readonly names: KnownNames;
  /** How many characters the edits have added so far. */
  private added = 0;
  private budget = MOST_CANDIDATES;
  private readonly lookahead = new Lookahead();

  constructor(
    private text: string,
    private readonly parser: Parser,
    private readonly isOld: boolean,
  ) {
    this.physical = new PhysicalLines(text);
    this.names = new KnownNames(text, this.physical);
  }

  *run(): Steps<void> {
    let offset = 0;
    for (let count = 0; count < MOST_LINES && this.budget > 0; count++) {
      const found = this.readLine(offset);
      if (!found) return;
      yield;
      const read = (this.isOld && this.renew(found.line) ? this.readLine(offset) : undefined) ?? found;
      const { line } = read;
      // No statement begins so: it is a comment, whatever stands in it. Read again, the line is gone.
      if (this.text.startsWith('//', line.start)) {
        this.take(line, changed(this.text.slice(line.start, line.end), { offset: 0, removed: 2, inserted: '#' }));
        continue;
      }
      const together = this.bestBelow(line);
      const best = together?.best ?? (this.isBroken(line) ? this.best(line) : undefined);
      if (best) this.take(together?.best ? { ...line, end: together.end } : line, best);
      const { next } = (best && this.readLine(line.start)) ?? read;
      offset = Math.max(next, offset + 1);
    }
  }

  /** Writes a line of Python 2 in Python 3; false where it is the same. */
  private renew(line: LogicalLine): boolean {
    const text = this.text.slice(line.start, line.end);
    const starts = [...(line.head ? [line.start] : []), ...line.pieces];
    const edits = inPython3(
      text,
      starts.map((offset) => offset - line.start),
    );
    if (edits.length === 0) return false;
    this.edit(line, { edits, fixed: applyEdits(text, edits) });
    this.assumptions.push({ line: line.line, message: `read line ${line.line} as Python 2` });
    return true;
  }

  private readLine(offset: number): ReturnType<typeof readLogicalLine> {
    return readLogicalLine(this.text, offset, this.physical, [], this.lookahead);
  }

  private isBroken(line: LogicalLine): boolean {
    if (lacks(line) || this.hasTwoBodies(line)) return true;
    // Otherwise `if` is taken for the body of the `else`.
    if (line.head === 'else' && /^else[ \t]+if\b/.test(this.text.slice(line.start, line.end))) return true;
    return parseLine(line, this.text, this.physical, this.parser).hasError;
  }

  /** A body on the header's line, and another one below it. */
  private hasTwoBodies(line: LogicalLine): boolean {
    if (!line.inlineBody) return false;
    const next = this.readLine(line.end);
    return next !== undefined && next.line.indent > line.indent;
  }

  /** The most plausible change of a line and those below it, if something speaks for reading them as one. */
  private bestBelow(line: LogicalLine): { readonly best: Candidate | undefined; readonly end: number } | undefined {
    const below = linesBelow(this.text, line, this.physical, this.names);
    if (!below) return undefined;
    const rest = this.text.slice(below.end, below.end + LOOKAHEAD);
    return { best: this.leastStrange(below.candidates, rest, line, true), end: below.end };
  }

  /** The most plausible change that makes the line acceptable, or pair of changes if no single one does. */
  private best(line: LogicalLine): Candidate | undefined {
    const window = this.text.slice(line.start, line.end);
    const rest = this.text.slice(line.end, line.end + LOOKAHEAD);
    const below = blockIn(rest, line.indent);
    const first = candidatesFor(window, this.names, below);
    const single = this.leastStrange(first, rest, line);
    if (single || window.length > LONGEST_PAIRED) return single;
    const pairs = first.slice(0, MOST_PAIRED).flatMap((one) =>
      candidatesFor(one.fixed, this.names, below)
        .slice(0, MOST_PAIRED)
        .flatMap(({ edits: others, fixed, cost }) => {
          const edits = composeEdits(one.edits, others);
          return edits ? [{ edits, fixed, cost: one.cost + cost }] : [];
        }),
    );
    return this.leastStrange(
      pairs.sort((a, b) => a.cost - b.cost),
      rest,
      line,
    );
  }

  /** @param isWhole whether all of the text has to be one statement */
  private leastStrange(
    candidates: readonly Candidate[],
    rest: string,
    line: LogicalLine,
    isWhole = false,
  ): Candidate | undefined {
    let best: Candidate | undefined;
    let least = STRANGEST;
    for (const candidate of candidates) {
      if (candidate.cost >= least || this.budget <= 0) break;
      const cost = candidate.cost + this.costOf(candidate.fixed, rest, line, isWhole);
      if (cost < least) [best, least] = [candidate, cost];
    }
    return best;
  }

  /** Infinite for what the grammar does not accept. */
  private costOf(fixed: string, rest: string, { line, indent }: LogicalLine, isWhole: boolean): number {
    const text = fixed + rest;
    const physical = new PhysicalLines(text);
    const read = readLogicalLine(text, 0, physical, []);
    if (read?.line.start !== 0 || lacks(read.line)) return Infinity;
    if (isWhole && read.line.end < (lexemesOf(fixed).at(-1)?.end ?? 0)) return Infinity;
    this.budget--;
    const tree = parseLine(read.line, text, physical, this.parser);
    if (tree.hasError) return Infinity;
    const next = readLogicalLine(text, read.line.end, physical, [])?.line;
    // A block needs a header, and only one body.
    const isDeeper = next !== undefined && next.start > read.line.end && next.indent > indent;
    const isHeader = read.line.head !== undefined && !read.line.inlineBody;
    const misfit = isDeeper === isHeader || next === undefined ? 0 : isDeeper ? 3 : 0.3;
    const { inlineBody } = read.line;
    if (inlineBody && read.line.endLine > inlineBody.line) return Infinity;
    const isCut = read.line.end < fixed.trimEnd().length && !(isDeeper && isHeader);
    const ends = isCut || read.line.end > fixed.length ? 2 : 0;
    return strangeness(tree.nodes, this.names, line) + misfit + ends + 0.5 * read.line.assumed.length;
  }

  private take(whole: LogicalLine, candidate: Candidate): void {
    const { start, line, end } = whole;
    for (const { offset, removed, inserted } of candidate.edits) {
      const at = start + offset;
      const isEnd = at + removed >= end || this.text.slice(at + removed, end) === ':';
      const place = this.physical.lineOf(at);
      const where = isEnd ? `at the end of line ${place}` : `in line ${place}`;
      const gone = this.text.slice(at, at + removed).trim();
      const name = inserted.startsWith(UNTYPED) ? UNTYPED : '';
      const others = inserted.slice(name.length);
      const say = (message: string): number => this.assumptions.push({ line, message });
      if (gone !== '' && others.trim() !== '') say(`read \`${gone}\` as \`${others.trim()}\` in line ${place}`);
      else if (removed > 0) say(`ignored \`${gone}\` ${where}`);
      else if (others.trim() !== '') say(`assumed \`${others}\` ${where}`);
      if (name !== '') say(`left a blank behind the dot ${where}`);
    }
    this.edit(whole, candidate);
  }

  private edit({ start, end }: LogicalLine, { edits, fixed }: Pick<Candidate, 'edits' | 'fixed'>): void {
    for (const { offset, removed, inserted } of edits)
      this.edits.push({ offset: start + offset - this.added, removed, inserted });
    this.text = this.text.slice(0, start) + fixed + this.text.slice(end);
    this.added += fixed.length - (end - start);
    this.physical = new PhysicalLines(this.text);
  }
}

/** Whether more is missing than the colon of a header, or the parentheses of a `print x`. */
function lacks({ assumed }: LogicalLine): boolean {
  const isPrint = assumed[0]?.text === '(';
  return (isPrint ? assumed.slice(1, -1) : assumed).some(({ text }) => text !== ':');
}

/** The lines at the beginning of a text that are indented more than that, as text. */
function blockIn(text: string, indent: number): string {
  const lines = text.split(/\r\n?|\n/).slice(1);
  const end = lines.findIndex((line) => line.trim() !== '' && line.length - line.trimStart().length <= indent);
  return lines.slice(0, end < 0 ? undefined : end).join('\n');
}
