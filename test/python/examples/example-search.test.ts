import { beforeAll, describe, expect, it } from 'vitest';
import { findExamples, type OtherFile } from '../../../src/python/examples/example-search';
import { link } from '../../../src/python/modules/link';
import { loadPython, type PythonParser } from '../../../src/python/source';

let parser: PythonParser;
beforeAll(async () => {
  parser = await loadPython();
});

const find = (text: string, name = 'f', others: OtherFile[] = []) =>
  findExamples(parser, parser.parse(text), name, others);

/** `origin: call`, with what is said about its end. */
const told = (text: string, name?: string, others?: OtherFile[]): string[] =>
  find(text, name, others).map(({ origin, call, returns, raises }) => {
    const end = returns === undefined ? '' : ` -> ${returns}`;
    return `${origin}: ${call}${end}${raises === undefined ? '' : ` raises ${raises}`}`;
  });

const F = 'def f(a, b=2):\n    return a\n\n';

describe('examples', () => {
  it('are guessed with what the file calls the same as a parameter, which nobody has annotated', () => {
    const report = 'report = [1]\n\n\ndef f(report, limit=2):\n    return report\n';
    expect(told(report)).toEqual(['hints: f(report)']);
    expect(told(report.replace('report, limit=2', 'report: int'))).toEqual(['hints: f(3)']);
    expect(told(report.replace('report, limit=2', 'report, limit'))).toEqual([]);
    // A module is no variable, and the call that somebody has written comes first.
    expect(told(report.replace('report = [1]', 'import report'))).toEqual([]);
    expect(told(`${report}f([7])\n`)).toEqual(['call: f([7])', 'hints: f(report)']);
  });

  it('come best first, each once', () => {
    const text = `import unittest
def f(a, b=2):
    """Doubles.

    >>> f(1)
    2
    >>> xs = [1,
    ...       2]
    >>> f(xs, b=3)
    [1, 2]
    >>> f(None)
    Traceback (most recent call last):
      ...
    TypeError: no
    """
    return a
x = f("call")
f('call')
assert f([]) == []
assert f(4.5) == 9.0
class T(unittest.TestCase):
    def test_it(self):
        self.assertEqual(f('test', 1), 't')
        self.assertIsNone(f({'k': (1,)}))
if __name__ == '__main__':
    n = 10
    print(f(n))
    f(1)
`;
    expect(told(text)).toEqual([
      'docstring: f(1) -> 2',
      'docstring: f([1, 2], b=3) -> [1, 2]',
      'docstring: f(None) raises TypeError',
      'assert: f(4.5) -> 9.0',
      'assert: f([]) -> []',
      "test: f('test', 1) -> 't'",
      "test: f({'k': (1,)}) -> None",
      'main: f(10)',
      "call: f('call')",
    ]);
    const [first, second] = find(text);
    expect([first?.line, second?.line]).toEqual([5, 9]);
    expect(first).toMatchObject({ function: 'f', arguments: '1' });
  });

  it.each([
    ['f(n)', []],
    ['f(g(1))', []],
    ['f(1 + 1)', ['call: f(1 + 1)']],
    ['f(f"{1}")', ['call: f(f"{1}")']],
    ['f(1, 2, 3)', []],
    ['f(c=1)', []],
    ['f(1, a=2)', []],
    ['f()', []],
    ['f(*[1, 2])', ['call: f(1, 2)']],
    ["f(**{'a': 1})", ['call: f(a=1)']],
    ['f(-1, b=range(3))', ['call: f(-1, b=range(3))']],
    ['ns = [1]\nms = (ns, 2)\nf(ms)', ['call: f(([1], 2))']],
    ['p, q = 1, "q"\nf(q)', ["call: f('q')"]],
    ['p = 1\np += 1\nf(p)', []],
    ['p = 1\nf(p)\np = 2\nf(p)', ['call: f(1)', 'call: f(2)']],
    ['def g():\n    f(K)\nK = 7', ['call: f(7)']],
    ['def g(K):\n    f(K)\nK = 7', []],
    ['[f(x) for x in [1, 2]]\nx = 3', []],
    ['for p, q in [(1, 2), (3, 4)]:\n    assert f(p, q) == q', ['assert: f(1, 2) -> 2', 'assert: f(3, 4) -> 4']],
    ['print(f(\n    [1,\n     2]\n))', ['call: f([1, 2])']],
    ['assert 5 == f(5)', ['assert: f(5) -> 5']],
    ['def main(): f(5)', ['main: f(5)']],
    ['s.f(5)', []],
    ['class C: pass\nassert f(C(), [C]) == 1', ['assert: f(C(), [C]) -> 1']],
    ['class C: pass\ndef test_f():\n    c = C()\n    f(c)\n    f(C(), b=len("ab"))', ['test: f(C(), b=len("ab"))']],
    ['k = []\nk = [1, g()]\nassert f(k) == 1', []],
    ['k = g()\nassert f(k + 1) == 1', ['assert: f(k + 1) -> 1']],
    ['class C: pass\nf(C())', ['call: f(C())']],
    ['k = g()\nf(k + 1)', ['call: f(k + 1)']],
    ['k = g()\nk = h()\nf(k + 1)', []],
    ['for k in range(3):\n    f(k + 1)', []],
    ['def g(k):\n    f(k + 1)', []],
    ['def main(): f(1 + 1)', []],
  ])('in %j', (text, expected) => {
    expect(told(F + text)).toEqual(expected);
  });

  it('come from tables of tests', () => {
    const text = `${F}CASES = [(1, 2), pytest.param(3, 4, id='three')]
@pytest.mark.parametrize("given, wanted", CASES)
def test_f(given, wanted):
    assert f(given) == wanted
@pytest.mark.parametrize(["given"], [("x",)], ids=["x"])
def test_g(given):
    with pytest.raises(ValueError):
        f(given)
def test_h(self):
    self.assertRaises(KeyError, f, 9, b=1)
`;
    expect(told(text.replace(", pytest.param(3, 4, id='three')", ''))).toContain('test: f(1) -> 2');
    const inline = text.replace('CASES)', "[(1, 2), pytest.param(3, 4, id='three')])");
    expect(told(inline)).toEqual([
      'test: f(1) -> 2',
      'test: f(3) -> 4',
      "test: f('x') raises ValueError",
      'test: f(9, b=1) raises KeyError',
    ]);
  });

  it('stand in running text', () => {
    const text = `def two_sum(nums, target):
    """For example two_sum([1, 2], 3) -> [0, 1].

    Input: nums = [3, 4], target = 7
    Output: [0, 1]
    """
    return []  # two_sum(x, 3)
`;
    expect(told(text, 'two_sum')).toEqual([
      'docstring: two_sum([1, 2], 3) -> [0, 1]',
      'docstring: two_sum(nums=[3, 4], target=7) -> [0, 1]',
    ]);
  });

  it('of methods know what the instance is made with', () => {
    const text = `class Shop:
    def __init__(self, name): pass
    def price(self, n): return self.price(2)
    @staticmethod
    def tax(n): return n
class Plain:
    def m(self, n): pass
shop = Shop('x')
shop.price(3)
Shop('y').price(4)
Shop.tax(5)
other.price(6)
Plain().m(1)
`;
    expect(find(text, 'Shop.price')).toMatchObject([
      { call: "Shop('x').price(2)", function: 'Shop.price', arguments: '2' },
      { call: "Shop('x').price(3)", receiver: "Shop('x')" },
      { call: "Shop('y').price(4)", receiver: "Shop('y')" },
    ]);
    expect(told(text, 'Shop.tax')).toEqual(['call: Shop.tax(5)']);
    expect(told(text, 'Shop.__init__')).toEqual(["call: Shop.__init__('x')", "call: Shop.__init__('y')"]);
    expect(told(text, 'Plain.m')).toEqual(['call: Plain().m(1)']);
    const made = 'class C:\n    def __new__(cls, n):\n        return object.__new__(cls)\nC(4)\n';
    expect(told(made, 'C.__new__')).toEqual(['call: C.__new__(4)']);
  });

  it('of methods are on objects as other files make them', () => {
    const text = `from dataclasses import dataclass
from enum import Enum

class Status(Enum):
    NEW = 1
    OLD = 2
    def next(self): pass
    def then(self, other: 'Status'): pass

@dataclass
class Item:
    name: str
    price: float = 1.0

@dataclass
class Order:
    items: list[Item]
    def total(self): return len(self.items)
    def add(self, item: Item | None): self.items.append(item)
`;
    const others = [
      { path: 'a.py', text: 'from shop import Order\ndef g(x):\n    o = Order(x)\n    return Order([])\n' },
      { path: 'b.py', text: 'from shop import *\ndef test_it():\n    Order([Item("pen")]).total()\n' },
    ];
    expect(told(text, 'Order.total', others)[0]).toBe('test: Order([Item("pen")]).total()');
    const one = [{ path: 'a.py', text: 'from shop import Order, Item\ndef g(x):\n    o = Order([Item("pen", x)])\n    return Order([Item("ink")])\n' }]; // prettier-ignore
    expect(find(text, 'Order.total', one)).toMatchObject([
      { call: 'Order([Item("ink")]).total()', receiver: 'Order([Item("ink")])', origin: 'call', path: 'a.py', line: 4 },
    ]);
    expect(told(text, 'Order.add', one)[0]).toBe(`hints: Order([Item("ink")]).add(Item('ink'))`);
    expect(told(text, 'Order.total')).toEqual(["hints: Order([Item('hello'), Item('world'), Item('abc')]).total()"]);
    expect(told(text, 'Status.next')).toEqual(['hints: Status.NEW.next()']);
    expect(told(`${text}Status.OLD.next()\ns = Status.NEW\ns.then(Status.OLD)\n`, 'Status.next')).toEqual([
      'call: Status.OLD.next()',
      'hints: Status.NEW.next()',
    ]);
    expect(told(`${text}s = Status.OLD\ns.then(Status.NEW)\n`, 'Status.then')).toEqual([
      'call: Status.OLD.then(Status.NEW)',
      'hints: Status.NEW.then(Status.NEW)',
    ]);
  });

  it('of methods that other classes have from theirs are on objects of these', () => {
    const text = `from abc import ABC, abstractmethod

class Shape(ABC):
    def __init__(self, name): pass
    def described(self): return self.area()
    def scaled(self, by): return by
    @abstractmethod
    def area(self): pass

class Circle(Shape):
    def __init__(self, r): pass
    def area(self): pass

class Square(Shape):
    def area(self): pass
    def scaled(self, by): return 0
`;
    expect(told(text, 'Shape.described')).toEqual(['hints: Shape.described()']);
    const used = `${text}c = Circle(2)\nc.scaled(3)\nSquare('s').scaled(4)\n`;
    expect(told(used, 'Shape.described')).toEqual(['call: Circle(2).described()']);
    expect(find(used, 'Shape.scaled')).toMatchObject([
      { call: 'Circle(2).scaled(3)', function: 'Shape.scaled', arguments: '3', receiver: 'Circle(2)', origin: 'call' },
    ]);
  });

  it('are called by the name of the module in the docstring of the function', () => {
    const doc = (code: string) => `def f(x):\n    """\n    >>> ${code}\n    """\n    return x\n`;
    expect(told(doc('lib.tools.f(2)'))).toEqual(['docstring: f(2)']);
    expect(told(doc('import tools; tools.f(2)'))).toEqual(['docstring: f(2)']);
    expect(told(doc('table = Table(); table.f(2)'))).toEqual([]);
    expect(told(`${doc('table.f(2)')}table = []\n`)).toEqual([]);
    expect(told(`${doc('1')}def g():\n    """\n    >>> tools.f(2)\n    """\n`)).toEqual([]);
  });

  it('come from files that import the function', () => {
    const others = [
      { path: 'a.py', text: 'from pkg.m import f as g\ng(1)\nf(2)\n' },
      { path: 'b.py', text: 'import pkg.m\npkg.m.f(3)\n' },
      { path: 'c.py', text: 'from . import m\ndef test():\n    assert m.f(4) == 8\n' },
      { path: 'd.py', text: 'def f(x): pass\nf(5)\n' },
    ];
    expect(find(`${F}f(0)`, 'f', others).map(({ call, path, line }) => [call, path, line])).toEqual([
      ['f(4)', 'c.py', 3],
      ['f(0)', undefined, 4],
      ['f(1)', 'a.py', 2],
      ['f(3)', 'b.py', 2],
    ]);
  });

  it.each([
    ['n: int, s: str', "3, 'hello'"],
    ['a: int, b: int', '3, 5'],
    ['xs: list[int]', '[3, 5, 2]'],
    ['xs: List["str"]', "['hello', 'world', 'abc']"],
    ['d: dict[str, float]', "{'hello': 2.5, 'world': 0.5}"],
    ['p: tuple[int, int], q: Tuple[str, ...]', "(3, 5), ('hello', 'world', 'abc')"],
    ['x: int | None = None, *, y: Optional[bool]', 'y=True'],
    ['m: t.Literal["a", "b"]', '"a"'],
    ['xs: list', '[3, 1, 2]'],
    ['', ''],
    ['n=1, *args, **kw', ''],
  ])('are concluded from types: %s', (parameters, expected) => {
    expect(told(`def f(${parameters}):\n    pass\n`)).toEqual([`hints: f(${expected})`]);
  });

  it('are none where nothing is known', () => {
    expect(told('def f(a, b: int):\n    pass\n')).toEqual([]);
    expect(told('def f(a: Widget):\n    pass\n')).toEqual([]);
    expect(told('x = 1\n')).toEqual([]);
    expect(told('def ():\n    pass\n', '<unnamed>')).toEqual([]);
    expect(told('class f:\n    pass\n')).toEqual([]);
  });

  it('exist in broken files', () => {
    const text = 'def f(a)\n    return a +\n\nassert f(3) == 4\nprint(f(5)\nif f(6\n    pass\n';
    expect(told(text)).toEqual(['assert: f(3) -> 4', 'call: f(5)', 'call: f(6)']);
  });
});

