import { describe, expect, it } from 'vitest';
import { Prompt } from '../../../../src/codec/step/prompt';
import type { Change, Outcome, Prediction, Query } from '../../../../src/codec/query';
import { withStandIns } from '../../../../src/codec/step/stand-ins/stand-ins';
import { parseValue } from '../../../../src/python/values/literal';
import { printValue } from '../../../../src/python/values/print';
import { loadPython } from '../../../../src/python/source';
import { queryOf } from '../../../support/query';

const python = await loadPython();

const LONG = `[${Array.from({ length: 40 }, (_, i) => i * 7).join(', ')}]`;
const LONGER = LONG.replace(']', ', 1000, 2000]');
const TEXT = `'${'word '.repeat(9)}'`;

/** What an answer says, by names. */
function said(binds: Readonly<Record<string, string>>, outcome: Outcome = { kind: 'next', successor: 0 }): Prediction {
  const changes = Object.entries(binds).map(([name, text]): Change => ({
    name,
    value: parseValue(text),
    confidence: 0.9,
  }));
  return { values: [], output: '', changes, outcome, outcomeConfidence: 1, confidence: 0.9 };
}

/** What that means of the real values. */
function meant(query: Query, prediction: Prediction): Record<string, string> | undefined {
  const found = withStandIns(query)?.meant(prediction);
  return (
    found && Object.fromEntries(found.changes.map(({ name, value }) => [name, value ? printValue(value) : 'gone']))
  );
}

const prompt = (query: Query): string => new Prompt(withStandIns(query)?.query ?? query).tokens.join();
const loop = (header: string, ...items: readonly string[]): Query =>
  queryOf(`${header}\n    pass`, {}, { iterator: { items: items.map((item) => parseValue(item)), more: true } });

describe('the header of a loop', () => {
  it('is one question, whatever the items are', () => {
    const early = loop('for i in range(9000):', '1', '2', '3', '4');
    const late = loop('for i in range(9000):', '8120', '8121', '8122', '8123');
    expect(prompt(early)).toBe(prompt(late));
    expect(meant(late, said({ i: '1' }))).toEqual({ i: '8120' });
    // What it goes through does not matter any more, nor which names stand there.
    expect(prompt(loop('for i in sorted(x, key=lambda i: i[0]):', '1', '2', '3', '4'))).toBe(prompt(early));
  });

  it('gives each name the part of the item that has been said', () => {
    const query = loop('for word, (count) in x:', "('a', (7,))", "('b', 8)");
    expect(meant(query, said({ item: '1' }))).toEqual({ word: "'a'", count: '(7,)' });
    const nested = loop('for i, (a, (b, c)) in enumerate(x):', '(0, (1.5, (2, 3)))');
    expect(meant(nested, said({ item: '1' }))).toEqual({ i: '0', a: '1.5', b: '2', c: '3' });
    expect(withStandIns(loop('for i, (a, b) in enumerate(x):', '(0, 1)'))).toBeUndefined();
    const rest = loop('for i, (a, *more) in x:', '(0, (1.5, 2, 3))', '(1, [4])');
    expect(meant(rest, said({ item: '1' }))).toEqual({ i: '0', a: '1.5', more: '[2, 3]' });
    expect(meant(rest, said({ item: '2' }))).toEqual({ i: '1', a: '4', more: '[]' });
    const pairs = loop('for word, count in x:', "('a', [7])", "('b', [8])");
    expect(meant(pairs, said({ word: '1', count: '2' }))).toEqual({ word: "'a'", count: '[7]' });
  });

  it('has no stand-ins where an item has to be taken apart or nothing is known of it', () => {
    expect(withStandIns(loop('for a, b in x:', "'ab'", "'cd'"))).toBeUndefined();
    expect(withStandIns(loop('for a, b in x:', '(1, 2, 3)'))).toBeUndefined();
    expect(withStandIns(loop('for a in x:'))).toBeUndefined();
    expect(withStandIns(queryOf('for a in [1, 2]:\n    pass'))).toBeUndefined();
  });

  it('gives the items of a named tuple', () => {
    const program = 'from typing import NamedTuple\nclass P(NamedTuple):\n    x: int\n    y: int\n';
    const source = python.parse(program);
    const query = { ...loop('for a, b in x:', '<P x=1, y=2>', '<P x=3, y=4>'), source };
    expect(meant(query, said({ a: '1', b: '2' }))).toEqual({ a: '1', b: '2' });
    expect(meant(query, said({ a: '3', b: '4' }))).toEqual({ a: '3', b: '4' });
    expect(withStandIns({ ...query, source: python.parse('class P:\n    pass\n') })).toBeUndefined();
  });

  it('is told nothing by an answer about something else', () => {
    expect(meant(loop('for i in x:', '70', '80'), said({ i: '99' }))).toBeUndefined();
    expect(meant(loop('for i in x:', '70'), said({}, { kind: 'return', value: parseValue('1') }))).toBeUndefined();
  });
});

