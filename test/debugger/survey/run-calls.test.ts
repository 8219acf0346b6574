import { describe, expect, it } from 'vitest';
import { callsToReach } from '../../../src/debugger/survey/run-calls';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();

describe('a function that the file may call itself', () => {
  it.each([
    ['by a statement', 'def f(x): pass\nf(1)\n', true],
    ['by another function', 'def f(x): pass\ndef g(): f(1)\nif __name__ == "__main__":\n    g()\n', true],
    ['by a class that is made', 'def f(x): pass\nclass C:\n    def m(self): f(1)\nC().m()\n', true],
    ['in a text that is put together', 'def f(x): pass\ndef g(): return F"{f(1)}"\ng()\n', true],
    ['in no other text', "def f(x): pass\ndef g():\n    '''f(1) isn't run'''\n    return 'f(1)'  # f(1)\ng()\n", false],
    ['in the body of nothing that runs', 'def f(x): pass\ndef g(): f(1)\n', false],
    ['by an import of the same name', 'from m import f\ndef f(x): pass\n', false],
  ])('is called %s', (_, text, expected) => {
    const source = python.parse(text);
    const info = source.findFunction('f');
    expect(info && callsToReach(source, info) !== undefined).toBe(expected);
  });

  it('is looked for in no time behind a text that never ends', () => {
    const source = python.parse(`def f(x): pass\nf(1)\nx = '${'\\\\'.repeat(5000)}\n`);
    const info = source.findFunction('f');
    expect(info && callsToReach(source, info)).toBe(0);
  }, 2000);
});
