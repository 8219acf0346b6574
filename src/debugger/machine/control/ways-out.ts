/** What a way from a branch comes to, as far as the text tells. */
import { controlFlowGraph, type FlowNode } from '../../../python/structure/control-flow-graph';
import type { SourceFile, Statement } from '../../../python/syntax';

/** Whether a way from a header ends in an exception that nothing here handles, whatever is decided on it. */
export function onlyRaises(source: SourceFile, header: Statement, way: 0 | 1): boolean {
  const target = header.successors[way];
  if (typeof target !== 'number') return false;
  const graph = controlFlowGraph(source, header.scope);
  const start = graph.statement(target);
  if (!start) return false;
  const seen = new Set<FlowNode>([start]);
  let raises = false;
  for (const node of seen) {
    for (const { kind, to } of node.out) {
      const isRaised = kind === 'exception' && node.statement?.kind === 'raise';
      if (kind === 'exception' && !isRaised) continue;
      const isLeft = to === graph.exit;
      // It comes to an end, or to the branch again, where another way may be taken.
      if ((isLeft && !isRaised) || to.line === header.line) return false;
      if (isLeft) raises = true;
      else seen.add(to);
    }
  }
  return raises;
}
