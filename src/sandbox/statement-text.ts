/**
 * A statement as a text of its own, put together from its tokens: what is asked may be a part of what stands in the file. Places
 * in it are counted in characters, as Python counts them.
 */
import { isSameRange } from '../python/text/ranges';
import type { SourceFile, SourceRange, SourceToken, Statement } from '../python/syntax';
import { NotSayable } from './written-values';

export type Span = readonly [start: number, end: number];

interface Placed {
  readonly range: SourceRange;
  readonly span: Span;
  /** Where the bracket was opened that this one closes, which is missing in the file: all such ones have the same place there. */
  readonly opened?: SourceRange | undefined;
}

const OPENING: ReadonlySet<string> = new Set(['(', '[', '{']);
const CLOSING: ReadonlySet<string> = new Set([')', ']', '}']);

const NAMES = /[\p{ID_Start}_][\p{ID_Continue}]*/gu;

export class StatementText {
  text = '';
  /** Words in f-strings, which stand there as a whole: names among them. */
  readonly words = new Set<string>();
  private length = 0;
  private readonly placed: Placed[] = [];

  /** @param subject of a `case` @param isHeld the token has a value of its own @throws NotSayable for a statement that is more than a header or simple statements */
  constructor(
    { tokens, kind, hasInlineBody }: Statement,
    private readonly source: SourceFile,
    subject?: string,
    private readonly isHeld: (token: SourceToken) => boolean = () => false,
  ) {
    // What stands behind `try:` on its line is a statement like any other, and so is what `match` looks at.
    const first = kind === 'try' && tokens[1]?.text === ':' ? 2 : kind === 'match' ? 1 : 0;
    if (subject !== undefined) {
      this.add(`match ${subject}:\n `);
      for (const [word] of subject.matchAll(NAMES)) this.words.add(word);
    }
    const open: SourceRange[] = [];
    for (let index = first; index < tokens.length; index++) {
      const token = tokens[index];
      if (!token) continue;
      if (index > first) this.add(' ');
      if (token.kind === 'fstring-start') index = this.formatted(tokens, index);
      else {
        const start = this.length;
        // An `elif` is asked about by itself.
        this.add(index === 0 && token.text === 'elif' ? 'if' : this.word(token));
        // The word in front of a part that is asked about by itself has the place of what follows it, or of what was there.
        const next = tokens[index + 1];
        const isBracket = token.kind !== 'string';
        if (isBracket && OPENING.has(token.text)) open.push(token.range);
        const opened = isBracket && CLOSING.has(token.text) ? open.pop() : undefined;
        const isMissing = opened !== undefined && isEmpty(token.range);
        const isWord = index === first && next && beginAlike(next.range, token.range);
        if (isMissing || !next || !(isWord || isSameRange(next.range, token.range)))
          this.placed.push({ range: token.range, span: [start, this.length], ...(isMissing && { opened }) });
      }
    }
    const isHeader = kind === 'if' || kind === 'while' || kind === 'for' || kind === 'case';
    if (isHeader && hasInlineBody && kind !== 'if') throw new NotSayable('a body on the line of its header');
    if (isHeader && !hasInlineBody) this.add(': pass');
  }

  /** Where what is left of a stretch of the file stands in the text; undefined if nothing is. */
  spanOf(range: SourceRange): Span | undefined {
    const first = this.placed.find((one) => isBefore(range, one.range));
    const last = this.placed.findLast(
      (one) => endsBefore(one.range, range) && (!one.opened || isBefore(range, one.opened)),
    );
    if (!first || !last || first.span[0] >= last.span[1]) return undefined;
    return [first.span[0], last.span[1]];
  }

