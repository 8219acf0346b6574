/** Large instances, and functions without a name of their own, are shown as small ones where a statement only moves them. */
import { describe, expect, it } from 'vitest';
import type { Prediction } from '../../../../src/codec/query';
import { withHandedOn } from '../../../../src/codec/step/stand-ins/handed-on';
import { parseValue } from '../../../../src/python/values/literal';
import { printValue } from '../../../../src/python/values/print';
import type { Value } from '../../../../src/python/values/value';
import { queryOf } from '../../../support/query';

const ORDER = parseValue(`<Order id=7, lines=[${'1, '.repeat(40)}1], note='${'x'.repeat(60)}'>`);
const OTHER = parseValue(`<Order id=8, lines=[${'2, '.repeat(40)}2], note='${'y'.repeat(60)}'>`);
const square: Value = { kind: 'opaque', type: 'function', name: 'lambda', definition: 'f.<lambda>' };
const cube: Value = { kind: 'opaque', type: 'function', name: 'lambda', definition: 'g.<lambda>' };
const VALUES: Readonly<Record<string, Value>> = {
  order: ORDER,
  orders: { kind: 'list', items: [OTHER, ORDER] },
  n: parseValue('1'),
  key: parseValue("'a'"),
  square,
  it: { kind: 'opaque', type: 'iterator', name: 'generator', generator: 3 },
  its: { kind: 'list', items: [{ kind: 'opaque', type: 'iterator', name: 'generator', generator: 4 }] },
  table: { kind: 'dict', entries: [[parseValue("'a'"), square], [parseValue("'b'"), cube]] }, // prettier-ignore
};

const shown = (text: string, name: string): string | undefined => {
  const value = withHandedOn(queryOf(text, VALUES))?.query.lookup(name);
  return value && printValue(value);
};

describe('what is only handed on', () => {
  it('is small where there are several instances, however small they are', () => {
    const jobs = parseValue(
      "[<Job time=1.0, rank=0, name='b'>, <Job time=3.0, rank=0, name='c'>, <Job time=1.0, rank=1, name='a'>]",
    );
    const query = withHandedOn(queryOf('last = jobs.pop()', { jobs: printValue(jobs) }))?.query;
    const said = query?.lookup('jobs');
    expect(said && printValue(said)).toBe('[<Job at=0>, <Job at=1>, <Job at=2>]');
  });

  it('is small where it holds itself, which an answer could not say', () => {
    const inside: Value = { kind: 'unknown', reason: '@5...' };
    const link: Value = { kind: 'object', className: 'Link', attributes: [['next', inside]], id: 5 };
    const query = withHandedOn(queryOf('x = links[:]', { links: { kind: 'list', items: [link] } }))?.query;
    const said = query?.lookup('links');
    expect(said && printValue(said)).toBe('[<Link at=0>]');
  });

  it.each([
    ['orders.append(order)', '[<Order at=0>, <Order at=1>]'],
    ['x = orders.pop(0)', '[<Order at=0>, <Order at=1>]'],
    ['x = list(orders)', '[<Order at=0>, <Order at=1>]'],
    ['return orders + [order]', '[<Order at=0>, <Order at=1>]'],
    ['if not orders:\n    pass', '[<Order at=0>, <Order at=1>]'],
    ['x = orders[n]', '[<Order at=0>, <Order at=1>]'],
  ])('is small: %s', (text, expected) => {
    expect(shown(text, 'orders')).toBe(expected);
  });

  it('is a function that has no name', () => {
    expect(shown('x = table[key]', 'table')).toBe("{'a': <Function at=0>, 'b': <Function at=1>}");
  });

  it.each(['its.append(it)', 'x = [it] * n', 'x = tuple(its)', 'return it, n'])('is an iterator: %s', (text) => {
    expect(shown(text, text.includes('tuple') ? 'its' : 'it')).toMatch(/<Function at=/);
  });

  it.each(['its.extend(it)', 'x = list(it)', 'x, y = it', 'for x in it:\n    pass'])(
    'is no iterator of which the items are taken: %s',
    (text) => {
      expect(withHandedOn(queryOf(text, VALUES))).toBeUndefined();
    },
  );

  it.each(['print(order)', 'x = order.note', 'x = sorted(orders)', "x = f'{order}'", 'x = order == n', 'raise order'])(
    'is not what is looked into: %s',
    (text) => {
      expect(withHandedOn(queryOf(text, VALUES))).toBeUndefined();
    },
  );

  it('counts only in its own part of the statement', () => {
    expect(shown('orders.insert(n + 1, order)', 'order')).toBe('<Order at=1>');
  });

  it('is meant by what is said of the small ones', () => {
    const value = parseValue('[<Order at=1>]');
    const said: Prediction = {
      values: [],
      output: '',
      changes: [{ name: 'orders', value, confidence: 1 }],
      outcome: { kind: 'return', value: parseValue('<Order at=0>') },
      outcomeConfidence: 1,
      confidence: 1,
    };
    const meant = withHandedOn(queryOf('return orders.pop(0)', VALUES))?.meant(said);
    expect(meant?.outcome).toEqual({ kind: 'return', value: OTHER });
    expect(meant?.changes[0]?.value).toEqual({ kind: 'list', items: [ORDER] });
    const unclear = { ...said, outcome: { kind: 'return', value: parseValue('<Order at=5>') } } as const;
    expect(withHandedOn(queryOf('return orders.pop(0)', VALUES))?.meant(unclear)).toBeUndefined();
  });
});
