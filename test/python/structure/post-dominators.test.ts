import { expect, it } from 'vitest';
import { loadPython } from '../../../src/python/source';
import { controlFlowGraph, type FlowNode } from '../../../src/python/structure/control-flow-graph';
import { immediatePostDominators, postDominance } from '../../../src/python/structure/post-dominators';

const python = await loadPython();

/** The lines that follow for certain, by line: 0 for the end of the function. */
function following(code: string): Record<number, number> {
  const source = python.parse(code);
  const graph = controlFlowGraph(source, source.functions[0] ?? source.module);
  const targets = (node: FlowNode): FlowNode[] =>
    node.out.filter(({ kind, resumes }) => kind !== 'exception' && !resumes).map(({ to }) => to);
  const nearest = immediatePostDominators(graph, new Map(graph.nodes.map((node) => [node, targets(node)])));
  return Object.fromEntries([...nearest].map(([node, next]) => [node.line, next.line]));
}

it('is the join of a branch', () => {
  const code = `def f(x):
    if x:
        if x > 1:
            a = 1
        b = 1
    else:
        a = 2
    return a`;
  expect(following(code)).toEqual({ 0: 2, 2: 8, 3: 5, 4: 5, 5: 8, 7: 8, 8: 0 });
});

it('is the end where a branch returns', () => {
  expect(following('def f(x):\n    if x:\n        return 1\n    x = 1')).toEqual({ 0: 2, 2: 0, 3: 0, 4: 0 });
});

it('is found through loops in loops, and jumps out of them', () => {
  const code = `def f(xs):
    for x in xs:
        while x:
            if x > 1:
                break
            if x > 2:
                continue
            x -= 1
        y = x
    return y`;
  expect(following(code)).toEqual({ 0: 2, 2: 10, 3: 9, 4: 9, 5: 9, 6: 3, 7: 3, 8: 3, 9: 2, 10: 0 });
});

it('is unknown where no way leads to the end', () => {
  expect(following('def f(x):\n    if x:\n        while True:\n            pass\n    x = 1')).toEqual({
    0: 2,
    2: 5,
    5: 0,
  });
});

/** Post-dominance by its definition: without the one, the other does not come to the end. */
it('agrees with its definition', () => {
  const statements = ['x = 1', 'if x:', 'while x:', 'for y in x:', 'break', 'continue', 'return x', 'pass'];
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  const block = (depth: number, indent: string): string[] =>
    Array.from({ length: 1 + random(4) }, () => {
      const text = statements[random(statements.length)] ?? 'pass';
      const inner = text.endsWith(':') ? (depth < 3 ? block(depth + 1, `${indent}    `) : [`${indent}    pass`]) : [];
      return [indent + text, ...inner];
    }).flat();
  for (let round = 0; round < 60; round++) {
    const code = ['def f(x):', ...block(0, '    ')].join('\n');
    const source = python.parse(code);
    const graph = controlFlowGraph(source, source.functions[0] ?? source.module);
    const ways = new Map(
      graph.nodes.map(
        (node) => [node, node.out.filter(({ kind }) => kind !== 'exception').map(({ to }) => to)] as const,
      ),
    );
    const reachesEnd = (node: FlowNode, without?: FlowNode): boolean => {
      const seen = new Set(node === without ? [] : [node]);
      for (const next of seen) for (const to of ways.get(next) ?? []) if (to !== without) seen.add(to);
      return seen.has(graph.exit);
    };
    const nearest = immediatePostDominators(graph, ways);
    const isAfter = postDominance(graph, nearest);
    for (const node of graph.nodes) {
      if (node === graph.exit) continue;
      const certain = graph.nodes.filter((other) => other !== node && reachesEnd(node) && !reachesEnd(node, other));
      const chain: FlowNode[] = [];
      for (let next = nearest.get(node); next; next = nearest.get(next)) chain.push(next);
      expect(new Set(chain), code).toEqual(new Set(certain));
      const tested = graph.nodes.filter((other) => other !== node && isAfter(other, node));
      expect(new Set(tested), code).toEqual(new Set(certain));
    }
  }
});
