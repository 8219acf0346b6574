import { beforeAll, describe, expect, it } from 'vitest';
import { loadPython, type PythonParser } from '../../src/python/source';
import type { SourceFile, Statement } from '../../src/python/syntax';

let parser: PythonParser;
beforeAll(async () => {
  parser = await loadPython();
});

function first(text: string): Statement {
  const statement = parser.parse(text).statementAt(1);
  if (!statement) throw new Error('there is no statement on line 1');
  return statement;
}

const texts = (text: string): string =>
  first(text)
    .tokens.map((token) => token.text)
    .join(' ');
const kinds = (text: string): string[] => first(text).tokens.map((token) => `${token.kind} ${token.text}`);
const expressions = (text: string): string[] =>
  first(text).subExpressions.map(({ operator, operatorKind, text: written }) => {
    const mark = operatorKind === 'operator' ? '' : `${operatorKind} `;
    return `${mark}${operator}: ${written}`;
  });

describe('tokens', () => {
  it.each([
    ['x: int = 5', 'x = 5'],
    ['def f(a: int, *args: str, b: L[int] = 1, **kw) -> str: # no\n  pass', 'def f ( a , * args , b = 1 , ** kw )'],
    ['async def g(a, /, b): return 1', 'async def g ( a , / , b )'],
    ['class A(B, metaclass=M):\n  pass', 'class A ( B , metaclass = M )'],
    ['if a: b(); c = 1', 'if a : b ( ) ; c = 1'],
    ['a = 1; b = 2', 'a = 1 ; b = 2'],
    ['for i in x: break', 'for i in x : break'],
    ['try: f()\nfinally: pass', 'try : f ( )'],
    ['with a as b, c:\n  pass', 'with a as b , c'],
    ['@d.e(1)\ndef f(): pass', '@ d . e ( 1 )'],
    ['x = a not in b', 'x = a not in b'],
    ['x = a[1:2, ::3]', 'x = a [ 1 : 2 , : : 3 ]'],
    ['x = (1, # one\n  2)', 'x = ( 1 , 2 )'],
    ['import os.path as p', 'import os . path as p'],
    ['match x:\n  case 1: pass', 'match x'],
    ['lambda a, b=1: a', 'lambda a , b = 1 : a'],
  ])('of %j', (text, expected) => {
    expect(texts(text)).toBe(expected);
  });

  it('have kinds', () => {
    expect(kinds('x.append(k=len, v=1.5) if None else 2')).toEqual([
      'name x',
      'operator .',
      'attribute append',
      'operator (',
      'keyword-argument k',
      'operator =',
      'name len',
      'operator ,',
      'keyword-argument v',
      'operator =',
      'float 1.5',
      'operator )',
      'keyword if',
      'keyword None',
      'keyword else',
      'int 2',
    ]);
  });

  it('of clauses begin with their keyword', () => {
    const file = parser.parse('if a:\n  b\nelif c:\n  d\nelse: e\n');
    const at = (line: number) => file.statementAt(line)?.tokens.map((token) => token.text);
    expect(at(3)).toEqual(['elif', 'c']);
    expect(at(5)).toEqual(['e']);
  });

  it.each([
    ["'a\\n\\x41'", 'a\nA'],
    ["r'\\n'", '\\n'],
    ["r'\\\\'", '\\\\'],
    ["b'\\xff'", '\xff'],
    ['"""a\nb"""', 'a\nb'],
    ["''", ''],
  ])('decode the string %s', (text, value) => {
    const [token] = first(text).tokens;
    expect(token).toMatchObject({ kind: 'string', value, ...(text.startsWith('b') && { bytes: true }) });
  });

  it('take f-strings apart', () => {
    expect(first("f'a{x!r:>{w}}{{\\n'").tokens.map((token) => [token.kind, token.value ?? token.text])).toEqual([
      ['fstring-start', "f'"],
      ['fstring-text', 'a'],
      ['operator', '{'],
      ['name', 'x'],
      ['operator', '!r'],
      ['operator', ':'],
      ['fstring-text', '>'],
      ['operator', '{'],
      ['name', 'w'],
      ['operator', '}'],
      ['operator', '}'],
      ['fstring-text', '{\n'],
      ['fstring-end', "'"],
    ]);
  });

  it('have columns in UTF-16 units', () => {
    const [, , , plus, call] = first("s = '😀é' + f(x)").tokens;
    expect([plus?.text, plus?.range.column]).toEqual(['+', 10]);
    expect([call?.text, call?.range]).toEqual(['f', { line: 1, column: 12, endLine: 1, endColumn: 13 }]);
  });
});

