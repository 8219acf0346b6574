/** Operators that two types do not have in common, and what CPython says of them. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../../src/debugger/decompose/doubtful-parts';
import { clashOf, typeClashOf } from '../../../src/debugger/decompose/type-clash';
import { queryOf } from '../../support/query';

const NAMES = {
  s: "'a'",
  n: '5',
  x: '1.5',
  xs: '[1]',
  t: '(1,)',
  b: "b'a'",
  none: 'None',
  flag: 'True',
  d: '{1: 2}',
  u: '{1}',
};

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
    ['d + d', "unsupported operand type(s) for +: 'dict' and 'dict'"],
    ['s - s', "unsupported operand type(s) for -: 'str' and 'str'"],
    ['u / u', "unsupported operand type(s) for /: 'set' and 'set'"],
    ['none < none', "'<' not supported between instances of 'NoneType' and 'NoneType'"],
    ['none < n', "'<' not supported between instances of 'NoneType' and 'int'"],
    ['s >= x', "'>=' not supported between instances of 'str' and 'float'"],
  ])('%s: %s', (expression, message) => {
    expect(refused(expression)).toBe(message);
  });

  it.each([
    's + s',
    'n + x',
    'n - flag',
    's * n',
    's % n',
    's == n',
    'n + other',
    'xs < xs',
    'n > n',
    'x >= x',
    's > s',
    'u - u',
    'd | d',
  ])('%s is asked about as it is', (expression) => {
    expect(refused(expression)).toBeUndefined();
  });

  it.each(["''", "'2x5'", "'1,5'", "'abc'", "'€5'"])('Decimal(%s) is no number', (text) => {
    expect(refused(`Decimal(${text})`)).toBe("[<class 'decimal.ConversionSyntax'>]");
  });

  it.each(["'2.5'", "' -1e5 '", "'Infinity'", "'nan12'", "'1_000'", "'\u0661'", 'n', 's, n'])('Decimal(%s) may be one', (text) => {
    expect(refused(`Decimal(${text})`)).toBeUndefined();
  }); // prettier-ignore

  it.each([
    ['+=', 's', 'n', 'can only concatenate str (not "int") to str'],
    ['+=', 'd', 'd', "unsupported operand type(s) for +=: 'dict' and 'dict'"],
    ['-=', 's', 'n', "unsupported operand type(s) for -=: 'str' and 'int'"],
    ['+=', 'xs', 't', undefined],
    ['+=', 'n', 'x', undefined],
  ] as const)('in place, %s of %s and %s', (operator, left, right, message) => {
    const read = reader(queryOf('y = 1', NAMES));
    expect(clashOf(operator, [read(left), read(right)])?.exception.message).toBe(message);
  });
});
