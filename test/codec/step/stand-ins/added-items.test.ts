/** Items that come one behind the other are shown as numbers. */
import { describe, expect, it } from 'vitest';
import type { Outcome, Prediction } from '../../../../src/codec/query';
import { withAddedItems } from '../../../../src/codec/step/stand-ins/added-items';
import { parseValue } from '../../../../src/python/values/literal';
import { printValue } from '../../../../src/python/values/print';
import { queryOf } from '../../../support/query';

const NAMES = {
  item: "{'who': 'Ann', 'n': 1}",
  rest: "(['Bob', 2],)",
  rows: "[{'who': 'Cid', 'n': 3}]",
  n: '7',
  xs: '(1, 2)',
  ann: "P(name='Ann')",
};

const shown = (line: string, name: string): string | undefined => {
  const value = withAddedItems(queryOf(line, NAMES))?.query.lookup(name);
  return value && printValue(value);
};

function answer(outcome: Outcome, binds: Readonly<Record<string, string>> = {}): Prediction {
  const changes = Object.entries(binds).map(([name, text]) => ({ name, value: parseValue(text), confidence: 0.9 }));
  return { values: [], output: '', changes, outcome, outcomeConfidence: 1, confidence: 0.9 };
}

describe('lists and tuples that are put together', () => {
  it('are shown as numbers', () => {
    expect(shown('return (item,) + rest', 'item')).toBe('30');
    expect(shown('return (item,) + rest', 'rest')).toBe('(31,)');
    expect(shown('return [n, item] + rows', 'rows')).toBe('[32]');
    expect(shown('return (ann,) + xs', 'ann')).toBe('30');
  });

  it.each([
    ['(30, 31)', "({'who': 'Ann', 'n': 1}, ['Bob', 2])"],
    ['(30,)', undefined],
    ['(30, 30)', undefined],
    ['[(30, 31)]', undefined],
  ])('are returned as %s says', (said, meant) => {
    const found = withAddedItems(queryOf('return (item,) + rest', NAMES));
    const all = found?.meant(answer({ kind: 'return', value: parseValue(said) }));
    expect(all?.outcome.kind === 'return' ? printValue(all.outcome.value) : undefined).toBe(meant);
  });

  it('are bound as the answer says', () => {
    const found = withAddedItems(queryOf('rows = rows + [item]', NAMES));
    const all = found?.meant(answer({ kind: 'next', successor: 0 }, { rows: '[30, 31]' }));
    const [change] = all?.changes ?? [];
    expect(change?.value && printValue(change.value)).toBe("[{'who': 'Cid', 'n': 3}, {'who': 'Ann', 'n': 1}]");
  });

  it.each([
    'return (n,) + xs',
    'return [item] + rest',
    'return item + rest',
    'return rest + rest',
    'return (item,) + rest * 2',
    'return rest',
    'rows += [item]',
  ])('not where items are short, one comes twice, or it is something else: %s', (line) => {
    expect(withAddedItems(queryOf(line, NAMES))).toBeUndefined();
  });
});
