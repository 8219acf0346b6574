/** Statements that only hand on what is there: nobody is asked about them, and it does not matter how long the values are. */
import { describe, expect, it } from 'vitest';
import { PredictionError, type Predictor } from '../../../../src/codec/query';
import { launch } from '../../../../src/debugger/launch/launch';
import { Machine } from '../../../../src/debugger/machine/machine';
import { lookup } from '../../../../src/debugger/state/name-scopes';
import { topFrame, type State } from '../../../../src/debugger/state/state';
import { parseValue } from '../../../../src/python/values/literal';
import { printValue } from '../../../../src/python/values/print';
import { loadPython } from '../../../../src/python/source';

const python = await loadPython();

const silent: Predictor = { predict: () => Promise.reject(new PredictionError('nobody was to be asked')) };
const numbers = Array.from({ length: 200 }, (_, i) => `${i - 100},`).join(' ');

/** Runs a whole program; nobody answers anything. */
async function run(text: string): Promise<State> {
  const machine = new Machine(python.parse(text), silent);
  let state = launch(machine.source);
  for (let step = 0; state.status === 'running' && step < 200; step++) {
    const next = await machine.step(state);
    if (next.status !== 'running') return { ...next, frames: state.frames };
    state = next;
  }
  return state;
}

/** What the names hold in the end. */
async function held(text: string, ...names: string[]): Promise<string[]> {
  const state = await run(text);
  return names.map((name) => printValue(lookup(state, topFrame(state), name) ?? { kind: 'unknown' }, { marks: false }));
}

describe('handed on', () => {
  it.each([
    ['a name', 'a = [1]\nx = a', '[1]'],
    ['what a star takes', 'y, *x = [1, 2]', '[2]'],
    ['what a star takes of what has a name', 'a = [1, [2], 3, 4]\ny, *x, z = a', '[[2], 3]'],
    ['what a star takes of parts', 'a = [(1, (2, 3))]\n[(*y, (z, *x))] = a', '[3]'],
    ['nothing that a star takes', "a = {'k': 1}\ny, *x = a", '[]'],
    ['keys', "a = {'k': 1, 'l': 2}\ny, x = a", "'l'"],
    ['a name of another module', 'x = __name__', "'__main__'"],
    ['a built-in function', 'x = len', '<builtin len>'],
    ['a type', 'x = str', "<class 'str'>"],
    ['a class of the library', 'from collections import Counter\nx = Counter', "<class 'collections.Counter'>"],
    ['one of a module', 'import datetime as dt\nx = {1: dt.date}', "{1: <class 'datetime.date'>}"],
    ['a function of numbers', 'import math\nx = [math.floor]', '[<builtin math.floor>]'],
    ['an exception', 'x = ValueError', "<class 'ValueError'>"],
    ['a literal', "x = {'a': (1, -2.5), 'b': None}", "{'a': (1, -2.5), 'b': None}"],
    ['bytes and long texts', "x = (b'a', 'b' 'c', '''d''')", "(b'a', 'bc', 'd')"],
    ['a long list over several lines', `x = [  # the first\n    ${numbers}\n]`, printValue(parseValue(`[${numbers}]`))],
    ['with a type', 'x: list[int] = [1]', '[1]'],
    ['a display of names', "a = 1\nb = [a]\nx = [a, (b, 'k'), {a: b}]", "[1, ([1], 'k'), {1: [1]}]"],
    ['without brackets', 'a = 1\nx = a, 2', '(1, 2)'],
    ['several targets', 'x = y = [1]', '[1]'],
    ['parts', 'a = [2]\n(y, [z, x]) = 1, [3, a]', '[2]'],
    ['parts the other way round', 'y = 1\nx = 2\nx, y = y, x', '1'],
    ['an item', "a = [1, 2, 3]\na[-1] = a[0:0] if False else 'c'\nx = a", "[1, 2, 'c']"],
    ['an entry', "x = {'a': 1}\nx['b'] = [2]\nx['a'] = 3", "{'a': 3, 'b': [2]}"],
    ['an item of an item', "a = [{}, {}]\nb = a\nb[1] = {'k': 1}\nx = a", "[{}, {'k': 1}]"],
    ['an item of a part', "a = [[1, {'k': [2]}]]\nb = a\na[0][1]['k'][-1] = (3,)\nx = b", "[[1, {'k': [(3,)]}]]"],
    ['an operand that is taken', 'a = None\nb = 2\nx = a or b', '2'],
  ])('%s', async (_, text, expected) => {
    expect(await held(text, 'x')).toEqual([expected]);
  });

  it('the same object, not an equal one', async () => {
    const state = await run('a = [0]\nb = [0]\nc = a\nd = e = [0]\nc[0] = 1\nd[0] = 2\n');
    const read = (name: string): string => printValue(lookup(state, topFrame(state), name) ?? { kind: 'unknown' });
    expect(['a', 'b', 'c', 'd', 'e'].map(read)).toEqual(['[1]', '[0]', '[1]', '[2]', '[2]']);
  });

  it('a list of its own to a part with a star', async () => {
    expect(await held('a = [1, 2]\nx, *b = a\nb[0] = 3\na[1] = 4', 'a', 'b')).toEqual(['[1, 4]', '[3]']);
  });

  it.each([
    ['a = [1, 2, 3]\nx, y = a', 'too many values to unpack (expected 2)'],
    ['a = [1]\nx, y = a', 'not enough values to unpack (expected 2, got 1)'],
    ['a = (1,)\nx, y, *z = a', 'not enough values to unpack (expected at least 2, got 1)'],
  ])('not what has other parts than there are names: %s', async (text, message) => {
    const { status, frames } = await run(text);
    expect([status, frames[0]?.exception?.message]).toEqual(['crashed', message]);
  });

  it('an object inside itself', async () => {
    expect(await held("a = [0]\na[0] = a\nb = {'k': a}\nb['b'] = b", 'a', 'b')).toEqual([
      '[[...]]',
      "{'k': [[...]], 'b': {...}}",
    ]);
  });

  it('attributes of instances and classes, in the order of binding', async () => {
    const state = await run(`class C:
    size = 3
    def set(self, v):
        self.v = v
        self.w, self.u = self.v, C.size
        self.v = self, self.size
class D:
    c = C.size
x = D.c
`);
    expect(printValue(lookup(state, topFrame(state), 'x') ?? { kind: 'none' })).toBe('3');
    expect(state.last.confidence).toBe(1);
  });

  it('shows the attributes that it has read', async () => {
    const machine = new Machine(python.parse('class P:\n    pass\ndef f(p):\n    return p.q.r\n'), silent);
    let state = launch(machine.source, { function: 'f', arguments: '<P q=<P r=1>>' });
    while (topFrame(state).event !== 'return') state = await machine.step(state);
    expect(state.last.values.map(({ expression, value }) => `${expression}: ${printValue(value)}`)).toEqual([
      'p.q: <P r=1>',
      'p.q.r: 1',
    ]);
  });
});