  /** An f-string as it is written; spaces count in it. @returns the index of its last token */
  private formatted(tokens: readonly SourceToken[], from: number): number {
    let depth = 0;
    let to = from;
    for (; to < tokens.length; to++) {
      if (tokens[to]?.kind === 'fstring-start') depth++;
      if (tokens[to]?.kind === 'fstring-end' && --depth === 0) break;
    }
    const [first, last] = [tokens[from], tokens[to]];
    if (!first || !last) throw new NotSayable('an f-string without an end');
    const start = this.offset(first.range.line, first.range.column);
    const end = this.offset(last.range.endLine, last.range.endColumn);
    const whole = this.source.text.slice(start, end);
    if (!whole.startsWith(first.text) || !whole.endsWith(last.text)) throw new NotSayable('an f-string from elsewhere');
    if (whole.includes('\r')) throw new NotSayable('an f-string over several lines');
    let text = '';
    let done = start;
    const shifts: { readonly behind: number; readonly by: number }[] = [];
    const written = tokens.slice(from, to + 1);
    const edits = [...this.standIns(written), ...this.gaps(written)].sort((one, other) => one.begin - other.begin);
    for (const { begin: own, end: behind, name } of edits) {
      text += this.source.text.slice(done, own) + name;
      done = behind;
      shifts.push({ behind, by: name.length - (behind - own) });
    }
    text += this.source.text.slice(done, end);
    for (const [word] of text.matchAll(NAMES)) this.words.add(word);
    const begin = this.length;
    this.add(text);
    const at = (line: number, column: number): number => {
      const offset = this.offset(line, column);
      const shift = shifts.reduce((sum, { behind, by }) => (behind <= offset ? sum + by : sum), 0);
      return begin + characters(text.slice(0, offset - start + shift));
    };
    for (let index = from; index <= to; index++) {
      const [bracket, token] = [tokens[index - 2], tokens[index]];
      // The closing bracket behind a stand-in has the place of the opening one.
      if (!token || (bracket && isSameRange(bracket.range, token.range))) continue;
      const { line, column, endLine, endColumn } = token.range;
      this.placed.push({ range: token.range, span: [at(line, column), at(endLine, endColumn)] });
    }
    return to;
  }

  /** Names that stand where something else is written. */
  private standIns(tokens: readonly SourceToken[]): { begin: number; end: number; name: string }[] {
    return tokens.flatMap((token, index) => {
      const { kind, text, range } = token;
      const begin = this.offset(range.line, range.column);
      const end = this.offset(range.endLine, range.endColumn);
      if (kind !== 'name' || this.source.text.slice(begin, end) === text) return [];
      const before = tokens[index - 1];
      // The parentheses of a generator expression may be those of the call that it is handed to.
      const isBracketed = before?.text === '(' && this.offset(before.range.line, before.range.column) === begin;
      return [{ begin, end, name: isBracketed ? `(${this.word(token)})` : this.word(token) }];
    });
  }

  /** Stretches between the tokens that are no part of the statement any more: an operand that is not taken. */
  private gaps(tokens: readonly SourceToken[]): { begin: number; end: number; name: string }[] {
    // `{a or b = }` shows its own text.
    if (tokens.some(({ text }, index) => text === '=' && /^[:!}]/.test(tokens[index + 1]?.text ?? ''))) return [];
    let end: number | undefined;
    return tokens.flatMap(({ range }) => {
      const [before, begin] = [end, this.offset(range.line, range.column)];
      end = Math.max(before ?? 0, this.offset(range.endLine, range.endColumn));
      const isGap = before !== undefined && /[^\s{}\\]/.test(this.source.text.slice(before, begin));
      return isGap ? [{ begin: before, end: begin, name: ' ' }] : [];
    });
  }

  private word(token: SourceToken): string {
    const word = qualifiedWord(token);
    return word !== undefined && this.isHeld(token) ? word : token.text;
  }

  private add(text: string): void {
    this.text += text;
    this.length += characters(text);
  }

  private offset(line: number, column: number): number {
    return (startsOf(this.source)[line - 1] ?? 0) + column;
  }
}

const QUALIFIED = /^[\p{ID_Continue}]+(?:\.[\p{ID_Continue}]+)+$/u;

/** What is read of another file of the program, `config.DEBUG`, as one name: the dot in it is one that names may have. */
export function qualifiedWord({ text }: SourceToken): string | undefined {
  return QUALIFIED.test(text) ? text.replaceAll('.', '\u00b7') : undefined;
}

/** What such a name stands for. */
export function unqualified(name: string): string {
  return name.replaceAll('\u00b7', '.');
}

function characters(text: string): number {
  // eslint-disable-next-line no-control-regex
  return /^[\x00-\x7f]*$/.test(text) ? text.length : Array.from(text).length;
}

function beginAlike(one: SourceRange, other: SourceRange): boolean {
  return one.line === other.line && one.column === other.column;
}

function isEmpty({ line, column, endLine, endColumn }: SourceRange): boolean {
  return line === endLine && column === endColumn;
}

function isBefore(one: SourceRange, other: SourceRange): boolean {
  return one.line < other.line || (one.line === other.line && one.column <= other.column);
}

function endsBefore(one: SourceRange, other: SourceRange): boolean {
  return one.endLine < other.endLine || (one.endLine === other.endLine && one.endColumn <= other.endColumn);
}

const starts = new WeakMap<SourceFile, readonly number[]>();

function startsOf(source: SourceFile): readonly number[] {
  const known = starts.get(source);
  if (known) return known;
  const made = [0, ...[...source.text.matchAll(/\r\n?|\n/g)].map(({ index, 0: end }) => index + end.length)];
  starts.set(source, made);
  return made;
}
