import { beforeAll, describe, expect, it } from 'vitest';
import type { Query } from '../../../src/codec/query';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { topFrame, type State } from '../../../src/debugger/state/state';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { loadPython, type PythonParser } from '../../../src/python/source';
import { answering, calls, isDone, made, returns, type Answer, type Answers } from '../../support/scripted';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

/** What a function that the model knows only as one of many is called in its answers. */
const SOME = '<function lambda>';

/** Calls and returns of `f()`, or of the module, as `function(free and own names) -> value`. */
async function run(text: string, answers: Answers, name = 'f'): Promise<string[]> {
  const source = python.parse(text);
  const machine = new Machine(source, answering(answers));
  let state: State = launch(source, name === '' ? {} : { function: name, arguments: '' });
  const seen: string[] = [];
  while (state.status === 'running') {
    const { event, function: info, locals, value } = topFrame(state);
    const bound = [...locals].map(([key, local]) => `${key}=${printValue(local)}`).join(', ');
    if (event === 'call') seen.push(`${info.name}(${bound})`);
    if (event === 'return' && value && info.kind === 'function') seen.push(`${info.name} -> ${printValue(value)}`);
    state = await machine.step(state);
  }
  return seen;
}

const number = (query: Query, name: string): number => Number(printValue(query.lookup(name) ?? parseValue('0')));
const binds =
  (name: string, callee: string) =>
  (query: Query): Answer =>
    isDone(query) ? { binds: { [name]: made(query) } } : calls(query, callee);

describe('functions inside functions', () => {
  const text =
    'def make(n):\n    total = 0\n    def add(x):\n        nonlocal total\n        total += n\n        return total\n    return add\n\n' +
    'def f():\n    one = make(1)\n    ten = make(10)\n    a = one(0)\n    b = ten(0)\n    c = one(0)\n    k = [one, ten]\n    k = k[1]\n    d = k(0)\n';
  const vague = (name: string) => (query: Query) =>
    isDone(query) ? { binds: { [name]: SOME } } : calls(query, 'make');

  it('keep the variables of the call that made them', async () => {
    const seen = await run(text, {
      2: () => ({ binds: { total: '0' } }),
      5: (query) => ({ binds: { total: String(number(query, 'total') + number(query, 'n')) } }),
      6: (query) => returns(query.lookup('total')),
      7: () => returns(parseValue(SOME)),
      10: vague('one'),
      11: vague('ten'),
      12: binds('a', 'one'),
      13: binds('b', 'ten'),
      14: binds('c', 'one'),
      15: () => ({ binds: { k: `[${SOME}, ${SOME}]` } }),
      16: () => ({ binds: { k: SOME } }),
      17: binds('d', 'k'),
    });
    expect(seen.filter((event) => event.startsWith('add'))).toEqual([
      'add(x=0, total=0, n=1)',
      'add -> 1',
      'add(x=0, total=0, n=10)',
      'add -> 10',
      'add(x=0, total=1, n=1)',
      'add -> 2',
      'add(x=0, total=10, n=10)',
      'add -> 20',
    ]);
  });
});

describe('decorators of the program', () => {
  const text =
    'def first(fn):\n    def inner(x):\n        return fn(x)\n    return inner\n\ndef second(fn):\n    return fn\n\n' +
    '@first\n@second\ndef g(x):\n    return x\n\n@first\ndef h(x):\n    return x\n\ny = g(1)\nz = h(2)\n';

  it('are called with the function, the innermost first, and what they return has its name', async () => {
    const seen = await run(
      text,
      {
        3: (query) => (isDone(query) ? returns(made(query)) : calls(query, 'fn')),
        4: () => returns(parseValue(SOME)),
        7: (query) => returns(query.lookup('fn')),
        12: (query) => returns(query.lookup('x')),
        16: (query) => returns(query.lookup('x')),
        18: binds('y', 'g'),
        19: binds('z', 'h'),
      },
      '',
    );
    expect(seen.slice(1)).toEqual([
      'second(fn=<function g>)',
      'second -> <function g>',
      'first(fn=<function g>)',
      'first -> <function inner>',
      'first(fn=<function h>)',
      'first -> <function inner>',
      'inner(x=1, fn=<function g>)',
      'g(x=1)',
      'g -> 1',
      'inner -> 1',
      'inner(x=2, fn=<function h>)',
      'h(x=2)',
      'h -> 2',
      'inner -> 2',
    ]);
  });
});
