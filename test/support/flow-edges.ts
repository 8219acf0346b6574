/** The edges of a function's control-flow graph as texts. */
import { loadPython } from '../../src/python/source';
import { controlFlowGraph, type FlowNode } from '../../src/python/structure/control-flow-graph';

const python = await loadPython();

const nameOf = ({ kind, line }: FlowNode): string =>
  kind === 'statement' ? String(line) : kind === 'leave' ? `leave ${line}` : kind;

/** `2: true 3, false 5`, `4: unwind 9 (exit)`, `9: next 10, resumes return exit` …, without plain ways out by an exception. */
export function edges(code: string, name = 'f'): string[] {
  const source = python.parse(code);
  const { nodes, exit } = controlFlowGraph(source, source.findFunction(name) ?? source.module);
  return nodes.slice(0, -1).map((node) => {
    const shown = node.out.filter(({ kind, to, resumes }) => kind !== 'exception' || to !== exit || resumes);
    const texts = shown.map(({ kind, to, arrives, resumes }) => {
      const there = arrives === to ? '' : ` (${nameOf(arrives)})`;
      return `${resumes ? 'resumes ' : ''}${kind} ${nameOf(to)}${there}`;
    });
    return `${nameOf(node)}: ${texts.join(', ')}`;
  });
}
