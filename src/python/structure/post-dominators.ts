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

/** Nodes that lead to the exit, in post order of the reversed graph: each is after those that are nearer to the exit only by it. */
function towardsExit(exit: FlowNode, ways: Ways): FlowNode[] {
  const before = new Map<FlowNode, FlowNode[]>();
  for (const [node, targets] of ways) {
    for (const target of targets) {
      const nodes = before.get(target);
      if (nodes) nodes.push(node);
      else before.set(target, [node]);
    }
  }
  const order: FlowNode[] = [];
  const seen = new Set([exit]);
  // By hand, since functions may be longer than the stack is deep.
  const path = [{ node: exit, open: [...(before.get(exit) ?? [])] }];
  for (let top = path.at(-1); top; top = path.at(-1)) {
    const next = top.open.pop();
    if (!next) {
      order.push(top.node);
      path.pop();
    } else if (!seen.has(next)) {
      seen.add(next);
      path.push({ node: next, open: [...(before.get(next) ?? [])] });
    }
  }
  return order;
}
