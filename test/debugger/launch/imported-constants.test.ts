/** Numbers and texts that a program takes from modules of the library are values of its own. */
import { afterAll, describe, expect, it } from 'vitest';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { constantOf } from '../../../src/python/library/library-constants';
import { loadPython } from '../../../src/python/source';
import { printValue } from '../../../src/python/values/print';
import { HAS_PYTHON } from '../../support/cpython';
import { byEvaluator } from '../../support/run-comparison';

const python = await loadPython();

describe.skipIf(!HAS_PYTHON)('names of constants', () => {
  const { predictor, end } = byEvaluator();
  afterAll(end);

  it.each([
    ['from math import pi, sqrt', ['pi = 3.141592653589793']],
    ['from decimal import Decimal, ROUND_HALF_UP as up', ["up = 'ROUND_HALF_UP'"]],
    ['from logging import INFO', ['INFO = 20']],
    ['import math', []],
  ])('%s', async (statement, expected) => {
    const machine = new Machine(python.parse(`${statement}\nx = 1\n`), predictor);
    let state = launch(machine.source);
    while (state.status === 'running') state = await machine.step(state);
    const bound = [...state.globals].filter(([name, { kind }]) => /^(?:int|float|str)$/.test(kind) && !name.startsWith('__')); // prettier-ignore
    expect(bound.map(([name, value]) => `${name} = ${printValue(value)}`)).toEqual([...expected, 'x = 1']);
  });

  it('built-in functions and types are what they are, by whatever name', async () => {
    const machine = new Machine(python.parse('from builtins import str as text, len as size\n'), predictor);
    let state = launch(machine.source);
    while (state.status === 'running') state = await machine.step(state);
    expect([...state.globals.entries()].filter(([name]) => !name.startsWith('__'))).toEqual([
      ['text', { kind: 'opaque', type: 'class', name: 'str' }],
      ['size', { kind: 'opaque', type: 'builtin', name: 'len' }],
    ]);
  });
});

it('what is no number or text, or differs from one computer to the next, is none', () => {
  expect([constantOf('math', 'sqrt'), constantOf('os', 'sep'), constantOf('nothing', 'pi')]).toEqual([undefined, undefined, undefined]); // prettier-ignore
});
