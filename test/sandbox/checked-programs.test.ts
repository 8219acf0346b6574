/** Kinds of code that once came out wrong although every statement of it was evaluated. */
import { afterAll, describe, expect, test } from 'vitest';
import { printValue } from '../../src/python/values/print';
import { loadPython } from '../../src/python/source';
import { checkedResult } from '../support/checked-run';
import { HAS_PYTHON } from '../support/cpython';
import { PythonTransport } from '../support/python-transport';

const LIBRARY = `import itertools
from itertools import accumulate, chain, cycle, dropwhile, filterfalse, groupby, islice, pairwise, starmap, takewhile
from math import fsum

def count():
    n = 0
    while True:
        yield n
        n += 1

def few(n):
    for i in range(n):
        yield i

def odd(n):
    return n % 2 == 1

def add(a, b):
    return a + b

half = lambda x: x // 2
`;

const MATCH = `import typing
from dataclasses import dataclass

class City(typing.NamedTuple):
    continent: str
    name: str

@dataclass
class P:
    x: int
    y: int

def f(c):
    match c:
        case City(continent='Asia', name=n):
            return n
        case P(x=0, y=y):
            return y
        case P(1, z):
            return z
        case City('Europe'):
            return 'E'
        case {"a": a, **kw}:
            return a, kw
        case str() | bytes():
            return 's'
        case int(i) if i > 3:
            return i
    match c:
        case [1, *rest]:
            return rest
        case _:
            return None
`;

const python = await loadPython();

