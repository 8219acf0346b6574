/** Aligns the statements of an edited function with those of the old one. */
import { statementInside } from '../../python/definitions/function-statements';
import { diffArrays } from 'diff';
import type { FunctionInfo, SourceFile, Statement } from '../../python/syntax';
import { linesBetween } from '../../python/text/sorted-lines';

/** Statements taken out and put in; a program that differs more is another one. */
const MOST_EDITS = 1500;

/** Statements of the old function by line, each with its counterpart in the new one; those without one are missing. */
export function alignStatements(
  [oldSource, old]: readonly [SourceFile, FunctionInfo],
  [newSource, next]: readonly [SourceFile, FunctionInfo],
): Map<number, { readonly before: Statement; readonly after: Statement }> {
  const before = statementsOf(oldSource, old);
  const after = statementsOf(newSource, next);
  const pairs = new Map<number, { before: Statement; after: Statement }>();
  const pair = (i: number, j: number): void => {
    const [a, b] = [before[i], after[j]];
    if (a && b) pairs.set(a.line, { before: a, after: b });
  };
  let i = 0;
  let j = 0;
  for (const [a, b] of [...commonStatements(before.map(textOf), after.map(textOf)), [before.length, after.length]]) {
    if (a === undefined || b === undefined) continue;
    // Statements between two unchanged ones were edited: they match if there are equally many, or the same kinds in the same order.
    const isPlain = a - i === b - j;
    for (; i < a && j < b; i++) {
      const k = isPlain ? 0 : after.slice(j, b).findIndex(({ kind }) => kind === before[i]?.kind);
      if (k < 0) continue;
      pair(i, j + k);
      j += k + 1;
    }
    pair(a, b);
    i = a + 1;
    j = b + 1;
  }
  return pairs;
}

/** A statement without comments, layout and position. */
export function textOf({ tokens }: Statement): string {
  return tokens.map(({ text }) => text).join(' ');
}

/** The statements of a function or module, in order. */
export function statementsOf(source: SourceFile, info: FunctionInfo): Statement[] {
  const lines = source.executableLines;
  const own = info.kind === 'module' ? lines : linesBetween(lines, info.line, info.endLine);
  const statements: Statement[] = [];
  for (const line of own) {
    const statement = statementInside(source, info, line);
    if (statement?.scope === info) statements.push(statement);
  }
  return statements;
}

/** Index pairs of a common subsequence: the longest one, unless almost everything is different. */
function* commonStatements(before: readonly string[], after: readonly string[]): Generator<[number, number]> {
  // What stays at the beginning and at the end is itself, although a copy of it may have been put beside it.
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  for (let i = 0; i < start; i++) yield [i, i];
  const middle = (all: readonly string[]): string[] => all.slice(start, all.length - end);
  let [i, j] = [start, start];
  for (const part of diffArrays(middle(before), middle(after), { maxEditLength: MOST_EDITS }) ?? []) {
    if (!part.added && !part.removed) for (let k = 0; k < part.count; k++) yield [i + k, j + k];
    if (!part.added) i += part.count;
    if (!part.removed) j += part.count;
  }
  for (let k = end; k > 0; k--) yield [before.length - k, after.length - k];
}
