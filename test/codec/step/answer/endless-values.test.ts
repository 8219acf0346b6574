/** Values that nobody could write down are not begun. */
import { describe, expect, it } from 'vitest';
import { AnswerReader } from '../../../../src/codec/step/answer/answer-reader';
import { Prompt } from '../../../../src/codec/step/prompt';
import { TooLongError } from '../../../../src/codec/query';
import { tokenId } from '../../../../src/codec/vocabulary/vocabulary';
import { queryOf } from '../../../support/query';

/** Says an answer, token by token; what it is refused with, if it is. */
function said(code: string, tokens: string, names: Readonly<Record<string, string>> = {}): unknown {
  const reader = new AnswerReader(new Prompt(queryOf(code, names)));
  try {
    for (const token of tokens.split(' ')) reader.push(tokenId(token), 1);
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('an answer', () => {
  it.each([
    ['x = "a" * 1000000000', '* : "', {}],
    ['x = 10 ** 9 * "a"', '** : 1 0 0 0 0 0 0 0 0 0 * : "', {}],
    ['x = [0] * n', '* : [', { n: '5000' }],
    ['x = n * (1, 2)', '* : (', { n: '1001' }],
    ['s *= n', 'v0 = "', { s: "'abc'", n: '1000' }],
    ['x = s.ljust(100000)', '.ljust : "', { s: "'a'" }],
    ['x = list(range(n))', 'list : [', { n: '1000000' }],
    ['x = list(range((n)))', 'list : [', { n: '1000000' }],
    ['x = "(" * (1000000)', '* : "', {}],
    ['x = (s).ljust((100000))', '.ljust : "', { s: "'a'" }],
  ])('of %s is refused before the value is begun', (code, tokens, names) => {
    const error = said(code, tokens, names);
    expect(error).toBeInstanceOf(TooLongError);
    expect((error as Error).message).toMatch(/ is too long to be predicted$/);
  });

  it.each([
    ['x = "a" * 3', '* : "', {}],
    ['x = [0] * n', '* : [', { n: '1000' }],
    ['x = m * n', '* : 1', { m: '123456', n: '1000000' }],
    ['s *= n', 'v0 = "', { s: "'abc'", n: '3' }],
    ['x = s.ljust(10)', '.ljust : "', { s: "'a'" }],
    ['x = list(range(n))', 'list : [', { n: '10' }],
  ])('of %s is read', (code, tokens, names) => {
    expect(said(code, tokens, names)).toBeUndefined();
  });
});
