/** Sets that are written out beside an operator are asked about by names. */
import { describe, expect, it } from 'vitest';
import { withSetsAsNames } from '../../../src/debugger/predict/displayed-sets';
import { printValue } from '../../../src/python/values/print';
import { queryOf } from '../../support/query';

const NAMES = { a: "'p'", b: "'q'", pairs: "[{'p', 'q'}]", n: '1', m: 'True' };

const tokensOf = (code: string): string =>
  withSetsAsNames(queryOf(code, NAMES))
    .statement.tokens.map(({ text }) => text)
    .join(' ');

describe('a set beside an operator', () => {
  it.each([
    ['x = {a, b} in pairs', 'x = _set0 in pairs'],
    ['if pairs[0] == {b, a}:\n    pass', 'if pairs [ 0 ] == _set0'],
    ['x = ({a} | {b}) - {n}', 'x = ( _set0 | _set1 ) - _set2'],
  ])('%s', (code, expected) => {
    expect(tokensOf(code)).toBe(expected);
  });

  it.each([
    ['what is no operand', 'x = f({a, b})', 'x = f ( { a , b } )'],
    ['what may be one item', 'x = {n, m} == pairs', 'x = { n , m } == pairs'],
    ['what is not known', 'x = {a, c} in pairs', 'x = { a , c } in pairs'],
    ['a comprehension', 'x = {c for c in a} in pairs', 'x = { c for c in a } in pairs'],
  ])('%s is left as it is', (_, code, expected) => {
    expect(tokensOf(code)).toBe(expected);
  });

  it('is known by its name', () => {
    const query = withSetsAsNames(queryOf('x = {b, a} in pairs', NAMES));
    expect(printValue(query.lookup('_set0') ?? { kind: 'none' })).toBe("{'q', 'p'}");
    expect(printValue(query.lookup('a') ?? { kind: 'none' })).toBe("'p'");
  });
});
