/** Which branches decide whether a line runs: control dependence, by what the syntax says can follow each line. */
import type { FunctionInfo, SourceFile, Successor } from '../../python/syntax';

type Node = Successor;

export class ControlDependence {
  private readonly known = new Map<FunctionInfo, ReadonlyMap<number, ReadonlySet<number>>>();

  constructor(private readonly source: SourceFile) {}

  /** Lines of branches of the function that decide whether `line` is reached; exceptions do not count. */
  deciding(line: number, scope: FunctionInfo): ReadonlySet<number> {
    let all = this.known.get(scope);
    if (!all) this.known.set(scope, (all = this.analyse(scope)));
    return all.get(line) ?? new Set();
  }

  private analyse(scope: FunctionInfo): ReadonlyMap<number, ReadonlySet<number>> {
    const graph = this.graph(scope);
    const after = postdominators(graph);
    const deciding = new Map<number, Set<number>>();
    for (const [branch, successors] of graph) {
      if (successors.length < 2) continue;
      const certain = after.get(branch);
      const reached = new Set(successors.flatMap((next) => [...(after.get(next) ?? [])]));
      for (const line of reached) {
        // What comes anyway is not decided here; a loop's header decides on its own next round.
        if (line === 'end' || line === branch || certain?.has(line)) continue;
        deciding.set(line, (deciding.get(line) ?? new Set()).add(branch));
      }
    }
    return deciding;
  }

  private graph(scope: FunctionInfo): Map<number, readonly Node[]> {
    const graph = new Map<number, readonly Node[]>();
    for (const line of this.source.executableLines) {
      if (line < scope.line || line > scope.endLine) continue;
      const statement = this.source.statementAt(line, scope);
      if (statement?.line !== line || statement.scope !== scope) continue;
      graph.set(line, statement.successors.length > 0 ? statement.successors : ['end']);
    }
    return graph;
  }
}

/** For each line, the lines (and the end) that are passed on every way from it to the end, itself included. */
function postdominators(graph: ReadonlyMap<number, readonly Node[]>): ReadonlyMap<Node, ReadonlySet<Node>> {
  const all = new Set<Node>([...graph.keys(), 'end']);
  const after = new Map<Node, ReadonlySet<Node>>(
    [...all].map((node) => [node, node === 'end' ? new Set(['end']) : all]),
  );
  const lines = [...graph.keys()].reverse();
  for (let changed = true; changed;) {
    changed = false;
    for (const line of lines) {
      const ways = (graph.get(line) ?? []).map((next) => after.get(next) ?? new Set<Node>([next]));
      const [first = new Set<Node>(), ...others] = ways;
      const common = new Set<Node>([line, ...[...first].filter((node) => others.every((way) => way.has(node)))]);
      if (common.size === after.get(line)?.size) continue;
      after.set(line, common);
      changed = true;
    }
  }
  return after;
}
