/** Parts of statements as programs of their own. */
import { expect, it } from 'vitest';
import { roll, type Stepping } from '../../../src/debugger/decompose/rolling';
import { loadPython } from '../../../src/python/source';
import type { Value } from '../../../src/python/values/value';

it.each([
  [7, 2 ** 40],
  [2 ** 40 + 3, 2 ** 40 + 4],
])('numbers its objects apart from number %d, which it is given', async (id, first) => {
  const python = await loadPython();
  const inner: Value = { kind: 'list', items: [], id };
  const given = new Map<string, Value>([['xs', { kind: 'tuple', items: [inner] }]]);
  const numbers: number[] = [];
  const machine: Stepping = {
    step: (state) => {
      numbers.push(state.nextId);
      return Promise.resolve({ ...state, status: 'finished', result: { kind: 'none' } });
    },
  };
  await roll(python.parse('def f():\n    return xs\n'), given, machine, undefined);
  expect(numbers).toEqual([first]);
});
