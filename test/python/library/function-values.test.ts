import { expect, it } from 'vitest';
import { libraryValue } from '../../../src/python/library/function-values';

it.each([
  ['math.sqrt', true],
  ['operator.gt', true],
  ['math.floor', true],
  ['math.pi', false],
  ['collections.Counter', true],
  ['datetime.timedelta', true],
  ['json.JSONDecodeError', false],
  ['enum.Enum', false],
  ['operator.itemgetter', false],
  ['random.random', false],
])('%s is a function or class that is passed on: %s', (path, isOne) => {
  expect(libraryValue(path) !== undefined).toBe(isOne);
});
