/** Fields of named tuples, as calls write them. */
import { describe, expect, it } from 'vitest';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();

function made(text: string): readonly unknown[] {
  const { functions } = python.parse(text);
  return functions.map(({ name, fields, bases }) => [
    name,
    fields?.typeName,
    fields?.names,
    fields?.defaults?.text,
    bases,
  ]);
}

describe('classes that a call makes', () => {
  it.each([
    ['P = namedtuple("P", "x y")', 'P', ['x', 'y'], undefined],
    ['P = collections.namedtuple("Q", "x, y")', 'Q', ['x', 'y'], undefined],
    ['P = namedtuple("P", ["x", "y"], defaults=[1])', 'P', ['x', 'y'], '[1]'],
    ['P = namedtuple(typename="P", field_names="x")', undefined, undefined, undefined],
    ['P = typing.NamedTuple("P", [("x", int), ("y", str)])', 'P', ['x', 'y'], undefined],
  ])('%s', (text, typeName, names, defaults) => {
    const expected = names ? [['P', typeName, names, defaults, ['typing.NamedTuple']]] : [];
    expect(made(text)).toEqual(expected);
  });

  it.each([
    'P = namedtuple("P", fields)',
    'P = namedtuple("P", "x x")',
    'P = namedtuple("P", "x def", rename=True)',
    'P = namedtuple("P", "_x")',
    'P, Q = namedtuple("P", "x"), 1',
    'P = other.namedtuple("P", "x")',
    'P = namedtuple(',
    'P = namedtuple("P", ["x", 1])',
  ])('is none: %s', (text) => {
    expect(made(text)).toEqual([]);
  });

  it('are bases, too', () => {
    const [first] = python.parse(
      'class P(namedtuple("P", "x y")):\n    def f(self):\n        return self.x\n',
    ).functions;
    expect(first?.fields?.names).toEqual(['x', 'y']);
    expect(first?.bases).toEqual(['typing.NamedTuple']);
  });

  it('stand where they are made, before what comes after', () => {
    const source = python.parse('def f():\n    P = namedtuple("P", "x")\n    return P(1)\n\nclass C: pass\n');
    expect(source.functions.map(({ qualifiedName }) => qualifiedName)).toEqual(['f', 'f.P', 'C']);
  });
});
