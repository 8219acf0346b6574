import { expect, it } from 'vitest';
import type { ComputedValue } from '../../../src/codec/query';
import { textWithStandIns, withStandIns } from '../../../src/debugger/operands/stand-in-names';
import { parseValue } from '../../../src/python/values/literal';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();

/** A value that stands in the place of an expression of the first line. */
function inPlace(code: string, expression: string, value: string): ComputedValue {
  const column = code.indexOf(expression);
  const range = { line: 1, column, endLine: 1, endColumn: column + expression.length };
  return { expression, range, value: parseValue(value), confidence: 1, inPlace: true };
}

it('parts of a statement are told with the names that stand in them', () => {
  const code = 'x = [s for s in Kind] + [t for t in Kind.more]';
  const statement = python.parse(code).statementAt(1);
  if (!statement) throw new Error('no statement');
  const asked = withStandIns(statement, [
    inPlace(code, 'Kind', '[1]'),
    { ...inPlace(code, 'Kind.more', '[2]'), expression: 'Kind.more' },
  ]);
  const texts = asked.statement.subExpressions.map((part) => textWithStandIns(part, asked.statement));
  expect(texts).toEqual([
    '[s for s in _value1]',
    '[t for t in _value2]',
    '[s for s in _value1] + [t for t in _value2]',
  ]);
  expect([...asked.names.keys()]).toEqual(['_value1', '_value2']);
});

it('the parentheses of a call stay around what was a generator expression', () => {
  const code = 'x = sum(i.total for i in items)';
  const statement = python.parse(code).statementAt(1);
  if (!statement) throw new Error('no statement');
  const asked = withStandIns(statement, [inPlace(code, '(i.total for i in items)', '[1.5, 2]')]).statement;
  const whole = asked.subExpressions.find(({ operator }) => operator === 'sum');
  expect(whole && textWithStandIns(whole, asked)).toBe('sum(_value1)');
});

it('parts on several lines are told in the same way', () => {
  const code = 'x = max(\n    rows(f), key=last,\n)\n';
  const statement = python.parse(code).statementAt(1);
  if (!statement) throw new Error('no statement');
  const range = { line: 2, column: 4, endLine: 2, endColumn: 11 };
  const given = { expression: 'rows(f)', range, value: parseValue('[1]'), confidence: 1, inPlace: true };
  const asked = withStandIns(statement, [given]).statement;
  const whole = asked.subExpressions.find(({ operator }) => operator === 'max');
  expect(whole && textWithStandIns(whole, asked)).toBe('max(\n    _value1, key=last,\n)');
});
