/** Where control can have come from: the ways that lead to a line of a function, by the syntax alone. */
import type { FunctionInfo, SourceFile, Statement } from '../../python/syntax';

/** How the statement at the beginning of a way ended. */
export type Ending =
  | { readonly kind: 'next'; readonly successor: 0 | 1 }
  /** `return`, through a `finally` block. */
  | { readonly kind: 'return' }
  /** It raised what the clause takes. */
  | { readonly kind: 'raise'; readonly clause: Statement };

export interface Predecessor {
  readonly statement: Statement;
  readonly ending: Ending;
  /** Lines passed afterwards that do nothing to values (`pass`, `try:`, `except X:`, a `with` that is left), in order. */
  readonly path: readonly number[];
}

export interface Predecessors {
  /** The nearest first. */
  readonly ways: readonly Predecessor[];
  /** Lines passed from the start of the function; undefined if others have to run before. */
  readonly start: readonly number[] | undefined;
}

/** A line that is passed on the way. */
interface Hop {
  readonly line: number;
  readonly path: readonly number[];
  /** The `except` clause whose body the way leads into. */
  readonly clause?: Statement | undefined;
  /** The line is a `with` header that is visited to leave its block. */
  readonly isExit: boolean;
}

/** @param isExit the line is a `with` header that is visited to leave its block */
export function predecessorsOf(source: SourceFile, scope: FunctionInfo, line: number, isExit = false): Predecessors {
  const statements = source.executableLines.flatMap((at) => {
    const statement = source.statementAt(at, scope);
    return statement?.scope === scope && statement.line === at ? [statement] : [];
  });
  const at = source.statementAt(line, scope);
  const ways: Predecessor[] = [];
  const hops: Hop[] = [{ line, path: [], isExit, ...(at?.kind === 'except' && { clause: at }) }];
  let start: readonly number[] | undefined;
  for (const hop of hops) {
    if (!hop.isExit && scope.firstLine === hop.line) start ??= hop.path;
    for (const statement of statements) {
      const before = precede(statement, hop);
      if (!before) continue;
      if ('ending' in before) ways.push(before);
      else if (!hops.some((other) => other.line === before.line && other.isExit === before.isExit)) hops.push(before);
    }
  }
  return { ways, start };
}

/** The way or hop that begins with the statement and goes on to `hop`; undefined if control cannot go there. */
function precede(statement: Statement, hop: Hop): Predecessor | Hop | undefined {
  const { line, path, clause } = hop;
  const [handler] = statement.handlers;
  if (clause && handler?.kind === 'except' && handler.line === line && !statement.isTransparent)
    return { statement, ending: { kind: 'raise', clause }, path };
  const isInside = statement.enclosing.some((block) => block.kind === 'with' && block.line === line);
  if (isInside !== hop.isExit && (isInside || hop.isExit)) return undefined;
  const passing = { line: statement.line, path: [statement.line, ...path], isExit: false };
  const [unwind] = statement.unwinds;
  if (unwind?.line === line && statement.isTransparent) return passing;
  if (unwind?.line === line && statement.successors.length === 0)
    return { statement, ending: { kind: 'return' }, path };
  const index = statement.successors.indexOf(line);
  // What jumps through other blocks comes from the last of them.
  if (index < 0 || (unwind && index === 0)) return undefined;
  const successor = index === 0 ? 0 : 1;
  if (statement.kind === 'except') return { ...passing, clause: successor === 0 ? statement : clause };
  if (statement.kind === 'with' && successor === 1) return { ...passing, isExit: true };
  return statement.isTransparent ? passing : { statement, ending: { kind: 'next', successor }, path };
}
