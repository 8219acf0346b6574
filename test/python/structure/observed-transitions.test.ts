/** What CPython did in recorded runs, as ways through the control-flow graphs. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Trace, TraceStep } from '../../../src/codec/traces/trace';
import { loadPython } from '../../../src/python/source';
import { controlFlowGraph, type FlowNode } from '../../../src/python/structure/control-flow-graph';
import type { FunctionInfo, SourceFile } from '../../../src/python/syntax';

const python = await loadPython();

const fixtures = new URL('../../fixtures/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, fixtures), 'utf8');

type Place = number | 'call' | 'return';

/** Whether an edge leads from one line event of a frame to the next event of it. */
function isEdge(source: SourceFile, scope: FunctionInfo, from: Place, to: Place): boolean {
  const graph = controlFlowGraph(source, scope);
  const nodesAt = (place: Place): (FlowNode | undefined)[] =>
    place === 'call'
      ? [graph.entry]
      : place === 'return'
        ? [graph.exit]
        : [graph.statement(source.statementAt(place, scope)?.line ?? 0), graph.leaving(place)];
  const targets = nodesAt(to);
  return nodesAt(from).some((node) => node?.out.some((edge) => targets.includes(edge.to)));
}

const hasYield = (source: SourceFile, scope: FunctionInfo, line: Place): boolean =>
  typeof line === 'number' && (source.statementAt(line, scope)?.tokens.some(({ text }) => text === 'yield') ?? false);

/** CPython visits decorators again, last first, to call them; here a definition is one visit. */
function isDecorating(source: SourceFile, from: Place, to: Place): boolean {
  if (typeof from !== 'number' || typeof to !== 'number') return false;
  return source.functions.some(({ decorators, line, endLine }) => {
    const header =
      source.executableLines.find((at) => at >= line && /^(?:def|class)$/.test(source.statementAt(at)?.kind ?? '')) ??
      endLine;
    return decorators.length > 0 && Math.min(from, to) >= line && Math.max(from, to) <= header;
  });
}

describe('edges and what CPython does', () => {
  const observed = JSON.parse(read('python/transitions.json')) as Record<
    string,
    { readonly transitions: readonly (readonly [string, Place, Place])[] }
  >;

  it.each(Object.keys(observed))('every transition of %s is one', (name) => {
    const source = python.parse(read(`python/${name}`));
    const transitions = observed[name]?.transitions ?? [];
    const missing = transitions.filter(([qualified, from, to]) => {
      const scope = qualified === '<module>' ? source.module : source.findFunction(qualified);
      if (!scope) return true;
      // At a `yield` the frame is left and comes back.
      if (to === 'return' && hasYield(source, scope, from)) return false;
      return !isEdge(source, scope, from, to) && !isDecorating(source, from, to);
    });
    expect(transitions.length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });

  const traces = readdirSync(new URL('programs/', fixtures)).filter((name) => name.endsWith('.trace.json'));

  it.each(traces)('every step within a frame of %s is one', (name) => {
    const { source: text, steps } = JSON.parse(read(`programs/${name}`)) as Trace;
    const source = python.parse(text);
    const missing: string[] = [];
    let count = 0;
    for (const frame of new Set(steps.map((step) => step.frame))) {
      const events = steps.filter((step) => step.frame === frame);
      const scope = scopeOf(source, events[0]);
      if (!scope) continue;
      let from: Place = 'call';
      for (const { event, line } of events) {
        if (event === 'call' || event === 'exception') continue;
        const to = event === 'return' ? 'return' : line;
        if (event === 'return' && hasYield(source, scope, from)) continue;
        count++;
        if (!isEdge(source, scope, from, to) && !isDecorating(source, from, to))
          missing.push(`${scope.qualifiedName} ${from} -> ${to}`);
        from = to;
      }
    }
    expect(count).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });
});

function scopeOf(source: SourceFile, first: TraceStep | undefined): FunctionInfo | undefined {
  if (first?.function === '<module>') return source.module;
  return source.functions.find(({ name, line }) => name === first?.function && line === first.line);
}
