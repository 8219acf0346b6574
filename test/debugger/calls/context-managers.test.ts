/** Which values are the managers of a `with` header. */
import { expect, it } from 'vitest';
import type { ComputedValue } from '../../../src/codec/query';
import { managersOf } from '../../../src/debugger/calls/context-managers';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();

/** Names and computed parts stand for their own texts. */
function managers(header: string): string[] {
  const statement = python.parse(`${header}\n    pass\n`).statementAt(1);
  if (!statement) throw new Error(`no statement in ${header}`);
  const computed = statement.subExpressions.map(({ text, range }): ComputedValue => ({
    expression: text,
    range,
    value: { kind: 'str', value: text },
    confidence: 1,
  }));
  const values = managersOf(statement, computed, (name) => ({ kind: 'str', value: name }));
  return values.map((value) => (value.kind === 'str' ? value.value : value.kind));
}

it.each([
  ['with a:', ['a']],
  ['with a as b:', ['a']],
  ['with f(x) as b, a:', ['f(x)', 'a']],
  ['with (a as b, f(c) as d):', ['a', 'f(c)']],
  ['with (a, b):', ['a', 'b']],
  ['with (f(x)) as b:', ['f(x)']],
  ['with (a), (b):', ['a', 'b']],
  ['with (\n    f(x) as y,  # the first, of two )\n    g(")") as z,\n):', ['f(x)', 'g(")")']],
  ['with f(lambda: (0, 1)) as (x, y), a:', ['f(lambda: (0, 1))', 'a']],
  ['with f(f"({x}") as y, a:', ['f(f"({x}")', 'a']],
  ['with f(x)[1:2] as y.z[0], a:', ['f(x)[1:2]', 'a']],
])('%s', (header, expected) => {
  expect(managers(header)).toEqual(expected);
});
