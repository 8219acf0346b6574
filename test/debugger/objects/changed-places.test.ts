/** Which item a line sets. */
import { describe, expect, it } from 'vitest';
import { changedItem } from '../../../src/debugger/objects/changed-places';
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
