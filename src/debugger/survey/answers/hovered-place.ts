/** The expression at a position, and the function that has to run to give it a value. */
import { expressionAt, expressionsIn, type ExpressionAt } from '../../../python/statements/expression-at';
import type { FunctionInfo, SourceFile, Statement } from '../../../python/syntax';

export interface HoveredPlace {
  readonly statement: Statement;
  readonly expression: ExpressionAt;
  /** The function whose frame has the value: for a parameter or the name of a function, that one. */
  readonly scope: FunctionInfo;
}

/** @param line from 1 @param column from 0, in UTF-16 code units; undefined if there is no expression */
export function placeAt(source: SourceFile, line: number, column: number): HoveredPlace | undefined {
  for (const statement of statementsOn(source, line)) {
    const expression = expressionAt(statement, line, column);
    if (expression) return placeOf(source, statement, expression);
  }
  return undefined;
}

/** All names and expressions of the statements on a line. */
export function placesOn(source: SourceFile, line: number): HoveredPlace[] {
  return statementsOn(source, line).flatMap((statement) =>
    expressionsIn(statement).flatMap((expression) => placeOf(source, statement, expression) ?? []),
  );
}

/** The statements of a line: a header, and a body on the same line. */
export function statementsOn(source: SourceFile, line: number): Statement[] {
  const outer = source.statementAt(line);
  const inline = source.functions.flatMap((info) => {
    const isInline = info.kind === 'function' && info.line === line && info.firstLine === line;
    const inner = isInline ? source.statementAt(line, info) : undefined;
    return inner?.scope === info && inner.tokens.length > 0 ? [inner] : [];
  });
  return outer ? [outer, ...inline] : inline;
}

function placeOf(source: SourceFile, statement: Statement, expression: ExpressionAt): HoveredPlace | undefined {
  if (expression.role !== 'parameter' && expression.role !== 'definition')
    return { statement, expression, scope: statement.scope };
  const scope = source.functions.findLast(
    ({ kind, line, endLine, name, parent }) =>
      kind === 'function' &&
      parent === statement.scope &&
      line <= statement.line &&
      statement.line <= endLine &&
      name === statement.targets[0],
  );
  return scope && { statement, expression, scope };
}
