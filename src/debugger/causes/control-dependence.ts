/**
 * Which branches decide whether a line runs: control dependence, by Ferrante, Ottenstein and Warren, "The Program Dependence
 * Graph and Its Use in Optimization" (1987). Exceptions do not count, and what unwinds counts as there at once.
 */
import { controlFlowGraph, type ControlFlowGraph, type FlowNode } from '../../python/structure/control-flow-graph';
import { immediatePostDominators, postDominance, type Ways } from '../../python/structure/post-dominators';
import type { FunctionInfo, SourceFile } from '../../python/syntax';

interface Analysis {
  readonly graph: ControlFlowGraph;
  readonly branches: readonly (readonly [FlowNode, readonly FlowNode[]])[];
  /** Every way from the other node to the end passes the node. */
  readonly isCertainAfter: (node: FlowNode, other: FlowNode) => boolean;
  readonly deciding: Map<number, ReadonlySet<number>>;
}

export class ControlDependence {
  private readonly known = new Map<FunctionInfo, Analysis>();

  constructor(private readonly source: SourceFile) {}

  /** Lines of branches of the function that decide whether `line` is reached. */
  deciding(line: number, scope: FunctionInfo): ReadonlySet<number> {
    let analysis = this.known.get(scope);
    if (!analysis) this.known.set(scope, (analysis = analyse(controlFlowGraph(this.source, scope))));
    let lines = analysis.deciding.get(line);
    if (!lines) analysis.deciding.set(line, (lines = decidingLines(analysis, line)));
    return lines;
  }
}

function analyse(graph: ControlFlowGraph): Analysis {
  const ways = waysOf(graph);
  const nearest = immediatePostDominators(graph, withEndlessLoops(graph, ways));
  const branches = [...ways].filter(([, targets]) => targets.length > 1);
  return { graph, branches, isCertainAfter: postDominance(graph, nearest), deciding: new Map() };
}

/** Branches after which the line comes for certain one way, and not whichever way is taken. */
function decidingLines({ graph, branches, isCertainAfter }: Analysis, line: number): ReadonlySet<number> {
  const node = graph.statement(line);
  if (!node) return new Set();
  const deciding = branches.filter(
    // A loop's header decides on its own next iteration, which is not listed here.
    ([branch, targets]) =>
      branch !== node && !isCertainAfter(node, branch) && targets.some((target) => isCertainAfter(node, target)),
  );
  return new Set(deciding.map(([branch]) => branch.line));
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
