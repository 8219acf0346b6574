/** The expression that a text ends with: what a notebook shows below a cell. */
import type { SourceFile } from '../../python/syntax';
import { writtenText } from './typed-statements';

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
  if (statement.tokens.at(-1)?.text === ';') return undefined;
  return { line: whole.line, text: writtenText(statement, source.text) };
}
