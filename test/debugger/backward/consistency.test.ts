/** Values that a traceback shows against those of a predicted run. */
import { describe, expect, it } from 'vitest';
import { fitsValue } from '../../../src/debugger/backward/consistency';
import { parseValue } from '../../../src/python/values/literal';
import type { Value } from '../../../src/python/values/value';

const item = (name: string): Value => ({
  kind: 'object',
  className: 'shop.Item',
  attributes: [
    ['name', parseValue(`'${name}'`)],
    ['_seen', parseValue('True')],
  ],
});
const order: Value = {
  kind: 'object',
  className: 'Order',
  attributes: [
    ['number', parseValue('7')],
    ['items', { kind: 'list', items: [item('pen')] }],
  ],
};

describe('an object as its repr prints it', () => {
  it.each([
    ["Order(number=7, items=[Item(name='pen')])", true],
    ['Order(number=7)', true],
    ['Order(7, total=3)', true],
    ['Order(number=8)', false],
    ["Order(items=[Item(name='ink')])", false],
    ['Order(items=[])', false],
    ['Basket(number=7)', false],
  ])('%s: %s', (text, fits) => {
    expect(fitsValue(parseValue(text), order)).toBe(fits);
  });
});