describe.runIf(HAS_PYTHON)('a program whose statements are evaluated', () => {
  const transport = new PythonTransport();
  afterAll(() => {
    transport.end();
  });

  test.each([
    [
      'a star in a display that is an argument',
      'def g(a):\n    return a\ndef f(x):\n    return g([*x, 1]), g((0, *x)), g(\n        [*x, *x])',
      'f([7])',
      '([7, 1], (0, 7), [7, 7])',
    ],
    [
      'a call empties what an earlier call of the statement has given, which has no name there',
      'items = [1, 2]\ntable = {"a": items}\ndef get():\n    return items\ndef held():\n    return [items]\ndef clear():\n    table["a"].clear()\n    return [9]\ndef f():\n    return held() + clear(), len(get()), (items.append(1), get() + clear())[1], held() + get() + clear()',
      'f()',
      '([[], 9], 0, [9], [[], 9])',
    ],
    [
      'combinations of what an iterator gives',
      'from itertools import combinations, product\ndef lt(x, y):\n    return x < y\ndef f(n):\n    return sum(1 for p, q in combinations(product(range(n), repeat=2), 2) if lt(*p))',
      'f(2)',
      '2',
    ],
    [
      'what has been printed in the place of something unknown is no text in a stream',
      'import io, random\nfrom contextlib import redirect_stdout\ndef f(x):\n    text = io.StringIO()\n    with redirect_stdout(text):\n        print(x)\n        print(random.random())\n        print("b")\n    return text.getvalue()',
      'f(1)',
      '<unknown>',
    ],
    [
      'names that a later statement on the line reads, although it binds them',
      'def f(xs):\n    n = 2\n    m = 3\n    xs[0], xs[1] = xs[1], xs[0]; n += 1; del m\n    y = 1; n *= 4\n    return xs, n',
      'f([5, 1])',
      '([1, 5], 12)',
    ],
    [
      'an iterator over iterators that comes to its end',
      'from itertools import tee, zip_longest\ndef f(xs):\n    a, b = tee(xs)\n    next(b)\n    z = zip_longest(a, b, fillvalue=0)\n    r = list(z)\n    return r, list(z), next(a, None)',
      'f([1, 2])',
      '([(1, 2), (2, 0)], [], None)',
    ],
    [
      'a member that is looked up by a name which is computed',
      'from enum import Enum\nclass Unit(Enum):\n    kilo = 3\n    mega = 6\ndef g(a, b):\n    return 10 ** (Unit[a.lower()].value - Unit[b.strip()].value), Unit(int("3")).name\nf = g("MEGA", "kilo ")\ndef h():\n    return f',
      'h()',
      "(1000, 'kilo')",
    ],
    [
      'names of the module, of which some are chosen',
      'LIMIT = 3\ndef match_a():\n    return 1\ndef match_b():\n    return 2\ndef f():\n    tests = ((n, g) for n, g in globals().items() if n.startswith("match_"))\n    return [(n, g()) for n, g in tests], globals()["LIMIT"], "nothing" in globals()',
      'f()',
      "([('match_a', 1), ('match_b', 2)], 3, False)",
    ],
    [
      'a lambda that has a name is called by the library',
      'import re\nup = lambda m: m[0].upper()\ndef f(text):\n    return re.sub("b", up, text), re.compile("c").sub(up, text)',
      'f("abc")',
      "('aBc', 'abC')",
    ],
    [
      'a lambda comes out of a table in a loop',
      'import re, html\nRULES = [(re.compile("b"), "x"), (re.compile("c"), lambda m: f"<{html.escape(m[0])}>")]\ndef f(text):\n    for pattern, new in RULES:\n        text = pattern.sub(new, text)\n    return text',
      'f("abc")',
      "'ax<c>'",
    ],
    [
      'methods of what a loop changes are called when the loop asks for the next item',
      'from itertools import filterfalse\ndef f(xs):\n    seen = set()\n    log = []\n    got = []\n    for x in filterfalse(seen.__contains__, xs):\n        seen.add(x)\n        got.append(x)\n    for x in map(log.append, xs):\n        got.append(len(log))\n    return got',
      'f([1, 1, 2])',
      '[1, 2, 1, 2, 3]',
    ],
    [
      'a class variable of a dataclass is none of its fields',
      'from dataclasses import dataclass\nfrom typing import ClassVar\n@dataclass\nclass A:\n    made: ClassVar[int] = 0\n    x: int\n    def __post_init__(self):\n        A.made += 1\ndef f():\n    return A(1), A(2), A.made',
      'f()',
      '(<A x=1>, <A x=2>, 2)',
    ],
    ...(
      [
        ["City('Asia', 'X')", "'X'"],
        ['P(0, 5)', '5'],
        ['P(1, 7)', '7'],
        ["City('Europe', 'q')", "'E'"],
        ['[1, 2, 3]', '[2, 3]'],
        ['{"a": 1, "b": 2}', "(1, {'b': 2})"],
        ['"x"', "'s'"],
        ['7', '7'],
        ['2', 'None'],
      ] as const
    ).map(([subject, expected]) => [
      `match ${subject}`,
      `${MATCH}\ndef h():\n    return f(${subject})`,
      'h()',
      expected,
    ]),
    [
      'each item of a map of a lambda with a name',
      'half = lambda x: x // 2\n\ndef f(items):\n    found = []\n    for one in map(half, items):\n        found.append(one)\n    return found',
      'f([5, 2])',
      '[2, 1]',
    ],
    [
      'each key that is missing',
      'class Twice(dict):\n    def __missing__(self, key):\n        self[key] = key * 2\n        return key * 2\n\ndef f(text):\n    twice = Twice()\n    return [twice[one] for one in text]',
      'f("aba")',
      "['aa', 'bb', 'aa']",
    ],
    [
      'named tuples under another name than their own',
      'from collections import namedtuple\nP = namedtuple("Point", "x")\n\ndef f():\n    return [repr(P(1)), P.__name__]',
      'f()',
      "['Point(x=1)', 'Point']",
    ],
    ...['print(a or 0)', 'print(a if a else 0)', 'f"{a or 0}"'].map((shown): [string, string, string, string] => [
      `${shown}: one text of what has been chosen`,
      `class A:\n    n = 0\n\n    def __str__(self):\n        self.n += 1\n        return "a"\n\ndef f():\n    a = A()\n    ${shown}\n    return a.n`,
      'f()',
      '1',
    ]),
    // Iterators of the library over what the program yields, which may have no end.
    ...(
      [
        ['list(takewhile(lambda x: x < n, count()))', '[0, 1, 2]'],
        ['sum(takewhile(lambda x: x < n, count()))', '3'],
        ['list(islice(count(), n))', '[0, 1, 2]'],
        ['list(islice(count(), 1, 6, 2))', '[1, 3, 5]'],
        ['next(itertools.islice(count(), n, None))', '3'],
        ['list(chain(islice(count(), 2), [7]))', '[0, 1, 7]'],
        ['list(chain.from_iterable(few(i) for i in range(n)))', '[0, 0, 1]'],
        ['list(dropwhile(odd, few(4)))', '[0, 1, 2, 3]'],
        ['list(filterfalse(odd, range(4)))', '[0, 2]'],
        ['list(starmap(add, [(1, 2), (3, 4)]))', '[3, 7]'],
        ['list(accumulate(few(4)))', '[0, 1, 3, 6]'],
        ['list(accumulate([1, 2, 3], add, initial=1))', '[1, 2, 4, 7]'],
        ['list(pairwise(few(3)))', '[(0, 1), (1, 2)]'],
        ['list(islice(cycle(few(2)), 5))', '[0, 1, 0, 1, 0]'],
        ['fsum(few(4))', '6.0'],
        ['list(itertools.zip_longest(*itertools.tee([1, 2], 2), fillvalue=n))', '[(1, 1), (2, 2)]'],
        ['[(k, list(g)) for k, g in groupby([1, 3, 2], odd)]', '[(True, [1, 3]), (False, [2])]'],
        ['list(map(half, [1, 2, 4]))', '[0, 1, 2]'],
        ['{k: list(g) for k, g in groupby([1, 2, 3], half)}', '{0: [1], 1: [2, 3]}'],
      ] as const
    ).map(([expression, expected]) => [
      expression,
      `${LIBRARY}\ndef f(n):\n    return ${expression}`,
      'f(3)',
      expected,
    ]),
  ])('%s', async (_, code, call, expected) => {
    expect(await checkedResult(python, transport, code, call)).toBe(expected);
  });

  test('what a statement changes is told as it was when it was evaluated', async () => {
    const code =
      'from collections import defaultdict\ndef f():\n    d = defaultdict(list)\n    d["k"].append(1)\n    d["k"].append(2)\n    return d["k"]';
    const told: string[] = [];
    const result = await checkedResult(python, transport, code, 'f()', ({ last }) => {
      told.push(
        ...last.values.filter(({ expression }) => expression === 'd["k"]').map(({ value }) => printValue(value)),
      );
    });
    expect([told, result]).toEqual([['[]', '[1]', '[1, 2]'], '[1, 2]']);
  });

  test('an object without a name is what the call made of it that it was handed to', async () => {
    const code =
      'def add(items, item):\n    items.insert(0, item)\n    return items\n\ndef f(r):\n    r = r[:1] + add(r[1:], 9)\n    return r';
    expect(await checkedResult(python, transport, code, 'f([1, 2])')).toBe('[1, 9, 2]');
  });

  test('names are bound in the order of the targets', async () => {
    const code =
      'import datetime\ndef f(rows):\n    for day, way, code, quantity in rows:\n        pass\n    return day';
    const names: string[][] = [];
    await checkedResult(python, transport, code, "f([(datetime.date(2024, 3, 1), 'in', 'HAM', 12)])", (state) => {
      const locals = state.frames.at(-1)?.locals;
      if (locals?.has('day')) names.push([...locals.keys()]);
    });
    expect(names[0]).toEqual(['rows', 'day', 'way', 'code', 'quantity']);
  });
});
