/** What a module holds after its top level has been run, with CPython's answers or with what a test says in the model's place. */
import { describe, expect, it } from 'vitest';
import { Machine } from '../../../../src/debugger/machine/machine';
import type { State } from '../../../../src/debugger/state/state';
import { Allowance } from '../../../../src/debugger/launch/top-level/allowance';
import { TopLevelRun } from '../../../../src/debugger/launch/top-level/run';
import { initial } from '../../../../src/debugger/state/state';
import { printValue } from '../../../../src/python/values/print';
import { loadPython } from '../../../../src/python/source';
import { OraclePredictor, readTrace } from '../../../support/oracle';
import { answering, calls, isDone, made, type Answers } from '../../../support/scripted';
import { launchedWhole } from '../../../support/whole';

const python = await loadPython();

const shown = (state: State, name: string): string => {
  const value = state.globals.get(name);
  if (!value) return 'unbound';
  return value.kind === 'unknown' ? `unknown: ${value.reason ?? ''}` : printValue(value);
};

/** The state at the call of `f()`, the lines that were asked about, and how sure it is. */
async function called(
  text: string,
  answers: Answers = {},
): Promise<{ state: State; asked: number[]; machine: Machine }> {
  const asked: number[] = [];
  const predictor = answering(answers);
  const machine = new Machine(python.parse(text), {
    predict: (query, ...rest) => {
      asked.push(query.statement.line);
      return predictor.predict(query, ...rest);
    },
  });
  return { state: await launchedWhole(machine, { function: 'f', arguments: '' }), asked, machine };
}