describe('sub-expressions', () => {
  it.each([
    ['a[i+1] = b.c', ['attribute c: b.c', '+: i+1']],
    ['x += y * 2', ['*: y * 2']],
    ['a[f(1)] += g(2)', ['call f: f(1)', 'call g: g(2)']],
    ['x = a < b <= c', ['<: a < b <= c']],
    [
      'x = a is not b and c and d or not e',
      ['is not: a is not b', 'and: a is not b and c and d', 'not: not e', 'or: a is not b and c and d or not e'],
    ],
    ['x = -1 + -y ** ~z', ['~: ~z', '**: y ** ~z', 'neg: -y ** ~z', '+: -1 + -y ** ~z']],
    ['x = [g(i) for i in h(x) if k(i)]', ['call h: h(x)', '[for]: [g(i) for i in h(x) if k(i)]']],
    ['x = sum(g(i) for i in h(x))', ['call h: h(x)', 'call sum: sum(g(i) for i in h(x))']],
    ['x = {k: v for k, v in d.items()}', ['method items: d.items()', '{for}: {k: v for k, v in d.items()}']],
    ['f = lambda a, b=g(1): h(a)', ['call g: g(1)']],
    ['x = p(1) if q(2) else r', ['call q: q(2)', 'call p: p(1)', 'if: p(1) if q(2) else r']],
    ["s = f'{a+1:{w.x}}' 'z'", ['+: a+1', 'attribute x: w.x', "f'': f'{a+1:{w.x}}' 'z'"]],
    ['x = s[i:j+1][::-1][0]', ['+: j+1', '[:]: s[i:j+1]', '[:]: s[i:j+1][::-1]', '[]: s[i:j+1][::-1][0]']],
    ['x = a.b(1).c(k=d.e)', ['method b: a.b(1)', 'attribute e: d.e', 'method c: a.b(1).c(k=d.e)']],
    ['def f(a, b=g(1)):\n  return h(2)', ['call g: g(1)']],
    ['x = (n := len(a)) + 1', ['call len: len(a)', '+: (n := len(a)) + 1']],
    ['for i, j in zip(a, b):\n  f(i)', ['call zip: zip(a, b)']],
    ['del a[i+1], b', ['+: i+1']],
    ['x = a & b ^ c & d', ['&: a & b', '&: c & d', '^: a & b ^ c & d']],
    ['x = *a[i], b', ['[]: a[i]']],
    ['f(c, *a or b)', ['or: a or b', 'call f: f(c, *a or b)']],
    ["f(c, *a & b ^ c if d == e else f)", ["==: d == e", "&: a & b", "^: a & b ^ c", "if: a & b ^ c if d == e else f", "call f: f(c, *a & b ^ c if d == e else f)"]], // prettier-ignore
    ['type(x).y = 1', ['call type: type(x)']],
    ["x = [1, {'a': (2, b)}, None]", []],
  ])('of %s', (text, expected) => {
    expect(expressions(text)).toEqual(expected);
  });

  it('say whether their value is used', () => {
    expect(first('f(g(1))').subExpressions.map(({ discarded }) => discarded)).toEqual([false, true]);
    expect(first('x = f(1)').subExpressions.map(({ discarded }) => discarded)).toEqual([false]);
  });

  it('list calls everywhere', () => {
    const calls = first('x = [self.g(*i, **k) for i in h(n=1)]').calls;
    expect(calls).toMatchObject([
      { callee: 'h', arguments: [{ keyword: 'n', text: '1' }], repeated: false },
      {
        callee: 'g',
        receiver: 'self',
        arguments: [
          { star: '*', text: 'i' },
          { star: '**', text: 'k' },
        ],
        repeated: true,
      },
    ]);
  });

  it.each([
    ["self.table = {'add': lambda: f(lambda: g())}", true],
    ['x = [lambda: f()]', true],
    ['x = sorted(a, key=lambda n: f(n))', undefined],
    ['x = (lambda: f())()', undefined],
  ])('tell those of a lambda that is kept: %s', (text, kept) => {
    expect(first(text).calls.find(({ callee }) => callee === 'f')?.kept).toBe(kept);
  });
});

