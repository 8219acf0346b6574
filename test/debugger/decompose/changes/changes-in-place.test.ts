/** Changes in place as smaller ones, after which the name holds what CPython says. */
import { afterAll, describe, expect, it } from 'vitest';
import { changeInPlace, type ChangeInPlace } from '../../../../src/debugger/decompose/changes/changes-in-place';
import { reader } from '../../../../src/debugger/decompose/doubtful-parts';
import { printValue } from '../../../../src/python/values/print';
import { Cpython, HAS_PYTHON } from '../../../support/cpython';
import { queryOf } from '../../../support/query';

const IMPORTS = 'from collections import Counter, OrderedDict, defaultdict, deque\n';

/** The items of a set have no order. */
const AFTERWARDS = 'sorted(f(), key=repr) if isinstance(a, set) else f()';

function changed(statement: string, names: Record<string, string>): ChangeInPlace | undefined {
  const query = queryOf(statement, names);
  return changeInPlace(query, reader(query));
}

describe.skipIf(!HAS_PYTHON)('a change in place', () => {
  const cpython = new Cpython();
  afterAll(() => {
    cpython.end();
  });

  it.each([
    ['a.update(x=5)', "{'x': 1, 'y': 2}"],
    ['a.update(z=n, x=a["y"], y=a["x"])', "{'x': 1, 'y': 2}"],
    ['a.update([("x", 3), ("z", n)])', "{'x': 1, 'y': 2}"],
    ['a.update(pairs)', "{'x': 1, 'y': 2}"],
    ['a.update(((k, k * 2) for k in [1, 2]), x=0)', "{'x': 1}"],
    ['a.update({"z": 3}, x=n)', "{'x': 1, 'y': 2}"],
    ['a.update(other, **{"w": 1})', "{'x': 1, 'y': 2}"],
    ['a.update(x=5)', "OrderedDict({'x': 1, 'y': 2})"],
    ['a.update({4, 5})', '{1, 4}'],
    ['a.update([4, 5], "ab")', '{1, 4}'],
    ['a.difference_update([1, 9])', '{1, 4}'],
    ['a.difference_update({1}, (4,))', '{1, 4, 5}'],
    ['a.intersection_update({1, 2})', '{1, 4}'],
    ['a.symmetric_difference_update([1, 1, 2])', '{1, 4}'],
    ['a.discard(n)', '{1, 4, 7}'],
    ['a.discard("x")', '{1, 4}'],
    ['a.update("abca")', "Counter({'a': 2})"],
    ['a.update({"b": 2}, c=1)', "Counter({'a': 2})"],
    ['a.update(["z", *other])', "Counter({'a': 2})"],
    ['a.subtract(["a", "b", "b"])', "Counter({'a': 2})"],
    ['a.append(9)', 'deque([1, 2, 3], maxlen=3)'],
    ['a.append(9)', 'deque([1], maxlen=3)'],
    ['a.append(9)', 'deque([], maxlen=0)'],
    ['a.appendleft(n + 1)', 'deque([1, 2], maxlen=2)'],
    ['a.extend([7, 8, 9])', 'deque([1, 2], maxlen=3)'],
    ['a.extend([7, 7])', 'deque([7, 7, 7])'],
    ['a.extendleft([7, 8])', 'deque([1, 2])'],
    ['a.rotate(2)', 'deque([1, 2, 3])'],
    ['a.rotate(-1)', 'deque([1, 2, 3], maxlen=5)'],
    ['del a[n - 5]', '[1, 2, 3, 4]'],
    ['del a[other["y"] - 5]', '{1: 2, 3: 4}'],
    ['a -= {1, 9}', '{1, 4}'],
    ['a &= {1, 9}', '{1, 4}'],
    ['a |= {n}', '{1, 4}'],
    ['a ^= {1, 9}', '{1, 4}'],
    ['a *= 2', '[1, 2]'],
    ['a.extend((n, k) for k in "xy")', '[1, 2]'],
    ['a.extend([k * n for k in (1, 2)])', '[]'],
    ['a[1:3] = [8, 9, n]', '[0, 1, 2, 3, 4]'],
    ['a[:2] = "ab"', '[0, 1, 2, 3, 4]'],
    ['a[-2:] = []', '[0, 1, 2, 3, 4]'],
    ['a[-9:-1] = [7]', '[0, 1, 2]'],
    ['a[1:-1] = [3]', '[1, 2, 3, 4]'],
    ['a[1:-1] = [3, 4]', '[1]'],
    ['a[-2:3] = (9,)', '[1, 2, 3]'],
    ['a[-9:1] = [9]', '[1, 2]'],
    ['del a[1:-2]', '[1, 2, 3, 4, 5]'],
    ['a[7:9] = [7]', '[0, 1, 2]'],
    ['a[:] = (x for x in [3, 4])', '[0, 1, 2]'],
    ['a[n:n] = [0]', '[0, 1, 2, 3, 4, 5, 6, 7, 8]'],
    ['a[1::2] = [8, 9]', '[0, 1, 2, 3, 4]'],
    ['a[::2] = [8, 9]', '[0, 1, 2, 3, 4]'],
    ['del a[::2]', '[0, 1, 2, 3, 4]'],
    ['del a[1::3]', '[0, 1, 2, 3, 4]'],
    ['del a[1:3]', '[0, 1, 2, 3, 4]'],
    ['del a[-2:]', '[0, 1, 2, 3, 4]'],
    ['del a[:]', '[0, 1, 2]'],
  ])('%s of %s', async (statement, held) => {
    const names = { a: held, n: '7', other: "{'y': 8}", pairs: "[('y', 4), ('x', 5)]" };
    const few = changed(statement, names);
    const set = Object.entries(names).map(([name, value]) => `${name} = ${value}\n`);
    const given = [...(few?.names ?? [])].map(([name, value]) => `${name} = ${printValue(value)}\n`);
    expect(await cpython.after([IMPORTS, ...set, ...given, few?.text ?? ''].join(''), AFTERWARDS)).toBe(
      await cpython.after([IMPORTS, ...set, 'def f():\n    global a\n', `    ${statement}\n    return a\n`].join(''), AFTERWARDS), // prettier-ignore
    );
  });

  it.each([
    ['a.update({"x": 1})', '{}'],
    ['a.update(other)', '{}'],
    ['a.update(*other)', '{}'],
    ['a.append(3)', '[1]'],
    ['a.append(3)', 'deque([1])'],
    ['a.rotate(1)', 'deque([])'],
    ['a[3:1] = [3]', '[1, 2, 3]'],
    ['a[::-1] = [3]', '[1]'],
    ['a[0] = 3', '[1]'],
    ['a += [3]', '[1]'],
    ['del a[0]', '[1]'],
    ['b = a.update(x=1)', '{}'],
  ])('%s of %s is asked about as it is', (statement, held) => {
    expect(changed(statement, { a: held, other: "{'y': 8}" })).toBeUndefined();
  });
});
