/** The statements of a function. */
import type { FunctionInfo, SourceFile, Statement } from '../syntax';

/** The statements of the outline, by which the model is told of a function as a whole. */
export function outlinedStatements(source: SourceFile, info: FunctionInfo): Statement[] {
  return source.outline(info).flatMap((line) => ('statement' in line ? [line.statement] : []));
}

/** Every statement whose line lies in the function, those of nested functions included. */
export function* statementsIn(source: SourceFile, info: FunctionInfo): Generator<Statement> {
  for (const line of source.executableLines) {
    if (line < info.line || line > info.endLine) continue;
    // On the line of `def f(): return x` the body counts.
    const statement = source.statementAt(line, line === info.line ? info : undefined);
    if (statement && statement.scope !== info.parent) yield statement;
  }
}
