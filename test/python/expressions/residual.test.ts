/** What is left of a statement, as text, once some of its tests are known to hold or not. */
import { describe, expect, it } from 'vitest';
import { bindingKey, maySkip, type Evaluation } from '../../../src/python/expressions/evaluation-tree';
import { rangeKey } from '../../../src/python/text/ranges';
import { residualOf, residualParts } from '../../../src/python/expressions/residual';
import { loadPython } from '../../../src/python/source';
import type { Statement } from '../../../src/python/syntax';

const python = await loadPython();

function read(text: string): Statement & { readonly evaluation: Evaluation } {
  const statement = python.parse(text).statementAt(1);
  if (!statement?.evaluation) throw new Error('no statement');
  return { ...statement, ...pick(statement), evaluation: statement.evaluation };
}

function pick({ tokens, subExpressions, calls, targets, iterable }: Statement): Partial<Statement> {
  return { tokens, subExpressions, calls, targets, iterable };
}

/** Keys of all that is written so, also of the comparisons in a chain. */
function keysOf(evaluation: Evaluation, text: string): string[] {
  const links = evaluation.kind === 'chain' ? evaluation.links.filter((link) => link.text === text) : [];
  const binding = evaluation.kind === 'named' && `${evaluation.name} :=` === text ? [bindingKey(evaluation)] : [];
  return [
    ...(evaluation.text === text ? [rangeKey(evaluation.range)] : []),
    ...links.map(({ range }) => rangeKey(range)),
    ...binding,
    ...evaluation.parts.flatMap((part) => keysOf(part, text)),
  ];
}

function left(text: string, known: Readonly<Record<string, boolean>>): ReturnType<typeof residualParts> {
  const statement = read(text);
  const truths = Object.entries(known).flatMap(([test, holds]) =>
    keysOf(statement.evaluation, test).map((key) => [key, holds] as const),
  );
  return residualParts(statement, residualOf(statement.evaluation, new Map(truths)));
}

const words = (parts: ReturnType<typeof residualParts>): string => parts.tokens.map((token) => token.text).join(' ');
const operators = (parts: ReturnType<typeof residualParts>): string =>
  parts.subExpressions.map(({ operator, discarded }) => operator + (discarded ? ' (discarded)' : '')).join(', ');

describe('what is left', () => {
  it.each([
    ['x = f(a) if a else b', {}, 'x = f ( a ) if a else b', 'f, if'],
    ['x = f(a) if a else b', { a: true }, 'x = f ( a )', 'f'],
    ['x = f(a) if a else b', { a: false }, 'x = b', ''],
    ['x = a and b() and c', { a: true }, 'x = b ( ) and c', 'b, and'],
    ['x = a and (b()) and c', { a: true }, 'x = ( b ( ) ) and c', 'b, and'],
    ['x = a and b() and c', { a: true, 'b()': false }, 'x = b ( )', 'b'],
    ['x = a and b() and c', { a: true, 'b()': true }, 'x = c', ''],
    ['x = a or b()', { a: true }, 'x = a', ''],
    ['x = a or b()', { a: false }, 'x = b ( )', 'b'],
    ['x = not (a and b) or c', { a: false }, 'x = not ( a ) or c', 'not, or'],
    ['x = a and b or c', { a: true }, 'x = b or c', 'or'],
    ['x = a and b or c', { a: true, b: false }, 'x = c', ''],
    ['x = a and b or c', { a: false, 'a and b': false }, 'x = c', ''],
    ['x = (a if p else b) if (q and r) else c', { q: true }, 'x = ( a if p else b ) if ( r ) else c', 'if, if'],
    ['x = (a if p else b) if (q and r) else c', { q: true, r: true, p: false }, 'x = ( b )', ''],
    ['x = 1 < f(a) < g(b) < 9', { '1 < f(a)': true }, 'x = f ( a ) < g ( b ) < 9', 'f, g, <'],
    ['x = 1 < f(a) <= g(b)', { '1 < f(a)': true }, 'x = f ( a ) <= g ( b )', 'f, g, <='],
    ['x = 1 < f(a) not in g(b)', { '1 < f(a)': true }, 'x = f ( a ) not in g ( b )', 'f, g, not in'],
    ['x = 1 < f(a) < g(b)', { '1 < f(a)': false }, 'x = 1 < f ( a )', 'f, <'],
    ['assert f(a), g(b)', { 'f(a)': true }, 'assert f ( a )', 'f'],
    ['assert f(a), g(b)', { 'f(a)': false }, 'assert f ( a ) , g ( b )', 'f, g'],
    ['x = (y := f(a)) and y.z', { 'y :=': true }, 'x = ( f ( a ) ) and y . z', 'f, z, and'],
    ['x = (y := f(a)) and y.z', { 'y :=': true, 'y := f(a)': true }, 'x = y . z', 'z'],
    ['f(a) or g(b)', { 'f(a)': false }, 'g ( b )', 'g (discarded)'],
    ['if f(a) and g(b):\n    pass', { 'f(a)': true }, 'if g ( b )', 'g'],
    ['f(x, k=a or b, *c and d)', { a: true, c: false }, 'f ( x , k = a , * c )', 'f (discarded)'],
    ["x = f'{a if b else c}!'", { b: true }, 'x = f" { a }', "f''"],
    ['xs[a or b] += c() if d else e', { a: false, d: true }, 'xs [ b ] += c ( )', 'c'],
  ])('of %s with %j', (text, known, expected, parts) => {
    const rest = left(text, known);
    expect(words(rest).replace(/f' \{ a \}.*/, 'f" { a }')).toBe(expected);
    expect(operators(rest)).toBe(parts);
  });

  it('is without names that have been bound', () => {
    expect(left('x = (y := f(a)) and y.z', {}).targets).toEqual(['x', 'y']);
    expect(left('x = (y := f(a)) and y.z', { 'y :=': true }).targets).toEqual(['x']);
    expect(left('x = (y := f(a)) and y.z', { 'y :=': true, 'y := f(a)': true }).targets).toEqual(['x']);
    expect(left('x = (y := f(a)) and y.z', { 'y := f(a)': true }).targets).toEqual(['x']);
  });

  it('is what a loop goes through', () => {
    const iterable = (known: Record<string, boolean>) =>
      left('for x in (f(a) if b else (c or d)):\n    pass', known).iterable;
    expect(iterable({ b: true })).toMatchObject({ text: 'f(a)', isName: false });
    expect(iterable({ b: false, c: false })).toMatchObject({ text: 'd', isName: true });
    expect(iterable({})).toMatchObject({ text: '(f(a) if b else (c or d))' });
  });
});

describe('a part may be skipped', () => {
  it.each([
    ['x = f(a) and g(b)', ['g']],
    ['x = f(a) if g(b) else h(c)', ['f', 'h']],
    ['x = f(a) < g(b) < h(c)', ['h']],
    ['assert f(a), g(b)', ['g']],
    ['x = f(g(a) or h(b))', ['h']],
    ['x = (f(a) or g(b)) if h(c) else 1', ['f', 'g']],
    ['x = f(a) + g(b)', []],
  ])('%s', (text, expected) => {
    const statement = read(text);
    const skipped = statement.calls.filter(({ range }) => maySkip(statement.evaluation, range));
    expect(skipped.map(({ callee }) => callee).sort()).toEqual(expected);
  });
});
