/** What is said at the start of a session, and after an edit, of lines that are no Python. */
import type { SourceFile, SyntaxProblem } from '../../python/syntax';

/** Lines that are named; of others it is said how many they are. */
const NAMED = 3;

interface ProblemText {
  readonly line: number;
  readonly text: string;
}

export function problemTexts(problems: readonly SyntaxProblem[]): ProblemText[] {
  const texts = problems.slice(0, NAMED).map(named);
  const next = problems[NAMED];
  if (!next) return texts;
  if (problems.length === NAMED + 1) return [...texts, named(next)];
  return [...texts, { line: next.line, text: `Not valid Python in ${problems.length - NAMED} more places` }];
}

/** Those that an edit has brought: of the others, the line may have moved, and may read otherwise now. */
export function newProblems(before: Broken, after: Broken): SyntaxProblem[] {
  const left = new Map<string, number>();
  for (const key of keysOf(before).flat()) left.set(key, (left.get(key) ?? 0) + 1);
  const take = (...keys: string[]): void => {
    for (const key of keys) left.set(key, (left.get(key) ?? 0) - 1);
  };
  const isLeft = (key: string): boolean => (left.get(key) ?? 0) > 0;
  const all = keysOf(after).map(([kind, line], at) => ({ kind, line, problem: after.problems[at] }));
  const others = all.filter(({ kind, line }) => {
    const isSame = isLeft(line);
    if (isSame) take(kind, line);
    return !isSame;
  });
  return others.flatMap(({ kind, problem }) => {
    if (!isLeft(kind)) return problem ?? [];
    take(kind);
    return [];
  });
}

type Broken = Pick<SourceFile, 'text' | 'problems'>;

/** What a problem is, wherever it is, and the same with its line. */
function keysOf({ text, problems }: Broken): [kind: string, line: string][] {
  const lines = text.split('\n');
  return problems.map(({ line, message }) => {
    const kind = message.replace(/\bline \d+/g, 'line');
    return [kind, `${kind}\n${lines[line - 1]?.trim() ?? ''}`];
  });
}

function named({ line, message }: SyntaxProblem): ProblemText {
  // Most messages name their line themselves.
  const isNamed = new RegExp(`\\bline ${line}\\b`).test(message);
  return {
    line,
    text: `${isNamed ? 'Not valid Python' : `Line ${line} is not valid Python`}: ${withoutMarkdown(message)}`,
  };
}

/** Consoles show their text as it is: `)` stands between quotes there. */
function withoutMarkdown(text: string): string {
  return text.replace(/`([^`]*)`/g, (_, code: string) => (code.includes('"') ? `'${code}'` : `"${code}"`));
}
