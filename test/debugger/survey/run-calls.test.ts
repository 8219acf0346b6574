import { describe, expect, it } from 'vitest';
import { mayBeRun } from '../../../src/debugger/survey/run-calls';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();

describe('a function that the file may call itself', () => {
  it.each([
    ['by a statement', 'def f(x): pass\nf(1)\n', true],
    ['by another function', 'def f(x): pass\ndef g(): f(1)\nif __name__ == "__main__":\n    g()\n', true],
    ['in the body of nothing that runs', 'def f(x): pass\ndef g(): f(1)\n', false],
    ['by an import of the same name', 'from m import f\ndef f(x): pass\n', false],
  ])('is called %s', (_, text, expected) => {
    const source = python.parse(text);
    const info = source.findFunction('f');
    expect(info && mayBeRun(source, info)).toBe(expected);
  });
});
