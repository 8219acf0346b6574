/** What is printed of something that changes meanwhile: CPython says it of the lines that stand for the statement. */
import { afterAll, describe, expect, it } from 'vitest';
import { afterPrint, changesInPrint } from '../../../../src/debugger/decompose/changes/changes-in-print';
import { parseValue } from '../../../../src/python/values/literal';
import { printValue } from '../../../../src/python/values/print';
import { Cpython, HAS_PYTHON } from '../../../support/cpython';
import { queryOf } from '../../../support/query';

const NAMES = { stack: '[1, 2, 3]', d: "{'a': 1, 'b': 2}", n: '4' };

describe.skipIf(!HAS_PYTHON)('a print that changes something on its way', () => {
  const cpython = new Cpython();
  afterAll(() => {
    cpython.end();
  });

  it.each([
    ['print("top", stack.pop(), "left", len(stack))', 'top 3 left 2', ['stack = [1, 2]']],
    ['print(stack, stack.pop(0), stack)', '[2, 3] 1 [2, 3]', ['stack = [2, 3]']],
    ['print("last:", d.popitem(), sep="-")', "last:-('b', 2)", ["d = {'a': 1}"]],
    ['print(d.setdefault("z", n), d)', "4 {'a': 1, 'b': 2, 'z': 4}", ["d = {'a': 1, 'b': 2, 'z': 4}"]],
    ['print(d.pop("a"), d.pop("z", None), stack.append(n))', '1 None None', ["d = {'b': 2}", 'stack = [1, 2, 3, 4]']],
  ])('%s', async (statement, output, changes) => {
    const query = queryOf(statement, NAMES);
    const printed = changesInPrint(query);
    const set = Object.entries(NAMES).map((pair) => `${pair.join(' = ')}\n`);
    const given = await cpython.after([...set, printed?.text ?? ''].join(''), 'f()');
    const done = printed && given !== null ? afterPrint(query, printed, { value: parseValue(given), confidence: 0.9 }) : undefined; // prettier-ignore
    expect(done?.output).toBe(`${output}\n`);
    expect(done?.changes.map(({ name, value }) => `${name} = ${value ? printValue(value) : ''}`)).toEqual(changes);
    expect(done?.confidence).toBe(0.9);
  });

  it.each([
    ['print(stack, d.get("a"))'],
    ['print(f"{stack.pop()}")'],
    ['print(*stack, stack.pop())'],
    ['print(n and stack.pop())'],
    ['r = print(stack.pop())'],
  ])('%s is asked about as it is', (statement) => {
    expect(changesInPrint(queryOf(statement, NAMES))).toBeUndefined();
  });
});