describe('a function is called after its module has been loaded', () => {
  const trace = readTrace('plurals');
  const file = python.parse(trace.source);

  it('finds what CPython finds there', async () => {
    const machine = new Machine(file, new OraclePredictor(file, trace));
    const state = await launchedWhole(machine, { function: 'plural', arguments: "'woman'" });
    const last = trace.steps.findLast(({ event, function: name }) => event === 'line' && name === '<module>');
    for (const name of ['LONGEST', 'ENDINGS', 'FIXED', 'KNOWN', 'vowel'])
      expect(`${name} ${shown(state, name)}`).toBe(`${name} ${last?.globals[name] ?? last?.locals[name] ?? ''}`);
    expect(state.output).toBe('');
    expect(state.doubts.size).toBe(0);
  });

  it.each([
    ["'woman'", "'women'"],
    ["'boy'", "'boys'"],
    ["'salmon'", "'salmons'"],
  ])('goes by it: plural(%s)', async (given, expected) => {
    const machine = new Machine(file, new OraclePredictor(file, trace));
    let state = await launchedWhole(machine, { function: 'plural', arguments: given });
    while (state.status === 'running') state = await machine.step(state);
    expect(state.result && printValue(state.result)).toBe(expected);
  });

  it('takes the branch that is predicted, and does what follows a constant', async () => {
    const text =
      'FAST = True\nif FAST:\n    LIMIT = 1\nelse:\n    LIMIT = 100\nN = 1\nN += 4\nXS = [1]\nXS.append(2)\ndef f(): return LIMIT, N, XS\n';
    const { state, asked } = await called(text, {
      2: () => ({ outcome: { kind: 'next', successor: 0 } }),
      7: () => ({ binds: { N: '5' } }),
      9: () => ({ binds: { XS: '[1, 2]' } }),
    });
    expect(['LIMIT', 'N', 'XS'].map((name) => shown(state, name))).toEqual(['1', '5', '[1, 2]']);
    expect(asked).toEqual([2, 7, 9]);
  });

  it('asks nothing where there are only definitions, imports, literals and names', async () => {
    const text =
      'import re\nfrom nowhere import g\nA = 1\nB: list = [A, {"k": -2}]\nclass C:\n    x = 3\n    def m(self, y=A): return y\nT = {"f": C, 2: (A, B)}\n@g\ndef f(): return T\n';
    const { state, asked } = await called(text);
    expect(asked).toEqual([]);
    expect(shown(state, 'T')).toBe("{'f': <class 'C'>, 2: (1, [1, {'k': -2}])}");
    expect(state.classes.get('C')?.get('x')).toEqual({ kind: 'int', value: 3n });
    expect(shown(state, 'g')).toBe('unknown: the module nowhere is not known');
    expect(state.globals.get('f')).toMatchObject({ kind: 'opaque', type: 'function' });
    // The list is the same object in both places.
    const [list, table] = [state.globals.get('B'), state.globals.get('T')];
    const inside = table?.kind === 'dict' ? table.entries[1]?.[1] : undefined;
    expect(inside?.kind === 'tuple' && inside.items[1]).toBe(list);
  });

  it('goes on after what cannot be predicted: only what it binds is unknown', async () => {
    const text = 'A = [1]\nB = A + list(A)\nC = B\nD = [2]\nD.append(len(A))\ndef f(): return A, B, C, D\n';
    const { state } = await called(text, { 5: () => ({ binds: { D: '[2, 1]' } }) });
    const why = 'unknown: nothing is said about line 2';
    expect(['A', 'B', 'C', 'D'].map((name) => shown(state, name))).toEqual(['[1]', why, why, '[2, 1]']);
  });

  it('does not know a list that something unknown is put into', async () => {
    const text = 'from nowhere import x\nA = [1]\nA.append(x)\nB = [len(A)]\ndef f(): return A, B\n';
    const { state, asked } = await called(text);
    const why = 'unknown: the module nowhere is not known';
    expect(['A', 'B'].map((name) => shown(state, name))).toEqual([why, why]);
    expect(asked).toEqual([]);
  });

  it('takes one way where something unknown decides, and doubts what comes of it', async () => {
    const text =
      'from nowhere import x\ndef g():\n    if x:\n        return 1\n    return 2\nA = g()\ndef f(): return A\n';
    const { state } = await called(text, {
      6: (query) => (isDone(query) ? { binds: { A: made(query) } } : calls(query, 'g')),
    });
    expect(shown(state, 'A')).toBe('2');
    expect(state.doubts.get('A')).toBeLessThan(1);
  });

  it('goes on after an exception that nobody handles', async () => {
    const text = 'A = 1\nB = A / 0\nC = [A]\nC.append(2)\ndef f(): return A, B, C\n';
    const { state } = await called(text, {
      2: () => ({ outcome: { kind: 'raise', exception: { type: 'ZeroDivisionError', message: 'division by zero' } } }),
      4: () => ({ binds: { C: '[1, 2]' } }),
    });
    expect(shown(state, 'B')).toBe('unknown: ZeroDivisionError: division by zero is raised on line 2');
    expect(shown(state, 'C')).toBe('[1, 2]');
  });

  it('does not know what a call may have changed that is given up', async () => {
    const text =
      'A = [1]\nB = [2]\nN = 0\ndef add(x):\n    A.append(x)\n    return B[0]\nadd(3)\ndef f(): return A, B\n';
    const { state } = await called(text, { 7: (query) => calls(query, 'add') });
    expect(shown(state, 'A')).toBe('unknown: nothing is said about line 5');
    expect(shown(state, 'B')).toBe('[2]');
  });

  it('goes on after a branch that raises', async () => {
    const text = 'A = 1\nif A:\n    raise ValueError(A)\n    B = 1\nC = 2\ndef f(): return C\n';
    const { state } = await called(text, {
      3: () => ({ outcome: { kind: 'raise', exception: { type: 'ValueError', message: '1' } } }),
      2: () => ({ outcome: { kind: 'next', successor: 0 } }),
    });
    expect(shown(state, 'C')).toBe('2');
    expect(state.globals.get('f')).toBeDefined();
  });

  it('runs functions that the top level calls', async () => {
    const text = 'A = []\ndef add(x):\n    A.append(x)\nadd(3)\ndef f(): return A\n';
    const { state } = await called(text, {
      3: () => ({ binds: { A: '[3]' } }),
      4: (query) => (isDone(query) ? {} : calls(query, 'add')),
    });
    expect(shown(state, 'A')).toBe('[3]');
    expect(state.frames.map(({ function: { name } }) => name)).toEqual(['f']);
  });

  it('keeps functions and classes whatever their decorators and bases are', async () => {
    const text =
      'import nowhere\n@nowhere.route("/")\ndef g(x=nowhere.X): return x\nclass C(nowhere.Base):\n    y = 2\n    z = nowhere.z\ndef f(): return g, C\n';
    const { state } = await called(text);
    expect(state.globals.get('g')).toMatchObject({ type: 'function' });
    expect(state.globals.get('C')).toMatchObject({ type: 'class' });
    expect(state.classes.get('C')?.get('y')).toEqual({ kind: 'int', value: 2n });
  });

  it('stops at an aborted signal', async () => {
    const source = python.parse('A = 1 + 1\ndef f(): return A\n');
    const stop = new AbortController();
    const machine = new Machine(source, {
      predict: (_, { signal } = {}) => {
        stop.abort();
        signal?.throwIfAborted();
        return new Promise(() => undefined);
      },
    });
    await expect(launchedWhole(machine, { function: 'f', arguments: '' }, stop.signal)).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    );
  });
});

