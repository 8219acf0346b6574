import { describe, expect, it } from 'vitest';
import { boundMethod, boundMethodOf, callLines } from '../../../src/debugger/inner/bound-methods';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';

describe('methods that are kept without a call', () => {
  it.each([
    ['[1]', 'append', '<built-in method append of list object>'],
    ["'a'", 'upper', '<built-in method upper of str object>'],
    ['{1: 2}', '__getitem__', '<built-in method __getitem__ of dict object>'],
    ['[1]', '__len__', "<method-wrapper '__len__' of list object>"],
  ])('%s has %s', (holder, name, text) => {
    const method = boundMethodOf(parseValue(holder), name);
    expect(method && printValue(method)).toBe(text);
    const [owner, called] = boundMethod(method) ?? [];
    expect([owner && printValue(owner), called]).toEqual([holder, name]);
  });

  it('are none of names that the type does not have', () => {
    expect(boundMethodOf(parseValue('[1]'), 'upper')).toBeUndefined();
    expect(boundMethodOf(parseValue('{1}'), '__getitem__')).toBeUndefined();
    expect(boundMethodOf(parseValue('3'), 'append')).toBeUndefined();
  });

  it('are called as people write it', () => {
    expect(callLines('_holder', 'append', ['x'])).toEqual(['_holder.append(x)']);
    expect(callLines('_holder', 'get', ['x', 'y'])).toEqual(['return _holder.get(x, y)']);
    expect(callLines('_holder', '__getitem__', ['x'])).toEqual(['return _holder[x]']);
    expect(callLines('_holder', '__contains__', ['x'])).toEqual(['return x in _holder']);
  });
});
