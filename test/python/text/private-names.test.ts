import { describe, expect, it } from 'vitest';
import { privateName, withPrivateNames } from '../../../src/python/text/private-names';

describe('names in a class', () => {
  it.each([
    ['__x', '_Cart__x'],
    ['__x_', '_Cart__x_'],
    ['___x', '_Cart___x'],
    ['__x__', '__x__'],
    ['_x', '_x'],
    ['__', '__'],
    ['___', '___'],
    ['_____', '_____'],
  ])('%s is %s', (name, known) => {
    expect(privateName(name, 'Cart')).toBe(known);
    expect(withPrivateNames(`self.${name} + a`, 'Cart')).toBe(`self.${known} + a`);
  });

  it('are as they are written in a class whose name is nothing but underscores', () => {
    expect(privateName('__x', '__')).toBe('__x');
  });
});
