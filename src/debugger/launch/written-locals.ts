/** Locals that follow from a function's source alone: bound once, to a literal, on every way to a line. */
import { controlFlowGraph, type ControlFlowGraph, type FlowNode } from '../../python/structure/control-flow-graph';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import { isMutable } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import { statementsOf } from '../program/alignment';
import { written } from './top-level/units/literal-bindings';

/** Only values that nothing can change. */
export function writtenLocals(source: SourceFile, scope: FunctionInfo, line: number): ReadonlyMap<string, Value> {
  const found = new Map<string, Value>();
  const isOwn = new Set(scope.locals.filter((name) => !scope.parameters.some((parameter) => parameter.name === name)));
  for (const { nonlocals } of source.functions) for (const name of nonlocals) isOwn.delete(name);
  const statements = statementsOf(source, scope);
  const counts = new Map<string, number>();
  for (const { targets } of statements) for (const name of targets) counts.set(name, (counts.get(name) ?? 0) + 1);
  const graph = controlFlowGraph(source, scope);
  for (const statement of statements) {
    const [name] = statement.targets;
    if (name === undefined || !isOwn.has(name) || counts.get(name) !== 1 || statement.kind !== 'assignment') continue;
    const value = written(statement, () => undefined);
    if (value && !isMutable(value) && isAlwaysBefore(graph, statement.line, line)) found.set(name, value);
  }
  return found;
}

/** No way from the start leads to the second line without the first. */
function isAlwaysBefore(graph: ControlFlowGraph, first: number, second: number): boolean {
  const [passed, target] = [graph.statement(first), graph.statement(second)];
  if (!passed || !target || passed === target) return false;
  const reached = new Set<FlowNode>([graph.entry]);
  for (const node of reached) if (node !== passed) for (const { to } of node.out) reached.add(to);
  return !reached.has(target);
}
