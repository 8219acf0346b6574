/** What `print` gets as bytes is shown to the model as the text that comes out. */
import { describe, expect, it } from 'vitest';
import type { Query } from '../../../../src/codec/query';
import { withPrintedBytes } from '../../../../src/codec/step/stand-ins/printed-bytes';
import { parseValue } from '../../../../src/python/values/literal';
import { queryOf } from '../../../support/query';

const names = { data: "b'ab'", text: "'ab'" };

function shown(query: Query): string[] | undefined {
  const asked = withPrintedBytes(query)?.query;
  return asked?.statement.tokens.filter(({ kind }) => kind === 'string').map(({ value = '' }) => value);
}

describe('bytes that are printed', () => {
  it.each([
    ['print(data)', ["b'ab'"]],
    ['print(data, len(data))', ["b'ab'"]],
    ["print('got', data, sep='-')", ['got', "b'ab'", '-']],
    ["print(b'x\\x00')", ["b'x\\x00'"]],
  ])('%s', (code, strings) => {
    expect(shown(queryOf(code, names))).toEqual(strings);
  });

  it.each(['print(text)', 'print(len(data))', 'print(data[0])', 'show(data)', 'x = print(data)'])(
    'are left as they are in %s',
    (code) => {
      expect(shown(queryOf(code, names))).toBeUndefined();
    },
  );

  it('are what a call has given, too', () => {
    const query = queryOf('print(code(text))', names);
    const range = { line: 1, column: 6, endLine: 1, endColumn: 16 };
    const computed = [{ expression: 'code(text)', range, value: parseValue("b'ab'"), confidence: 1, fromCall: true }];
    expect(withPrintedBytes({ ...query, computed })?.query.computed[0]?.value).toEqual(parseValue(`"b'ab'"`));
  });
});