describe('what is put behind a text of numbers in columns', () => {
  it('is said of another text, since spaces are easily lost', () => {
    const query = queryOf('text += item', { text: "'   0 '", item: "'   1'" });
    expect(meant(query, said({ text: "'abc   1'" }))).toEqual({ text: "'   0    1'" });
    expect(withStandIns(queryOf('text += item', { text: "'0 1 '", item: "'2'" }))).toBeUndefined();
  });
});

describe('what is put behind a long list', () => {
  it('is one question, however long the list is and whatever is put there', () => {
    const one = queryOf('xs.append(n)', { xs: LONG, n: '17' });
    const other = queryOf('xs.append(n)', { xs: LONGER, n: "'text'" });
    expect(prompt(one)).toBe(prompt(other));
    expect(meant(other, said({ xs: "['a', 'b', 'c']" }))).toEqual({ xs: LONGER.replace(']', ", 'text']") });
  });

  it('is the same of a few items that take many words', () => {
    const query = queryOf('lines.append(line)', { lines: "['a line of text', 'another line']", line: "'one more'" });
    expect(meant(query, said({ lines: "['a', 'b', 'c']" }))).toEqual({
      lines: "['a line of text', 'another line', 'one more']",
    });
  });

  it('may have to be computed', () => {
    const query = queryOf('xs.append(n * 2)', { xs: LONG, n: '17' });
    expect(meant(query, said({ xs: "['a', 'b', 34]" }))).toEqual({ xs: LONG.replace(']', ', 34]') });
  });

  it('may be put in front', () => {
    const query = queryOf('xs.insert(0, (n, 2))', { xs: LONG, n: '17' });
    expect(meant(query, said({ xs: "[(17, 2), 'a', 'b']" }))).toEqual({ xs: LONG.replace('[', '[(17, 2), ') });
    expect(meant(query, said({ xs: "['a', (17, 2), 'b']" }))).toBeUndefined();
  });

  it('is not told where the answer does something else to the list', () => {
    const query = queryOf('xs.append(n)', { xs: LONG, n: '17' });
    for (const wrong of ["['a', 'c']", "['c']", "'c'", "['a', 'b', 'd']", "['b', 'a', 'c']"])
      expect(meant(query, said({ xs: wrong }))).toBeUndefined();
  });

  it.each([
    ['xs.append(xs[0])', { xs: LONG }],
    ['xs.append(xs)', { xs: LONG }],
    ['xs.append(n)', { xs: '[1, 2, 3]', n: '4' }],
    ['xs.extend(n)', { xs: LONG, n: '[4]' }],
    ['y = xs.append(n)', { xs: LONG, n: '4' }],
  ])('has no stand-in in %s', (code, names) => {
    expect(withStandIns(queryOf(code, names))).toBeUndefined();
  });

  it('has none where another name means the same list', () => {
    const xs = { ...parseValue(LONG), id: 3 };
    expect(withStandIns(queryOf('xs.append(ys[0])', { xs, ys: { ...xs } }))).toBeUndefined();
  });
});

