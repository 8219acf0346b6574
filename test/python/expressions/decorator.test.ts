/** What decorators name. */
import { expect, it } from 'vitest';
import { readDecorator } from '../../../src/python/expressions/decorator';
import { loadPython } from '../../../src/python/source';

await loadPython();

it.each([
  ['staticmethod', 'staticmethod', undefined],
  ['functools . lru_cache(maxsize=8)', 'functools.lru_cache', ['maxsize=8']],
  ['(property)', 'property', undefined],
  ['x.setter  # a comment', 'x.setter', undefined],
  ["dataclass(\n  doc=')kw_only=True',  # (\n)", 'dataclass', ["doc=')kw_only=True'"]],
  ['wrap(f)(g)', '', ['g']],
  ['table[0]', '', undefined],
  ['a b', '', undefined],
])('%s', (text, path, given) => {
  const decorator = readDecorator(text);
  expect(decorator).toMatchObject({ path, name: path.split('.').at(-1) });
  expect(decorator.arguments?.map((one) => one.text)).toEqual(given);
});
