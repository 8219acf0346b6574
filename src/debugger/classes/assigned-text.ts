/** What an assignment and a `return` write as their value. */
import { linesOf } from '../../python/text/source-lines';
import { parseValue } from '../../python/values/literal';
import type { SourceFile, Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { mayRepeat } from '../../python/values/distinct';

/** The text of what a plain assignment assigns; empty for any other statement. */
export function assignedText({ assignments = [] }: Statement): string {
  const [first] = assignments;
  return first?.operator === '=' ? first.value.text : '';
}

/** The text behind `return`, over several lines where it has some, also of a statement that is asked about as one. */
export function returnedText(source: SourceFile, statement: Statement): string {
  const at = statement.tokens.findIndex(({ text }) => text === 'return');
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
