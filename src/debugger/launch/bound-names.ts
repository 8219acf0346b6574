/** Names that can have a value when a line is reached, by the syntax alone: a forward data-flow problem (Kildall 1973). */
import { controlFlowGraph, type Edge } from '../../python/structure/control-flow-graph';
import type { FunctionInfo, SourceFile } from '../../python/syntax';

/** Parameters, and what is bound on a way to the line and not unbound again, in order of appearance. */
export function boundNamesBefore(source: SourceFile, scope: FunctionInfo, line: number): string[] {
  const graph = controlFlowGraph(source, scope);
  const parameters = scope.parameters.map(({ name }) => name);
  const bound = new Map(graph.nodes.map((node) => [node, new Set(parameters)] as const));
  // Taken out and put in again at the end until nothing changes; also lines that no way leads to say what they bind.
  const open = new Set(graph.nodes);
  for (const node of open) {
    open.delete(node);
    for (const edge of node.out) {
      const names = bound.get(edge.to);
      const size = names?.size;
      for (const name of boundAlong(edge, bound.get(node))) names?.add(name);
      if (names?.size !== size) open.add(edge.to);
    }
  }
  const at = graph.statement(line);
  const names = at && bound.get(at);
  return names ? scope.locals.filter((name) => names.has(name)) : parameters;
}

/** Names that have a value after an edge, where some had one before its statement. */
function boundAlong({ kind, from, to }: Edge, before: ReadonlySet<string> = new Set()): Set<string> {
  const after = new Set(before);
  const { statement } = from;
  if (!statement || from.kind === 'leave') return after;
  const isDeclined = statement.kind === 'except' && (kind === 'false' || kind === 'exception');
  const { targets, deleted, enclosing } = statement;
  // What raises may have bound its names before.
  if (!isDeclined) for (const name of targets) if (!deleted.includes(name)) after.add(name);
  if (kind !== 'exception') for (const name of deleted) after.delete(name);
  for (const block of enclosing) {
    const isLeft = to.line <= block.line || to.line > block.endLine;
    if (block.name !== undefined && isLeft) after.delete(block.name);
  }
  return after;
}
