/** Predecessors in the control-flow graph: the paths that lead to a line of a function, by syntax alone. */
import { controlFlowGraph, type Edge, type FlowNode } from '../../python/structure/control-flow-graph';
import type { FunctionInfo, SourceFile, Statement } from '../../python/syntax';

/** How the statement at the beginning of a path ended. */
export type Ending =
  | { readonly kind: 'next'; readonly successor: 0 | 1 }
  /** `return`, through a `finally` block. */
  | { readonly kind: 'return' }
  /** It raised what the clause catches. */
  | { readonly kind: 'raise'; readonly clause: Statement };

export interface Predecessor {
  readonly statement: Statement;
  readonly ending: Ending;
  /** Lines passed afterward that change no values (`pass`, `try:`, `except X:`, leaving a `with`), in order. */
  readonly path: readonly number[];
}

export interface Predecessors {
  /** The nearest first. */
  readonly ways: readonly Predecessor[];
  /** Lines passed from the start of the function; undefined if others have to run before. */
  readonly start: readonly number[] | undefined;
}

/** A line on the path. */
interface Passed {
  readonly node: FlowNode;
  readonly path: readonly number[];
  /** The `except` clause whose body the path enters. */
  readonly clause?: Statement | undefined;
}

/** @param isExit the line is a `with` header that is visited to leave its block */
export function predecessorsOf(source: SourceFile, scope: FunctionInfo, line: number, isExit = false): Predecessors {
  const graph = controlFlowGraph(source, scope);
  const at = source.statementAt(line, scope);
  const node = isExit ? graph.leaving(line) : graph.statement(at?.line ?? line);
  const ways: Predecessor[] = [];
  if (!node) return { ways, start: undefined };
  const passed: Passed[] = [{ node, path: [], ...(at?.kind === 'except' && { clause: at }) }];
  let start: readonly number[] | undefined;
  for (const point of passed) {
    for (const edge of point.node.in) {
      if (edge.from === graph.entry) start ??= point.path;
      const before = precede(edge, point);
      if (!before) continue;
      if ('ending' in before) ways.push(before);
      else if (!passed.some((other) => other.node === before.node)) passed.push(before);
    }
  }
  return { ways, start };
}

/** The path or passed line that begins with the edge; undefined if the edge is not followed backward. */
function precede({ kind, from, to, resumes }: Edge, { path, clause }: Passed): Predecessor | Passed | undefined {
  const { statement } = from;
  // A jump or exception through other blocks comes from the last of them, which does not show it.
  if (!statement || resumes) return undefined;
  const passing = { node: from, path: [from.line, ...path] };
  if (from.kind === 'leave') return passing;
  switch (kind) {
    case 'exception':
      return clause && to.statement?.kind === 'except'
        ? { statement, ending: { kind: 'raise', clause }, path }
        : undefined;
    case 'unwind':
      if (statement.isTransparent) return passing;
      return statement.successors.length === 0 ? { statement, ending: { kind: 'return' }, path } : undefined;
    default: {
      const successor = statement.successors.indexOf(to.line) === 1 ? 1 : 0;
      if (statement.kind === 'except') return { ...passing, clause: successor === 0 ? statement : clause };
      return statement.isTransparent ? passing : { statement, ending: { kind: 'next', successor }, path };
    }
  }
}
