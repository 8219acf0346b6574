/** Statements that raise nothing, whatever comes of them. */
import { describe, expect, it } from 'vitest';
import { AnswerReader } from '../../../../src/codec/step/answer/answer-reader';
import { Prompt } from '../../../../src/codec/step/prompt';
import { tokenText } from '../../../../src/codec/vocabulary/vocabulary';
import { queryOf } from '../../../support/query';

/** Whether an answer may say that the statement raises something. */
function mayRaise(text: string, values: Readonly<Record<string, string>>): boolean {
  const reader = new AnswerReader(new Prompt(queryOf(`${text}\n`, values)));
  return reader.allowed().map(tokenText).includes('<raise>');
}

describe('nothing is raised by', () => {
  it.each([
    ['if a == b:\n    pass', { a: '1', b: "'x'" }],
    ['if a in b and not c:\n    pass', { a: "'x'", b: "{'x': 1}", c: '[]' }],
    ['while a not in b:\n    pass', { a: '(1, 2)', b: '[1]' }],
    ['if a in b:\n    pass', { a: "'x'", b: "'xy'" }],
    ['if a < b or a is None:\n    pass', { a: '1', b: '2.5' }],
    ['if a:\n    pass', { a: '[]' }],
  ] as const)('%j', (text, values) => {
    expect(mayRaise(text, values)).toBe(false);
  });
});

describe('something may be raised by', () => {
  it.each([
    ['a key that has no hash', 'if a in b:\n    pass', { a: '[1]', b: '{1: 2}' }],
    ['a number in a text', 'if a in b:\n    pass', { a: '1', b: "'1'" }],
    ['what has no order', 'if a < b:\n    pass', { a: '1', b: "'x'" }],
    ['a name that is not bound', 'if a == c:\n    pass', { a: '1' }],
    ['what compares as it likes', 'if a == b:\n    pass', { a: '<unknown>', b: '1' }],
    ['an index', 'if a[3] == 1:\n    pass', { a: '[1]' }],
    ['a statement behind it', 'if a == 1: raise KeyError', { a: '1' }],
    ['a call', 'if len(a) == 1:\n    pass', { a: '1' }],
  ] as const)('%s', (_, text, values) => {
    expect(mayRaise(text, values)).toBe(true);
  });
});
