/** Expressions that people type know what the program has imported. */
import { afterAll, describe, expect, it } from 'vitest';
import { LibraryModules } from '../../../src/adapter/launch/library-modules';
import { Evaluator } from '../../../src/debugger/evaluate/evaluator';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { topFrame } from '../../../src/debugger/state/state';
import { link } from '../../../src/python/modules/link';
import { loadPython } from '../../../src/python/source';
import { printValue } from '../../../src/python/values/print';
import { HAS_PYTHON } from '../../support/cpython';
import { byEvaluator } from '../../support/run-comparison';

const python = await loadPython();
const answering = HAS_PYTHON ? byEvaluator() : undefined;
afterAll(() => answering?.end());

const CODE = `import json
import re as patterns
from statistics import mean
x = 1
def f(a):
    import string
    return a
f(2)
y = 2
`;

/** What a text comes to where a line is about to run, after other lines that are typed there. */
async function value(text: string, line: number, ...before: string[]): Promise<string> {
  if (!answering) throw new Error('no Python');
  const loader = new LibraryModules(undefined, () => [], 'hidden', answering.predictor.modules);
  const source = link(python, python.parse(CODE), loader);
  const machine = new Machine(source, answering.predictor);
  let state = launch(source);
  while (topFrame(state).line !== line) state = await machine.step(state);
  const evaluator = new Evaluator(source, python, answering.predictor);
  for (const typed of before) {
    const done = await evaluator.execute(typed, state, topFrame(state));
    state = done.state ?? state;
  }
  return printValue((await evaluator.value(text, state, topFrame(state))).value);
}

describe.skipIf(!HAS_PYTHON)('a typed expression', () => {
  it.each([
    ['json.dumps([x, None])', 9, "'[1, null]'"],
    ['patterns.findall("[0-9]", "a1b2")', 9, "['1', '2']"],
    ['mean([x, 2])', 9, '1.5'],
    ['mean([a, 4]) + x', 7, '4'],
    ['string.digits', 7, "'0123456789'"],
  ])('%s in line %d', async (text, line, expected) => {
    expect(await value(text, line)).toBe(expected);
  });

  it('has objects of the library written into texts', async () => {
    const before = ['from pathlib import Path', 'p = Path("a") / "b"'];
    expect(await value("f'{p}: {p.name:>3}'", 9, ...before)).toBe("'a/b:   b'");
  });

  it('knows nothing that is imported elsewhere', async () => {
    await expect(value('string.digits', 9)).rejects.toThrow('string');
  });

  it.each([
    ['import math', 'math.sqrt(a + 2)', '2.0'],
    ['import os.path as p, math', 'p.join("a", str(math.floor(2.5)))', "'a/2'"],
    ['from math import sqrt as root', 'root(9)', '3.0'],
    ['from datetime import date', 'str(date(2024, 2, 28))', "'2024-02-28'"],
    ['from math import pi', 'round(pi, 2)', '3.14'],
    ['from collections import Counter', 'Counter("aab")["a"]', '2'],
    ['import numpy as np', 'np.zeros(3)', '<unknown>'],
    ['import math; root = math.sqrt(9)', 'root', '3.0'],
    ['root = 3\nroot += 1; bound = [root]', 'bound', '[4]'],
  ])('knows what is typed before it: %s', async (typed, text, expected) => {
    expect(await value(text, 7, typed)).toBe(expected);
    expect(await value(text.replace('a + 2', '4'), 9, typed)).toBe(expected);
  });
});
