/** The expression that a text ends with: what a notebook shows below a cell. */
import type { SourceFile } from '../../python/syntax';

export interface LastExpression {
  readonly line: number;
  readonly text: string;
}

/** Undefined where the file ends with something else, or with a semicolon, by which notebooks show nothing. */
export function lastExpression(source: SourceFile): LastExpression | undefined {
  const end = source.outline(source.module).at(-1);
  const whole = end && 'statement' in end && end.depth === 0 ? end.statement : undefined;
  const statement = whole?.pieces?.at(-1) ?? whole;
  if (!whole || whole.hasInlineBody || statement?.kind !== 'expression') return undefined;
  const [first, last] = [statement.tokens[0], statement.tokens.at(-1)];
  if (!first || !last || last.text === ';') return undefined;
  const lines = source.text.split(/\r\n?|\n/).slice(first.range.line - 1, last.range.endLine);
  const bottom = lines.length - 1;
  lines[bottom] = lines[bottom]?.slice(0, last.range.endColumn) ?? '';
  lines[0] = lines[0]?.slice(first.range.column) ?? '';
  return { line: whole.line, text: lines.join('\n') };
}
