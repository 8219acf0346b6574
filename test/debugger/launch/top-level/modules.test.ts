/** Loaded modules are remembered, and files are loaded when they are imported first. */
import { describe, expect, it } from 'vitest';
import { launch } from '../../../../src/debugger/launch/launch';
import { Machine } from '../../../../src/debugger/machine/machine';
import type { State } from '../../../../src/debugger/state/state';
import type { Predictor } from '../../../../src/codec/query';
import { link } from '../../../../src/python/modules/link';
import { printValue } from '../../../../src/python/values/print';
import { loadPython } from '../../../../src/python/source';
import type { SourceFile } from '../../../../src/python/syntax';
import { answering, calls, isDone, made, returns, type Answers } from '../../../support/scripted';
import { launchedWhole } from '../../../support/whole';

const python = await loadPython();

/** Appends the number that is written on the line to the list that it names, and tells what it was asked. */
function appending(): { predictor: Predictor; asked: string[] } {
  const asked: string[] = [];
  const predictor: Predictor = {
    predict: (query) => {
      const { statement } = query;
      const [first, , , , number] = statement.tokens;
      const name = first?.text ?? '';
      asked.push(statement.tokens.map(({ text }) => text).join(''));
      const list = query.lookup(name);
      const item = { kind: 'int', value: BigInt(number?.text ?? 0) } as const;
      if (list?.kind !== 'list') throw new Error(`${name} is no list`);
      const changes = [{ name, value: { kind: 'list' as const, items: [...list.items, item] }, confidence: 1 }];
      const next = { kind: 'next', successor: 0 } as const;
      const sure = { outcomeConfidence: 1, confidence: 1 };
      return Promise.resolve({ values: [], output: '', changes, outcome: next, ...sure });
    },
  };
  return { predictor, asked };
}

const shown = (state: State, name: string): string => printValue(state.globals.get(name) ?? { kind: 'none' });

describe('a loaded module', () => {
  const text = 'A = [1]\nA.append(2)\ndef g(): return 1\ndef f(): return A\n';
  const f = { function: 'f', arguments: '' };

  it('is not run again for another call, nor after an edit inside of a function', async () => {
    const { predictor, asked } = appending();
    const machine = new Machine(python.parse(text), predictor);
    const states = [await launchedWhole(machine, f), await launchedWhole(machine, f)];
    const edited = new Machine(python.parse(text.replace('return 1', 'return [\n        7]')), predictor);
    states.push(await launchedWhole(edited, f));
    expect(states.map((state) => shown(state, 'A'))).toEqual(['[1, 2]', '[1, 2]', '[1, 2]']);
    expect(asked).toEqual(['A.append(2)']);
  });

  it('is run again after an edit of its top level', async () => {
    const { predictor, asked } = appending();
    await launchedWhole(new Machine(python.parse(text), predictor), f);
    const edited = await launchedWhole(new Machine(python.parse(text.replace('2', '3')), predictor), f);
    expect(shown(edited, 'A')).toBe('[1, 3]');
    expect(asked).toEqual(['A.append(2)', 'A.append(3)']);
  });

  it('does not make two calls share what they change', async () => {
    const { predictor } = appending();
    const machine = new Machine(python.parse('A = [1]\ndef f():\n    A.append(2)\n    return A\n'), predictor);
    for (const expected of ['[1, 2]', '[1, 2]']) {
      let state = await launchedWhole(machine, f);
      while (state.frames.at(-1)?.line !== 4) state = await machine.step(state);
      expect(shown(state, 'A')).toBe(expected);
    }
  });
});

