/** What a loop's header binds does not depend on colons inside its iterable. */
import { beforeAll, describe, expect, it } from 'vitest';
import { isBinding } from '../../../../src/codec/step/syntax/binding-syntax';
import { loadPython, type PythonParser } from '../../../../src/python/source';

let parser: PythonParser;
beforeAll(async () => {
  parser = await loadPython();
});

describe('a loop binds its target', () => {
  it.each([
    'for x in s[1:]:\n    pass',
    'for x in {1: 2}:\n    pass',
    'for x in map(lambda o: o, s):\n    pass',
    'for x in lambda: 1, lambda: 2:\n    pass',
  ])('%s', (text) => {
    const statement = parser.parse(text).statementAt(1);
    expect(statement && isBinding(statement)).toBe(true);
  });

  it('but not where its body is on the same line, which binds names too', () => {
    const statement = parser.parse('for x in s[1:]: y = x\n').statementAt(1);
    expect(statement && isBinding(statement)).toBe(false);
  });
});
