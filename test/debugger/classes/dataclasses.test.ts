import { beforeAll, describe, expect, it } from 'vitest';
import { construct } from '../../../src/debugger/classes/construction';
import { findClass } from '../../../src/python/definitions/definitions';
import { parseArguments } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { loadPython, type PythonParser } from '../../../src/python/source';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

const source = `
from dataclasses import KW_ONLY, InitVar, dataclass, field
from typing import ClassVar

@dataclass
class Item:
    name: str
    price: int = -3
    tags: list = field(default_factory=list)
    shops: ClassVar[int] = 2
    rank = 5

@dataclass(order=True)
class Book(Item):
    pages: int = field(default=1)
    price: int = 7

@dataclass
class Square:
    side: int
    scale: InitVar[int] = 1
    area: int = field(init=False)

    def __post_init__(self, scale):
        self.area = self.side ** 2 * scale

@dataclass(
    # kw_only=True
    repr='kw_only=True',
)
class Loose:
    path: str = '='

@dataclass(
    kw_only=(  # as it is
        True
    )
)
class Strict:
    path: str

@dataclass
class Options:
    path: str
    _: KW_ONLY
    deep: bool = False
    made: object = make()

class Point(NamedTuple):
    x: int
    y: int = 0
`;

function made(name: string, args: string): string {
  const file = python.parse(source);
  const owner = findClass(file, name);
  if (!owner) throw new Error(`no class ${name}`);
  const construction = construct(file, owner, parseArguments(args));
  switch (construction.kind) {
    case 'value':
      return printValue(construction.value);
    case 'type-error':
      return construction.message;
    case 'initialize': {
      const { init, instance, arguments: all } = construction;
      return `${init.name}(${[instance, ...all.map(({ value }) => value)].map((value) => printValue(value)).join(', ')})`;
    }
    case 'unknown':
      return 'unknown';
  }
}

describe('an object of a dataclass', () => {
  it('are those of a NamedTuple, too', () => {
    expect(made('Point', '4')).toBe('<Point x=4, y=0>');
    expect(made('Point', 'y=1, x=2')).toBe('<Point x=2, y=1>');
  });

  it('has its fields, from arguments and defaults', () => {
    expect(made('Item', "'pen', 4")).toBe("<Item name='pen', price=4, tags=[]>");
    expect(made('Item', "price=2, name='cup', tags=['x']")).toBe("<Item name='cup', price=2, tags=['x']>");
    expect(made('Item', "'pen'")).toBe("<Item name='pen', price=-3, tags=[]>");
  });

  it('has the fields of its bases first, with its own defaults', () => {
    expect(made('Book', "'a', 1, [], 9")).toBe("<Book name='a', price=1, tags=[], pages=9>");
    expect(made('Book', "'a'")).toBe("<Book name='a', price=7, tags=[], pages=1>");
  });

  it('goes on in __post_init__, which gets what is no field', () => {
    expect(made('Square', '3, 2')).toBe('__post_init__(<Square side=3, area=<unknown>>, 2)');
  });

  it('takes what comes after KW_ONLY by keyword; a default that has to be computed is unknown', () => {
    expect(made('Options', "'p', deep=True")).toBe("<Options path='p', deep=True, made=<unknown>>");
    expect(made('Options', "'p', True")).toBe('Options.__init__() takes 2 positional arguments but 3 were given');
  });

  it('takes everything by keyword where its decorator says so', () => {
    expect(made('Loose', "'p'")).toBe("<Loose path='p'>");
    expect(made('Loose', '')).toBe("<Loose path='='>");
    expect(made('Strict', "path='p'")).toBe("<Strict path='p'>");
    expect(made('Strict', "'p'")).toBe('Strict.__init__() takes 1 positional argument but 2 were given');
  });

  it('says what CPython says of arguments that do not fit', () => {
    expect(made('Item', '')).toBe("Item.__init__() missing 1 required positional argument: 'name'");
    expect(made('Item', "'a', size=1")).toBe("Item.__init__() got an unexpected keyword argument 'size'");
  });
});
