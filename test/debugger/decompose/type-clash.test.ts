/** Operators that two types do not have in common, and what CPython says of them. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../../src/debugger/decompose/doubtful-parts';
import { typeClashOf } from '../../../src/debugger/decompose/type-clash';
import { queryOf } from '../../support/query';

const NAMES = { s: "'a'", n: '5', x: '1.5', xs: '[1]', t: '(1,)', b: "b'a'", none: 'None', flag: 'True' };

function refused(expression: string): string | undefined {
  const query = queryOf(`y = ${expression}`, NAMES);
  const part = query.statement.subExpressions.at(-1);
  return part && typeClashOf(part, reader(query))?.exception.message;
}

describe('an operator between two types', () => {
  it.each([
    ['s + n', 'can only concatenate str (not "int") to str'],
    ['n + s', "unsupported operand type(s) for +: 'int' and 'str'"],
    ['xs + t', 'can only concatenate list (not "tuple") to list'],
    ['b + s', "can't concat str to bytes"],
    ['s + none', 'can only concatenate str (not "NoneType") to str'],
    ['s - n', "unsupported operand type(s) for -: 'str' and 'int'"],
    ['none < n', "'<' not supported between instances of 'NoneType' and 'int'"],
    ['s >= x', "'>=' not supported between instances of 'str' and 'float'"],
  ])('%s: %s', (expression, message) => {
    expect(refused(expression)).toBe(message);
  });

  it.each(['s + s', 'n + x', 'n - flag', 's * n', 's % n', 's == n', 'n + other', 'xs < xs'])(
    '%s is asked about as it is',
    (expression) => {
      expect(refused(expression)).toBeUndefined();
    },
  );
});
