/** Other things that a statement might have meant: the program's text with one small change. */
import type { PhysicalLines } from '../../../../python/text/physical-lines';
import type { Edit } from './edit';
import { conditionEdits } from './conditions';
import { callEdits, valueEdits } from './calls';
import { lineEdits, type Block } from './lines';
import { nameEdits } from './names';
import { NEGATED, tokenEdits } from './tokens';

export interface StatementVariant {
  readonly line: number;
  /** The whole file with the change. */
  readonly text: string;
  /** Name of that file as a module, where it is not the program's own. */
  readonly module?: string;
  /** For people: `< → <=`. */
  readonly change: string;
  /** How common a slip like this is; less than 1 for rarer ones. */
  readonly weight: number;
  /** Lines are put in, or are in another block. */
  readonly isMoved: boolean;
  /** Lines after `after` are `by` further down. */
  readonly shift?: { readonly after: number; readonly by: number };
}

/** Maximum number of variants of one statement. */
const MOST = 60;

/** Without a division there is none by zero, and what is wrong with the divisor is only hidden. */
const HIDING = 0.2;

function isOtherOperation({ by }: Edit): boolean {
  return /^[-+*]{1,2}=?$/.test(by);
}

/**
 * @param file text of the file that the statement is in
 * @param lines of that text
 * @param module name of the file, where it is not the program's own: behind it come the lines of others, so that none are put in
 */
export function variantsOf(file: string, block: Block, lines: PhysicalLines, module?: string): StatementVariant[] {
  const { statement } = block;
  const offsetOf = (line: number, column: number): number => lines.startOf(line) + column;
  const edits = [
    ...tokenEdits(file, statement, offsetOf),
    ...conditionEdits(block),
    ...callEdits(block),
    ...valueEdits(block),
    ...nameEdits(block),
    ...lineEdits(block),
  ].map((edit) => (block.dividesByZero && isOtherOperation(edit) ? { ...edit, weight: edit.weight * HIDING } : edit));
  const variants: StatementVariant[] = [];
  const seen = new Set<string>();
  for (const edit of edits.sort((a, b) => b.weight - a.weight)) {
    const { range, weight, isMoved = false } = edit;
    const [from, to] = [offsetOf(range.line, range.column), offsetOf(range.endLine, range.endColumn)];
    const old = file.slice(from, to);
    const written = edit.by === NEGATED ? `not (${old})` : edit.by;
    const isInsertion = written.endsWith('\n');
    const put = isInsertion && from > 0 && !/[\r\n]$/.test(file.slice(0, from)) ? `\n${written.trimEnd()}` : written;
    const key = resultOf(file, from, to, put);
    if (old === put || seen.has(key)) continue;
    if (module !== undefined && old.split('\n').length !== put.split('\n').length) continue;
    seen.add(key);
    variants.push({
      line: statement.line,
      // Most are never tried.
      get text() {
        return file.slice(0, from) + put + file.slice(to);
      },
      ...(module !== undefined && { module }),
      change: edit.says ?? changeText(old, written),
      weight,
      isMoved,
      ...(isInsertion && { shift: { after: range.line - 1, by: 1 } }),
    });
    if (variants.length >= MOST) break;
  }
  return variants;
}

/** The same for changes that come to the same: the line's text, or where something is put in. */
function resultOf(file: string, from: number, to: number, put: string): string {
  const start = file.lastIndexOf('\n', from - 1) + 1;
  const end = file.indexOf('\n', to);
  return `${start} ${file.slice(start, from)}${put}${file.slice(to, end < 0 ? file.length : end)}`.replace(
    /[ \t]+/g,
    ' ',
  );
}

function changeText(old: string, now: string): string {
  if (old === '') return `insert ${now.trim()}`;
  return now === '' ? `leave out ${old.trim()}` : `${old} → ${now}`;
}
