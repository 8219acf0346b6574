/** Aligns the statements of an edited function with those of the old one (longest common subsequence). */
import type { FunctionInfo, SourceFile, Statement } from '../../python/syntax';

/** Longer runs of changed statements are not compared one by one. */
const LONGEST = 1500;

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
  const isModule = info.kind === 'module';
  const statements: Statement[] = [];
  // A large program has thousands of functions: its lines are not gone through for each of them.
  for (let at = isModule ? 0 : firstFrom(lines, info.line); at < lines.length; at++) {
    const line = lines[at] ?? 0;
    if (!isModule && line > info.endLine) break;
    // On the line of `def f(): return x` the body is meant.
    const statement = source.statementAt(line, line === info.line ? info : undefined);
    if (statement?.scope === info) statements.push(statement);
  }
  return statements;
}

/** Index of the first of the lines, which are in order, that is not before `line`. */
function firstFrom(lines: readonly number[], line: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle] ?? 0) < line) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Index pairs of a longest common subsequence. */
function commonStatements(a: readonly string[], b: readonly string[]): [number, number][] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const head = Array.from({ length: start }, (_, i): [number, number] => [i, i]);
  const tail = Array.from({ length: end }, (_, i): [number, number] => [a.length - end + i, b.length - end + i]);
  const middle = longest(a.slice(start, a.length - end), b.slice(start, b.length - end));
  return [...head, ...middle.map(([i, j]): [number, number] => [i + start, j + start]), ...tail];
}

function longest(a: readonly string[], b: readonly string[]): [number, number][] {
  if (a.length > LONGEST || b.length > LONGEST) return [];
  // lengths[i][j]: of a common subsequence of a[i..] and b[j..].
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    const row = lengths[i];
    if (!row) continue;
    for (let j = b.length - 1; j >= 0; j--)
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
