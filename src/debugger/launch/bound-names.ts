/** Names that can have a value when a line is reached, by the syntax alone. */
import type { FunctionInfo, SourceFile, Statement } from '../../python/syntax';

/** Parameters, and what is bound by statements from which control can come to the line, in order of appearance. */
export function boundNamesBefore(source: SourceFile, scope: FunctionInfo, line: number): string[] {
  const statements = source.executableLines.flatMap((at) => {
    if (at < scope.line || at > scope.endLine) return [];
    const statement = source.statementAt(at, scope);
    return statement?.scope === scope && statement.line === at ? [statement] : [];
  });
  const earlier = new Set<Statement>();
  const open = [line];
  for (const target of open) {
    for (const statement of statements) {
      if (earlier.has(statement) || !leadsTo(statement, target)) continue;
      earlier.add(statement);
      open.push(statement.line);
    }
  }
  const bound = new Set(scope.parameters.map(({ name }) => name));
  for (const statement of statements) {
    if (!earlier.has(statement)) continue;
    for (const name of statement.targets) if (scope.locals.includes(name)) bound.add(name);
  }
  const at = statements.find((statement) => statement.line === line);
  for (const { name } of at?.enclosing ?? []) if (name !== undefined) bound.add(name);
  return [...bound];
}

/** Control can go from the statement to the line: by itself, by an exception, or on its way out. */
function leadsTo({ successors, handlers, unwinds }: Statement, line: number): boolean {
  return (
    successors.includes(line) ||
    handlers.some((handler) => handler.line === line) ||
    unwinds.some((unwind) => unwind.line === line)
  );
}
