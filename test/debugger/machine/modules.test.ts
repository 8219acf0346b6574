/** Programs of several files: what imports mean, and how the machine goes from file to file. The model is stood in for. */
import { describe, expect, it } from 'vitest';
import { launch, launched } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { lookup } from '../../../src/debugger/state/name-scopes';
import type { State } from '../../../src/debugger/state/state';
import { link } from '../../../src/python/modules/link';
import { placeOf } from '../../../src/python/modules/linked-source';
import { printValue } from '../../../src/python/values/print';
import { loadPython } from '../../../src/python/source';
import type { SourceFile } from '../../../src/python/syntax';
import { calling } from '../../support/calling';
import { launchedWhole } from '../../support/whole';

const python = await loadPython();

type Files = Readonly<Record<string, string>>;

/** Links a program with files by the name of their module; relative imports begin in `pkg`. */
function program(main: string, files: Files): SourceFile {
  return link(python, python.parse(main), {
    find: ({ module, level }) => {
      const name = level === 0 ? module : module === '' ? 'pkg' : `pkg.${module}`;
      const text = files[name];
      return text === undefined ? undefined : { path: `/${name}.py`, text, name };
    },
  });
}

/** Runs to the end; every event as `file:line function event`. */
async function run(source: SourceFile, start: State): Promise<{ events: string[]; state: State }> {
  const machine = new Machine(source, calling);
  const events: string[] = [];
  let state = start;
  while (state.status === 'running' && events.length < 100) {
    const frame = state.frames.at(-1);
    const { path = 'main', line } = placeOf(source, frame?.line ?? 0);
    events.push(`${path}:${line} ${frame?.function.qualifiedName ?? ''} ${frame?.event ?? ''}`);
    state = await machine.step(state);
  }
  return { events, state };
}

const called = (source: SourceFile, name: string): Promise<State> =>
  launched(new Machine(source, calling), { function: name, arguments: '7' });

const result = async (main: string, files: Files, call = 'f'): Promise<string> => {
  const source = program(main, files);
  const { state } = await run(source, await called(source, call));
  return state.result ? printValue(state.result) : (state.failure?.type ?? state.status);
};

