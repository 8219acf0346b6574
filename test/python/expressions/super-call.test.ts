import { describe, expect, it } from 'vitest';
import { hasDecorator } from '../../../src/python/expressions/decorator';
import { isSuper } from '../../../src/python/expressions/super-call';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();

describe('what stands in front of a method', () => {
  it.each([
    ['super()', true],
    ['super ( )', true],
    ['(super())', true],
    ['super(B, self)', true],
    ['super(\n    B, self)', true],
    ['super().items', false],
    ['super()[0]', false],
    ['super', false],
    ['superb()', false],
    ['self', false],
  ])('is super or not: %s', (text, expected) => {
    expect(isSuper(text)).toBe(expected);
  });
});

describe('the decorators of a function', () => {
  it.each([
    ['@staticmethod', true],
    ['@ staticmethod', true],
    ['@(staticmethod)', true],
    ['@staticmethod_like', false],
    ['@other.staticmethod', false],
  ])('are told by their names: %s', (decorator, expected) => {
    const source = python.parse(`class A:\n    ${decorator}\n    def f(x):\n        pass\n`);
    const info = source.findFunction('A.f');
    expect(info && hasDecorator(info, 'staticmethod')).toBe(expected);
  });
});
