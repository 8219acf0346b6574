import { beforeAll, describe, expect, it } from 'vitest';
import { launch, launched } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { topFrame, type State } from '../../../src/debugger/state/state';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { loadPython, type PythonParser } from '../../../src/python/source';
import { answering, calls, isDone, made, returns, type Answers } from '../../support/scripted';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

const classes = `
from dataclasses import dataclass
from enum import Enum
class Base:
    rate = 3
    names = ['a']
class Shop(Base):
    rate = 5
    def __init__(self, size):
        self.size = size
    def big(self):
        return self.size > self.rate
class Color(Enum):
    RED = 1
@dataclass
class Item:
    price: int = 7
`;
const FIRST = classes.split('\n').length;

/** The machine and its state at the first line of `def f(o): …`, with `o` as stated. */
async function at(body: string, given: string, answers: Answers = {}): Promise<{ machine: Machine; state: State }> {
  const source = python.parse(`${classes}def f(o):\n    ${body}\n`);
  const machine = new Machine(source, answering(answers));
  let state = await machine.step(await launched(machine, { function: 'f', arguments: '0' }));
  const frame = topFrame(state);
  const locals = new Map(frame.locals).set('o', parseValue(given));
  state = { ...state, frames: [...state.frames.slice(0, -1), { ...frame, locals }] };
  return { machine, state };
}

async function shown(body: string, given: string, name: string): Promise<string> {
  const { machine, state } = await at(body, given);
  const value = machine.query(state).lookup(name);
  return value ? printValue(value) : 'unbound';
}

const attribute = (state: State, owner: string, name: string): string => {
  const value = state.classes.get(owner)?.get(name);
  return value ? printValue(value) : 'none';
};

describe('attributes of a class', () => {
  it('are shown where the statement names them', async () => {
    expect(await shown('x = o.size > o.rate', '<Shop size=4>', 'o')).toBe('<Shop size=4, rate=5>');
    expect(await shown('x = o.size', '<Shop size=4>', 'o')).toBe('<Shop size=4>');
    expect(await shown('x = o.names[0]', '<Shop size=4>', 'o')).toBe("<Shop size=4, names=['a']>");
    expect(await shown('x = [p.rate for p in o]', '[<Base>, <Shop>]', 'o')).toBe('[<Base rate=3>, <Shop rate=5>]');
  });

  it('are those of the object where it has its own', async () => {
    expect(await shown('x = o.rate', '<Shop rate=9>', 'o')).toBe('<Shop rate=9>');
    expect(await shown('x = o.price', '<Item>', 'o')).toBe('<Item>');
  });

  it('make an object of a class that is named', async () => {
    expect(await shown('x = Shop.rate', '0', 'Shop')).toBe('<Shop rate=5>');
    expect(await shown('x = Shop(3)', '0', 'Shop')).toBe("<class 'Shop'>");
    expect(await shown('x = Color.RED', '0', 'Color')).toBe("<Color RED=<Color name='RED', value=1>>");
  });

  it('change with the class, and not with the object', async () => {
    // What is set is computed by itself.
    const answers: Answers = { 2: () => ({ binds: { _left: '6' } }) };
    const start = await at('Shop.rate += 1', '0', answers);
    const next = await start.machine.step(start.state);
    expect([attribute(next, 'Shop', 'rate'), attribute(next, 'Base', 'rate')]).toEqual(['6', '3']);
    expect(printValue(next.globals.get('Shop') ?? parseValue('None'))).toBe("<class 'Shop'>");
  });

  it('are shared where they are changed in place, and hidden where an object gets its own', async () => {
    const line = FIRST + 1;
    const appended = await at("o.names.append('b')", '<Shop size=4>', {
      [line]: () => ({ binds: { o: "<Shop size=4, names=['a', 'b']>" } }),
    });
    const shared = await appended.machine.step(appended.state);
    expect(attribute(shared, 'Base', 'names')).toBe("['a', 'b']");
    expect(printValue(topFrame(shared).locals.get('o') ?? parseValue('None'))).toBe('<Shop size=4>');
    const assigned = await at('o.rate += o.size', '<Shop size=4>', {
      [line]: () => ({ binds: { o: '<Shop size=4, rate=9>' } }),
    });
    const own = await assigned.machine.step(assigned.state);
    expect(attribute(own, 'Shop', 'rate')).toBe('5');
    expect(printValue(topFrame(own).locals.get('o') ?? parseValue('None'))).toBe('<Shop size=4, rate=9>');
  });

  it('do not go with the object into a call', async () => {
    const line = FIRST + 1;
    const { machine, state } = await at('return o.rate, o.big()', '<Shop size=4>', {
      [line]: (query) => {
        if (isDone(query)) return returns(made(query));
        const called = calls(query, 'big');
        const receiver = query.lookup('o');
        return called.outcome?.kind === 'call' && receiver ? { outcome: { ...called.outcome, receiver } } : called;
      },
    });
    const inside = await machine.step(state);
    expect(printValue(topFrame(inside).locals.get('self') ?? parseValue('None'))).toBe('<Shop size=4>');
  });

  it('are what the body has bound, once it has run', async () => {
    const source = python.parse('class A:\n    x = 1 + 1\nA.x\n');
    const machine = new Machine(source, answering({ 2: () => ({ binds: { x: '2' } }), 3: () => ({}) }));
    let state = launch(source);
    while (topFrame(state).line !== 3) state = await machine.step(state);
    expect(attribute(state, 'A', 'x')).toBe('2');
  });
});