describe('is for the model to say', () => {
  it.each([
    ['an operation', 'a = 1\nx = a + 1'],
    ['a call', 'x = list([1])'],
    ['an item that is read', 'a = [1]\nx = a[0]'],
    ['an item that is not there', 'a = [1]\na[1] = 2'],
    ['keys that may be one and the same', 'a = 1\nb = True\nx = {a: 1, b: 2}'],
    ['an entry whose key may be another one', 'a = {1: 2}\na[1.0] = 3'],
    ['parts of something else', 'x, y = {1, 2}'],
    ['a display with a star that has no order', "a = {'p'}\nx = [*a, 2]"],
    ['an f-string with a number of its own', "a = 1.5\nx = f'{a:e}'"],
  ])('%s', async (_, text) => {
    await expect(run(text)).rejects.toThrow('nobody was to be asked');
  });
});

describe('is for the program to say', () => {
  const stepped = async (body: string, statement: string): Promise<State> => {
    const text = `class C:\n${body}def f(c):\n    ${statement}\n`;
    const machine = new Machine(python.parse(text), silent);
    return machine.step(await machine.step(launch(machine.source, { function: 'f', arguments: '<C b=1>' })));
  };

  it.each([
    ['__getattribute__', '    def __getattribute__(self, n):\n        return 1\n', 'return c.b'],
    ['__setattr__', '    def __setattr__(self, n, v):\n        pass\n', 'c.b = 2'],
    ['__delattr__', '    def __delattr__(self, n):\n        pass\n', 'del c.b'],
    ['__getattr__', '    def __getattr__(self, n):\n        return 1\n', 'return c.d'],
  ])('what %s does', async (name, body, statement) => {
    expect(topFrame(await stepped(body, statement))).toMatchObject({ event: 'call', function: { name } });
  });

  it.each([
    ['return {k, 1}', 'list'],
    ['return {1: 2, (3, k): 4}', 'list'],
    ['x = {k: k}', 'list'],
    ['d[k] = 1', 'list'],
    ['x = {d}', 'dict'],
  ])('that %s takes no key of type %s', async (statement, type) => {
    const text = `def f(k, d):\n    ${statement}\n`;
    const machine = new Machine(python.parse(text), silent);
    const state = await machine.step(
      await machine.step(launch(machine.source, { function: 'f', arguments: '[1], {}' })),
    );
    expect(topFrame(state).exception).toMatchObject({ type: 'TypeError', message: `unhashable type: '${type}'` });
  });

  it('that a property cannot be set', async () => {
    const { exception } = topFrame(await stepped('    @property\n    def a(self):\n        return 1\n', 'c.a = 2'));
    expect(exception).toMatchObject({ type: 'AttributeError', message: "property 'a' of 'C' object has no setter" });
  });
});
