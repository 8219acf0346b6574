/** What a person would try a function with. */
import { describe, expect, it } from 'vitest';
import { naturalArguments, naturalValues } from '../../../src/debugger/functions/natural-arguments';
import { argumentsText } from '../../../src/python/values/argument-text';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();

function natural(code: string, receivers = 0): string {
  const source = python.parse(code);
  const info = source.findFunction('f');
  return info ? argumentsText(naturalArguments(source, info, receivers)) : 'no function';
}

describe('natural arguments', () => {
  it.each([
    ['def f(name, times=2):\n    return greeting(name) * times\n', "'Ada'"],
    ['def f(width, height):\n    return width * height\n', '6, 3'],
    ['def f(is_open):\n    return not is_open\n', 'True'],
    ['def f(*args, **options):\n    return args\n', ''],
    ['def f(argv):\n    names = argv[1:] or []\n    return names\n', "['main.py']"],
    ['def f(rate, *, years):\n    return rate * years\n', '6, years=3'],
  ])('are what their names say: %j', (code, expected) => {
    expect(natural(code)).toBe(expected);
  });

  it.each([
    ['def f(a: int, b: int):\n    return a + b\n', '3, 5'],
    ["def f(email: str) -> bool:\n    return '@' in email\n", "'ada@example.com'"],
    ['def f(table: dict[str, int]):\n    return table\n', "{'hello': 3, 'world': 5}"],
  ])('are what annotations say: %j', (code, expected) => {
    expect(natural(code)).toBe(expected);
  });

  it.each([
    ['def f(x):\n    return x.upper()\n', "'hello world'"],
    ['def f(x):\n    for y in x:\n        print(y + 1)\n', '[3, 1, 2]'],
    ['def f(x):\n    for y in x:\n        print(y.strip())\n', "['apple', 'kiwi', 'fig']"],
    ['def f(x):\n    for a, b in x:\n        print(a)\n', "[('a', 1), ('b', 2)]"],
    ['def f(x):\n    return x[0][1]\n', '[[1, 2], [3, 4]]'],
    [
      "def f(x):\n    for row in x:\n        print(row['name'], row.get('age', 0))\n",
      "[{'name': 'Ada', 'age': 6}, {'name': 'Ada', 'age': 3}]",
    ],
    ["def f(x):\n    return x['price'] * 2\n", "{'price': 6}"],
    ["def f(x):\n    if x['kind'] == 'round':\n        return x['width']\n", "{'kind': 'round', 'width': 6}"],
    ["def f(x):\n    return x['tags'].split(), x.get('rows')[0]\n", "{'tags': 'hello world', 'rows': [3, 1, 2]}"],
    ["def f(a, op):\n    if op == '+':\n        return a + 1\n", "6, '+'"],
  ])('are what the function does with them: %j', (code, expected) => {
    expect(natural(code)).toBe(expected);
  });

  it('leave out the receiver', () => {
    expect(natural('def f(self, count):\n    return count\n', 1)).toBe('6');
  });

  it.each([
    ['for name, price in self.items:\n            print(name)', "[('a', 1), ('b', 2)]"],
    ['for name, price, count in self.items:\n            print(price * count)', "[('Ada', 6, 3), ('Ada', 2, 10)]"],
    ["return self.items['size']", "{'size': 6}"],
    ['return self.items.split()', "'hello world'"],
  ])('of a constructor are what the methods do with the attributes that they are kept in: %j', (body, expected) => {
    const source = python.parse(
      `class C:\n    def __init__(self, items=None):\n        self.items = items or []\n    def m(self):\n        ${body}\n`,
    );
    const init = source.findFunction('C.__init__');
    const [, items] = init?.parameters ?? [];
    expect(init && items && argumentsText(naturalValues(source, init, [items]))).toBe(expected);
  });

  it('tells a name from an attribute of that name', () => {
    expect(natural('def f(items):\n    items.append(1)\n    return other.items\n')).toBe('[3, 1, 2]');
    expect(natural('def f(name):\n    other.name.append(1)\n')).toBe("'Ada'");
  });
});