describe('a module that takes too long', () => {
  const text = 'A = []\nfor x in [1, 2, 3]:\n    A.append(x)\nB = A + A\nC = 5\ndef f(): return A, B, C\n';
  const source = python.parse(text);

  it('is run as far as its allowance goes; the rest is unknown', async () => {
    const predictor = new Allowance(
      answering({
        2: () => ({ binds: { x: '1' } }),
        3: () => ({ binds: { A: '[1]' } }),
      }),
      { computeCost: 3, milliseconds: 60_000 },
    );
    const run = new TopLevelRun(source, source.module, new Machine(source, predictor), { allowance: predictor });
    const state = await run.run(initial());
    const why = 'was not reached: running the module takes too many forward passes of the model';
    expect(shown(state, 'A')).toContain('unknown: ');
    expect(shown(state, 'B')).toBe(`unknown: B ${why}`);
    expect(shown(state, 'C')).toBe('5');
  });

  it('is run up to a line', async () => {
    const predictor = new Allowance(answering({ 2: () => ({ binds: { x: '1' } }) }));
    const run = new TopLevelRun(source, source.module, new Machine(source, predictor), {
      allowance: predictor,
      until: 3,
    });
    const state = await run.run(initial());
    expect(['A', 'x', 'C'].map((name) => shown(state, name))).toEqual(['[]', '1', 'unbound']);
  });
});

describe('what a module has computed is as sure as the steps that did it', () => {
  const text = 'A = 1 + 1\nB = A + 1\nC = 7\nD = A\ndef f():\n    x = B + C\n    y = B\n    return C\n';
  const answers: Answers = {
    1: () => ({ binds: { A: '2' }, confidence: 0.5 }),
    2: () => ({ binds: { B: '3' }, confidence: 0.8 }),
    6: () => ({ binds: { x: '10' } }),
    7: () => ({ binds: { y: '3' } }),
    8: () => ({ outcome: { kind: 'return', value: { kind: 'int', value: 7n } } }),
  };

  it('counts where it is read first', async () => {
    const { state: start, machine } = await called(text, answers);
    expect([...start.doubts]).toEqual([
      ['A', 0.5],
      ['B', 0.4],
      ['D', 0.5],
    ]);
    const confidences: number[] = [];
    for (let state = start; state.status === 'running';) {
      state = await machine.step(state);
      if (state.frames.length > 0) confidences.push(state.last.confidence);
    }
    expect(confidences).toEqual([1, 0.4, 1, 1]);
  });
});
