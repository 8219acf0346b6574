/** `re` has a text of its own only where a program does more with it than the model can go through. */
import { expect, it } from 'vitest';
import { modelledModule } from '../../../src/python/library/models/modelled-modules';

it.each([
  [String.raw`re.findall(r'\d+', s)`, false],
  [String.raw`re.sub(r"[,;]", ' ', s)`, false],
  [String.raw`re.split(r'\s+', s, flags=re.A)`, false],
  [String.raw`re.findall(r'\d+-\d+', s)`, true],
  [String.raw`re.sub(PATTERN, '', s)`, true],
  [String.raw`re.sub(r'\d+', lambda m: m[0] * 2, s)`, true],
  [String.raw`re.match(r'\d+', s)`, true],
  ['from re import sub', true],
])('%s: %s', (use, isRun) => {
  expect(modelledModule('re', `import re\n${use}\n`, false) !== undefined).toBe(isRun);
  expect(modelledModule('re', `import re\n${use}\n`, true)).toBeUndefined();
});
