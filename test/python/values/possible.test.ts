/** Which values can exist. */
import { expect, it } from 'vitest';
import { parseValue } from '../../../src/python/values/literal';
import { isPossible } from '../../../src/python/values/possible';

it.each([
  ['date(2024, 2, 29)', true],
  ['date(2023, 2, 29)', false],
  ['date(2024, 1, 2024)', false],
  ['date(2024, 1)', false],
  ["[1, {'at': datetime.date(2024, 4, 31)}]", false],
  ['date(2024, day=3, month=13)', false],
  ['datetime(1900, 2, 28, 23, 59)', true],
  ['datetime.datetime(2024, 1, 1, 24)', false],
  ['time(12, 30)', true],
  ['time(12, 60)', false],
  ["f(date(2024, 1, 1), 'x')", true],
])('%s can exist: %s', (text, is) => {
  expect(isPossible(parseValue(text))).toBe(is);
});
