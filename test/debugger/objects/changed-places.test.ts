/** Which item a line sets. */
import { describe, expect, it } from 'vitest';
import { changedItem, innermostChange } from '../../../src/debugger/objects/changed-places';
import { loadPython } from '../../../src/python/source';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';

const python = await loadPython();

function shown(line: string, name: string, before: string, after: string): string | undefined {
  const statement = python.parse(line).statementAt(1);
  const item = statement && changedItem(statement, name, parseValue(before), parseValue(after));
  return item && `${item.place} = ${printValue(item.value)}`;
}

describe('the item that an assignment sets', () => {
  it.each([
    ['count[g] = count.get(g, 0) + 1', 'count', "{'a': 1}", "{'a': 1, 'b': 1}", 'count[g] = 1'],
    ['count[g] += 1', 'count', "{'a': 1, 'b': 1}", "{'a': 1, 'b': 2}", 'count[g] = 2'],
    ['count[g] += 1', 'count', 'Counter({})', "Counter({'a': 1})", 'count[g] = 1'],
    [
      'count[g] += 1',
      'count',
      "defaultdict(<class 'int'>, {})",
      "defaultdict(<class 'int'>, {'a': 1})",
      'count[g] = 1',
    ],
    ['grid[y][x] = "#"', 'grid', "[['.', '.'], ['.', '.']]", "[['.', '.'], ['#', '.']]", "grid[y][x] = '#'"],
    ['self.fees[member] = fee', 'self', '<L fees={}>', "<L fees={'Ada': 2}>", 'self.fees[member] = 2'],
    ['rows[-1].size = 3', 'rows', '[<R size=1>, <R size=2>]', '[<R size=1>, <R size=3>]', 'rows[-1].size = 3'],
    ['first = rows[i] = 3', 'rows', '[1, 2]', '[3, 2]', 'rows[i] = 3'],
  ])('%s', (line, name, before, after, expected) => {
    expect(shown(line, name, before, after)).toBe(expected);
  });

  it.each([
    ['a[i], a[j] = a[j], a[i]', 'a', '[1, 2]', '[2, 1]'],
    ['a[i:j] = [5]', 'a', '[1, 2]', '[5, 2]'],
    ['a.append(3)', 'a', '[1]', '[1, 3]'],
    ['a = b[i]', 'a', '[1]', '[2]'],
    ['a[i] = f(a)', 'a', '[1, 2]', '[3, 4]'],
    ['self.size = 3', 'self', '<L size=1>', '<L size=3>'],
    ['b[i] = 3', 'a', '[1]', '[3]'],
    ['f(a)[i] = 3', 'a', '[1]', '[3]'],
  ])('is not one alone: %s', (line, name, before, after) => {
    expect(shown(line, name, before, after)).toBeUndefined();
  });
});

describe('what a statement changes in a long value', () => {
  const LONG = "'a title that is longer than what is read at a glance'";
  const inner = (line: string, place: string, before: string, after: string): string => {
    const statement = python.parse(line).statementAt(1);
    const found = innermostChange(statement ?? {}, place, parseValue(before), parseValue(after));
    return `${found.place} = ${printValue(found.value)}`;
  };

  it.each([
    [
      'lend(shelf)',
      `<S books={'d': <B title=${LONG}, copies=2>}>`,
      `<S books={'d': <B title=${LONG}, copies=1>}>`,
      "shelf.books['d'].copies = 1",
    ],
    ['shelf.append(x)', `[${LONG}]`, `[${LONG}, 'x']`, "shelf[1] = 'x'"],
    ['shelf.sort()', `[${LONG}, 'a']`, `['a', ${LONG}]`, `shelf = ['a', ${LONG}]`],
    ['shelf.pop()', `[${LONG}, 'a']`, `[${LONG}]`, `shelf = [${LONG}]`],
    ['lend(shelf)', `{'d': <B copies=2>, ${LONG}: 1}`, `{'d': <B copies=1>, ${LONG}: 1}`, "shelf['d'].copies = 1"],
    ['shelf.append(3)', '[1, 2]', '[1, 2, 3]', 'shelf = [1, 2, 3]'],
  ])('%s', (line, before, after, expected) => {
    expect(inner(line, 'shelf', before, after)).toBe(expected);
  });

  it('is the whole of what it binds', () => {
    const [before, after] = [`<S books=[${LONG}]>`, `<S books=[${LONG}, 'x']>`];
    expect(inner('add(shelf)', 'shelf', before, after)).toBe("shelf.books[1] = 'x'");
    expect(inner('shelf = add(shelf)', 'shelf', before, after)).toBe(`shelf = ${after}`);
    expect(inner('shelf.books = more()', 'shelf.books', `[${LONG}]`, `[${LONG}, 'x']`)).toBe(
      `shelf.books = [${LONG}, 'x']`,
    );
  });
});
