import { beforeAll, expect, it } from 'vitest';
import { PredictionError, type Predictor } from '../../../src/codec/query';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { topFrame } from '../../../src/debugger/state/state';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { loadPython, type PythonParser } from '../../../src/python/source';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

const silent: Predictor = { predict: () => Promise.reject(new PredictionError('nobody was to be asked')) };
const numbers = Array.from({ length: 200 }, (_, i) => `${i - 100},`);

/** What the first statement of a function gives to `x`. */
async function given(statement: string): Promise<string> {
  const machine = new Machine(python.parse(`def f(a):\n    ${statement}\n    return x\n`), silent);
  const start = await machine.step(launch(machine.source, { function: 'f', arguments: '1' }));
  return printValue(topFrame(await machine.step(start)).locals.get('x') ?? { kind: 'unknown' });
}

it.each([
  [
    'a list over several lines, with a comment',
    `x = [  # the first ones\n        ${numbers.join('\n        ')}\n    ]`,
  ],
  ['with a type', `x: list[int] = [${numbers.join(' ')}]`],
])('reads a long literal: %s', async (_, statement) => {
  expect(await given(statement)).toBe(printValue(parseValue(`[${numbers.join(' ')}]`)));
});

it('reads nested ones and texts', async () => {
  const text = `{'key': [('a' , -1.5), {2}], 'other': '${'long '.repeat(20)}'}`;
  expect(await given(`x = ${text}`)).toBe(printValue(parseValue(text)));
});

it.each([
  ['a short literal', 'x = [1, 2]'],
  ['an operation', `x = [${numbers.join(' ')}] * 2`],
  ['a name', `x = [a, ${numbers.join(' ')}]`],
  ['a call', `x = list([${numbers.join(' ')}])`],
  ['an item', `x = [0]; x[0] = [${numbers.join(' ')}]`],
  ['two statements', `x = [${numbers.join(' ')}]; y = 2`],
  ['several targets', `x = y = [${numbers.join(' ')}]`],
])('asks the model: %s', async (_, statement) => {
  await expect(given(statement)).rejects.toThrow('nobody was to be asked');
});