describe('files of the program', () => {
  const program = (main: string, files: Readonly<Record<string, string>>): SourceFile =>
    link(python, python.parse(main), {
      find: ({ module }) => {
        const file = files[module];
        return file === undefined ? undefined : { path: `/${module}.py`, text: file, name: module };
      },
    });
  const files = {
    a: 'import b\nX = [1]\nX.append(2)\nb.Y.append(5)\nif __name__ == "__main__":\n    X.append(9)\n',
    b: 'Y = [3]\nY.append(4)\n',
    c: 'Z = []\nZ.append(7)\n',
  };

  it('are loaded in the order of the imports', async () => {
    const { predictor, asked } = appending();
    const source = program('from a import X\nX.append(6)\nimport b\nimport c\ndef f(): return X, b.Y\n', files);
    const state = await launchedWhole(new Machine(source, predictor), { function: 'f', arguments: '' });
    expect(asked.slice(0, 4)).toEqual(['Y.append(4)', 'X.append(2)', 'b.Y.append(5)', 'X.append(6)']);
    expect(shown(state, 'X')).toBe('[1, 2, 6]');
    // One list, by whatever name.
    expect(state.modules.get('a')?.get('X')).toEqual(state.globals.get('X'));
    expect(printValue(state.modules.get('b')?.get('Y') ?? { kind: 'none' })).toBe('[3, 4, 5]');
  });

  it.each(['import pkg.sub.mod\n', 'from pkg.sub.mod import M\n', 'from pkg.sub import mod\n'])(
    'are loaded behind the packages that they are in: %s',
    async (code) => {
      const { predictor } = appending();
      const packages = {
        pkg: 'P = []\nP.append(1)\n',
        'pkg.sub': 'S = []\nS.append(2)\n',
        'pkg.sub.mod': 'M = []\nM.append(3)\n',
      };
      const source = program(`${code}def f(): return 1\n`, packages);
      expect(source.imported?.map(({ name }) => name)).toEqual(['pkg', 'pkg.sub', 'pkg.sub.mod']);
      const machine = new Machine(source, predictor);
      let state = launch(source);
      while (state.status === 'running') state = await machine.step(state);
      expect([...state.modules.keys()]).toEqual(['pkg', 'pkg.sub', 'pkg.sub.mod']);
    },
  );

  it('are loaded when a function imports them', async () => {
    const { predictor, asked } = appending();
    const source = program('def f():\n    from c import Z\n    Z.append(8)\n', files);
    const machine = new Machine(source, predictor);
    let state = await launchedWhole(machine, { function: 'f', arguments: '' });
    expect(asked).toEqual([]);
    for (let steps = 0; steps < 3; steps++) state = await machine.step(state);
    expect(asked).toEqual(['Z.append(7)', 'Z.append(8)']);
    expect(printValue(state.modules.get('c')?.get('Z') ?? { kind: 'none' })).toBe('[7, 8]');
  });

  it('are there when the top level of another file calls a function that imports them', async () => {
    const lines = { c: 'Z = int("7")\n', a: 'def made():\n    from c import Z\n    return Z\nX = made()\n' };
    const source = program('from a import X\ndef f(): return X\n', lines);
    const predictor = answering(
      Object.fromEntries(
        (source.imported ?? []).flatMap(({ name, offset }): [number, Answers[number]][] =>
          name === 'c'
            ? [[offset + 1, () => ({ binds: { Z: '7' } })]]
            : [
                [offset + 3, (query) => returns(query.lookup('Z'))],
                [offset + 4, (query) => (isDone(query) ? { binds: { X: made(query) } } : calls(query, 'made'))],
              ],
        ),
      ),
    );
    const state = await launchedWhole(new Machine(source, predictor), { function: 'f', arguments: '' });
    expect(shown(state, 'X')).toBe('7');
  });

  it('print what they print while they are loaded, but not where a function is called', async () => {
    const next = { kind: 'next', successor: 0 } as const;
    const sure = { values: [], changes: [], outcome: next, outcomeConfidence: 1, confidence: 1 };
    const predictor: Predictor = { predict: () => Promise.resolve({ ...sure, output: 'hi\n' }) };
    const source = program('import d\nX = 1\ndef f(): return X, d\n', { d: 'print("hi", len("a"))\n' });
    const machine = new Machine(source, predictor);
    const loaded = await machine.step(await machine.step(launch(source)));
    expect([loaded.output, loaded.last.output]).toEqual(['hi\n', 'hi\n']);
    const called = await launchedWhole(machine, { function: 'f', arguments: '' });
    expect([called.output, called.last.output]).toEqual(['', '']);
  });

  it('are loaded in one step while the program itself runs', async () => {
    const { predictor } = appending();
    const source = program('import c\nc.Z.append(1)\n', files);
    const machine = new Machine(source, predictor);
    let state = launch(source);
    const lines: number[] = [];
    while (state.status === 'running') {
      lines.push(state.frames.at(-1)?.line ?? 0);
      state = await machine.step(state);
    }
    expect(lines).toEqual([1, 1, 2, 2]);
    expect(printValue(state.modules.get('c')?.get('Z') ?? { kind: 'none' })).toBe('[7, 1]');
  });
});
