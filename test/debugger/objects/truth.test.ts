/** What counts as true whatever it holds. */
import { expect, it } from 'vitest';
import { truthOf } from '../../../src/debugger/objects/truth';
import { parseValue } from '../../../src/python/values/literal';
import type { Value } from '../../../src/python/values/value';

const foreign = (type: string): Value => ({ kind: 'foreign', type, text: '', attributes: [], recipe: '', parts: [], isMutable: false }); // prettier-ignore

it.each([
  ['None', false],
  ['True', true],
  ['<function f>', true],
  ['datetime.datetime(2024, 1, 2, 9, 30)', true],
  ["ValueError('')", true],
  ['datetime.timedelta(0)', undefined],
  ['deque([])', undefined],
  ['0', undefined],
])('%s', (text, truth) => {
  expect(truthOf(parseValue(text))).toBe(truth);
});

it('is said of matches, patterns and paths, and not of what may be empty', () => {
  expect(['re.Match', 're.Pattern', 'pathlib.PosixPath', 'array.array'].map((type) => truthOf(foreign(type)))).toEqual([true, true, true, undefined]); // prettier-ignore
});
