/**
 * Post-dominators: the nodes that every way to the exit passes. By Cooper, Harvey and Kennedy, "A Simple, Fast Dominance
 * Algorithm" (2001), on the reversed graph.
 */
import type { ControlFlowGraph, FlowNode } from './control-flow-graph';

/** Ways on from a node that count for a question; not always all edges do. */
export type Ways = ReadonlyMap<FlowNode, readonly FlowNode[]>;

/**
 * The first node that all ways from a node to the exit have in common. A way that does not come to the exit does not count; a
 * node with no other kind of way has none.
 */
export function immediatePostDominators({ exit }: ControlFlowGraph, ways: Ways): ReadonlyMap<FlowNode, FlowNode> {
  const order = towardsExit(exit, ways);
  const number = new Map(order.map((node, index) => [node, index] as const));
  const numberOf = (node: FlowNode): number => number.get(node) ?? -1;
  const nearest = new Map<FlowNode, FlowNode>([[exit, exit]]);
  const common = (one: FlowNode, other: FlowNode): FlowNode => {
    let [a, b] = [one, other];
    while (a !== b) {
      while (numberOf(a) < numberOf(b)) a = nearest.get(a) ?? exit;
      while (numberOf(b) < numberOf(a)) b = nearest.get(b) ?? exit;
    }
    return a;
  };
  for (let changed = true; changed;) {
    changed = false;
    for (const node of [...order].reverse()) {
      if (node === exit) continue;
      const known = (ways.get(node) ?? []).filter((next) => nearest.has(next));
      const [first, ...others] = known;
      const found = first && others.reduce(common, first);
      if (!found || nearest.get(node) === found) continue;
      nearest.set(node, found);
      changed = true;
    }
  }
  nearest.delete(exit);
  return nearest;
}

/** Whether every way from `other` to the exit passes `node`, itself included: by intervals of the tree, in constant time. */
export function postDominance(
  { exit }: ControlFlowGraph,
  nearest: ReadonlyMap<FlowNode, FlowNode>,
): (node: FlowNode, other: FlowNode) => boolean {
  const children = reversed([...nearest].map(([node, next]) => [node, [next]]));
  const begin = new Map<FlowNode, number>();
  const end = new Map<FlowNode, number>();
  walk(
    exit,
    children,
    (node) => begin.set(node, begin.size),
    (node) => end.set(node, begin.size),
  );
  return (node, other) => {
    const [first, last, at] = [begin.get(node), end.get(node), begin.get(other)];
    return first !== undefined && last !== undefined && at !== undefined && first <= at && at < last;
  };
}

/** Nodes that lead to the exit, in post order of the reversed graph. */
function towardsExit(exit: FlowNode, ways: Ways): FlowNode[] {
  const order: FlowNode[] = [];
  walk(exit, reversed(ways), undefined, (node) => order.push(node));
  return order;
}

function reversed(ways: Iterable<readonly [FlowNode, readonly FlowNode[]]>): Map<FlowNode, FlowNode[]> {
  const before = new Map<FlowNode, FlowNode[]>();
  for (const [node, targets] of ways) {
    for (const target of targets) {
      const nodes = before.get(target);
      if (nodes) nodes.push(node);
      else before.set(target, [node]);
    }
  }
  return before;
}

/** Depth first, by hand: functions may be longer than the stack is deep. */
function walk(
  root: FlowNode,
  ways: Ways,
  enter: ((node: FlowNode) => void) | undefined,
  leave: (node: FlowNode) => void,
): void {
  const seen = new Set<FlowNode>();
  const path: { readonly node: FlowNode; readonly open: FlowNode[] }[] = [];
  const visit = (node: FlowNode): void => {
    seen.add(node);
    enter?.(node);
    path.push({ node, open: [...(ways.get(node) ?? [])] });
  };
  visit(root);
  for (let top = path.at(-1); top; top = path.at(-1)) {
    const next = top.open.pop();
    if (!next) {
      leave(top.node);
      path.pop();
    } else if (!seen.has(next)) visit(next);
  }
}
