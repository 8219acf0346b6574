/** How a loop binds what a generator yields: by syntax where that says it, else as the model says. */
import { describe, expect, it } from 'vitest';
import type { Query } from '../../../src/codec/query';
import { unpackedTarget } from '../../../src/debugger/calls/target-unpacking';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { localsOf, topFrame, type State } from '../../../src/debugger/state/state';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { loadPython } from '../../../src/python/source';
import { answering, calls, isDone, returns, type Answer } from '../../support/scripted';

const python = await loadPython();

describe('an item is bound by the syntax', () => {
  const bound = (targets: string, item: string): string | undefined => {
    const statement = python.parse(`for ${targets} in g:\n    pass\n`).statementAt(1);
    const all = statement && unpackedTarget({ nextId: 1 }, statement, parseValue(item));
    return all?.bound.map(([name, value]) => `${name}=${printValue(value)}`).join(' ');
  };

  it.each([
    ['a', '(1, 2)', 'a=(1, 2)'],
    ['(a)', '3', 'a=3'],
    ['a, b', '(1, 2)', 'a=1 b=2'],
    ['(a, b)', '[1, 2]', 'a=1 b=2'],
    ['[a, b]', '(1, 2)', 'a=1 b=2'],
    ['a,', '(1,)', 'a=1'],
    ['((a), [(b)])', '(1, (2,))', 'a=1 b=2'],
    ['(a,  # in\n  b)', '(1, 2)', 'a=1 b=2'],
    ['[a]', '[1]', 'a=1'],
    ['a, (b, [c, d])', '(1, (2, (3, 4)))', 'a=1 b=2 c=3 d=4'],
    ['a, *b', '(1, 2, 3)', 'a=1 b=[2, 3]'],
    ['*_, a, _', '(1, 2, 3)', '_=[1] a=2 _=3'],
    ['a, *b', '[1]', 'a=1 b=[]'],
    ['(a, (*b, c)), d', '((1, (2, 3)), 4)', 'a=1 b=[2] c=3 d=4'],
    ['a, b', '<unknown>', 'a=<unknown> b=<unknown>'],
  ])('for %s: %s', (targets, item, all) => {
    expect(bound(targets, item)).toBe(all);
  });

  it.each([
    ['a, b', '(1, 2, 3)'],
    ['a, b', "'xy'"],
    ['a, b', '{1: 2, 3: 4}'],
    ['a, b', '7'],
    ['a, *b, c', '(1,)'],
    ['a, *b.c', '(1, 2)'],
    ['a.x', '1'],
    ['a[0], b', '(1, 2)'],
    ['a, (b, c)', '(1, 2)'],
  ])('for %s: %s is left to the model', (targets, item) => {
    expect(bound(targets, item)).toBeUndefined();
  });
});

describe('an item that the syntax does not take apart', () => {
  const text = `def g():
    yield 'xy'
    yield 'z'

def f():
    for a, b in g():
        pass
    return 0
`;

  /** @param bind what the model says of an item */
  async function run(bind: (query: Query) => Answer): Promise<{ states: readonly State[]; asked: readonly string[] }> {
    const asked: string[] = [];
    const predictor = answering({
      2: () => returns(parseValue("'xy'")),
      3: () => returns(parseValue("'z'")),
      6: (query) => {
        if (!query.iterator) return isDone(query) ? {} : calls(query, 'g');
        asked.push(query.iterator.items.map((item) => printValue(item)).join());
        return bind(query);
      },
      8: () => returns(parseValue('0')),
    });
    const machine = new Machine(python.parse(text), predictor);
    const states = [launch(machine.source, { function: 'f', arguments: '' })];
    for (let state = states[0]; state?.status === 'running' && states.length < 60;)
      states.push((state = await machine.step(state)));
    return { states, asked };
  }

  it('is bound as the model says', async () => {
    const { states, asked } = await run(() => ({ binds: { a: "'x'", b: '5' }, confidence: 0.5 }));
    expect(asked).toEqual(["'xy'", "'z'"]);
    const inside = states.filter(({ frames }) => frames.at(-1)?.function.name === 'f' && frames.at(-1)?.line === 7);
    const shown = inside.map((state) => [...localsOf(state, topFrame(state))].map(([, value]) => printValue(value)));
    expect(shown).toEqual([
      ["'x'", '5'],
      ["'x'", '5'],
    ]);
    expect(inside.map(({ last }) => last.confidence)).toEqual([0.5, 0.5]);
    expect(states.at(-1)?.status).toBe('finished');
  });

  it('raises what the model says', async () => {
    const exception = { type: 'ValueError', message: 'not enough values to unpack (expected 2, got 1)' };
    const { states } = await run((query) => {
      const [item] = query.iterator?.items ?? [];
      const fits = item?.kind === 'str' && item.value.length === 2;
      return fits ? { binds: { a: "'x'", b: "'y'" } } : { outcome: { kind: 'raise', exception } };
    });
    expect(states.at(-1)?.failure).toMatchObject(exception);
    expect(states.filter(({ frames }) => frames.at(-1)?.line === 7)).toHaveLength(1);
  });
});
