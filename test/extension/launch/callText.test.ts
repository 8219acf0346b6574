import { describe, expect, it } from 'vitest';
import {
  argumentsOf,
  functionAt,
  problemOfArguments,
  readCall,
  shortened,
  signature,
} from '../../../src/extension/launch/callText';

describe('calls as texts', () => {
  it.each([
    ["f([1, 2], 'x')", { function: 'f', args: "[1, 2], 'x'" }],
    ['  f()\n', { function: 'f', args: '' }],
    ['f((1, 2), k={"a": ")"})', { function: 'f', args: '(1, 2), k={"a": ")"}' }],
    ['Solution().run([1])', { function: 'Solution.run', args: '[1]' }],
    ['f(x)', undefined],
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
    expect(problemOfArguments('[1, x]')).toBeTypeOf('string');
    expect(problemOfArguments('1 2')).toBeTypeOf('string');
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
