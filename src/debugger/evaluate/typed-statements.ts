/** The statements of a text that somebody types: `import math; math.pi`, or lines below each other. */
import type { PythonParser } from '../../python/parser';
import type { Statement } from '../../python/syntax';

/** Each as it is written; the text itself where it cannot be read, or has a statement with a body. */
export function typedStatements(parser: PythonParser, text: string): string[] {
  const source = parser.parse(text);
  const lines = source.outline(source.module);
  const whole = lines.flatMap((line) => ('statement' in line ? [line.statement] : []));
  const hasBody = lines.some(({ depth }) => depth > 0) || whole.some((statement) => statement.hasInlineBody);
  const isRead = source.problems.length === 0 && whole.length === lines.length && !hasBody;
  if (!isRead) return [text];
  const each = whole.flatMap((one) => (one.pieces?.length ? one.pieces : [one]));
  return each.length < 2 ? [text] : each.map((statement) => writtenText(statement, text));
}

/** A statement of a text from its first token to its last, without comments around it and semicolons behind it. */
export function writtenText({ tokens }: Statement, text: string): string {
  const [first, last] = [tokens[0]?.range, tokens.findLast((token) => token.text !== ';')?.range];
  if (!first || !last) return text;
  const lines = text.split(/\r\n?|\n/).slice(first.line - 1, last.endLine);
  const end = lines.length - 1;
  lines[end] = (lines[end] ?? '').slice(0, last.endColumn);
  lines[0] = (lines[0] ?? '').slice(first.column);
  return lines.join('\n');
}
