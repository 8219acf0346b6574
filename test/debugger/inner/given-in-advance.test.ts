/** Functions of the program that are given something before they are called, by `partial` and the like, and what calls them. */
import { afterAll, describe, expect, it } from 'vitest';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { loadPython } from '../../../src/python/source';
import { HAS_PYTHON } from '../../support/cpython';
import { byEvaluator } from '../../support/run-comparison';

const python = await loadPython();
const TAKING = ['from functools import partial', 'def take(n, xs):', '    return [x for x, _ in zip(xs, range(n))]'];

describe.skipIf(!HAS_PYTHON)('functions that are given something in advance', () => {
  const answering = byEvaluator();
  afterAll(() => {
    answering.end();
  });

  it.each([
    ['p = partial(take, 2, iter([1, 2, 3]))\nprint(p())', '[1, 2]'],
    ['p = partial(take, xs=sorted([3, 1]), n=1)\nprint(p())', '[1]'],
    // Whatever calls it until something comes has to know it.
    ['print(list(iter(partial(take, 2, iter([1, 2, 3, 4])), [])))', '[[1, 2], [4]]'],
  ])('%s', async (text, output) => {
    const machine = new Machine(python.parse([...TAKING, text].join('\n')), answering.predictor);
    let state = launch(machine.source);
    for (let step = 0; state.status === 'running' && step < 80; step++) state = await machine.step(state);
    expect(state.output).toBe(`${output}\n`);
  });
});
