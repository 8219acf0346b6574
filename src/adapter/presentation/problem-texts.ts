/** What is said at the start of a session of lines that are no Python. */
import type { SyntaxProblem } from '../../python/syntax';

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
