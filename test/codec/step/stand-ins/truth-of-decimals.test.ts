import { expect, it } from 'vitest';
import { withTruthOfDecimal } from '../../../../src/codec/step/stand-ins/truth-of-decimals';
import { parseValue } from '../../../../src/python/values/literal';
import { printValue } from '../../../../src/python/values/print';
import { queryOf } from '../../../support/query';

const VALUES = {
  rate: "Decimal('0.00')",
  count: "Decimal('3')",
  n: '0',
  none: 'datetime.timedelta(0)',
  hour: 'datetime.timedelta(seconds=3600)',
};

it.each([
  ['if not rate:\n    pass', 'rate', '0.0'],
  ['while count:\n    pass', 'count', '3'],
  ['if none:\n    pass', 'none', '0'],
  ['while not hour:\n    pass', 'hour', '3600'],
  ['if n:\n    pass', 'n', undefined],
  ['if rate > n:\n    pass', 'rate', undefined],
  ['x = rate', 'rate', undefined],
])('%s', (text, name, shown) => {
  const value = withTruthOfDecimal(queryOf(text, VALUES))?.query.lookup(name);
  expect(value && printValue(value)).toBe(shown);
});

it('is that of what has been computed', () => {
  const query = queryOf('if hour % hour:\n    pass', VALUES);
  const { range, text } = query.statement.subExpressions[0] ?? { range: undefined, text: '' };
  if (!range) throw new Error('no part');
  const computed = [{ expression: text, range, value: parseValue(VALUES.none), confidence: 1 }];
  const asked = withTruthOfDecimal({ ...query, computed })?.query.computed.map(({ value }) => printValue(value));
  expect(asked).toEqual(['0']);
});
