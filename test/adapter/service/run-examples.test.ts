/** The call that a file makes of a function when it runs comes before all other examples. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Example, HoverResult } from '../../../src/adapter/service/protocol';
import { PredictionService } from '../../../src/adapter/service/service';
import { loadPython, type PythonParser } from '../../../src/python/source';
import { saying } from '../../support/saying';

let parser: PythonParser;
beforeAll(async () => {
  parser = await loadPython();
});

const signal = new AbortController().signal;

function serviceFor(text: string) {
  const service = new PredictionService({ parser, predictor: saying() });
  const document = { uri: 'untitled:a.py', text };
  const lines = text.split('\n');
  return {
    hover: async (word: string): Promise<HoverResult | null> => {
      const line = lines.findIndex((one) => one.includes(word));
      return await service.hover({ ...document, line, character: lines[line]?.indexOf(word) ?? 0 }, signal);
    },
    examples: async (name: string): Promise<Example[]> =>
      await service.examples({ ...document, function: name, written: true }, signal),
  };
}

const CALLED = `def shown(text, times=2, *, end='!'):
    """
    >>> shown('doc')
    """
    whole = text
    return whole


def outer(text):
    return shown(text, end='?')


outer('from the run')
`;

describe('a function that the run of its file calls', () => {
  it('has that call as its first example, without what is as the defaults say', async () => {
    const { hover, examples } = serviceFor(CALLED);
    expect(await examples('shown')).toMatchObject([
      { call: "shown('from the run', end='?')", origin: 'run' },
      { call: "shown('doc')", origin: 'docstring' },
    ]);
    expect(await hover('whole =')).toMatchObject({
      values: [{ value: "'from the run'" }],
      call: "shown('from the run', end='?')",
      callOrigin: 'run',
    });
  });

  it('is not run for a function that nothing at the top level leads to', async () => {
    const { hover } = serviceFor(CALLED.replace("outer('from the run')", 'pass'));
    expect(await hover('whole =')).toMatchObject({ call: "shown('doc')", callOrigin: 'docstring' });
  });
});

const CART = `class Cart:
    def __init__(self, owner):
        self.owner = owner

    def add(self, other):
        both = (self.owner, other.owner)
        return both


first = Cart('ada')
first.add(Cart('ben'))
`;

it('a method is called on the object that the run has made, with objects that nobody can type', async () => {
  const { hover, examples } = serviceFor(CART);
  expect((await examples('Cart.add'))[0]).toMatchObject({ origin: 'run', onlyInRun: true });
  expect(await hover('self.owner, other')).toMatchObject({ callOrigin: 'run' });
  const both = await hover('both =');
  expect(both?.values[0]?.value).toBe("('ada', 'ben')");
  expect(both?.call).toBe("<Cart owner='ada'>.add(<Cart owner='ben'>)");
});

const LAMP = `import enum


class Colour(enum.Enum):
    RED = 1

    def mixed(self, other):
        both = (self, other)
        return both


class Lamp:
    def __init__(self, colour):
        self.colour = colour

    @property
    def text(self):
        whole = self.colour
        return whole


Lamp(Colour.RED).text
Colour.RED.mixed(Colour.RED)
`;

it('a property is read, and members of enumerations go by their names', async () => {
  const { hover, examples } = serviceFor(LAMP);
  expect((await examples('Lamp.text'))[0]?.call).toMatch(/^<Lamp [^()]*>\.text$/);
  expect((await hover('whole ='))?.values[0]?.value).toBe('<Colour.RED: 1>');
  expect((await hover('both ='))?.call).toMatch(/^Colour\.RED\.mixed\(/);
});

it('a generator that nothing has asked for an item is predicted all the same, and its lines say what they yield', async () => {
  const text = `def both(first, second):
    yield first
    given = yield second
    yield from ()


both('a', 'b')
`;
  const service = new PredictionService({ parser, predictor: saying() });
  const { lines } = await service.survey({ uri: 'untitled:a.py', text, function: 'both' }, signal);
  expect(lines.map(({ last }) => last.map((run) => run.yielded?.value))).toMatchObject([["'a'"], ["'b'"], [undefined]]);
  const [item] = await service.functions({ uri: 'untitled:a.py', text });
  expect(item).toMatchObject({ name: 'both', isGenerator: true });
});

it('a doctest that states another result than is predicted is told, one that agrees is not', async () => {
  const text = (stated: string): string =>
    `def shown(text):\n    """\n    >>> shown('doc')\n    ${stated}\n    """\n    whole = text\n    return whole\n`;
  const { hover } = serviceFor(text("'dog'"));
  expect(await hover('whole =')).toMatchObject({ call: "shown('doc')", stated: "'dog'", isCertain: true });
  expect(await serviceFor(text("'doc'")).hover('whole =')).not.toHaveProperty('stated');
});

it('a doctest of another call than the run makes is told as well, where another result is predicted', async () => {
  const text = (stated: string): string =>
    `def shown(text):\n    """\n    >>> shown('doc')\n    ${stated}\n    """\n    whole = text\n    return whole\n\n\nshown('run')\n`;
  const { hover } = serviceFor(text("'dog'"));
  const otherResult = { call: "shown('doc')", stated: "'dog'", predicted: "'doc'", isCertain: true };
  expect(await hover('whole =')).toMatchObject({ call: "shown('run')", otherResult });
  const agreeing = await serviceFor(text("'doc'")).hover('whole =');
  expect(agreeing).toMatchObject({ call: "shown('run')" });
  expect(agreeing).not.toHaveProperty('otherResult');
});

const PARTLY = `import shop


def shown(items, times):
    """
    >>> shown([1], 3)
    """
    whole = items
    return whole


def other(items, times):
    whole = times
    return whole


shown(shop.items(), 2)
other(shop.items(), 2)
if shop.isopen:
    other([], 4)
else:
    other([], 4)
`;

describe('a call of which something is unknown', () => {
  it('comes after those that somebody has written', async () => {
    const { hover, examples } = serviceFor(PARTLY);
    expect(await examples('shown')).toMatchObject([
      { call: 'shown([1], 3)', origin: 'docstring' },
      { call: 'shown(<unknown>, 2)', origin: 'run' },
    ]);
    expect(await hover('whole = items')).toMatchObject({ call: 'shown([1], 3)', callOrigin: 'docstring' });
  });

  it('comes after a later one of which all is known, which is as sure as an example can be', async () => {
    const { hover, examples } = serviceFor(PARTLY);
    expect((await examples('other'))[0]).toMatchObject({ call: 'other([], 4)', origin: 'run' });
    const told = await hover('whole = times');
    expect(told).toMatchObject({ call: 'other([], 4)', callOrigin: 'run' });
    expect(told?.values[0]?.confidence).toBe(1);
  });
});

it('tells of a getter by itself, although its setter has its name', async () => {
  const { hover } = serviceFor(`class Account:
    def __init__(self):
        self._balance = 3

    @property
    def balance(self):
        held = self._balance
        return held

    @balance.setter
    def balance(self, amount):
        self._balance = amount


Account().balance = 6
`);
  expect(await hover('held = self')).toMatchObject({ values: [{ value: '3' }], call: 'Account().balance()' });
  expect((await hover('self._balance = amount'))?.call).toContain('balance(6)');
});

it('tells of a method on an object of a class that has it from there', async () => {
  const { hover } = serviceFor(`class Shape:
    def described(self):
        name = self.name
        return name


class Circle(Shape):
    def __init__(self, name):
        self.name = name


def main(n):
    return Circle('c').described()
`);
  expect(await hover('name = self')).toMatchObject({ values: [{ value: "'c'" }], call: "Circle('c').described()" });
});

it('tells of a guess that ends with an exception where there is no other one', async () => {
  const { hover } = serviceFor('def f(text: str):\n    seen = text\n    raise ValueError(seen)\n');
  expect(await hover('seen =')).toMatchObject({ values: [{ value: "'hello'" }], callOrigin: 'hints' });
});

it('tells what a name of the module holds where a function reads it first', async () => {
  const { hover } = serviceFor(`def made(text):
    return [text]


names = made('ada')


def shown():
    return names  # here
`);
  expect(await hover('names  # here')).toMatchObject({ call: 'shown()', values: [{ value: "['ada']" }] });
});

const COUNTED = `seen = []


def note(text):
    seen.append(text)
    return seen


def last():
    whole = seen
    return whole


def plain():
    fixed = 1
    return fixed


note('ada')
last()
note('ben')
plain()
`;

describe('a function that reads what the file changes while it runs', () => {
  it('finds it as it is where the file calls the function, and can be debugged there alone', async () => {
    const { hover, examples } = serviceFor(COUNTED);
    expect((await examples('note'))[0]).toMatchObject({ call: "note('ada')", origin: 'run', onlyInRun: true });
    expect((await examples('last'))[0]).toMatchObject({ call: 'last()', origin: 'run', onlyInRun: true });
    expect(await hover('seen.append')).toMatchObject({ call: "note('ada')", callOrigin: 'run' });
    expect(await hover('whole =')).toMatchObject({ call: 'last()', callOrigin: 'run' });
  });

  it('is not one that reads nothing of the kind', async () => {
    const { hover, examples } = serviceFor(COUNTED);
    expect((await examples('plain')).every(({ onlyInRun }) => onlyInRun === undefined)).toBe(true);
    expect((await hover('fixed ='))?.callOrigin).not.toBe('run');
  });
});
