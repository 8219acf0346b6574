import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Trace, TraceStep } from '../../../src/codec/traces/trace';
import { loadPython } from '../../../src/python/source';
import { controlFlowGraph, type FlowNode } from '../../../src/python/structure/control-flow-graph';
import type { FunctionInfo, SourceFile } from '../../../src/python/syntax';

const python = await loadPython();

const nameOf = ({ kind, line }: FlowNode): string =>
  kind === 'statement' ? String(line) : kind === 'leave' ? `leave ${line}` : kind;

/** `2: true 3, false 5`, `4: unwind 9 (exit)`, `9: next 10, resumes return exit` …, without plain ways out by an exception. */
function edges(code: string, name = 'f'): string[] {
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

describe('edges of a function', () => {
  it('follow if, elif and else', () => {
    const code = `def f(x):
    if x:
        a = 1
    elif x > 2:
        a = 2
    else:
        a = 3
    return a`;
    expect(edges(code)).toEqual([
      'entry: next 2',
      '2: true 3, false 4',
      '3: next 8',
      '4: true 5, false 7',
      '5: next 8',
      '7: next 8',
      '8: return exit',
    ]);
  });

  it('follow while, break, continue and else', () => {
    const code = `def f(x):
    while x:
        if x > 2:
            break
        if x > 1: continue
        x -= 1
    else:
        x = 0
    return x`;
    expect(edges(code)).toEqual([
      'entry: next 2',
      '2: true 3, false 8',
      '3: true 4, false 5',
      '4: jump 9',
      '5: jump 2, false 6',
      '6: next 2',
      '8: next 9',
      '9: return exit',
    ]);
  });

  it('follow for, and end the function at its end', () => {
    const code = `def f(xs):
    for x in xs:
        if x:
            continue
        y = x
    else:
        pass`;
    expect(edges(code)).toEqual([
      'entry: next 2',
      '2: true 3, false 7',
      '3: true 4, false 5',
      '4: jump 2',
      '5: next 2',
      '7: next exit',
    ]);
  });

  it('go from what can raise to the first clause, and from clause to clause', () => {
    const code = `def f(x):
    try:
        pass
        x = g(x)
    except KeyError:
        pass
    except ValueError as e:
        x = e
    return x`;
    expect(edges(code)).toEqual([
      'entry: next 2',
      '2: next 3',
      '3: next 4',
      '4: next 9, exception 5',
      '5: true 6, false 7',
      '6: next 9',
      '7: next 8',
      '8: next 9',
      '9: return exit',
    ]);
  });

  it('lead through finally on all ways, and on from there', () => {
    const code = `def f(x):
    try:
        return g(x)
    except KeyError:
        x = 0
    else:
        x = 1
    finally:
        x = 2
    return x`;
    expect(edges(code)).toEqual([
      'entry: next 2',
      '2: next 3',
      '3: unwind 9 (exit), exception 4',
      '4: next 5, exception 9',
      '5: next 9, exception 9',
      '7: next 9, exception 9',
      '9: next 10, resumes return exit, resumes exception exit',
      '10: return exit',
    ]);
  });

  it('hand an exception on from a finally to the clauses around it', () => {
    const code = `def f(x):
    try:
        try:
            return x
        finally:
            x = 1
    except ValueError:
        x = 2`;
    expect(edges(code).slice(3)).toEqual([
      '4: unwind 6 (exit), exception 6',
      '6: next exit, exception 7, resumes return exit, resumes exception 7',
      '7: next 8',
      '8: next exit',
    ]);
  });

  it('give up what waits for a finally only by a break from the loop around it', () => {
    const code = `def f(xs):
    for x in xs:
        try:
            x = g(x)
        finally:
            if x:
                break
            while True:
                x += 1
                break
    return x`;
    expect(edges(code).slice(3)).toEqual([
      '4: next 6, exception 6',
      '6: true 7, false 8',
      '7: jump 11',
      '8: next 9',
      '9: next 10',
      '10: jump 2, resumes exception exit',
      '11: return exit',
    ]);
  });

  it('jump out of a loop through a finally', () => {
    const code = `def f(xs):
    for x in xs:
        try:
            break
        finally:
            x = 2
    return x`;
    expect(edges(code).slice(2)).toEqual([
      '3: next 4',
      '4: unwind 6 (7)',
      '6: next 2, resumes jump 7',
      '7: return exit',
    ]);
  });

  it('come back to the header of a with block', () => {
    const code = `def f(x):
    with x as y:
        if y:
            return y
        x = y
    return x`;
    expect(edges(code)).toEqual([
      'entry: next 2',
      '2: next 3',
      'leave 2: resumes exception exit, next 6, resumes return exit',
      '3: true 4, false 5, exception leave 2',
      '4: unwind leave 2 (exit), exception leave 2',
      '5: next leave 2, exception leave 2',
      '6: return exit',
    ]);
  });

  it('follow match from case to case', () => {
    const code = `def f(x):
    match x:
        case 1:
            x = 2
        case [a, b]:
            x = a
        case _:
            x = 3
    return x`;
    expect(edges(code)).toEqual([
      'entry: next 2',
      '2: next 3',
      '3: true 4, false 5',
      '4: next 9',
      '5: true 6, false 7',
      '6: next 9',
      '7: next 8',
      '8: next 9',
      '9: return exit',
    ]);
  });

  it('do not go into nested functions and classes, which have graphs of their own', () => {
    const code = `def f(x):
    def g(y):
        return y
    class C:
        z = 1
    try:
        def h(y): return y
    finally:
        x = 1
    return g`;
    expect(edges(code)).toEqual([
      'entry: next 2',
      '2: next 4',
      '4: next 6',
      '6: next 7',
      '7: next 9, exception 9',
      '9: next 10, resumes exception exit',
      '10: return exit',
    ]);
    expect(edges(code, 'g')).toEqual(['entry: next 3', '3: return exit']);
    expect(edges(code, 'C')).toEqual(['entry: next 4', '4: next 5', '5: next exit']);
    expect(edges(code, 'h')).toEqual(['entry: next 7', '7: return exit']);
  });

  it('stay in a generator at a yield', () => {
    const code = `def f(xs):
    try:
        for x in xs:
            y = yield x
    finally:
        yield y`;
    expect(edges(code).slice(2)).toEqual([
      '3: true 4, false 6, exception 6',
      '4: next 3, exception 6',
      '6: next exit, resumes exception exit',
    ]);
  });

  it('tell both ways of a header that has its body on its line', () => {
    const code = `def f(x):
    try:
        if x: return 1
        while x: raise x
    finally: x = 1`;
    expect(edges(code).slice(1)).toEqual([
      '2: next 3',
      '3: unwind 5 (exit), false 4, exception 5',
      '4: false 5, exception 5',
      '5: next exit, resumes return exit, resumes exception exit',
    ]);
  });

  it('are those of the module', () => {
    expect(edges('import a\n\nif a:\n    b = 1\n')).toEqual([
      'entry: next 1',
      '1: next 3',
      '3: true 4, false exit',
      '4: next exit',
    ]);
    expect(edges('')).toEqual(['entry: next exit']);
  });

  it('are those of broken source as it was most likely meant', () => {
    const code = `def f(x)
    if x
        return 1
    else
        x = (2
    break
    return x`;
    expect(edges(code)).toEqual([
      'entry: next 2',
      '2: true 3, false 5',
      '3: return exit',
      '5: next 6',
      '6: jump 7',
      '7: return exit',
    ]);
  });

  it('leave dead code and endless loops as they are', () => {
    const code = 'def f(x):\n    while True:\n        pass\n    x = 1';
    expect(edges(code)).toEqual(['entry: next 2', '2: next 3', '3: next 2', '4: next exit']);
  });
});

describe('a graph', () => {
  const code = 'def f(x):\n    with x:\n        x = 1\n\ndef g(): pass';
  const source = python.parse(code);
  const [f, g] = source.functions;
  if (!f || !g) throw new Error('two functions');
  const graph = controlFlowGraph(source, f);

  it('is built once', () => {
    expect(controlFlowGraph(source, f)).toBe(graph);
    expect(controlFlowGraph(source, g)).not.toBe(graph);
    expect(controlFlowGraph(python.parse(code), f)).not.toBe(graph);
  });

  it('finds nodes by their lines', () => {
    expect(graph.statement(3)?.statement?.targets).toEqual(['x']);
    expect(graph.statement(4)).toBeUndefined();
    expect(graph.statement(5)).toBeUndefined();
    expect(graph.leaving(2)).not.toBe(graph.statement(2));
    expect(graph.leaving(3)).toBeUndefined();
  });

  it('has each edge at both of its ends', () => {
    for (const node of graph.nodes) {
      for (const edge of node.out) expect(edge.to.in).toContain(edge);
      for (const edge of node.in) expect(edge.from.out).toContain(edge);
    }
  });

  it('grows with the function and not faster', () => {
    const block = (depth: number): string => {
      const indent = '    '.repeat(depth + 1);
      return `${indent}try:\n${depth < 30 ? block(depth + 1) : `${indent}    return x\n`}${indent}finally:\n${indent}    x = ${depth}\n`;
    };
    const deep = python.parse(`def f(x):\n${block(0)}`);
    const [scope] = deep.functions;
    const edgeCount = controlFlowGraph(deep, scope ?? deep.module).nodes.reduce((sum, { out }) => sum + out.length, 0);
    // A return, an exception and the end come through each of the 31 `finally` bodies; the exception may be a new one.
    expect(edgeCount).toBe(1 + 31 + 2 + 31 * 4);
  });
});

// Recorded with CPython -------------------------------------------------------------------------------------------------

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
