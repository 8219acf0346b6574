/** What a function reads that changes while its file runs. */
import { describe, expect, it } from 'vitest';
import { isMomentary } from '../../../src/debugger/survey/momentary';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();
const READING = 'def f():\n    return names\n';

describe('what a call of a function gives', () => {
  it.each([
    ['where a variable is bound again', 'names = []\nnames = [1]\n', true],
    ['where it is counted up', 'names = 0\nnames += 1\n', true],
    ['where something is put into it', 'names = []\ndef g(x):\n    names.append(x)\n', true],
    ['where an item of an item of it is set', 'names = {}\ndef g(x):\n    names[x]["a"] = 1\n', true],
    ['where an attribute of it is set', 'names = make()\nnames.a = 1\n', true],
    ['where an item of it is deleted', 'names = {}\ndef g(x):\n    del names[x]\n', true],
    ['where a function binds it', 'names = None\ndef g(x):\n    global names\n    names = x\n', true],
    ['not where it is bound once and read', 'names = [1]\nx = names[0]\nprint(names.count(1), len(names))\n', false],
    [
      'not where another function has a variable of that name',
      'names = [1]\ndef g():\n    names = []\n    names.append(1)\n',
      false,
    ],
    ['not where another name changes', 'names = [1]\nothers = []\nothers.append(1)\n', false],
  ])('hangs on when it is made, %s', (_, text, expected) => {
    const source = python.parse(text + READING);
    const info = source.findFunction('f');
    expect(info && isMomentary(source, info)).toBe(expected);
  });

  it('hangs on what the functions read that it calls', () => {
    const source = python.parse(
      `names = []\nnames.append(1)\n${READING}def g():\n    return f()\ndef h():\n    return 1\n`,
    );
    const momentary = ['g', 'h'].map((name) => isMomentary(source, source.findFunction(name) ?? source.module));
    expect(momentary).toEqual([true, false]);
  });
});
