/** Items of long values are asked about by themselves. */
import { describe, expect, it } from 'vitest';
import { Prompt } from '../../../../src/codec/step/prompt';
import { withItemsAsNames } from '../../../../src/codec/step/stand-ins/items-as-names';
import type { Prediction } from '../../../../src/codec/query';
import { tokenText } from '../../../../src/codec/vocabulary/vocabulary';
import { parseValue } from '../../../../src/python/values/literal';
import { printValue } from '../../../../src/python/values/print';
import { queryOf } from '../../../support/query';

const ROWS = `[${Array.from({ length: 200 }, (_, i) => `['ab-${i}', [${i}]]`).join(', ')}]`;
const NAMED = `{${Array.from({ length: 200 }, (_, i) => `'key${i}': ${i}`).join(', ')}}`;
const TEXT = `'${'word '.repeat(100)}'`;

const asked = (text: string, values: Readonly<Record<string, string>>): string | undefined => {
  const found = withItemsAsNames(queryOf(text, values));
  return found && new Prompt(found.query).tokens.map(tokenText).join(' ');
};

function meant(
  text: string,
  values: Readonly<Record<string, string>>,
  name: string,
  value: string,
): Prediction | undefined {
  const changes = [{ name, value: parseValue(value), confidence: 0.9 }];
  const outcome = { kind: 'next', successor: 0 } as const;
  const said = { values: [], output: '', changes, outcome, outcomeConfidence: 1, confidence: 0.9 };
  return withItemsAsNames(queryOf(text, values))?.meant(said);
}

describe('an item of something long', () => {
  it.each([
    [
      'x = rows[i][j].split("-")',
      { rows: ROWS, i: '150', j: '0' },
      /^<step> v0 = v1 \. \.split .* v1 = " c:a c:b c:- 1 5 0 " <do>$/,
    ],
    ["x = named['key7'] + 1", { named: NAMED }, /v1 = 7 <do>$/],
    ["named['key7'] += named['key9']", { named: NAMED }, /^<step> v0 \+= v1 <values> v0 = 7 v1 = 9 <do>$/],
    ['rows[-1][1].append(k)', { rows: ROWS, k: '3' }, /v0 = \[ 1 9 9 \] v1 = 3 <do>$/],
    ['if text[i] == text[3]:\n    pass', { text: TEXT, i: '4' }, /v0 = " c:␣ " v1 = " c:d " <do>$/],
  ])('%s', (text, values, prompt) => {
    expect(asked(text, values as Record<string, string>)).toMatch(prompt);
  });

  it('changes what holds it, and its reads are told', () => {
    const values = { rows: ROWS, k: '3' };
    const said = meant('rows[-1][1].append(k)', values, 'rows[-1][1]', '[199, 3]');
    const [change] = said?.changes ?? [];
    expect(change?.name).toBe('rows');
    expect(change?.value && printValue(change.value)).toBe(ROWS.replace('[199]', '[199, 3]'));
    expect(said?.values.map(({ expression, value }) => `${expression}: ${printValue(value)}`)).toEqual([
      "rows[-1]: ['ab-199', [199]]",
      'rows[-1][1]: [199]',
    ]);
  });

  it('is set', () => {
    const said = meant("named['key7'] += 1", { named: NAMED }, "named['key7']", '8');
    const [change] = said?.changes ?? [];
    expect(change?.value && printValue(change.value)).toBe(NAMED.replace("'key7': 7", "'key7': 8"));
  });
});

describe('is asked about as it stands', () => {
  it.each([
    ['what is short', 'x = a[0]', { a: '[1, 2]' }],
    ['an item that is not there', 'x = a[1000]', { a: ROWS }],
    ['a slice', 'x = a[1:2]', { a: ROWS }],
    ['an index that has to be computed', 'x = a[i + 1]', { a: ROWS, i: '1' }],
    ['what is also used as a whole', 'x = a[0] in a', { a: ROWS }],
    ['the same item by two names', 'a[0][1] = a[i]', { a: ROWS, i: '0' }],
    ['a comprehension', 'x = [a[i] for i in b]', { a: ROWS, i: '1', b: '[1]' }],
  ])('%s', (_, text, values) => {
    expect(withItemsAsNames(queryOf(text, values as Record<string, string>))).toBeUndefined();
  });

  it('what cannot be set', () => {
    expect(meant('text[0] = k', { text: TEXT, k: '1' }, 'text[0]', '1')).toBeUndefined();
  });
});
