/** What has been computed of a statement is asked about as names. */
import { expect, it } from 'vitest';
import type { ComputedValue } from '../../../../src/codec/query';
import { withComputedAsNames } from '../../../../src/codec/step/stand-ins/computed-as-names';
import { Prompt } from '../../../../src/codec/step/prompt';
import { tokenText } from '../../../../src/codec/vocabulary/vocabulary';
import { parseValue } from '../../../../src/python/values/literal';
import { queryOf } from '../../../support/query';

/** Where each part is first found in the text of one line, with its value. */
function computedIn(text: string, parts: Readonly<Record<string, string>>): ComputedValue[] {
  return Object.entries(parts).map(([expression, value]) => {
    const column = text.indexOf(expression);
    const range = { line: 1, column, endLine: 1, endColumn: column + expression.length };
    return { expression, range, value: parseValue(value), confidence: 1 };
  });
}

function asked(text: string, parts: Readonly<Record<string, string>>): string | undefined {
  const query = queryOf(text, { xs: '[1, 2]', n: '7', k: '3' }, { computed: computedIn(text, parts) });
  const found = withComputedAsNames(query)?.query;
  if (!found) return undefined;
  const { tokens, forced } = new Prompt(found);
  return [...tokens, ...forced].map(tokenText).join(' ');
}

it.each([
  ['the outermost parts alone', 'xs.append(f(g(n)))', { 'g(n)': '8', 'f(g(n))': '9' }, 'v0 . .append ( v1 ) <values> v0 = [ 1 , 2 ] v1 = 9'], // prettier-ignore
  ['a part that has the same value as another', 'x = f(n) + g(n) * k', { 'f(n)': '5', 'g(n)': '5' }, 'v0 = v1 + v2 * v3 <values> v1 = 5 v2 = 5 v3 = 3'], // prettier-ignore
  ['in a text', 'x = f"{f(n)}."', { 'f(n)': '5' }, "v0 = f' { v1 } c:. 'f <values> v1 = 5"],
  ['what shares its parentheses with a call', 'x = sum(i for i in xs)', { '(i for i in xs)': '[5]' }, 'v0 = sum ( v1 ) <values> v1 = [ 5 ]'], // prettier-ignore
  ['one of the operands', 'xs[f(n)] += k', { 'f(n)': '1' }, 'v0 [ v1 ] += v2 <values> v0 = [ 1 , 2 ] v1 = 1 v2 = 3'],
])('%s', (_, text, parts, prompt) => {
  expect(asked(text, parts as unknown as Record<string, string>)).toBe(`<step> ${prompt} <do>`);
});

it.each([
  ['nothing is computed', 'xs.append(n)', {}],
  ['the part has several values', 'x = [f(n) for n in xs]', { 'f(n)': '5' }],
  ['the text of the part is printed', 'print(f"{f(n)=}")', { 'f(n)': '5' }],
])('not where %s', (_, text, parts) => {
  expect(asked(text, parts)).toBeUndefined();
});

it.each([
  ['xs', true],
  ['_computed0', false],
  ['_computed0.rows', false],
])('a change of %s is told: %s', (name, isTold) => {
  const text = 'f(n).append(k)';
  const query = queryOf(text, { k: '3' }, { computed: computedIn(text, { 'f(n)': '[1]' }) });
  const changes = [{ name, value: parseValue('[1, 3]'), confidence: 1 }];
  const outcome = { kind: 'next', successor: 0 } as const;
  const said = { values: [], output: '', changes, outcome, outcomeConfidence: 1, confidence: 1 };
  expect(withComputedAsNames(query)?.meant(said)).toEqual(isTold ? said : undefined);
});
