import { describe, expect, it } from 'vitest';
import {
  argumentsOf,
  callOf,
  callTo,
  constructorOf,
  functionAt,
  onMember,
  problemOfArguments,
  readCall,
  shortened,
  signature,
} from '../../../../src/extension/launch/calls/callText';

describe('calls as texts', () => {
  it.each([
    ["f([1, 2], 'x')", { function: 'f', args: "[1, 2], 'x'" }],
    ['  f()\n', { function: 'f', args: '' }],
    ['f((1, 2), k={"a": ")"})', { function: 'f', args: '(1, 2), k={"a": ")"}' }],
    ['Solution().run([1])', { function: 'Solution.run', args: '[1]' }],
    ["Cart([30], ').').total(20)", { function: 'Cart.total', args: '20', instance: "Cart([30], ').')" }],
    ['Cart(x).total(20)', { function: 'Cart.total', args: '20', instance: 'Cart(x)' }],
    ['Cart([30]).total(x)', { function: 'Cart.total', args: 'x', instance: 'Cart([30])' }],
    ['f(x, cart())', { function: 'f', args: 'x, cart()' }],
    ['f(x y)', undefined],
    ['x = f(1)', undefined],
    ['f(1) + 1', undefined],
    ['', undefined],
  ])('reads %j', (text, call) => {
    expect(readCall(text)).toEqual(call);
  });

  it('takes the arguments of calls that are written with a qualified name', () => {
    expect(argumentsOf('outer.inner(1, (2, 3))')).toBe('1, (2, 3)');
    expect(argumentsOf('Solution().run([1])')).toBe('[1]');
    expect(argumentsOf("Shelf([1], ')').place('a(', {2: (3,)})")).toBe("'a(', {2: (3,)}");
  });

  it('says what is wrong with arguments', () => {
    expect(problemOfArguments("[1, 2], 'x', k=(1,)")).toBeUndefined();
    expect(problemOfArguments('')).toBeUndefined();
    expect(problemOfArguments('[1, x')).toBeTypeOf('string');
    expect(problemOfArguments('1 2')).toBeTypeOf('string');
  });

  it('writes the call of a method with what makes its object', () => {
    expect(callOf({ function: 'Cart.total', args: '20', instance: 'Cart([30])' })).toBe('Cart([30]).total(20)');
    expect(callOf({ function: 'Cart.total', args: '20' })).toBe('Cart.total(20)');
    expect(callTo('Cart.total', 'Cart([30]).total(20)')).toEqual({
      function: 'Cart.total',
      args: '20',
      instance: 'Cart([30])',
    });
    expect(callTo('Status.next', 'Status.NEW.next()')).toEqual({
      function: 'Status.next',
      args: '',
      instance: 'Status.NEW',
    });
    const functions = [{ name: 'f' }, { name: 'Status.next' }, { name: 'a.b.c.next' }];
    expect(onMember(functions, { function: 'Status.NEW.next', args: '1' })).toEqual({
      function: 'Status.next',
      args: '1',
      instance: 'Status.NEW',
    });
    for (const name of ['f', 'Status.next', 'a.b.c.next', 'g', 'Other.NEW.next', 'Status.NEW.other'])
      expect(onMember(functions, { function: name, args: '' })).toEqual({ function: name, args: '' });
    expect(callTo('Cart.total', 'Cart.total(20)')).toEqual({ function: 'Cart.total', args: '20' });
  });

  it('knows which methods need an object that is made with arguments', () => {
    const init = { name: 'Cart.__init__', parameters: ['self', 'prices'] };
    const all = [init, { name: 'Bag.__init__', parameters: ['self'] }];
    expect(constructorOf({ name: 'Cart.total', parameters: ['self'] }, all)).toBe(init);
    expect(constructorOf({ name: 'Cart.empty', parameters: ['cls'] }, all)).toBeUndefined();
    expect(constructorOf({ name: 'Bag.total', parameters: ['self'] }, all)).toBeUndefined();
    expect(constructorOf(init, all)).toBeUndefined();
  });

  it('shows no receiver in the signature of a method', () => {
    expect(signature({ name: 'Cart.add', parameters: ['self', 'price'] })).toBe('Cart.add(price)');
    expect(signature({ name: 'self_made', parameters: ['self'] })).toBe('self_made(self)');
  });

  it('finds the innermost function around a line', () => {
    const functions = [
      { name: 'outer', line: 0, endLine: 9 },
      { name: 'outer.inner', line: 2, endLine: 4 },
      { name: 'last', line: 12, endLine: 14 },
    ];
    expect(functionAt(functions, 3)?.name).toBe('outer.inner');
    expect(functionAt(functions, 6)?.name).toBe('outer');
    expect(functionAt(functions, 10)).toBeUndefined();
  });

  it('shortens to one line', () => {
    expect(shortened('f([1,\n   2])')).toBe('f([1, 2])');
    expect(shortened('abcdef', 4)).toBe('abc…');
  });
});
