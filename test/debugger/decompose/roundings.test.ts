/** Numbers that are rounded, by the digits that `format` writes. */
import { expect, it } from 'vitest';
import { reader } from '../../../src/debugger/decompose/doubtful-parts';
import { isRoundedHalfWay, rounded } from '../../../src/debugger/decompose/roundings';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { queryOf } from '../../support/query';

const NAMES = {
  price: "Decimal('1.005')",
  exact: "Decimal('1.25')",
  cent: "Decimal('0.01')",
  half: '2.5',
  odd: '2.675',
  pi: '3.1416',
};

/** What is formatted, how, and what follows of a text. */
function said(expression: string, shown = "'1.5'"): unknown {
  const query = queryOf(`y = ${expression}`, NAMES);
  const part = query.statement.subExpressions.at(-1);
  const read = reader(query);
  const words = part && rounded(part, read);
  if (!part || !words) return undefined;
  const [given] = [...words.names.values()].map((value) => printValue(value));
  const meant = words.meant?.(parseValue(shown));
  return [words.text, given, meant && printValue(meant), isRoundedHalfWay(part, read)];
}

it.each([
  ['round(pi, 2)', ["format(_given0, '.2f')", '3.1416', '1.5', false]],
  ['price.quantize(cent)', ["format(_given0, '.2f')", "Decimal('1.005')", "Decimal('1.5')", true]],
  ['price.quantize(cent, ROUND_HALF_UP)', ["format(_given0, '.2f')", "Decimal('1.0051')", "Decimal('1.5')", true]],
  ['price.quantize(cent, ROUND_HALF_DOWN)', undefined],
  ['exact.quantize(cent)', ["format(_given0, '.2f')", "Decimal('1.25')", "Decimal('1.5')", false]],
  ['round(odd, 2)', undefined],
  ['round(odd, 1)', ["format(_given0, '.1f')", '2.675', '1.5', false]],
])('%s', (expression, words) => {
  expect(said(expression)).toEqual(words);
});

it('is a whole number where nothing is said of decimals', () => {
  expect(said('round(half)', "'2'")).toEqual(["format(_given0, '.0f')", '2.5', '2', true]);
});
