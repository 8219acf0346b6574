import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPython, type PythonParser } from '../../../src/python/source';
import type { SourceFile } from '../../../src/python/syntax';

let parser: PythonParser;
beforeAll(async () => {
  parser = await loadPython();
});

const lines = (text: string): string[] => {
  const file = parser.parse(text);
  return file.executableLines.map((line) => {
    const statement = file.statementAt(line);
    const tokens = statement?.tokens.map((token) => token.text).join(' ') ?? '';
    return `${line} ${statement?.kind ?? ''} [${statement?.successors.join() ?? ''}] ${tokens}`;
  });
};
const problems = (text: string): string[] => parser.parse(text).problems.map(({ message }) => message);

describe('broken code', () => {
  it('keeps the lines after an open bracket', () => {
    const text = 'def f(x):\n    y = g(x, [1\n    z = 2\n    return z\n\ndef h(a, b:\n    return a\n';
    expect(lines(text)).toEqual([
      '1 def [6] def f ( x )',
      '2 assignment [3] y = g ( x , [ 1 ] )',
      '3 assignment [4] z = 2',
      '4 return [] return z',
      '6 def [end] def h ( a , b )',
      '7 return [] return a',
    ]);
    expect(problems(text)).toEqual(['assumed `])` at the end of line 2', 'assumed `)` at the end of line 6']);
  });

  it('keeps a display of several lines together', () => {
    const text = "x = {\n    'a': 1,\n    'b': [2, 3\ny = 4\n";
    expect(lines(text)).toEqual(["1 assignment [4] x = { 'a' : 1 , 'b' : [ 2 , 3 ] }", '4 assignment [end] y = 4']);
  });

  it('adds missing colons', () => {
    const text =
      'if a\n    b = 1\nelse\n    b = 2\nwhile b < 3\n    b += 1\ndef f(x)\n    return x\nclass A\n    pass\n';
    expect(lines(text)).toEqual([
      '1 if [2,4] if a',
      '2 assignment [5] b = 1',
      '4 assignment [5] b = 2',
      '5 while [6,7] while b < 3',
      '6 augmented-assignment [5] b += 1',
      '7 def [9] def f ( x )',
      '8 return [] return x',
      '9 class [end] class A',
      '10 pass [end] pass',
    ]);
    expect(problems(text)[0]).toBe('assumed `:` at the end of line 1');
  });

  it('says how it has read tabs among spaces', () => {
    const text = 'def f(xs):\n    for x in xs:\n\tif x:\n\t    y = x\n    return y\n';
    expect(lines(text)).toEqual([
      '1 def [end] def f ( xs )',
      '2 for [3,5] for x in xs',
      '3 if [4,2] if x',
      '4 assignment [2] y = x',
      '5 return [] return y',
    ]);
    expect(problems(text)).toEqual(['line 3 mixes tabs and spaces; read a tab as up to column 8']);
    expect(problems('if a:\n\tb = 1\n        c = 2\n        d = 3\ne = 4\n')).toEqual([
      'line 3 mixes tabs and spaces; read a tab as up to column 8',
    ]);
    expect(problems('if a:\n\tb = 1\n\tif c:\n\t\td = 3\ne = 4\n')).toEqual([]);
  });

  it('closes strings', () => {
    expect(lines('s = \'abc\nprint(s + \'x)\nif s == \'y:\n    t = """u\n    v = 1\n')).toEqual([
      "1 assignment [2] s = 'abc'",
      "2 expression [3] print ( s + 'x' )",
      "3 if [4,end] if s == 'y'",
      '4 assignment [5] t = """u"""',
      '5 assignment [end] v = 1',
    ]);
  });

  it('keeps lines apart that end in a carriage return alone', () => {
    expect(lines('x = (\n\r,\n2)\ny = 1\n')).toEqual(['1 assignment [5] x = ( )', '5 assignment [end] y = 1']);
  });

  it('reads half-typed lines as what they begin', () => {
    expect(lines('x = \nreturn a +\ny.\nfor i in\nimport\ndef\n').map((line) => line.split(' ')[1])).toEqual([
      'assignment',
      'return',
      'expression',
      'for',
      'import',
      'def',
    ]);
    expect(problems('x = 1 +\n')).toEqual(['ignored `+` at the end of line 1']);
    expect(problems('x =\n')).toEqual(['line 1 is not complete; read as far as it makes sense']);
  });

  it('does not need a body', () => {
    const text = 'def f():\n\nif x:\nelse:\n    y = 1\nfor i in z:\ny = 2\n';
    expect(lines(text)).toEqual([
      '1 def [3] def f ( )',
      '3 if [6,5] if x',
      '5 assignment [6] y = 1',
      '6 for [6,7] for i in z',
      '7 assignment [end] y = 2',
    ]);
    expect(problems(text)).toContain('assumed `pass` as the body of line 3');
    expect(parser.parse(text).findFunction('f')?.firstLine).toBe(1);
  });

  it('puts up with odd indentation', () => {
    const text = 'def f(a):\n\tif a:\n\t    b = 1\n        c = 2\n    d = 3\n   e = 4\ng = 5\n';
    const file = parser.parse(text);
    expect([3, 4, 5, 6, 7].map((line) => file.statementAt(line)?.scope.name)).toEqual(['f', 'f', 'f', 'f', '<module>']);
    expect(file.problems.map(({ line }) => line)).toEqual([4, 5, 6]);
  });

  it('keeps a clause with the statement that it is nearest to', () => {
    const text =
      'def f(a):\n    for b in a:\n         if b:\n            c = 1\n        else:\n            c = 2\n    return c\n';
    expect(parser.parse(text).statementAt(3)?.successors).toEqual([4, 6]);
    const other = 'def f(a):\n    if a:\n        b = 1\n   elif b:\n        b = 2\n    return b\n';
    expect(parser.parse(other).statementAt(2)?.successors).toEqual([3, 4]);
  });

  it('takes a docstring that is not indented', () => {
    const text = 'def f(a):\n"""doc\n"""\n    return a\n';
    expect(lines(text)).toEqual(['1 def [end] def f ( a )', '4 return [] return a']);
  });

  it('reads print statements of Python 2', () => {
    expect(lines("print 'a', x\nprint\nprint (x)\n")).toEqual([
      "1 expression [2] print ( 'a' , x )",
      '2 expression [3] print ( )',
      '3 expression [end] print ( x )',
    ]);
  });

  it('reads them where other lines are broken, too', () => {
    expect(lines('if a\n    b = 1\nprint len(b), c\nprint(len(b)\nprint len((b)\n').slice(2)).toEqual([
      '3 expression [4] print ( len ( b ) , c )',
      '4 expression [5] print ( len ( b ) )',
      '5 expression [end] print ( len ( ( b ) ) )',
    ]);
  });

  it('keeps clauses that belong to nothing', () => {
    expect(lines('else:\n    a = 1\nexcept E:\n    b = 2\nelif c:\n    d = 3\ntry:\n    e = 4\nf = 5\n')).toEqual([
      '2 assignment [3] a = 1',
      '3 except [4,5] except E',
      '4 assignment [7] b = 2',
      '5 if [6,7] elif c',
      '6 assignment [7] d = 3',
      '7 try [8] try',
      '8 assignment [9] e = 4',
      '9 assignment [end] f = 5',
    ]);
  });
});

