import { beforeAll, describe, expect, it } from 'vitest';
import { expressionAt, expressionsIn, type ExpressionAt } from '../../../src/python/statements/expression-at';
import { loadPython, type PythonParser } from '../../../src/python/source';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

/** What is meant by pointing at the `|` of a line of a function's body. */
function at(marked: string): ExpressionAt | undefined {
  const column = marked.indexOf('|');
  const text = `def f(a, b=1):\n    ${marked.replace('|', '')}\n`;
  const statement = python.parse(text).statementAt(2);
  if (!statement) throw new Error(`no statement in ${text}`);
  return expressionAt(statement, 2, 4 + column);
}

const textAt = (marked: string): string | undefined => at(marked)?.text;

describe('the smallest expression', () => {
  it('is a name, also with the pointer just behind it', () => {
    expect(textAt('x = |total + 1')).toBe('total');
    expect(textAt('x = total| + 1')).toBe('total');
  });

  it('is the operation whose sign is pointed at', () => {
    expect(textAt('x = a |+ b * c')).toBe('a + b * c');
    expect(textAt('x = a + b |* c')).toBe('b * c');
    expect(textAt('if a |in b and c: pass')).toBe('a in b');
    expect(textAt('x = a|[1:]')).toBe('a[1:]');
    expect(textAt("x = f'{a} {b |% 2}'")).toBe('b % 2');
  });

  it('is the call whose name is pointed at', () => {
    expect(textAt('x = |len(a)')).toBe('len(a)');
    expect(textAt("x = a.strip().|split(',')")).toBe("a.strip().split(',')");
    expect(textAt('x = a.|size')).toBe('a.size');
  });

  it('is what a keyword stands in front of', () => {
    expect(textAt('|return a + b')).toBe('a + b');
    expect(textAt('|if a: pass')).toBe('a');
    expect(textAt('|for x in a: pass')).toBe('x');
  });

  it('is nothing at a literal alone, in an import or a comment', () => {
    expect(at('x = |5')).toBeUndefined();
    expect(at("x = '|text'")).toBeUndefined();
    expect(at('|pass')).toBeUndefined();
  });

  it('is what an import binds, and nothing that it names elsewhere', () => {
    expect(textAt('from shop import |Item')).toBe('Item');
    expect(textAt('from shop import Item as |Thing')).toBe('Thing');
    expect(textAt('import |shop.items')).toBe('shop');
    expect(at('from |shop import Item')).toBeUndefined();
    expect(at('from .|shop import Item')).toBeUndefined();
    expect(at('from shop import |Item as Thing')).toBeUndefined();
    expect(at('import |shop as s')).toBeUndefined();
    expect(at('import shop.|items')).toBeUndefined();
  });

  it('is the operation around a literal', () => {
    expect(textAt('x = a + |5')).toBe('a + 5');
    expect(textAt('x = f(a, key=|1)')).toBe('f(a, key=1)');
  });

  it('is found where the code is broken', () => {
    expect(textAt('if a |> b')).toBe('a > b');
    expect(textAt('x = (a |+ b')).toBe('a + b');
    expect(textAt('x = |a +')).toBe('a');
  });
});

describe('its part in the statement', () => {
  it('tells what is bound from what is read', () => {
    expect(at('|x = x + 1')?.role).toBe('bound');
    expect(at('x = |x + 1')?.role).toBe('value');
    expect(at('for i, |x in a: pass')?.role).toBe('bound');
    expect(at('x[|i] = 1')?.role).toBe('value');
    expect(at('with open(a) as |x: pass')?.role).toBe('bound');
  });

  it('tells attributes and items that are written from those that are read', () => {
    expect(at('a.|done = True')?.role).toBe('written');
    expect(at('a.|count += 1')?.role).toBe('written');
    expect(at('x, a|[0] = b')?.role).toBe('written');
    expect(at('for a.|x in b: pass')?.role).toBe('written');
    expect(at('a.|b.c = 1')?.role).toBe('value');
    expect(at('x = a.|done')?.role).toBe('value');
    expect(at('x[a.|done] = 1')?.role).toBe('value');
  });

  it('tells parameters and names of functions', () => {
    const statement = python.parse('def f(a, b=1, *c):\n    pass\n').statementAt(1);
    if (!statement) throw new Error('no statement');
    expect([4, 6, 9, 15].map((column) => expressionAt(statement, 1, column)?.role)).toEqual([
      'definition',
      'parameter',
      'parameter',
      'parameter',
    ]);
  });

  it('says in which rounds of a comprehension it is evaluated', () => {
    expect(at('x = [|y * 2 for y in a if y]')?.rounds).toBe('for y in a if y');
    expect(at('x = [y for y in |a if y]')?.rounds).toBeUndefined();
    expect(at('x = [y for y in a if |y]')?.rounds).toBe('for y in a');
    expect(at('x = [z for y in a for |z in y]')?.rounds).toBe('for y in a for z in y');
  });

  it('says what is evaluated later, or not always', () => {
    expect(at('x = lambda q: |q + 1')?.isLater).toBe(true);
    expect(at('x = a and |b')?.isOptional).toBe(true);
    expect(at('x = |a and b')?.isOptional).toBe(false);
    expect(at('x = a if |c else b')?.isOptional).toBe(false);
    expect(at('x = a if c else |b')?.isOptional).toBe(true);
  });
});

it('lists every name and expression of a statement once', () => {
  const statement = python.parse('total += price * count + price\n').statementAt(1);
  if (!statement) throw new Error('no statement');
  expect(expressionsIn(statement).map(({ text }) => text)).toEqual([
    'total',
    'price',
    'count',
    'price * count',
    'price * count + price',
  ]);
});