describe('names', () => {
  it.each([
    ['a, (b, *c), d.e, f[0] = x', ['a', 'b', 'c']],
    ['a = b = c', ['a', 'b']],
    ['a += 1', ['a']],
    ['for i, j in x: k = 1', ['i', 'j', 'k']],
    ['with a as b, c as (d, e): pass', ['b', 'd', 'e']],
    ['import os.path, sys as s', ['os', 's']],
    ['from a.b import c as d, e', ['d', 'e']],
    ['def f(a): b = 1', ['f']],
    ['class A: b = 1', ['A']],
    ['if (n := f(m := 1)): pass', ['n', 'm']],
    ['x = [y for y in z if (w := y)]', ['x', 'w']],
    ['del a, b[0]', ['a']],
    ['match x:\n  case 1: pass', []],
  ])('bound by %s', (text, expected) => {
    expect(first(text).targets).toEqual(expected);
  });

  it('bound by patterns and handlers', () => {
    const file = parser.parse(
      "match x:\n  case P(a, k=b) | [1, *c] as d: pass\n  case {'k': e, **f}: pass\n  case A.B | _: pass\ntry:\n  1\nexcept E as g: pass\n",
    );
    expect([2, 3, 4, 7].map((line) => file.statementAt(line)?.targets)).toEqual([
      ['a', 'b', 'c', 'd'],
      ['e', 'f'],
      [],
      ['g'],
    ]);
  });
});

describe('functions', () => {
  const program = `
@d1
@d2(1)
def f(a, /, b: int = 2, *args, c, d=3, **kw):
    """doc"""
    global g
    x = 1
    def inner():
        nonlocal x
        yield x
        x = 2
    for i in args:
        y = lambda z: z
    [w for w in args]
    del g

class A(B, C.D, metaclass=M):
    size = 1
    def m(self): return self

    async def n(self):
        await self.m()

def f(): pass
`;
  let file: SourceFile;
  beforeAll(() => {
    file = parser.parse(program);
  });

  it('are found with their names and lines', () => {
    expect(file.functions.map((f) => [f.qualifiedName, f.kind, f.line, f.endLine, f.firstLine, f.className])).toEqual([
      ['f', 'function', 2, 15, 7, undefined],
      ['f.inner', 'function', 8, 11, 10, undefined],
      ['A', 'class', 17, 22, 17, undefined],
      ['A.m', 'function', 19, 19, 19, 'A'],
      ['A.n', 'function', 21, 22, 22, 'A'],
      ['f', 'function', 24, 24, 24, undefined],
    ]);
    expect(file.findFunction('f')?.line).toBe(24);
    expect(file.findFunction('A.m')?.parent?.name).toBe('A');
    expect(file.findFunction('inner')?.qualifiedName).toBe('f.inner');
    expect(file.findFunction('nothing')).toBeUndefined();
  });

  it('have parameters, names and decorators', () => {
    const [f, inner, a, , n] = file.functions;
    expect(f?.parameters).toEqual([
      { name: 'a', kind: 'positional', isPositionalOnly: true },
      { name: 'b', kind: 'positional', default: '2', annotation: 'int' },
      { name: 'args', kind: 'var-positional' },
      { name: 'c', kind: 'keyword-only' },
      { name: 'd', kind: 'keyword-only', default: '3' },
      { name: 'kw', kind: 'var-keyword' },
    ]);
    expect(f?.decorators).toEqual(['d1', 'd2(1)']);
    expect(f?.locals).toEqual(['a', 'b', 'args', 'c', 'd', 'kw', 'x', 'inner', 'i', 'y']);
    expect(f?.globals).toEqual(['g']);
    expect([f?.isGenerator, inner?.isGenerator, n?.isAsync]).toEqual([false, true, true]);
    expect(inner?.nonlocals).toEqual(['x']);
    expect(inner?.locals).toEqual([]);
    expect(a?.bases).toEqual(['B', 'C.D']);
    expect(file.module.locals).toEqual(['f', 'A']);
  });

  it('share a line with their definition where the body is on it', () => {
    expect(file.statementAt(19)?.kind).toBe('def');
    expect(file.statementAt(19, file.findFunction('A.m'))?.kind).toBe('return');
    expect(file.statementAt(17)?.kind).toBe('class');
    expect(file.statementAt(17, file.findFunction('A'))?.successors).toEqual([18]);
  });

  it('know the next line that can be stopped at', () => {
    expect(file.executableLines).toEqual([2, 3, 4, 7, 8, 10, 11, 12, 13, 14, 15, 17, 18, 19, 21, 22, 24]);
    expect([1, 5, 6, 9, 16, 23, 25].map((line) => file.nextExecutableLine(line))).toEqual([
      2,
      7,
      7,
      10,
      17,
      24,
      undefined,
    ]);
  });
});

