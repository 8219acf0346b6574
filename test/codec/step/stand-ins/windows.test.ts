/** What is shown of a long value that is only looked into. */
import { describe, expect, it } from 'vitest';
import { Prompt } from '../../../../src/codec/step/prompt';
import { withWindow } from '../../../../src/codec/step/stand-ins/windows';
import { tokenText } from '../../../../src/codec/vocabulary/vocabulary';
import { parseValue } from '../../../../src/python/values/literal';
import { queryOf } from '../../../support/query';

const VALUES: Readonly<Record<string, string>> = {
  xs: `[${Array.from({ length: 300 }, (_, i) => i).join(', ')}]`,
  d: `{${Array.from({ length: 200 }, (_, i) => `'k${i}': ${i}`).join(', ')}}`,
  s: `{${Array.from({ length: 200 }, (_, i) => i).join(', ')}}`,
  text: `'${Array.from({ length: 300 }, (_, i) => i % 10).join('')}'`,
  mixed: `[1, 'a', ${'2, '.repeat(200)}]`,
  i: '100',
  j: '103',
  k: "'k7'",
};

const asked = (text: string): string | undefined => {
  const found = withWindow(queryOf(text, VALUES));
  return found && new Prompt(found.query).tokens.map(tokenText).join(' ');
};

describe('a window', () => {
  it.each([
    ['y = xs[100:102]', 'v1 [ 3 : 5 ] <values> v1 = [ 9 7 , 9 8 , 9 9 , 1 0 0 , 1 0 1 , 1 0 2 , 1 0 3 , 1 0 4 ] <do>'],
    [
      'y = xs[i:j]',
      'v1 [ 3 : 6 ] <values> v1 = [ 9 7 , 9 8 , 9 9 , 1 0 0 , 1 0 1 , 1 0 2 , 1 0 3 , 1 0 4 , 1 0 5 ] <do>',
    ],
    ['y = xs[:2]', 'v1 [ : 2 ] <values> v1 = [ 0 , 1 , 2 , 3 , 4 ] <do>'],
    ['y = xs[1:2]', 'v1 [ 1 : 2 ] <values> v1 = [ 0 , 1 , 2 , 3 , 4 ] <do>'],
    ['y = xs[-2:]', 'v1 [ - 2 : ] <values> v1 = [ 2 9 5 , 2 9 6 , 2 9 7 , 2 9 8 , 2 9 9 ] <do>'],
    ['y = xs[400:410]', 'v1 [ 1 0 3 : 1 1 3 ] <values> v1 = [ 2 9 7 , 2 9 8 , 2 9 9 ] <do>'],
    ['y = text[3:5]', 'v1 [ 3 : 5 ] <values> v1 = " 0 1 2 3 4 5 6 7 " <do>'],
    [
      'if k in d:\n    pass',
      'if v0 in v1 <values> v0 = " c:k 7 " v1 = { " c:k 0 " : 0 , " c:k 1 " : 1 , " c:k 2 " : 2 , " c:k 7 " : 7 } <do>',
    ],
    ['y = d.get(k, 0)', 'v1 . .get ( v2 , 0 ) <values> v1 = { " c:k 0 " : 0 , " c:k 7 " : 7 } v2 = " c:k 7 " <do>'],
    ["y = d['k300']", 'v1 [ " c:k 3 0 0 " ] <values> v1 = { " c:k 0 " : 0 } <do>'],
    ['y = 500 not in s', 'v0 = 5 0 0 not in v1 <values> v1 = { 0 , 1 , 2 } <do>'],
  ])('%s', (text, expected) => {
    expect(asked(text)?.endsWith(expected) === true ? expected : asked(text)).toBe(expected);
  });

  it.each([
    'y = xs[1:]', 'y = xs[:-1]', 'y = xs[::2]', 'y = xs[0:200]', 'y = xs[i + 1:j]', 'y = xs[0:2] + xs', 'y = 1 in mixed',
    'y = 1.0 in xs', "y = 'a' in text", 'y = [1, 2, 3][0:1]',
  ])('is not enough for %s', (text) => {
    expect(withWindow(queryOf(text, VALUES))).toBeUndefined();
  }); // prettier-ignore

  it('tells nothing of a statement that changes the value', () => {
    const found = withWindow(queryOf('xs[0:2] = []', VALUES));
    const changes = [{ name: 'xs', value: parseValue('[2, 3]'), confidence: 1 }];
    const outcome = { kind: 'next', successor: 0 } as const;
    const said = { values: [], output: '', changes, outcome, outcomeConfidence: 1, confidence: 1 };
    expect(found?.meant(said)).toBeUndefined();
  });
});
