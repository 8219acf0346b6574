/** Statements about which the model has nothing to say: what they would have changed is unknown, and the run goes on. */
import { describe, expect, it } from 'vitest';
import { NoAnswerError, type Predictor } from '../../../src/codec/query';
import { launch, launched } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { lookup } from '../../../src/debugger/state/name-scopes';
import { topFrame, type State } from '../../../src/debugger/state/state';
import { link } from '../../../src/python/modules/link';
import { loadPython } from '../../../src/python/source';
import { printValue } from '../../../src/python/values/print';
import { calling } from '../../support/calling';

const python = await loadPython();
const silent: Predictor = { predict: () => Promise.reject(new NoAnswerError('nothing can be said')) };

/** Runs `f` up to a line. */
async function to(text: string, given: string, line: number, predictor = silent): Promise<[State, Machine]> {
  const source = python.parse(text);
  const machine = new Machine(source, predictor);
  let state = launch(source, { function: 'f', arguments: given });
  for (let steps = 0; topFrame(state).line !== line && steps < 20; steps++) state = await machine.step(state);
  return [state, machine];
}

describe('where the model has no answer', () => {
  it('what a statement binds is unknown, with the reason', async () => {
    const [state] = await to('def f(a):\n    x = a + 1\n    y = 2\n', '1', 3);
    expect(lookup(state, topFrame(state), 'x')).toEqual({ kind: 'unknown', reason: 'nothing can be said' });
  });

  it('what a statement may change is unknown, and what it only reads is not', async () => {
    const [state] = await to('def f(a, b):\n    a[len(b)] = 3\n    pass\n', '[1], [2]', 3);
    const read = (name: string): string => printValue(lookup(state, topFrame(state), name) ?? { kind: 'none' });
    expect([read('a'), read('b')]).toEqual(['<unknown>', '[2]']);
    expect(state.last.changes.has('a')).toBe(true);
  });

  it('a branch says where, if nothing is to be assumed', async () => {
    const [state, machine] = await to('def f(a):\n    if a > 0:\n        b = 2\n', '1', 2);
    await expect(machine.step(state, undefined, { stops: true })).rejects.toThrow(
      'It cannot be predicted where line 2 leads: nothing can be said.',
    );
  });

  it.each([
    ['a[0] = b + 1', '[<unknown>, [5]]', '[3]'],
    ['a[1][0] = b + b', '[2, [<unknown>]]', '[3]'],
    ['a.append(b + b)', '[2, [5], <unknown>]', '[3]'],
    ['a[1].append(b + b)', '[2, [5, <unknown>]]', '[3]'],
    ['a.append([b, b * 2])', '[2, [5], <unknown>]', '[3]'],
    ['a.extend(b * 2)', '<unknown>', '[3]'],
    ['a += b * 2', '<unknown>', '[3]'],
    ['x = a.index(b[0])', '[2, [5]]', '[3]'],
    ['x = a[1].copy()', '[2, [5]]', '[3]'],
    ['x = print(a) or len(b)', '[2, [5]]', '[3]'],
    ['zip_up(a, b)', '<unknown>', '<unknown>'],
    ['x = c.a[0].bit_length()', '[2, [5]]', '[3]'],
  ])('what %s leaves alone is known', async (statement, ...expected) => {
    const text = `def f(a, b, c):\n    o = a\n    ${statement}\n    pass\n\nfrom tools import *\n`;
    const [state] = await to(text, '[2, [5]], [3], <C a=[1]>', 4);
    const read = (name: string): string => printValue(lookup(state, topFrame(state), name) ?? { kind: 'none' });
    expect([read('a'), read('b'), read('o')]).toEqual([...expected, expected[0]]);
  });

  it('what was given to a call that has been made is as that has left it', async () => {
    const text = 'def g(xs):\n    return 7\n\ndef f(a):\n    x = abs(g(a) + 1)\n    pass\n';
    const [state] = await to(text, '[1, 2]', 6);
    expect(printValue(lookup(state, topFrame(state), 'a') ?? { kind: 'none' })).toBe('[1, 2]');
  });

  it('an attribute that is set is unknown, and the others are not', async () => {
    const text = 'def f(c):\n    c.a = c.b + 1\n    c.l.append(c.b + 1)\n    c.n += 1\n    pass\n';
    const [state] = await to(text, '<C a=1, b=2, l=[0], n=3>', 5);
    const held = lookup(state, topFrame(state), 'c') ?? { kind: 'none' };
    expect(printValue(held)).toBe('<C a=<unknown>, b=2, l=[0, <unknown>], n=<unknown>>');
  });

  it('a loop over what a function makes of unknown items goes on with unknown ones', async () => {
    const text = [
      'def g(x):\n    return x, 1\n',
      'def f(a):\n    s = []\n    for key, items in a + a:\n        for n, d in map(g, items):\n            s.append(n)\n    return 7\n',
    ].join('\n');
    const source = python.parse(text);
    const machine = new Machine(source, silent);
    let state = launch(source, { function: 'f', arguments: '[1]' });
    for (let steps = 0; state.status === 'running' && steps < 40; steps++) state = await machine.step(state);
    expect([state.status, state.result && printValue(state.result)]).toEqual(['finished', '7']);
  });

  it('a call that leads to no function is one', async () => {
    const nowhere: Predictor = {
      predict: ({ statement: { tokens } }) =>
        Promise.resolve({
          values: [],
          output: '',
          changes: [],
          outcome: { kind: 'call', callee: 'len', arguments: [], expression: tokens[2]?.text ?? '' },
          outcomeConfidence: 1,
          confidence: 1,
        }),
    };
    const [state] = await to('def f():\n    x = len([1])\n    y = 2\n', '', 3, nowhere);
    expect(lookup(state, topFrame(state), 'x')).toMatchObject({ kind: 'unknown' });
  });
});

it('a loop over more than can be asked about begins with its first items', async () => {
  const shown: number[] = [];
  const near: Predictor = {
    predict: ({ iterator }) => {
      if (!iterator) return Promise.reject(new NoAnswerError('nothing can be said'));
      shown.push(iterator.items.length);
      const outcome = { kind: 'next', successor: iterator.items.length > 0 ? 0 : 1 } as const;
      const [item] = iterator.items;
      const changes = item ? [{ name: 'x', value: item, confidence: 1 }] : [];
      return Promise.resolve({ values: [], output: '', changes, outcome, outcomeConfidence: 1, confidence: 1 });
    },
  };
  const text = 'def f(a):\n    for x in a:\n        pass\n    return 1\n';
  const [state] = await to(text, '[5, 6]', 4, near);
  expect(shown).toEqual([2, 1, 0]);
  expect(lookup(state, topFrame(state), 'x')).toEqual({ kind: 'int', value: 6n });
});

it('a line of another file is named as it stands there', async () => {
  const text = 'import os\n\ndef g(x):\n    if os.name:\n        return 1\n    return 2\n';
  const source = link(python, python.parse('from m import g\ndef f(x):\n    return g(x)\n'), {
    find: ({ module }) => (module === 'm' ? { path: '/lib/m.py', text, name: 'm' } : undefined),
  });
  const machine = new Machine(source, calling);
  let state = await launched(machine, { function: 'f', arguments: '7' });
  const run = async (): Promise<void> => {
    for (let steps = 0; steps < 20; steps++) state = await machine.step(state, undefined, { stops: true });
  };
  await expect(run()).rejects.toThrow('It cannot be predicted where line 4 of m.py leads: the module os is not known.');
});
