/** Statements whose expression changes something on its way: CPython does the same in the lines that say it. */
import { afterAll, describe, expect, it } from 'vitest';
import { changesOnTheWay } from '../../../../src/debugger/decompose/changes/changes-on-the-way';
import { afterChanges } from '../../../../src/debugger/decompose/revised-prediction';
import { parseValue } from '../../../../src/python/values/literal';
import { printValue } from '../../../../src/python/values/print';
import { Cpython, HAS_PYTHON } from '../../../support/cpython';
import { queryOf } from '../../../support/query';

const NAMES = { xs: '[3, 1, 3]', seen: 'set()', d: "{'a': 1}", stack: '[1, 2, 3]', t: '10', ws: "['ab', 'ac', 'b']" };

describe.skipIf(!HAS_PYTHON)('a statement that changes something on its way', () => {
  const cpython = new Cpython();
  afterAll(() => {
    cpython.end();
  });

  it.each([
    ['r = [x for x in xs if not (x in seen or seen.add(x))]', ['r = [3, 1]', 'seen = {1, 3}']],
    ['r = d.update(b=2) or d', ["r = {'a': 1, 'b': 2}", "d = {'a': 1, 'b': 2}"]],
    ['r = xs.sort() and xs or len(xs)', ['r = 3', 'xs = [1, 3, 3]']],
    ['r = [y for x in xs if (y := x * 2) > 2]', ['r = [6, 6]', 'y = 6']],
    ['r = [t := t + x for x in xs]', ['r = [13, 14, 17]', 't = 17']],
    ['r = {w: n for w in ws if (n := len(w)) > 1}', ["r = {'ab': 2, 'ac': 2}", 'n = 1']],
    ['r = any((big := x) < 3 for x in xs)', ['r = True', 'big = 1']],
    ['r = all((x, low := x)[0] > 1 for x in xs), low', ['r = (False, 1)', 'low = 1']],
    ['r = sorted(stack.pop() for _ in range(2))', ['r = [2, 3]', 'stack = [1]']],
    ['r = [d.setdefault(w[0], []) for w in ws if w != "ac" and w[0] != "a"]', ['r = [[]]', "d = {'a': 1, 'b': []}"]],
    ["r = d.setdefault('b', [])", ['r = []', "d = {'a': 1, 'b': []}"]],
    ["r = d.setdefault('a', [])", ['r = 1']],
    ['[xs.append(x) for x in stack]', ['xs = [3, 1, 3, 1, 2, 3]']],
  ])('%s', async (statement, changes) => {
    const query = queryOf(statement, NAMES);
    const way = changesOnTheWay(query);
    const set = [
      ...Object.entries(NAMES),
      ...[...(way?.names ?? [])].map(([name, value]) => [name, printValue(value)]),
    ];
    const given = await cpython.after([...set.map((pair) => `${pair.join(' = ')}\n`), way?.text ?? ''].join(''), 'f()');
    const done = way && given !== null ? afterChanges(query, way, { value: parseValue(given), confidence: 0.9 }) : undefined; // prettier-ignore
    expect(done?.changes.map(({ name, value }) => `${name} = ${value ? printValue(value) : ''}`)).toEqual(changes);
    expect(done?.confidence).toBe(0.9);
  });

  it.each([
    ['r = [x for x in xs if x > 1]'],
    ['r = len(seen), [seen.add(x) for x in xs]'],
    ['r = [seen.add(x) for x in xs], seen.pop()'],
    ['x = [seen.add(x) for x in xs] + [x]'],
    ['r = (seen.add(x) for x in xs)'],
    ['r = t and [seen.add(x) for x in xs]'],
    ['seen = [seen.add(x) for x in xs]'],
    ['r = d.get(t) or d'],
  ])('%s is asked about as it is', (statement) => {
    expect(changesOnTheWay(queryOf(statement, NAMES))).toBeUndefined();
  });
});
