/** Which functions have nothing to step through. */
import { beforeAll, describe, expect, it } from 'vitest';
import { isUnwritten } from '../../../src/python/definitions/unwritten';
import { loadPython, type PythonParser } from '../../../src/python/source';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

const unwritten = (text: string): string[] => {
  const source = python.parse(text);
  return source.functions.filter((info) => isUnwritten(source, info)).map(({ name }) => name);
};

describe('a function with nothing to see in it', () => {
  it.each([
    'def f(x): ...',
    'def f(x):\n    ...',
    'def f(x):\n    pass',
    'def f(x):\n    """What it will do."""',
    'def f(x):\n    """What it will do."""\n    ...',
    'def f(x):\n    raise NotImplementedError',
    'def f(x):\n    """Later."""\n    raise NotImplementedError("later")',
    'class A:\n    @abstractmethod\n    def f(self) -> int: ...',
    'class A:\n    @property\n    def f(self): raise NotImplementedError',
    'async def f(x): pass; ...',
  ])('is %j', (text) => {
    expect(unwritten(text)).toEqual(['f']);
  });

  it.each([
    'def f(x): return ...',
    'def f(x):\n    """Text."""\n    return x',
    'def f(x):\n    raise ValueError',
    'def f(x):\n    if x: raise NotImplementedError',
    'def f(x):\n    def g(): return 1\n    pass',
    'def f(x):\n    f"{x}"',
    'def f(x): x',
    'f = lambda x: ...',
  ])('is not %j', (text) => {
    expect(unwritten(text)).not.toContain('f');
  });
});