describe('what is put behind a long text', () => {
  it.each([['s += "ab"'], ['s += n'], ['s = s + n']])('leaves the rest as it is: %s', (code) => {
    const query = queryOf(code, { s: TEXT, n: "'ab'" });
    expect(meant(query, said({ s: "'abcab'" }))).toEqual({ s: TEXT.replace(/'$/, "ab'") });
    expect(meant(query, said({ s: "'ab'" }))).toBeUndefined();
    expect(prompt(query)).toBe(prompt(queryOf(code, { s: `'${'x'.repeat(3000)}'`, n: "'ab'" })));
  });

  it('may stand in front', () => {
    const query = queryOf('s = n + s', { s: TEXT, n: "'ab'" });
    expect(meant(query, said({ s: "'ababc'" }))).toEqual({ s: TEXT.replace("'", "'ab") });
    expect(meant(query, said({ s: "'abcab'" }))).toBeUndefined();
  });

  it('is told of the sum, too', () => {
    const query = queryOf("s = s + 'x'", { s: TEXT });
    const { range } = query.statement.subExpressions[0] ?? {};
    const values = range ? [{ expression: "s + 'x'", range, value: parseValue("'abcx'"), confidence: 1 }] : [];
    const found = withStandIns(query)?.meant({ ...said({ s: "'abcx'" }), values });
    expect(found?.values.map(({ value }) => printValue(value))).toEqual([TEXT.replace(/'$/, "x'")]);
  });

  it.each(['s += s', 's = s + "a" if n else s', 's *= 2'])('has no stand-in in %s', (code) => {
    expect(withStandIns(queryOf(code, { s: TEXT, n: "'ab'" }))).toBeUndefined();
  });
});

describe('a statement about one key', () => {
  const names = { d: "{'a': 4, 'b': 5, 'c': 6}", k: "'b'" };

  it('is asked about that entry alone', () => {
    const query = queryOf('d[k] = d.get(k, 0) + 1', names);
    const other = queryOf('d[k] = d.get(k, 0) + 1', { d: "{'b': 5, 'z': [9]}", k: "'b'" });
    expect(prompt(query)).toBe(prompt(other));
    expect(meant(query, said({ d: "{'b': 6}" }))).toEqual({ d: "{'a': 4, 'b': 6, 'c': 6}" });
  });

  it('may put a new one behind the others, or take it away', () => {
    expect(meant(queryOf('d[k] = 1', { ...names, k: "'z'" }), said({ d: "{'z': 1}" }))).toEqual({
      d: "{'a': 4, 'b': 5, 'c': 6, 'z': 1}",
    });
    expect(meant(queryOf('del d[k]', names), said({ d: '{}' }))).toEqual({ d: "{'a': 4, 'c': 6}" });
  });

  it('is not told by an answer about another key', () => {
    expect(meant(queryOf('d[k] = 1', names), said({ d: "{'a': 1}" }))).toBeUndefined();
    expect(meant(queryOf('d[k] = 1', names), said({ d: "{'a': 1, 'b': 5}" }))).toBeUndefined();
  });

  it('works inside what counts', () => {
    const query = queryOf('c[k] += 1', { c: "Counter({'a': 3, 'b': 1})", k: "'b'" });
    expect(meant(query, said({ c: "Counter({'b': 2})" }))).toEqual({ c: "Counter({'a': 3, 'b': 2})" });
  });

  it.each([
    'd[k] = len(d)',
    'd[k] = d[j]',
    'for k in d:\n    d[k] = 1',
    'x = [d[k] for _ in range(3)]',
    'd[k + "a"] = 1',
  ])('has no stand-in in %s', (code) => {
    expect(withStandIns(queryOf(code, { ...names, j: "'a'" }))).toBeUndefined();
  });
});
