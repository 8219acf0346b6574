/** What a module computes is worked out when a statement reads it. */
import { describe, expect, it } from 'vitest';
import { launched } from '../../../../src/debugger/launch/launch';
import { Machine } from '../../../../src/debugger/machine/machine';
import type { State } from '../../../../src/debugger/state/state';
import { link } from '../../../../src/python/modules/link';
import { printValue } from '../../../../src/python/values/print';
import { loadPython } from '../../../../src/python/source';
import type { SourceFile } from '../../../../src/python/syntax';
import { answering, calls, isDone, made, returns, type Answers } from '../../../support/scripted';

const python = await loadPython();

const f = { function: 'f', arguments: '' };
const shown = (state: State, name: string): string => printValue(state.globals.get(name) ?? { kind: 'none' });

/** The machine, and the lines that it asks about. */
function machineOf(source: SourceFile, answers: Answers): { machine: Machine; asked: number[] } {
  const asked: number[] = [];
  const predictor = answering(answers);
  const machine = new Machine(source, {
    predict: (query, ...rest) => {
      asked.push(query.statement.line);
      return predictor.predict(query, ...rest);
    },
  });
  return { machine, asked };
}

/** To before the line. */
async function until(machine: Machine, line: number): Promise<State> {
  let state = await launched(machine, f);
  while (state.frames.at(-1)?.line !== line || state.frames.at(-1)?.event !== 'line') state = await machine.step(state);
  return state;
}

describe('a global that a module computes', () => {
  const text =
    'A = 1 + 1\nB = A + 1\nC = 2 * 2\nD = []\nD.append(C)\ndef f():\n    x = 1\n    y = B + 1\n    return len(D)\n';
  const answers: Answers = {
    1: () => ({ binds: { A: '2' } }),
    2: () => ({ binds: { B: '3' }, confidence: 0.5 }),
    3: () => ({ binds: { C: '4' } }),
    5: () => ({ binds: { D: '[4]' } }),
    8: () => ({ binds: { y: '4' } }),
    9: () => returns({ kind: 'int', value: 1n }),
  };

  it('is not asked about before a line reads it', async () => {
    const { machine, asked } = machineOf(python.parse(text), answers);
    const start = await until(machine, 8);
    expect(asked).toEqual([]);
    expect(start.globals.get('B')).toMatchObject({ reason: 'B is computed on line 2, and has not been needed yet' });
    const after = await machine.step(start);
    expect(asked).toEqual([1, 2, 8]);
    expect(['A', 'B', 'C', 'D'].map((name) => shown(after, name))).toEqual(['2', '3', '<unknown>', '<unknown>']);
    // As sure as the module was of it.
    expect(after.last.confidence).toBe(0.5);
    await machine.step(after);
    expect(asked).toEqual([1, 2, 8, 3, 5, 9]);
  });

  it('is left as it was in the states before', async () => {
    const { machine } = machineOf(python.parse(text), answers);
    const start = await until(machine, 8);
    await machine.step(start);
    expect(shown(start, 'B')).toBe('<unknown>');
  });

  it('shares its objects with what is there already, as that is now', async () => {
    const shared = 'A = list()\nB = [A]\ndef f():\n    A.append(2)\n    x = B\n    return\n';
    const { machine } = machineOf(python.parse(shared), {
      1: () => ({ binds: { A: '[]' } }),
      4: () => ({ binds: { A: '[2]' } }),
    });
    const state = await machine.modules.imported(await until(machine, 5));
    expect([shown(state, 'A'), shown(state, 'B')]).toEqual(['[2]', '[[2]]']);
    const [a, b] = [state.globals.get('A'), state.globals.get('B')];
    expect(b?.kind === 'list' && b.items[0]).toBe(a);
    expect(b?.kind === 'list' && a?.kind === 'list' && b.id !== a.id).toBe(true);
  });

  it('may be a function that a function has made', async () => {
    const program =
      'def adder(n):\n    def add(x): return x + n\n    return add\nADD = adder(3)\ndef f():\n    y = ADD(4)\n    return\n';
    const { machine } = machineOf(python.parse(program), {
      3: (query) => returns(query.lookup('add')),
      4: (query) => (isDone(query) ? { binds: { ADD: made(query) } } : calls(query, 'adder')),
    });
    const start = await until(machine, 6);
    expect(start.closures.size).toBe(0);
    const state = await machine.modules.imported(start);
    const add = state.globals.get('ADD');
    const closure = add?.kind === 'opaque' ? add.closure : undefined;
    expect(state.closures.get(closure ?? -1)?.locals.get('n')).toEqual({ kind: 'int', value: 3n });
    expect(closure).toBeGreaterThanOrEqual(start.nextFrame);
  });
});

it('what another file computes waits, too', async () => {
  const source = link(python, python.parse('import a\ndef f():\n    x = a.P + 1\n    return\n'), {
    find: ({ module }) =>
      module === 'a' ? { path: '/a.py', text: 'P = int("7")\nQ = int("8")\n', name: module } : undefined,
  });
  const offset = source.imported?.[0]?.offset ?? 0;
  const { machine, asked } = machineOf(source, {
    3: () => ({ binds: { x: '8' } }),
    [offset + 1]: () => ({ binds: { P: '7' } }),
  });
  const state = await machine.step(await until(machine, 3));
  expect(asked).toEqual([offset + 1, 3]);
  const values = [...(state.modules.get('a') ?? [])].map(([name, value]) => `${name} = ${printValue(value)}`);
  expect(values).toEqual(['P = 7', 'Q = <unknown>']);
});

it('what a program takes from another file by its name is there once it is imported', async () => {
  const source = link(python, python.parse('from a import P, Box\nx = 1\n'), {
    find: ({ module }) =>
      module === 'a'
        ? { path: '/a.py', text: 'P = int("7")\nQ = int("8")\nclass Box:\n    pass\n', name: module }
        : undefined,
  });
  const offset = source.imported?.[0]?.offset ?? 0;
  const { machine, asked } = machineOf(source, { [offset + 1]: () => ({ binds: { P: '7' } }) });
  let state = await launched(machine);
  while (state.frames.at(-1)?.line !== 2) state = await machine.step(state);
  expect(['P', 'Box'].map((name) => shown(state, name))).toEqual(['7', "<class 'a.Box'>"]);
  // What it has not taken waits.
  expect(asked).toEqual([offset + 1]);
  expect(printValue(state.modules.get('a')?.get('Q') ?? { kind: 'none' })).toBe('<unknown>');
});
