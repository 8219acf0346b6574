/** What an assignment writes behind its first `=`, and a `return` behind its word. */
import { linesOf } from '../../python/text/source-lines';
import { parseValue } from '../../python/values/literal';
import type { SourceFile, Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { mayRepeat } from '../../python/values/distinct';

/** The text, over several lines where it has some; empty without a `=`. */
export function assignedText(source: SourceFile, statement: Statement): string {
  return textBehind(source, statement, '=');
}

/** The same for `return`. */
export function returnedText(source: SourceFile, statement: Statement): string {
  return textBehind(source, statement, 'return');
}

function textBehind(source: SourceFile, statement: Statement, mark: string): string {
  const at = statement.tokens.findIndex(({ text }) => text === mark);
  const first = statement.tokens[at + 1]?.range;
  if (at < 0 || !first) return '';
  const lines = linesOf(source).slice(first.line - 1, statement.endLine);
  return [lines[0]?.slice(first.column) ?? '', ...lines.slice(1)].join('\n');
}

/** The value of a text that is a literal, or a call such as `deque([1])`; undefined for any other. */
export function writtenValue(text: string): Value | undefined {
  try {
    const value = parseValue(text);
    return mayRepeat(value) ? undefined : value;
  } catch {
    return undefined;
  }
}
