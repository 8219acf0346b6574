/** Calls of functions by values that are functions of the library are asked about as what they do. */
import { describe, expect, it } from 'vitest';
import { withOperators } from '../../../src/debugger/predict/operator-functions';
import type { Query } from '../../../src/codec/query';
import { queryOf } from '../../support/query';
import { loadPython } from '../../../src/python/source';
import type { Value } from '../../../src/python/values/value';

const python = await loadPython();

const builtin = (name: string): Value => ({ kind: 'opaque', type: 'builtin', name });
const names = {
  op: builtin('operator.sub'),
  root: builtin('math.sqrt'),
  big: builtin('max'),
  low: builtin('str.lower'),
  counted: builtin('collections.Counter'),
  made: { kind: 'opaque', type: 'class', name: 'str' } as const,
  a: '1',
  b: '2',
  t: "'x'",
};

describe('a call by a value', () => {
  it.each([
    ['y = op(a, b + 1)', 'y = ( a - b + 1 )', ['+', '-']],
    ['y = op(a, (b, 1)[0])', 'y = ( a - ( b , 1 ) [ 0 ] )', ['[]', '-']],
    ['y = operator.lt(a, b)', 'y = ( a < b )', ['<']],
    ['y = root(a)', 'y = math . sqrt ( a )', ['sqrt']],
    ['y = op(a)', 'y = op ( a )', ['op']],
    ['y = op(*a, b)', 'y = op ( * a , b )', ['op']],
    ['y = big(a, b)', 'y = max ( a , b )', ['max']],
    ['y = made(a)', 'y = str ( a )', ['str']],
    ['y = low(*t)', 'y = str . lower ( * t )', ['lower']],
    ['y = counted(t)', 'y = Counter ( t )', ['Counter']],
    ['y = type(t)(a, b)', 'y = str ( a , b )', ['str']],
    ['y = a.__class__(b + 1)', 'y = int ( b + 1 )', ['+', 'int']],
    ['y = item.__class__(a)', 'y = item . __class__ ( a )', ['__class__']],
    ['y = operator.neg(a)', 'y = operator . neg ( a )', ['neg']],
  ])('%s is asked about as %s', (code, tokens, operators) => {
    const { statement } = withOperators(queryOf(code, names), python.parse(code));
    expect(statement.tokens.map(({ text }) => text).join(' ')).toBe(tokens);
    expect(statement.subExpressions.filter(({ operatorKind }) => operatorKind !== 'attribute').map(({ operator }) => operator)).toEqual(operators); // prettier-ignore
  });

  it('may be an item of a table', () => {
    const table: Value = { kind: 'dict', entries: [[{ kind: 'str', value: '+' }, builtin('operator.add')]] };
    const code = "y = OPS['+'](a, b)";
    const { statement } = withOperators(queryOf(code, { ...names, OPS: table }), python.parse(code));
    expect(statement.tokens.map(({ text }) => text).join(' ')).toBe('y = ( a + b )');
    expect(statement.subExpressions.map(({ text }) => text)).toEqual(["OPS['+'](a, b)"]);
    expect(statement.calls).toEqual([]);
  });

  it.each([
    ['from operator import mul', 'y = mul(a, b)'],
    ['from operator import mul as times', 'y = times(a, b)'],
    ['import operator as op', 'y = op.mul(a, b)'],
  ])('may be imported by `%s`', (header, code) => {
    const source = python.parse(`${header}\n${code}\n`);
    const asked = { ...queryOf(code, { a: '1', b: '2' }), statement: source.statementAt(2) };
    const { statement } = withOperators(asked as Query, source);
    expect(statement.tokens.map(({ text }) => text).join(' ')).toBe('y = ( a * b )');
  });
});