describe('programs of several files', () => {
  it('go into functions of other files, which see their own globals', async () => {
    const main = 'from m import g\nLIMIT = 1\n\ndef f(x):\n    return g(x)\n';
    const files = { m: 'LIMIT = 5\ndef h():\n    return LIMIT\ndef g(x):\n    y = h()\n    return y\n' };
    const source = program(main, files);
    const { events, state } = await run(source, await called(source, 'f'));
    expect(events).toEqual([
      'main:4 f call',
      'main:5 f line',
      '/m.py:4 m.g call',
      '/m.py:5 m.g line',
      '/m.py:2 m.h call',
      '/m.py:3 m.h line',
      '/m.py:3 m.h return',
      '/m.py:6 m.g line',
      '/m.py:6 m.g return',
      'main:5 f return',
    ]);
    expect(state.result && printValue(state.result)).toBe('5');
  });

  it.each([
    ['from m import g as k\ndef g(x): return 0\ndef f(x): return k(x)'],
    ['import m\ndef f(x): return m.g(x)'],
    ['import m as other\ndef f(x): return other.g(x)'],
    ['import pkg.m\ndef f(x): return pkg.m.g(x)'],
    ['from pkg import m\ndef f(x): return m.g(x)'],
    ['from pkg.m import *\ndef f(x): return g(x)'],
    ['from .m import g\ndef f(x): return g(x)'],
    ['from . import m\ndef f(x): return m.g(x)'],
    ['from pkg import g\ndef f(x): return g(x)'],
    ['def f(x):\n    from m import g\n    return g(x)'],
    ['def f(x):\n    import pkg.m as p\n    y = p.g(x)\n    return y'],
    ['import m\nclass g: pass\ndef f(x):\n    y = m.g\n    return y(x)'],
  ])('follow %j', async (main) => {
    const m = 'def g(x):\n    return x\n';
    expect(await result(main, { m, 'pkg.m': m, pkg: 'from .m import g\n' })).toBe('7');
  });

  it('make objects of classes of other files', async () => {
    const m = 'class C:\n    def __init__(self, v):\n        v\n    def get(self, w):\n        return w\n';
    const main = 'import m\ndef f(x):\n    c = m.C(x)\n    y = c.get(x)\n    return y\nclass C: pass\n';
    expect(await result(main, { m })).toBe('7');
  });

  it('know constants, and what is computed when a module is loaded as unknown', async () => {
    const main =
      'import m\nfrom m import A, B\nfrom nowhere import C\nfrom m import missing\ndef f(x): return A, m.A, B, C, missing\n';
    const source = program(main, { m: 'A = [1]\nB = compute()\n' });
    const state = await launchedWhole(new Machine(source, calling), { function: 'f', arguments: '7' });
    const [frame] = state.frames;
    const value = (name: string) => frame && lookup(state, frame, name);
    expect(value('A')).toMatchObject({ kind: 'list' });
    expect(value('m.A')).toMatchObject({ kind: 'list' });
    expect(value('B')).toEqual({
      kind: 'unknown',
      reason: "NameError: name 'compute' is not defined is raised on line 2 of m.py",
    });
    expect(value('C')).toMatchObject({ kind: 'unknown', reason: 'the module nowhere is not known' });
    const reason = "ImportError: cannot import name 'missing' from 'm' (/m.py) is raised on line 4";
    expect(value('missing')).toEqual({ kind: 'unknown', reason });
  });

  it('import while the module itself runs', async () => {
    const source = program('import m\nx = m.g(3)\n', { m: 'def g(x):\n    return x\nprint("loaded")\n' });
    const { state } = await run(source, launch(source));
    expect(state.globals.get('x')).toEqual({ kind: 'int', value: 3n });
    expect(state.output).toBe('loaded\n');
  });

  it('may import each other, and keep to a budget', async () => {
    const circle = { a: 'import b\ndef g(x): return b.h(x)\n', b: 'import a\ndef h(x): return x\n' };
    expect(await result('from a import g\ndef f(x): return g(x)', circle)).toBe('7');
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`m${i}`, `import m${i + 1}\nV = ${i}\n`]));
    const source = program('import m0\nimport m49\ndef f(x): pass', many);
    expect(source.imported?.length).toBe(40);
    const large = program('import big\nbig.x', { big: 'x = 1\n'.repeat(50_000) });
    const state = launch(large);
    const after = await new Machine(large, calling).step(await new Machine(large, calling).step(state));
    expect(after.globals.get('big')).toEqual({
      kind: 'unknown',
      reason: 'big is not followed: more than 40000 lines',
    });
  });

  it('leave names alone that hide a module', () => {
    const source = program('import m\ndef f(m):\n    return m.g\ndef h():\n    return m.g\n', { m: 'def g(): pass\n' });
    const words = (line: number) => source.statementAt(line)?.tokens.map(({ text }) => text);
    expect(words(3)).toEqual(['return', 'm', '.', 'g']);
    expect(words(5)).toEqual(['return', 'm.g']);
    expect(source.statementAt(5)?.subExpressions).toEqual([]);
  });

  it('have every line in one file', () => {
    const source = program('import m\nx = 1', { m: 'import n\r\ny = 2\n', n: '\n\nz = 3\n' });
    const shown = source.executableLines.map((line) => {
      const { path = 'main', line: own } = placeOf(source, line);
      const tokens = source
        .statementAt(line)
        ?.tokens.map(({ text }) => text)
        .join(' ');
      return `${path}:${own} ${tokens ?? ''} | ${source.text.split(/\r\n?|\n/)[line - 1] ?? ''}`;
    });
    expect(shown).toEqual([
      'main:1 import m | import m',
      'main:2 x = 1 | x = 1',
      '/m.py:1 import n | import n',
      '/m.py:2 y = 2 | y = 2',
      '/n.py:3 z = 3 | z = 3',
    ]);
  });
});
