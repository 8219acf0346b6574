import { describe, expect, it } from 'vitest';
import { withDefaultValue } from '../../../../src/codec/step/stand-ins/default-values';
import { printValue } from '../../../../src/python/values/print';
import { queryOf } from '../../../support/query';

const VALUES = {
  sums: "defaultdict(<class 'float'>, {'a': 1.5})",
  texts: "defaultdict(<class 'str'>, {})",
  counts: "defaultdict(<class 'int'>, {})",
  plain: "{'a': 1}",
  k: "'b'",
  known: "'a'",
  n: '3',
};

const shown = (text: string, name: string): string | undefined => {
  const value = withDefaultValue(queryOf(text, VALUES))?.query.lookup(name);
  return value && printValue(value);
};

describe('what a defaultdict makes', () => {
  it.each([
    ['sums[k] += n', 'sums', "defaultdict(<class 'float'>, {'a': 1.5, 'b': 0.0})"],
    ["sums['c'] -= n", 'sums', "defaultdict(<class 'float'>, {'a': 1.5, 'c': 0.0})"],
    ["texts[k] += 'x'", 'texts', "defaultdict(<class 'str'>, {'b': ''})"],
  ])('is there already: %s', (text, name, value) => {
    expect(shown(text, name)).toBe(value);
  });

  it.each([
    'sums[known] += n',
    'sums[k] = n',
    'counts[k] += n',
    'plain[k] += n',
    'n += 1',
    'sums[k + k] += n',
    'other[k] += n',
  ])('is asked about as it is: %s', (text) => {
    expect(withDefaultValue(queryOf(text, VALUES))).toBeUndefined();
  });
});
