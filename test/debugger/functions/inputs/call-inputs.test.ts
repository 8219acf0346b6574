/** Inputs of a method: with which objects it is called. */
import { describe, expect, it } from 'vitest';
import { CallInputs } from '../../../../src/debugger/functions/inputs/call-inputs';
import { parseValue } from '../../../../src/python/values/literal';
import { loadPython } from '../../../../src/python/source';

const python = await loadPython();

const CODE = `\
from dataclasses import dataclass
from enum import Enum

class Cart:
    def __init__(self, owner, items=None, discount=0):
        self.owner, self.items, self.discount = owner, items or [], discount
    def add(self, discount):
        self.items.append(discount)
    @staticmethod
    def of(n):
        return Cart(n)

class Basket(Cart):
    def total(self):
        return sum(self.items)

@dataclass
class Item:
    name: str
    price: float = 1.0
    def cost(self, count):
        return self.price * count

class Stack:
    def __init__(self):
        self.items = []
    def push(self, item):
        self.items.append(item)
    def pop(self):
        return self.items.pop()

class Color(Enum):
    RED = 1
    def darker(self, by):
        return by

def outer():
    class Local:
        def m(self):
            return 1
`;

const source = python.parse(CODE);

/** The objects that a call is made on, one for each way. */
function objects(name: string, given: Record<string, string> = {}, areMade = true): (string | undefined)[] {
  const info = source.findFunction(name);
  if (!info) throw new Error(`no ${name}`);
  const inputs = new CallInputs(source, info, areMade);
  const one = { names: Object.keys(given), inputs: Object.values(given).map((text) => parseValue(text)) };
  return inputs.onObjects(one).map((way) => inputs.call(way)?.instance);
}

describe('the inputs of a method', () => {
  it('are on objects of what is needed, of everything, and of each thing that may be left out', () => {
    expect(objects('Cart.add', { discount: '5' })).toEqual([
      "Cart('Ada')",
      "Cart('Ada', [3, 1, 2], 6)",
      "Cart('Ada', [3, 1, 2])",
      "Cart('Ada', discount=6)",
    ]);
  });

  it('keep what the function is given apart from what the object is given by the same name', () => {
    const info = source.findFunction('Cart.add');
    const inputs = info && new CallInputs(source, info, true);
    const [first] = inputs?.onObjects({ names: ['discount'], inputs: [parseValue('5')] }).slice(1) ?? [];
    expect(first && inputs?.call(first)).toMatchObject({ arguments: [{ value: parseValue('5') }] });
  });

  it('are on objects of inherited constructors, and of fields', () => {
    expect(objects('Basket.total')[0]).toBe("Basket('Ada')");
    expect(objects('Item.cost', { count: '2' })).toEqual([
      "Item('Ada')",
      expect.stringMatching(/^Item\('Ada', [\d.]+\)$/),
    ]);
  });

  it('are on the plainest object as each method that takes something fills it, inherited ones included', () => {
    expect(objects('Basket.total').at(-1)).toBe("basket = Basket('Ada')\nbasket.add(6)");
    expect(objects('Stack.push', { item: '1' })).toEqual(['Stack()']);
    expect(objects('Stack.pop')).toEqual(['Stack()', 'stack = Stack()\nstack.push(6)']);
  });

  it('are those of the function alone where there is no object to make', () => {
    expect(objects('Cart.of', { n: '1' })).toEqual([undefined]);
    expect(objects('Color.darker', { by: '1' })).toEqual([undefined]);
    expect(objects('outer.Local.m')).toEqual([undefined]);
    expect(objects('Cart.add', { discount: '5' }, false)).toEqual([undefined]);
  });
});
