/**
 * Which branches decide whether a line runs: control dependence, by Ferrante, Ottenstein and Warren, "The Program Dependence
 * Graph and Its Use in Optimization" (1987). Exceptions do not count, and what unwinds counts as there at once.
 */
import { controlFlowGraph, type ControlFlowGraph, type FlowNode } from '../../python/structure/control-flow-graph';
import { immediatePostDominators, type Ways } from '../../python/structure/post-dominators';
import type { FunctionInfo, SourceFile } from '../../python/syntax';

export class ControlDependence {
  private readonly known = new Map<FunctionInfo, ReadonlyMap<number, ReadonlySet<number>>>();

  constructor(private readonly source: SourceFile) {}

  /** Lines of branches of the function that decide whether `line` is reached. */
  deciding(line: number, scope: FunctionInfo): ReadonlySet<number> {
    let all = this.known.get(scope);
    if (!all) this.known.set(scope, (all = analyse(controlFlowGraph(this.source, scope))));
    return all.get(line) ?? new Set();
  }
}

function analyse(graph: ControlFlowGraph): ReadonlyMap<number, ReadonlySet<number>> {
  const ways = waysOf(graph);
  const nearest = immediatePostDominators(graph, withEndlessLoops(graph, ways));
  const deciding = new Map<number, Set<number>>();
  for (const [branch, targets] of ways) {
    if (targets.length < 2) continue;
    const certain = nearest.get(branch);
    for (const target of targets) {
      // Up the tree of post-dominators: what comes anyway is not decided here.
      for (let node: FlowNode | undefined = target; node && node !== certain; node = nearest.get(node)) {
        // A loop's header decides on its own next round.
        if (node.kind !== 'statement' || node === branch) continue;
        const lines = deciding.get(node.line) ?? new Set();
        deciding.set(node.line, lines.add(branch.line));
      }
    }
  }
  return deciding;
}

function waysOf({ nodes, exit }: ControlFlowGraph): Map<FlowNode, FlowNode[]> {
  return new Map(
    nodes.map((node) => {
      const own = node.out.filter(({ kind, resumes }) => kind !== 'exception' && !resumes);
      const targets = [...new Set(own.map(({ arrives }) => arrives))];
      // A `raise` ends the function, as far as this goes.
      return [node, targets.length === 0 && node !== exit ? [exit] : targets];
    }),
  );
}

/** The ways, with one from each endless loop to the exit: from the first line that the loop comes back to. */
function withEndlessLoops({ nodes, exit }: ControlFlowGraph, ways: Ways): Ways {
  const before = new Map<FlowNode, FlowNode[]>(nodes.map((node) => [node, []]));
  for (const [node, targets] of ways) for (const target of targets) before.get(target)?.push(node);
  const ending = new Set<FlowNode>();
  const markFrom = (node: FlowNode): void => {
    const open = [node];
    for (let next = open.pop(); next; next = open.pop()) {
      if (ending.has(next)) continue;
      ending.add(next);
      open.push(...(before.get(next) ?? []));
    }
  };
  markFrom(exit);
  const all = new Map(ways);
  for (const node of nodes) {
    const isHeader = before.get(node)?.some(({ line }) => line >= node.line);
    if (ending.has(node) || !isHeader) continue;
    all.set(node, [...(ways.get(node) ?? []), exit]);
    markFrom(node);
  }
  return all;
}
