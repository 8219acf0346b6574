import { expect, it } from 'vitest';
import { functionOfLibrary } from '../../../src/python/library/function-values';

it.each([
  ['math.sqrt', true],
  ['operator.gt', true],
  ['math.pi', false],
  ['operator.itemgetter', false],
  ['random.random', false],
])('%s is a function that is passed on: %s', (path, isOne) => {
  expect(functionOfLibrary(path) !== undefined).toBe(isOne);
});
