import { expect, it } from 'vitest';
import { PredictionError } from '../../../src/codec/query';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { loadPython } from '../../../src/python/source';
import { printValue } from '../../../src/python/values/print';

const python = await loadPython();

/** What `f(x)` returns where nobody can be asked; undefined where somebody has to be. */
async function result(expression: string, x: string): Promise<string | undefined> {
  const machine = new Machine(python.parse(`import json\n\ndef f(x):\n    return ${expression}\n`), {
    predict: () => Promise.reject(new PredictionError('nobody is asked')),
  });
  let state = launch(machine.source, { function: 'f', arguments: x });
  try {
    while (state.status === 'running') state = await machine.step(state);
  } catch (error) {
    if (error instanceof PredictionError) return undefined;
    throw error;
  }
  return state.result && printValue(state.result);
}

it.each([
  ['json.loads(x)', `'{"a": [1, null]}'`, "{'a': [1, None]}"],
  ['json.loads(x)', `'{a}'`, undefined],
  ['json.loads(x, parse_float=str)', `'[1.5]'`, undefined],
  ['json.loads(x)', `b'[1]'`, undefined],
])('%s of %s', async (expression, x, value) => {
  expect(await result(expression, x)).toBe(value);
});