const folder = new URL('../../fixtures/python/', import.meta.url);
const programs = readdirSync(folder)
  .filter((name) => name.endsWith('.py'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));

/** Reads everything there is about a file; whatever is said must fit together. */
function checkTotal(file: SourceFile): void {
  const executable = new Set<number>(file.executableLines);
  for (let line = 0; line <= file.lineCount + 1; line++) {
    const statement = file.statementAt(line);
    const next = file.nextExecutableLine(line);
    if (next !== undefined) expect(executable.has(next)).toBe(true);
    if (!statement) continue;
    expect(statement.line).toBeLessThanOrEqual(line);
    expect(statement.endLine).toBeGreaterThanOrEqual(line);
    for (const successor of statement.successors) expect(successor === 'end' || executable.has(successor)).toBe(true);
    expect(statement.successors.length).toBeLessThanOrEqual(2);
    for (const { range } of [...statement.tokens, ...statement.subExpressions, ...statement.calls]) {
      expect(range.line).toBeGreaterThanOrEqual(statement.line);
      expect(range.endLine).toBeLessThanOrEqual(statement.endLine);
    }
    for (const { line: handler } of [...statement.handlers, ...statement.unwinds])
      expect(executable.has(handler)).toBe(true);
    expect(statement.enclosing.length + statement.targets.length + statement.deleted.length).toBeGreaterThanOrEqual(0);
  }
  for (const scope of [file.module, ...file.functions]) {
    expect(scope.locals.concat(scope.globals, scope.nonlocals, scope.bases, scope.decorators)).toBeDefined();
    expect(scope.parameters.every(({ name }) => name !== '')).toBe(true);
    if (scope.firstLine !== 'end') expect(executable.has(scope.firstLine)).toBe(true);
  }
  expect(file.problems.every(({ line }) => line >= 1 && line <= Math.max(1, file.lineCount))).toBe(true);
}

describe('any text', () => {
  const slice = fc.record({ program: fc.constantFrom(...programs), from: fc.nat(3000), length: fc.nat(900) });

  it('is read, however it was cut', () => {
    fc.assert(
      fc.property(slice, ({ program, from, length }) => {
        checkTotal(parser.parse(program.slice(from, from + length)));
      }),
      { numRuns: 30 },
    );
  });

  it('is read, whatever was deleted or put in', () => {
    const edits = fc.array(
      fc.tuple(
        fc.nat(900),
        fc.nat(6),
        fc.constantFrom('', '(', ')', '"', "'''", ':', '\n', '\t', '{', ' else', '\\', '\r', 'é😀'),
      ),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(slice, edits, ({ program, from }, changes) => {
        let text = program.slice(from, from + 900);
        for (const [at, count, put] of changes) text = text.slice(0, at) + put + text.slice(at + count);
        checkTotal(parser.parse(text));
      }),
      { numRuns: 50 },
    );
  });

  it('keeps its lines where one of them ends with a carriage return', () => {
    const file = parser.parse('t = (a\n\r b)\n{');
    expect(file.lineCount).toBe(4);
    checkTotal(file);
  });

  it('is read, even if it is no Python at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        checkTotal(parser.parse(text));
      }),
      { numRuns: 40 },
    );
  });

  it('is read, however deep or long', () => {
    checkTotal(parser.parse(`x = ${'('.repeat(3000)}1${')'.repeat(3000)}\n`));
    checkTotal(parser.parse(`x = ${'1 + '.repeat(5000)}1\n`));
    checkTotal(parser.parse(`${'#\n'.repeat(50_000)}x = 1\n`));
  });
});
