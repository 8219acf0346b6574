/** Built-in functions under other names are asked about under their own. */
import { describe, expect, it } from 'vitest';
import { withOwnNames } from '../../../src/debugger/predict/own-names';
import { queryOf } from '../../support/query';

const tokensOf = (code: string, names: Readonly<Record<string, string>>): string =>
  withOwnNames(queryOf(code, names))
    .statement.tokens.map(({ text }) => text)
    .join(' ');

describe('a call of a built-in function', () => {
  it.each([
    ['y = convert(x)', { convert: "<class 'int'>", x: "'1'" }, 'y = int ( x )'],
    ['y = pick(x) + pick', { pick: '<builtin max>', x: '[1]' }, 'y = max ( x ) + pick'],
    ['y = list(map(f, x))', { f: "<class 'str'>", x: '[1]' }, 'y = list ( map ( str , x ) )'],
    ['y = int(x)', { x: "'1'" }, 'y = int ( x )'],
    ['y = f(x)', { f: '<function f>', x: '1' }, 'y = f ( x )'],
    ['y = convert(x)', { convert: "<class 'int'>", int: '<function int>', x: '1' }, 'y = convert ( x )'],
    ['y = o.convert(x)', { o: '<O>', convert: "<class 'int'>", x: '1' }, 'y = o . convert ( x )'],
  ])('%s is asked about as %3$s', (code, names, expected) => {
    expect(tokensOf(code, names)).toBe(expected);
  });

  it('has its values told where they are written', () => {
    const { statement } = withOwnNames(queryOf('y = convert(x)', { convert: "<class 'int'>", x: "'1'" }));
    expect(statement.subExpressions[0]).toMatchObject({ operator: 'int', text: 'convert(x)' });
    expect(statement.calls[0]).toMatchObject({ callee: 'int', text: 'convert(x)' });
  });
});
