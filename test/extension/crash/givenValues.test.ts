import { describe, expect, it } from 'vitest';
import { literalsOf, readGivenValues } from '../../../src/extension/crash/givenValues';

describe('typed values', () => {
  it.each([
    ['items=[1, 2, 3], index=3', { items: '[1, 2, 3]', index: '3' }],
    ["  name = 'a, b' ", { name: "'a, b'" }],
    ['items=, index=3', { index: '3' }],
    ['items=, index=', {}],
    ['', {}],
  ])('are read: %s', (text, locals) => {
    expect(readGivenValues(text)).toEqual({ kind: 'values', locals });
  });

  it.each(['3', 'items=[1', 'items=foo + 1', 'items'])('are refused: %s', (text) => {
    expect(readGivenValues(text).kind).toBe('error');
  });
});

describe('values of a traceback', () => {
  it('count where they are literals', () => {
    const shown = { items: '[1, 2]', self: '<shop.Shop object at 0x7f>', text: "'a", empty: '{}' };
    expect(literalsOf(shown)).toEqual({ items: '[1, 2]', empty: '{}' });
    expect(literalsOf()).toEqual({});
  });
});