describe('blocks', () => {
  const file = () =>
    parser.parse(`for i in x:
    with a as b:
        try:
            if i: return 1
            break
        except E as e:
            continue
        finally:
            q = 1
`);

  it('handle exceptions from inside out', () => {
    expect(file().statementAt(4)?.handlers).toEqual([
      { kind: 'except', line: 6, endLine: 7 },
      { kind: 'finally', line: 9, endLine: 9 },
      { kind: 'with', line: 2, endLine: 2 },
    ]);
    expect(
      file()
        .statementAt(6)
        ?.handlers.map(({ kind }) => kind),
    ).toEqual(['finally', 'with']);
    expect(
      file()
        .statementAt(9)
        ?.handlers.map(({ kind }) => kind),
    ).toEqual(['with']);
  });

  it('are run on the way out', () => {
    for (const line of [4, 5, 7])
      expect(
        file()
          .statementAt(line)
          ?.unwinds.map((unwind) => unwind.line),
      ).toEqual([9, 2]);
    expect(file().statementAt(5)?.successors).toEqual(['end']);
    expect(file().statementAt(7)?.successors).toEqual([1]);
    expect(file().statementAt(4)?.successors).toEqual([5]);
  });

  it('enclose statements from outside in', () => {
    expect(file().statementAt(7)?.enclosing).toEqual([
      { kind: 'for', line: 1, endLine: 9 },
      { kind: 'with', line: 2, endLine: 9 },
      { kind: 'except', line: 6, endLine: 7, name: 'e' },
    ]);
    expect(file().statementAt(9)?.enclosing.at(-1)).toEqual({ kind: 'finally', line: 9, endLine: 9 });
  });

  it('tell what a loop iterates over', () => {
    expect(first('for a in b: pass').iterable).toMatchObject({ text: 'b', isName: true });
    expect(first('for a in b, c: pass').iterable).toMatchObject({ text: 'b, c', isName: false });
    expect(first('while b: pass').iterable).toBeUndefined();
  });
});

it('reads 20,000 lines at once', () => {
  const text = 'def f(a, b):\n    if a > b:\n        return [a, b]\n    return {"a": a.b(1)}\n'.repeat(5000);
  const before = process.cpuUsage().user;
  const file = parser.parse(text);
  expect(file.executableLines).toHaveLength(20_000);
  expect((process.cpuUsage().user - before) / 1e6).toBeLessThan(6);
});
