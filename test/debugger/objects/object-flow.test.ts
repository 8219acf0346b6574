/** What a statement does with objects, by how it is written. */
import { describe, expect, it } from 'vitest';
import {
  addsItems,
  heldNames,
  isOperandOnly,
  keepsItems,
  makesContainers,
  otherwiseText,
  replacedTarget,
  replacesItems,
  selectedText,
  sharesResults,
  unpacks,
  valueText,
} from '../../../src/debugger/objects/object-flow';
import { loadPython } from '../../../src/python/source';
import type { Statement } from '../../../src/python/syntax';

const python = await loadPython();

function statement(text: string): Statement {
  const found = python.parse(`${text}\n`).statementAt(1);
  if (!found) throw new Error(`no statement in ${text}`);
  return found;
}

/** Without the spaces between tokens. */
const bare = (text: string | undefined): string | undefined => text?.replaceAll(' ', '');

describe('what is looked up by a key', () => {
  it.each([
    ['v = d.get(k, other)', 'd[k]', 'other'],
    ['v = d.setdefault(k, [])', 'd[k]', '[]'],
    ['v = d.pop(k)', 'd[k]', undefined],
    ['v = xs.pop()', 'xs[-1]', undefined],
    ['v = next(xs, other)', undefined, undefined],
  ])('%s is %s, or %s where that is not there', (text, found, otherwise) => {
    const one = statement(text);
    const [source] = one.subExpressions;
    expect(source && [bare(selectedText(one, source)), bare(otherwiseText(one, source))]).toEqual([found, otherwise]);
  });
});

describe('an assignment', () => {
  it.each([
    ['a = b = []', true],
    ['a = [b] * 3', true],
    ['a = []', false],
    ['f = lambda x=1: x', false],
    ['a += b', false],
    ['f(x=1)', false],
  ])('%s may put one object into several places: %s', (text, expected) => {
    expect(sharesResults(statement(text))).toBe(expected);
  });

  it.each([
    ['a, b = c', true],
    ['(a, b) = c', true],
    ['[a] = c', true],
    ['a, = c', true],
    ['*a, b = c', true],
    ['a = b, c', false],
    ['d[a, b] = c', false],
    ['f(a, b).x = c', false],
    ['a = c', false],
    ['f(a, b)', false],
  ])('%s takes its value apart: %s', (text, expected) => {
    expect(unpacks(statement(text))).toBe(expected);
  });

  it.each([
    ['a = b.c', 'b.c'],
    ['a: int = b[0]', 'b[0]'],
    ['a = b = c', 'c'],
    ['d[f"({k}"] = v', 'v'],
    ['f = lambda x=1: x', 'lambdax=1:x'],
    ['a += b', 'b'],
    ['return b.c', 'b.c'],
    ['f(a=b)', ''],
  ])('the value of %s is %s', (text, expected) => {
    expect(bare(valueText(statement(text)))).toBe(expected);
  });

  it('keeps words apart', () => {
    expect(valueText(statement('a = not b'))).toBe('not b');
  });

  it.each([
    ['a.x[i] = 1', 'a.x[i]'],
    ['d[a, b] = 1', 'd[a,b]'],
    ['d[f"({k}"] = v', 'd[f"({k}"]'],
    ['d[(lambda x=1: x)()] = v', 'd[(lambdax=1:x)()]'],
    ['a = 1', undefined],
    ['a.x += 1', undefined],
    ['a.x, b = c', undefined],
    ['a.x = b.x = c', undefined],
  ])('%s replaces %s', (text, expected) => {
    expect(bare(replacedTarget(statement(text)))).toBe(expected);
  });

  it.each([
    ['a.x[i] = 1', 'a', true],
    ['a.x[i] = 1', 'i', false],
    ['b, (c, *a.x) = d', 'a', true],
    ['b = c[a] = d', 'c', true],
    ['a[0] += 1', 'a', false],
    ['b = a', 'a', false],
  ])('%s sets what %s holds: %s', (text, name, expected) => {
    expect(replacesItems(statement(text), name)).toBe(expected);
  });
});

describe('a comprehension', () => {
  it.each([
    ['[row for row in grid]', true],
    ['[row[i + 1].x for row in grid]', true],
    ["{' for ': row for row in grid}", true],
    ['{k: (v, k[0]) for k, v in d.items()}', true],
    ['[(row) for row in grid]', true],
    ['[row[:] for row in grid]', false],
    ['[f(row)[0] for row in grid]', false],
    ['[list(row) for row in grid]', false],
    ['{k: list(v) for k, v in d.items()}', false],
    ['[[x] for x in row]', false],
    ["['a for b'.join(x) for x in row]", false],
  ])('%s keeps the very items: %s', (text, expected) => {
    const part = statement(`x = ${text}`).subExpressions.at(-1);
    expect(part && keepsItems(part)).toBe(expected);
  });
});

it.each([
  ['x = [a]', true],
  ['x = {}', true],
  ['x = [y for y in ys]', true],
  ['x = f(a)[0]', false],
  ['x = f"{a}"', false],
  ['x = [*a]', false],
  ['x = f(*a, b=[])', false],
  ['x = a * [b]', true],
])('%s writes a new container down: %s', (text, expected) => {
  expect(makesContainers(statement(text))).toBe(expected);
});

it.each([
  ['a.b[0] = c', 'a.b', true],
  ['x = a.b[0]', 'a.b', true],
  ['x = a.b(c.d)', 'c.d', false],
  ['x = a.b(c)', 'a.b', true],
  ['x = [a.b, c]', 'a.b', false],
])('in %s, %s is only read on the way: %s', (text, part, expected) => {
  const made = statement(text);
  const found = made.subExpressions.find((one) => one.text === part);
  const column = text.indexOf(part);
  const range = found?.range ?? { line: 1, column, endLine: 1, endColumn: column + part.length };
  expect(isOperandOnly(made, range)).toBe(expected);
});

it.each([
  ['a.extend(b)', true],
  ['a += b', true],
  ['a[1:2] = b', true],
  ['a[1] = b', false],
  ['a[1] = b[1:2]', false],
  ['a.append(b)', false],
  ['a: list = b', false],
])('%s adds the items of another container: %s', (text, expected) => {
  expect(addsItems(statement(text))).toBe(expected);
});

it.each([
  ['xs.append(row)', ['row']],
  ['n = len(row)', []],
  ['xs = [f"({n}", row]', ['row']],
  ['f = f"({len(a)}", b', ['b']],
  ['f = f"{a}", b', ['b']],
  ['x = (a) + b', []],
  ['x = [a] + b', ['a']],
  ['x = a if b else c', ['a', 'c']],
  ['x = a or (b and c)', ['a', 'b', 'c']],
  ['return a, (b), -c', ['a', 'b']],
  ['xs.insert(i + 1, (row))', ['row']],
  ['d = dict(a=row, b=len(x))', ['row']],
  ['x = f(a=row)', []],
  ['x = sum(row for row in grid)', []],
  ['x = [row for row in grid if row]', ['row']],
  ['x = {k: row, **other}', ['k', 'row']],
  ['x = d[k]', []],
  ['x = grid[i][j].y', []],
  ['x = (y := row)', ['row']],
  ['for x in xs:\n    pass', []],
])('%s passes on %j', (text, expected) => {
  expect([...heldNames(statement(text))].filter((name) => name !== 'n')).toEqual(expected);
});
