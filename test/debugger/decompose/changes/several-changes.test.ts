/** Several items that one statement takes from a container, which CPython takes one after the other. */
import { afterAll, describe, expect, it } from 'vitest';
import { changeInPlace } from '../../../../src/debugger/decompose/changes/changes-in-place';
import { changeAfterOthers, severalChanges } from '../../../../src/debugger/decompose/changes/several-changes';
import { reader } from '../../../../src/debugger/decompose/doubtful-parts';
import { afterSeveral } from '../../../../src/debugger/decompose/revised-prediction';
import { parseValue } from '../../../../src/python/values/literal';
import { printValue } from '../../../../src/python/values/print';
import { Cpython, HAS_PYTHON } from '../../../support/cpython';
import { queryOf } from '../../../support/query';

const NAMES = { s: '[3, 4, 9]', d: "{'a': 1, 'b': 2}", q: 'deque([5, 6])', n: '2', nested: '[[1], [2]]' };

describe.skipIf(!HAS_PYTHON)('a statement that takes several items', () => {
  const cpython = new Cpython();
  afterAll(() => {
    cpython.end();
  });

  it.each([
    ['b, a = s.pop(), s.pop()', ['b = 9', 'a = 4', 's = [3]']],
    ['x = s.pop() - s.pop() * s.pop(0)', ['x = -3', 's = []']],
    ['pair = [d.pop("a"), (n, d.pop("b"))]', ['pair = [1, (2, 2)]', 'd = {}']],
    ['x = q.popleft() + q.pop()', ['x = 11', 'q = deque([])']],
  ])('%s', async (statement, changes) => {
    const query = queryOf(statement, NAMES);
    const several = severalChanges(query);
    const set = Object.entries(NAMES).map(([name, value]) => `${name} = ${value}\n`);
    const given = await cpython.after(['from collections import deque\n', ...set, several?.text ?? ''].join(''), 'f()');
    const done = several && given !== null ? afterSeveral(query, several, { value: parseValue(given), confidence: 0.9 }) : undefined; // prettier-ignore
    expect(done?.changes.map(({ name, value }) => `${name} = ${value ? printValue(value) : ''}`)).toEqual(changes);
    expect(done?.confidence).toBe(0.9);
  });

  it.each([
    ['x = s.pop()'],
    ['x = s.pop() + len(s) + s.pop()'],
    ['x = s.pop() and s.pop()'],
    ['x = s.pop() if n else s.pop()'],
    ['x = [s.pop() for _ in d] + [s.pop()]'],
    ['x = s.pop() + d.pop("a")'],
    ['x = s.pop(len(d)) + s.pop()'],
    ['s = s.pop() + s.pop()'],
    ['x = nested.pop() + nested.pop()'],
    ['n += s.pop() + s.pop()'],
  ])('%s is asked about as it is', (statement) => {
    expect(severalChanges(queryOf(statement, NAMES))).toBeUndefined();
  });

  it('and puts something back does so at last', async () => {
    const statement = 's.append(s.pop() * s.pop())';
    const query = queryOf(statement, NAMES);
    const few = changeInPlace(query, reader(query));
    expect(few?.text.split('\n').slice(1, 3)).toEqual(['    _given0 = s.pop() * s.pop()', '    s.append(_given0)']);
    expect(await cpython.after(`s = [3, 4, 9]\n${few?.text ?? ''}`, 'f()')).toBe('[3, 36]');
    expect(changeInPlace(queryOf('s.append(n)', NAMES), reader(query))).toBeUndefined();
    const moved = changeInPlace(queryOf('s.insert(0, s.pop())', NAMES), reader(query));
    expect(await cpython.after(`s = [3, 4, 9]\n${moved?.text ?? ''}`, 'f()')).toBe('[9, 3, 4]');
  });

  it('is none where the change itself takes what it is given the place of', () => {
    expect(changeAfterOthers(queryOf('s.append(s.pop(n))', NAMES))).toBeDefined();
    expect(changeAfterOthers(queryOf('s.pop(n)', NAMES))).toBeUndefined();
  });
});