it('a method that is called on what no name could be is no reason to fail', () => {
  const text =
    'class Chooser:\n    def show(self, x):\n        return x\n\n\ndef ask(**options):\n    return Chooser(**options).show(3)\n';
  expect(find(text, 'Chooser.show').map(({ arguments: given }) => given)).toEqual(['3']);
});

describe('objects of a class of another file', () => {
  const orders = { name: 'orders', path: '/p/orders.py', text: 'class Order:\n    def __init__(self, id, items=()):\n        self.id = id\n' }; // prettier-ignore
  const tests = {
    path: '/p/test.py',
    text: 'from orders import Order\nORDER = Order(7, [1])\nOTHER = Order(make())\n',
  };
  const calls = (text: string): string[] => {
    const program = link(parser, parser.parse(text), { find: () => orders });
    return findExamples(parser, program, 'f', [orders, tests]).map(({ call }) => call);
  };

  it.each([
    ['from orders import Order\ndef f(order: Order):\n    return order.id\n', 'f(Order(7, [1]))'],
    ['import orders\ndef f(order: orders.Order | None, n: int):\n    return n\n', 'f(orders.Order(7, [1]), 3)'],
    ['from orders import Order\ndef f(all: list["Order"]):\n    return all\n', 'f([Order(7, [1]), Order(7, [1]), Order(7, [1])])'], // prettier-ignore
  ])('are made as the project makes them: %s', (text, expected) => {
    expect(calls(text)).toEqual([expected]);
  });
});
