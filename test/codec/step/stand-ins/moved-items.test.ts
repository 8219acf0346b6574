/** Items that are moved are shown as numbers. */
import { expect, it } from 'vitest';
import type { Prediction } from '../../../../src/codec/query';
import { withMovedItems } from '../../../../src/codec/step/stand-ins/moved-items';
import { Prompt } from '../../../../src/codec/step/prompt';
import { tokenText } from '../../../../src/codec/vocabulary/vocabulary';
import { parseValue } from '../../../../src/python/values/literal';
import { printValue } from '../../../../src/python/values/print';
import { queryOf } from '../../../support/query';

const NAMES = { rows: "[{'who': 'Ann', 'n': 1}, ('Bob', 2)]", row: "['Cid', 3, 4]", n: '7', i: '1', xs: '[1, 2]' };

it('shows the list and the item as numbers', () => {
  const found = withMovedItems(queryOf('rows.insert(i, row)', NAMES));
  const tokens = found && new Prompt(found.query).tokens.map(tokenText).join(' ');
  expect(tokens).toBe('<step> v0 . .insert ( v1 , v2 ) <values> v0 = [ 3 0 , 3 1 ] v1 = 1 v2 = 3 2 <do>');
});

it.each([
  ['[30, 32, 31]', "[{'who': 'Ann', 'n': 1}, ['Cid', 3, 4], ('Bob', 2)]"],
  ['[30, 31]', undefined],
  ['[30, 30, 32]', undefined],
  ['[30, 31, 33]', undefined],
])('%s is said of the items', (said, meant) => {
  const changes = [{ name: 'rows', value: parseValue(said), confidence: 0.9 }];
  const outcome = { kind: 'next', successor: 0 } as const;
  const prediction: Prediction = { values: [], output: '', changes, outcome, outcomeConfidence: 1, confidence: 0.9 };
  const [change] = withMovedItems(queryOf('rows.insert(i, row)', NAMES))?.meant(prediction)?.changes ?? [];
  expect(change?.value && printValue(change.value)).toBe(meant);
});

it.each(['xs.insert(0, n)', 'rows.insert(i, row + row)', 'rows.append(row)', 'rows.insert(missing, unbound)', 'x = rows.insert(0, row)'])(
  'not where the items are short, or it does something else: %s',
  (text) => {
    expect(withMovedItems(queryOf(text, NAMES))).toBeUndefined();
  },
); // prettier-ignore
