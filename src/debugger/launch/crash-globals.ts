/** The globals at a crash that is told by a traceback, taken from a run that has come as far as its outermost frame. */
import { controlFlowGraph, type FlowNode } from '../../python/structure/control-flow-graph';
import type { SourceFile, Statement } from '../../python/syntax';
import { isMutable } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import type { Frame, State } from '../state/state';
import { GIVEN } from '../state/step-info';

/**
 * Without frames. Where the outermost frame is the module, in a loop, what changes from round to round is left out.
 * @param outermost the outermost frame of the crash
 */
export function globalsAt(source: SourceFile, { function: scope, line }: Frame, reached: State): State {
  const loop = scope === source.module ? statementsAround(source, line) : [];
  const bound = new Set(loop.flatMap(({ targets }) => targets));
  const used = new Set(loop.flatMap(({ kind, tokens }) => (kind === 'for' ? [] : tokens.map(({ text }) => text))));
  const isSame = (name: string, value: Value): boolean => !bound.has(name) && !(used.has(name) && isMutable(value));
  const globals = new Map([...reached.globals].filter(([name, value]) => isSame(name, value)));
  return { ...reached, globals, frames: [], output: '', last: GIVEN };
}

/** The statements of the loops around a line of the module: those that can run before it comes again. */
function statementsAround(source: SourceFile, line: number): Statement[] {
  const graph = controlFlowGraph(source, source.module);
  const start = graph.statement(line);
  if (!start) return [];
  const after = closure(start, ({ out }) => out.map(({ to }) => to));
  const before = closure(start, (node) => node.in.map(({ from }) => from));
  return [...after].flatMap((node) => (before.has(node) && node.statement ? [node.statement] : []));
}

/** Nodes that at least one edge leads to. */
function closure(start: FlowNode, next: (node: FlowNode) => readonly FlowNode[]): Set<FlowNode> {
  const found = new Set(next(start));
  for (const node of found) for (const other of next(node)) found.add(other);
  return found;
}
