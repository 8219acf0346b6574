/** Programs that use packages whose source is not there: what comes of those is unknown, and nobody is asked about it. */
import { afterAll, describe, expect, it } from 'vitest';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import type { State } from '../../../src/debugger/state/state';
import { link, type ModuleLoader } from '../../../src/python/modules/link';
import { loadPython } from '../../../src/python/source';
import { HAS_PYTHON } from '../../support/cpython';
import { byEvaluator } from '../../support/run-comparison';

const python = await loadPython();

const MODEL = ['from mystery import Model, field', 'class Item(Model):', '    name: str', '    price: float = 1.0', '    size = field()', '    def label(self):', '        return self.name + "!"']; // prettier-ignore
const COMMAND = ['import mystery', '@mystery.command()', '@mystery.option("n")', 'def main(n: int, *rest):', '    print("in", n)', '    return 3']; // prettier-ignore

const RECORDS = ['import mystery as my', 'from mystery import define, field', '@define(kw_only=False)', 'class Point:', '    x: int', '    y: int = 2', '    tags: list = field(factory=list)', '    def moved(self, by):', '        return Point(self.x + by, self.y)', '@my.s', 'class Pair:', '    left = my.ib()', '    right = my.ib(default=0)']; // prettier-ignore

describe.skipIf(!HAS_PYTHON)('packages that are not there', () => {
  const answering = byEvaluator();
  afterAll(() => {
    answering.end();
  });

  /** @param other text of the module `other` @param library whether that is one */
  async function run(
    lines: readonly string[],
    other?: string,
    library?: { readonly library: 'hidden' },
  ): Promise<{ readonly last: State; readonly least: number }> {
    const main = python.parse(lines.join('\n'));
    const find: ModuleLoader['find'] = ({ module }) =>
      module === 'other' && other !== undefined ? { name: module, path: '/p/other.py', text: other, ...library } : undefined; // prettier-ignore
    const machine = new Machine(link(python, main, { find }), answering.predictor);
    let last = launch(machine.source);
    let least = 1;
    for (let step = 0; last.status === 'running' && step < 80; step++) {
      last = await machine.step(last);
      least = Math.min(least, last.last.confidence);
    }
    return { last, least };
  }

  it.each([
    ['i = Item(name="pen")\nprint(i.name, i.label(), i.price)', 'pen pen! 1.0'],
    // It may have been turned into a float, and is one of the class otherwise.
    ['i = Item(price=2, size=3)\nprint(i.price, i.size)', '<unknown> 3'],
    ['i = Item()\nprint(i.name, i.save(), i.nosuch, Item.all, Item.make(3))', '<unknown> <unknown> <unknown> <unknown> <unknown>'], // prettier-ignore
    ['i = Item()\nprint(i(3), len(i), i[0], i + 1, 1 + i, -i, 3 in i)', '<unknown> <unknown> <unknown> <unknown> <unknown> <unknown> <unknown>'], // prettier-ignore
    ['i = Item()\nprint(i == 1, i is i, not i, getattr(i, "a", 1), isinstance(i, Item))', '<unknown> True <unknown> <unknown> True'], // prettier-ignore
    ['i = Item()\nj = 5\nwith i as f:\n    i["a"] = 3\n    del i["a"]\nj += i\na, *b = i\nprint(f, j, a, b, max([i, i]), [k for k in i])\ni += 1\nprint(i)', '<unknown> <unknown> <unknown> <unknown> <unknown> <unknown>\n<unknown>'], // prettier-ignore
    ['for k in Item():\n    print(k)\nprint("end")', '<unknown>\nend'],
    ['i = Item()\nprint(i)\nprint(f"{i}!", repr(i), "%s" % i)', '<unknown>\n<unknown> <unknown> <unknown>'],
    ['class Net(Model):\n    def forward(self, x):\n        return super().forward(x)\nprint(Net()(3), Net().forward(2))', '<unknown> <unknown>'], // prettier-ignore
    ['class Own(Model):\n    def __str__(self):\n        return "own"\n    def __len__(self):\n        return 4\nprint(Own(), len(Own()))', 'own 4'], // prettier-ignore
  ])('%s', async (text, output) => {
    const { last } = await run([...MODEL, text]);
    expect(last.output).toBe(`${output}\n`);
  });

  it('is not quite sure that an instance has what it was given', async () => {
    const { least } = await run([...MODEL, 'i = Item(name="pen")']);
    expect(least).toBe(0.9);
  });

  it('does not know how much there is in a dict or list of which nothing is known', async () => {
    const text = 'import mystery\ndef f(x: dict, y: list):\n    a = list(x)[-2:]\n    print(len(a), len(y[-2:]), sorted(x)[:1])\nf(mystery.d, mystery.l)'; // prettier-ignore
    const { last } = await run([text]);
    expect(last.output).toBe('<unknown> <unknown> <unknown>\n');
  });

  it('knows what a class has of the standard library as before', async () => {
    const { last } = await run(['from enum import Enum', 'class E(Enum):', '    A = 1', 'print(E.A, len(E))']);
    expect(last.output).toBe('E.A 1\n');
  });

  it.each([
    // What a decorator calls it with is known to nobody.
    ['main()\nprint("out")', 'in <unknown>\nout'],
    ['main(4)', 'in 4'],
    ['print(main.callback, main.run([]))', '<unknown> <unknown>'],
    ['@main.command()\ndef sub(a, b):\n    print("sub", a)\nsub(1)', 'sub <unknown>'],
  ])('under decorators: %s', async (text, output) => {
    const { last, least } = await run([...COMMAND, text]);
    expect(last.output).toBe(`${output}\n`);
    expect(least).toBeLessThanOrEqual(0.9);
  });

  it('knows the decorators of another file by what that file imports', async () => {
    const { last } = await run(['from other import main', 'main()', 'print("end")'], COMMAND.join('\n'));
    expect(last.output).toBe('in <unknown>\nend\n');
  });

  it.each([
    ['class Meta(type):\n    pass\nBase = Meta("Base", (), {})', '3'],
    ['class Base:\n    def __init_subclass__(cls):\n        pass', '3'],
  ])('takes it that a library gives a class its constructor: %s', async (text, output) => {
    const { last, least } = await run(
      ['from other import Base', 'class User(Base):', '    name = 1', 'print(User(name=3).name)'],
      text,
      { library: 'hidden' },
    );
    expect(last.output).toBe(`${output}\n`);
    expect(least).toBeLessThanOrEqual(0.9);
  });

  it.each([
    // Which clause takes it is said by its name.
    ['raise Missing("no")', 'except Missing as e:\n    print("missing")\nexcept Broken:\n    print("broken")', 'missing', 1], // prettier-ignore
    ['raise Broken', 'except Missing:\n    print("missing")\nexcept (ValueError, Broken):\n    print("broken")', 'broken', 0.9], // prettier-ignore
    ['raise Missing', 'except Broken:\n    print("broken")', 'broken', 0.5],
  ])('exceptions of packages: %s, %s', async (raising, clauses, output, sure) => {
    const { last, least } = await run(['from mystery import Broken, Missing', 'try:', `    ${raising}`, clauses]);
    expect(last.output).toBe(`${output}\n`);
    expect(least).toBe(sure);
  });

  // The convention for decorators that write the methods of a class (PEP 681).
  it.each([
    ['p = Point(3)\np.tags.append(p.y)\nprint(p, p.moved(1) == Point(4), Point(y=5, x=1).y)', 'Point(x=3, y=2, tags=[2]) True 5'], // prettier-ignore
    ['p = Pair(1)\nprint(p.left, p.right, Pair(1, right=4))', '1 0 Pair(left=1, right=4)'],
    ['@my.s(auto_attribs=True, kw_only=True)\nclass Cup:\n    size: int\nprint(Cup(size=3).size)', '3'],
    // An option of another decorator says nothing of the fields.
    ['@my.handler(frozen=True, slots=True)\nclass Plain:\n    def __init__(self):\n        self.n = 1\np = Plain()\np.n = 6\nprint(p.n)', '6'], // prettier-ignore
    ['@my.handler\nclass Plain:\n    def go(self):\n        return 5\nprint(Plain().go())', '5'],
    ['@my.s\nclass Own:\n    a: int\n    def __init__(self, b):\n        self.b = b\nprint(Own(7).b)', '7'],
    ['class Set(my.Model):\n    tags: list = my.Field(default_factory=list)\n    age: int = my.Field(18, ge=0)\n    name: str = my.Field(...)\ns = Set(name="a")\ns.tags.append(1)\nprint(s.tags, s.age, s.name)', '[1] 18 a'], // prettier-ignore
  ])('fields of classes under decorators of packages: %s', async (text, output) => {
    const { last, least } = await run([...RECORDS, text]);
    expect(last.output).toBe(`${output}\n`);
    expect(least).toBeLessThanOrEqual(0.9);
  });

  it('does not know what such a decorator has put on a class', async () => {
    const asked = 'print(getattr(Point, "marks", None), getattr(Point(1), "marks", None), hasattr(Pair, "marks"))';
    const { last } = await run([...RECORDS, asked, 'print(getattr(Point(1), "x", None))']);
    expect(last.output).toBe('<unknown> <unknown> <unknown>\n1\n');
  });

  it('lets calls that do not fit fail where the decorators are known', async () => {
    const { last } = await run(['import functools', '@functools.cache', 'def f(a):', '    return a', 'f()']);
    expect(last.status).toBe('crashed');
  });
});
