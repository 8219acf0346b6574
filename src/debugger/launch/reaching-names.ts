/** Names that can have a value when a line is reached, by the syntax alone: a forward data-flow problem (Kildall 1973). */
import { controlFlowGraph, type Edge, type FlowNode } from '../../python/structure/control-flow-graph';
import type { FunctionInfo, SourceFile } from '../../python/syntax';

/** Parameters, and what is bound on a way to the line and not unbound again, in order of appearance. */
export function boundNamesBefore(source: SourceFile, scope: FunctionInfo, line: number): string[] {
  const graph = controlFlowGraph(source, scope);
  // A set of names is a number with one bit for each: there may be thousands of lines with thousands of names.
  const bits = new Map(scope.locals.map((name, index) => [name, 1n << BigInt(index)] as const));
  const setOf = (names: readonly string[]): bigint => names.reduce((set, name) => set | (bits.get(name) ?? 0n), 0n);
  const parameters = setOf(scope.parameters.map(({ name }) => name));
  const bound = new Map<FlowNode, bigint>();
  // Taken out and put in again at the end until nothing changes; also lines that no way leads to say what they bind.
  const open = new Set(graph.nodes);
  for (const node of open) {
    open.delete(node);
    const before = bound.get(node) ?? parameters;
    for (const edge of node.out) {
      const { binds, unbinds } = changesAlong(edge);
      const known = bound.get(edge.to) ?? parameters;
      const after = known | ((before | setOf(binds)) & ~setOf(unbinds));
      if (after === known) continue;
      bound.set(edge.to, after);
      open.add(edge.to);
    }
  }
  const at = graph.statement(line);
  const names = (at && bound.get(at)) ?? parameters;
  return scope.locals.filter((name) => (names & setOf([name])) !== 0n);
}

/** Names that get a value, then names that lose theirs, where control takes an edge. */
function changesAlong({ kind, from, to }: Edge): {
  readonly binds: readonly string[];
  readonly unbinds: readonly string[];
} {
  const { statement } = from;
  if (!statement) return { binds: [], unbinds: [] };
  const { targets, deleted, enclosing } = statement;
  const left = enclosing.filter((block) => to.line <= block.line || to.line > block.endLine);
  const exceptions = left.flatMap(({ name }) => name ?? []);
  const isDeclined = statement.kind === 'except' && (kind === 'false' || kind === 'exception');
  if (from.kind === 'leave' || isDeclined) return { binds: [], unbinds: exceptions };
  // What raises may have bound its names before, and not have come to delete them.
  const binds = targets.filter((name) => !deleted.includes(name));
  return { binds, unbinds: kind === 'exception' ? exceptions : [...exceptions, ...deleted] };
}
