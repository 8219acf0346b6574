/** What a `case` is tried for. */
import type { SourceFile, Statement } from '../syntax';

/** The `match` header that a `case` belongs to. */
export function matchOf(source: SourceFile, { line, scope, tokens }: Statement): Statement | undefined {
  const column = tokens[0]?.range.column ?? 0;
  const above = source.executableLines.filter((other) => other < line).toReversed();
  for (const other of above) {
    const statement = source.statementAt(other, scope);
    if (statement?.scope === scope && statement.kind === 'match' && columnOf(statement) < column) return statement;
  }
  return undefined;
}

function columnOf({ tokens }: Statement): number {
  return tokens[0]?.range.column ?? 0;
}
