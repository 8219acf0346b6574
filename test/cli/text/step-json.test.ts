/** What `trace --json` says of what is not known. */
import { expect, it } from 'vitest';
import { NoAnswerError, type Predictor } from '../../../src/codec/query';
import { stepJson } from '../../../src/cli/text/step-json';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();
const silent: Predictor = { predict: () => Promise.reject(new NoAnswerError('nothing can be said')) };

it('an event that says something unknown is not sure, and the ones around it are', async () => {
  const source = python.parse('def f(a):\n    x = a + 1\n    pass\n    return x\n');
  const machine = new Machine(source, silent);
  let state = launch(source, { function: 'f', arguments: '1' });
  const steps = [stepJson(state, 0)];
  while (state.frames.at(-1)?.event !== 'return')
    steps.push(stepJson((state = await machine.step(state)), steps.length));
  expect(steps.map((step) => [step?.event, step?.line, step?.confidence])).toEqual([
    ['call', 1, 1],
    ['line', 2, 1],
    ['line', 3, 0],
    ['line', 4, 1],
    ['return', 4, 0],
  ]);
});
