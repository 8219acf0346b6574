import { describe, expect, it } from 'vitest';
import { loadPython } from '../../../src/python/source';
import { controlFlowGraph } from '../../../src/python/structure/control-flow-graph';
import { edges } from '../../support/flow-edges';

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

describe('a graph', async () => {
  const python = await loadPython();
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
