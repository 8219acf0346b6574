/** Attributes that nothing gives an object, in runs that begin in a function and in whole programs. */
import { afterAll, describe, expect, it } from 'vitest';
import { isNeverSet } from '../../../src/debugger/classes/never-set';
import { launch, launched } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import type { State } from '../../../src/debugger/state/state';
import { loadPython } from '../../../src/python/source';
import { HAS_PYTHON } from '../../support/cpython';
import { byEvaluator } from '../../support/run-comparison';

const python = await loadPython();

const CLASSES = `
from collections import namedtuple
from enum import Enum

class Color(Enum):
    RED = 1

class Base:
    kind = 'base'

    def __init__(self):
        self.x = 1

class Cart(Base):
    def late(self):
        self.loaded = True

    def shown(self):
        return self.label

Pair = namedtuple('Pair', ['x', 'y'])
`;

async function ran(machine: Machine, start: State): Promise<string> {
  let state = start;
  for (let step = 0; state.status === 'running' && step < 60; step++) state = await machine.step(state);
  return state.failure ? `${state.failure.type}: ${state.failure.message ?? ''}` : 'none';
}

describe.skipIf(!HAS_PYTHON)('an attribute', () => {
  const { predictor, end } = byEvaluator();
  afterAll(end);

  const CASES = [
    ['return Cart().y', "AttributeError: 'Cart' object has no attribute 'y'"],
    ['Cart().run(3)', "AttributeError: 'Cart' object has no attribute 'run'"],
    ['c = Cart()\n    c.count += 1', "AttributeError: 'Cart' object has no attribute 'count'"],
    ['return Cart.y', "AttributeError: type object 'Cart' has no attribute 'y'"],
    ['return Color.NONE', 'AttributeError: NONE'],
    ['return Pair(1, 2).z', "AttributeError: 'Pair' object has no attribute 'z'"],
    ['return Cart().kind', 'none'],
    ['return Pair(1, 2).count(1)', 'none'],
  ] as const;

  it.each(CASES)('in a call: %s: %s', async (body, expected) => {
    const machine = new Machine(python.parse(`${CLASSES}\ndef f():\n    ${body}\n`), predictor);
    expect(await ran(machine, await launched(machine, { function: 'f' }))).toBe(expected);
  });

  it.each(CASES)('in a whole program: %s: %s', async (body, expected) => {
    const machine = new Machine(python.parse(`${CLASSES}\ndef f():\n    ${body}\n\nf()\n`), predictor);
    expect(await ran(machine, launch(machine.source))).toBe(expected);
  });

  it('may be there where another method sets it, or another class has it', async () => {
    const machine = new Machine(python.parse(`${CLASSES}\ndef f():\n    return Cart().loaded\n`), predictor);
    expect(await ran(machine, await launched(machine, { function: 'f' }))).toBe('none');
    expect(await ran(machine, await launched(machine, { function: 'Cart.shown' }))).toBe('none');
  });
});

it.each([
  ['x.name = 1', false],
  ['x.name: int = 1', false],
  ['a, x.name = 1, 2', false],
  ['x.name, a = 1, 2', false],
  ['for x.name in xs:', false],
  ['with a as x.name:', false],
  ['setattr(x, key, 1)', false],
  ['x.__dict__.update(y)', false],
  ['x.name += 1', true],
  ['if x.name == 1:', true],
  ['print(x.name)', true],
  ['x.names = 1', true],
])('in %s a name is never set: %s', (line, isNever) => {
  expect(isNeverSet(python.parse(`${line}\n`), 'name')).toBe(isNever);
});
