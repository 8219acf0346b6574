/** Where control can have come from: the ways that lead to a line of a function, by the syntax alone. */
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
interface Hop {
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
  const hops: Hop[] = [{ node, path: [], ...(at?.kind === 'except' && { clause: at }) }];
  let start: readonly number[] | undefined;
  for (const hop of hops) {
    for (const edge of hop.node.in) {
      if (edge.from === graph.entry) start ??= hop.path;
      const before = precede(edge, hop);
      if (!before) continue;
      if ('ending' in before) ways.push(before);
      else if (!hops.some((other) => other.node === before.node)) hops.push(before);
    }
  }
  return { ways, start };
}

/** The way or hop that begins with the edge and goes on to `hop`; undefined where that is not gone back. */
function precede({ kind, from, to, resumes }: Edge, { path, clause }: Hop): Predecessor | Hop | undefined {
  const { statement } = from;
  // What jumps or raises through other blocks comes from the last of them, which does not tell of it.
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
