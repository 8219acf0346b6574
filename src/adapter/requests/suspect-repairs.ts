/** The changes of a suspicious line with which the predicted run is as it should be, as edits of its file. */
import type { Fix } from '../../debugger/causes/suspects/evidence';
import { importedFile, ownSource } from '../../python/modules/linked-source';
import type { SourceFile } from '../../python/syntax';
import { changedLines } from '../../python/text/changed-lines';
import { linesOf } from '../../python/text/source-lines';

export interface SuspectRepair {
  /** First line that is replaced, in the file of the suspicious line, as the client counts lines. */
  readonly line: number;
  /** The lines as they are and as they would be, without the end of the last one. */
  readonly oldText: string;
  readonly newText: string;
  /** For people: `< → <=`. */
  readonly change: string;
}

/** Changes of one line that are told. */
const MOST = 3;

/** @param lineOf the line of the client for a line of the program */
export function repairsOf(
  program: SourceFile,
  fixing: readonly Fix[],
  lineOf: (line: number) => number,
): SuspectRepair[] {
  const whole = fixing.filter(({ passes, of }) => passes === of);
  const ranked = whole.toSorted((a, b) => b.weight * b.confidence - a.weight * a.confidence);
  return ranked.slice(0, MOST).flatMap(({ text, module, change }) => {
    // The lines of an imported file have the numbers that they have in the program.
    const file = module === undefined ? ownSource(program) : importedFile(program, module)?.source;
    if (!file) return [];
    const { line, endLine, newText } = changedLines(file.text, text);
    const old = linesOf(file).slice(line - 1, endLine);
    return [{ line: lineOf(line), oldText: old.join('\n'), newText, change }];
  });
}
