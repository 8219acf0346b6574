import { describe, expect, it } from 'vitest';
import { exampleText, writtenCall } from '../../../../src/extension/launch/calls/exampleText';
import { english } from '../../values/support';

describe('the name of a call', () => {
  it('is that of an example where somebody wrote it, or the file itself makes it', () => {
    for (const origin of ['run', 'docstring', 'test', 'typed', undefined] as const)
      expect(exampleText({ call: 'f(1)', origin }, english)).toBe('example: f(1)');
  });

  it('is written as one would write it where an object is made', () => {
    expect(exampleText({ call: 'shop.Cart.__init__(1)' }, english)).toBe('example: shop.Cart(1)');
    expect(exampleText({ call: "f('a.__init__(1)')" }, english)).toBe("example: f('a.__init__(1)')");
  });

  it('says that arguments are guessed where nobody did', () => {
    expect(exampleText({ call: "f('abc')", origin: 'inferred' }, english)).toBe("guessed arguments: f('abc')");
    expect(exampleText({ call: 'f(0)', origin: 'hints', shown: '`f(0)`' }, english)).toBe('guessed arguments: `f(0)`');
  });

  it('does not call it a guess that a function without parameters is called without arguments', () => {
    expect(exampleText({ call: 'main()', origin: 'hints' }, english)).toBe('example: main()');
  });

  it.each([
    ["Shop.add(<Item name='bolt', tags=['<b>'], maker=<Firm name='x'>>, 2)", 'Shop.add(Item(…), 2)'],
    ["<Order id=1, items=[]>.add(<Item name='pen'>)", 'Order(…).add(Item(…))'],
    ['<Order id=1>.pay()', 'Order(…).pay()'],
    ["f({'mean': <unknown>}, <Status.PAID: 2>, [<Size.S: 's'>])", "f({'mean': ?}, Status.PAID, [Size.S])"],
    ['f(<Cart>, [<Cart items=[]>])', 'f(Cart(…), [Cart(…)])'],
    ["f('<Item a=1>', \"it's <b>\")", "f('<Item a=1>', \"it's <b>\")"],
    ["f(<Item name='a", "f(<Item name='a"],
  ])('says of objects no more than their class: %s', (call, shown) => {
    expect(writtenCall(call)).toBe(shown);
  });
});
