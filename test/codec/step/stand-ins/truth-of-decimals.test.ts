import { expect, it } from 'vitest';
import { withTruthOfDecimal } from '../../../../src/codec/step/stand-ins/truth-of-decimals';
import { printValue } from '../../../../src/python/values/print';
import { queryOf } from '../../../support/query';

const VALUES = { rate: "Decimal('0.00')", count: "Decimal('3')", n: '0' };

it.each([
  ['if not rate:\n    pass', 'rate', '0.0'],
  ['while count:\n    pass', 'count', '3'],
  ['if n:\n    pass', 'n', undefined],
  ['if rate > n:\n    pass', 'rate', undefined],
  ['x = rate', 'rate', undefined],
])('%s', (text, name, shown) => {
  const value = withTruthOfDecimal(queryOf(text, VALUES))?.query.lookup(name);
  expect(value && printValue(value)).toBe(shown);
});
