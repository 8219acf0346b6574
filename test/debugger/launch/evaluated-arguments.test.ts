/** Arguments that are calls of classes are what the program makes of them. */
import { afterAll, describe, expect, it } from 'vitest';
import { Evaluator } from '../../../src/debugger/evaluate/evaluator';
import { launched } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { topFrame } from '../../../src/debugger/state/state';
import { loadPython } from '../../../src/python/source';
import { printValue } from '../../../src/python/values/print';
import { HAS_PYTHON } from '../../support/cpython';
import { byEvaluator } from '../../support/run-comparison';

const python = await loadPython();

const CODE = `
from datetime import timedelta
from collections import Counter

class Fraction:
    def __init__(self, above, below):
        self.above = above
        self.below = below

def f(x):
    return x
`;

describe.skipIf(!HAS_PYTHON)('an argument', () => {
  const { predictor, end } = byEvaluator();
  afterAll(end);

  it.each([
    ['timedelta(hours=30)', 'datetime.timedelta(days=1, seconds=21600)'],
    ["Counter('abba')", "Counter({'a': 2, 'b': 2})"],
    ['Fraction(2, 4)', '<Fraction above=2, below=4>'],
    ["{'a': [timedelta(weeks=1)]}", "{'a': [datetime.timedelta(days=7)]}"],
    // Nothing in the file binds it.
    ['deque([1])', 'deque([1])'],
    ['range(3)', 'range(0, 3)'],
  ])('%s', async (written, expected) => {
    const source = python.parse(CODE);
    const machine = new Machine(source, predictor);
    const evaluator = new Evaluator(source, python, predictor);
    const state = await launched(machine, { function: 'f', arguments: written }, undefined, evaluator);
    const given = topFrame(state).locals.get('x');
    expect(given && printValue(given).replace(/@\d+ ?/g, '')).toBe(expected);
  });
});
