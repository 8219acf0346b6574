import { expect, describe, it } from 'vitest';
import { applyEdits, composeEdits, EditedText } from '../../../src/python/text/edited-text';
import { loadPython } from '../../../src/python/source';

const parser = await loadPython();

/** Tokens of the last statement, and what was assumed. */
function reading(text: string): { tokens: string; assumed: string[] } {
  const file = parser.parse(text);
  const line = file.executableLines.at(-1) ?? 0;
  const tokens = file.statementAt(line)?.tokens.map((token) => token.text) ?? [];
  return { tokens: tokens.join(' '), assumed: file.assumptions.map((assumption) => assumption.text) };
}

const before = 'def f(s, a, b, n):\n    a[n], b[n] = s[n], a[n]\n';

describe('a broken line', () => {
  it.each([
    // A bracket that is not closed ends where the rest makes most sense.
    ['x = len(s + 1', 'x = len ( s ) + 1'],
    ['x = len(s - 1', 'x = len ( s ) - 1'],
    ['a[n = s', 'a [ n ] = s'],
    ["x = s.split('a'[0]", "x = s . split ( 'a' ) [ 0 ]"],
    ['x = (a + b * n', 'x = ( a + b ) * n'],
    ['x = [a, b, n', 'x = [ a , b , n ]'],
    ['x = s.replace(a, b', 'x = s . replace ( a , b )'],
    ['for x in range(len(s - 1):', 'for x in range ( len ( s ) - 1 )'],
    // One that is not opened splits the words that grew together.
    ['x = lens)', 'x = len ( s )'],
    ['x = sn]', 'x = s [ n ]'],
    ['x = a, b]', 'x = [ a , b ]'],
    ['x = a + b) * n', 'x = ( a + b ) * n'],
    ['x = s.upper)', 'x = s . upper ( )'],
    ['x = (a + b).is_integer) or n', 'x = ( a + b ) . is_integer ( ) or n'],
    ['s.sortkey=len)', 's . sort ( key = len )'],
    // A string ends before the bracket or name that makes it balanced.
    ["x = s.replace('a, 'b')", "x = s . replace ( 'a' , 'b' )"],
    ['x = f"{s} {n:>3', 'x = f" { s }   { n : >3 } "'],
    ['x = f"{len(s', 'x = f" { len ( s ) } "'],
    ['print(f"n is {n}', 'print ( f" n is  { n } " )'],
    ["x = s == 'abc", "x = s == 'abc'"],
    ["print('hello, world)", "print ( 'hello, world' )"],
    ["x = s['k] + a", "x = s [ 'k' ] + a"],
    // What stands there for nothing is left out.
    ['x = a )', 'x = a'],
    ['x = a $', 'x = a'],
    ['x = a +', 'x = a'],
    ['return n n', 'return n'],
    // A name that is not typed yet is a blank.
    ['for x in s.', 'for x in s . ___'],
    ['x = [n. for n in s]', 'x = [ n . ___ for n in s ]'],
    ['x = f(a, s[0].', 'x = f ( a , s [ 0 ] . ___ )'],
    ['x = f"{s.', 'x = f" { s . ___ } "'],
    ['x = s.(a)', 'x = s . ___ ( a )'],
    // Two changes at once.
    ["x = s.find('a', len(b", "x = s . find ( 'a' , len ( b ) )"],
    ['x = sn] + an]', 'x = s [ n ] + a [ n ]'],
  ])('%s', (line, tokens) => {
    const { tokens: read, assumed } = reading(`${before}    ${line}\n`);
    expect(read).toBe(tokens);
    expect(assumed.length).toBeGreaterThan(0);
  });

  it.each([
    // A keyword with a typo.
    ['retrun a', 'return a', 'retrun', 'return'],
    ['whlie a > n:', 'while a > n', 'whlie', 'while'],
    ['For x in s:', 'for x in s', 'For', 'for'],
    ['x = a if n esle b', 'x = a if n else b', 'esle', 'else'],
    ['x = [n fro n in s]', 'x = [ n for n in s ]', 'fro', 'for'],
    ['x = lamda a: a', 'x = lambda a : a', 'lamda', 'lambda'],
    ['import os sa o', 'import os as o', 'sa', 'as'],
    ['improt os', 'import os', 'improt', 'import'],
    ['yeild a', 'yield a', 'yeild', 'yield'],
    // As other languages write it.
    ['elsif a:', 'elif a', 'elsif', 'elif'],
    ['else if a:', 'elif a', 'else if', 'elif'],
    ['function g(a, b):', 'def g ( a , b )', 'function', 'def'],
    ['for x of s:', 'for x in s', 'of', 'in'],
    ['if a&&b:', 'if a and b', '&&', 'and'],
    ['if a and !b:', 'if a and not b', '!', 'not'],
    ['if a === b:', 'if a == b', '===', '=='],
    ['if a => b:', 'if a >= b', '=>', '>='],
    ['if a = b:', 'if a == b', '=', '=='],
    ['while f(s, n=2) = b:', 'while f ( s , n = 2 ) == b', '=', '=='],
    ['n++', 'n += 1', '++', '+= 1'],
    ['a[n]--', 'a [ n ] -= 1', '--', '-= 1'],
    ['x = a ? b : c', 'x = b if a else c', ':', 'if a else'],
    ['return a == b?n:x', 'return n if a == b else x', ':', 'if a == b else'],
    ['f(a, b > 0 ? n : 2)', 'f ( a , n if b > 0 else 2 )', ':', 'if b > 0 else'],
  ])('has a word of Python with a typo, or one of another language: %s', (line, tokens, written, meant) => {
    const { tokens: read, assumed } = reading(`${before}    ${line}\n`);
    expect(read).toBe(tokens);
    expect(assumed).toContain(`read \`${written}\` as \`${meant}\` in line 3`);
  });

  it.each([
    ['let x = a', 'x = a', 'let'],
    ['x = new Item(a)', 'x = Item ( a )', 'new'],
    ['int x = 5', 'x = 5', 'int'],
    ['for each x in s:', 'for x in s', 'each'],
  ])('has a word that means nothing in Python: %s', (line, tokens, word) => {
    const { tokens: read, assumed } = reading(`${before}    ${line}\n`);
    expect(read).toBe(tokens);
    expect(assumed).toContain(`ignored \`${word}\` in line 3`);
  });

  it('has a comment of another language', () => {
    const file = parser.parse(`${before}    // it's (what is\n    x = a // b\n    y = 1 // what is left of it\n`);
    const tokens = (line: number) => file.statementAt(line)?.tokens.map(({ text }) => text);
    expect([3, 4, 5].map(tokens)).toEqual([undefined, ['x', '=', 'a', '//', 'b'], ['y', '=', '1']]);
    expect(file.assumptions.map(({ text }) => text)).toEqual([
      'read `//` as `#` in line 3',
      'ignored `// what is left of it` at the end of line 5',
    ]);
  });

  it.each([
    ['x = a if b', 'x = a if b else None'],
    ['f(a if b, n)', 'f ( a if b else None , n )'],
  ])('has half of a choice: %s', (line, tokens) => {
    expect(reading(`${before}    ${line}\n`).tokens).toBe(tokens);
  });

  it('keeps what is no fault: a call or a name that is like a keyword', () => {
    for (const line of ['form(a)', 'fro = a', 'retrun', 'a.lamda', 'x = new'])
      expect(reading(`${before}    ${line}\n`).assumed).toEqual([]);
  });

  it.each([
    ['from collections import *\n\ndef f(text):\n    x = Countertext)\n', 'x = Counter ( text )'],
    ['def f(s):\n    pass\n\ndef fs):\n', 'def f ( s )'],
    ['def f(s="abc, n=10):\n    return s\n', 'def f ( s = "abc" , n = 10 )'],
  ])('is read by what the rest of the file says: %j', (text, header) => {
    const file = parser.parse(text);
    const all = file.executableLines.map((line) =>
      file
        .statementAt(line)
        ?.tokens.map((token) => token.text)
        .join(' '),
    );
    expect(all).toContain(header);
  });

  it('tells what was assumed', () => {
    expect(reading(`${before}    x = [a, b`).assumed).toEqual(['assumed `]` at the end of line 3']);
    expect(reading(`${before}    if a\n        return n`).assumed).toEqual(['assumed `:` at the end of line 3']);
    expect(reading(`${before}    return a +`).assumed).toEqual(['ignored `+` at the end of line 3']);
  });

  it('keeps the columns of what is written', () => {
    const statement = parser.parse('x = len(s - 1\n').statementAt(1);
    expect(statement?.subExpressions.map(({ range }) => [range.column, range.endColumn])).toEqual([
      [4, 9],
      [4, 13],
    ]);
  });

  it('is left as it is where nothing makes sense of it', () => {
    expect(reading('x = = =').tokens).toBe('x = = =');
  });

  it('keeps a function whose parameters lost their bracket', () => {
    const { parameters, name } = parser.parse('def findtext, key):\n    return text.find(key)\n').functions[0] ?? {};
    expect([name, parameters?.map((parameter) => parameter.name)]).toEqual(['find', ['text', 'key']]);
    const bare = parser.parse('def findtext, key:\n    return text.find(key)\n').functions[0];
    expect([bare?.name, bare?.parameters.length]).toEqual(['find', 2]);
  });

  it('keeps the block under a header with something behind its colon', () => {
    const file = parser.parse('def f(a): {\n    if a: 1\n        return 2\n    return 3\n');
    expect(file.executableLines).toEqual([1, 2, 3, 4]);
    expect(file.statementAt(2)?.successors).toEqual([3, 4]);
  });
});

it('takes the first side of a merge conflict', () => {
  const file = parser.parse('a = 1\n<<<<<<< HEAD\nb = 2\n||||||| base\nb = 0\n=======\nb = 3\n>>>>>>> other\nc = b\n');
  expect(file.executableLines).toEqual([1, 3, 9]);
  expect(file.assumptions).toContainEqual({ line: 7, text: 'left out line 7, the other side of a conflict' });
});

describe('edits', () => {
  const edits = [
    { offset: 2, removed: 1, inserted: '(' },
    { offset: 5, removed: 0, inserted: ')]' },
    { offset: 6, removed: 2, inserted: '' },
  ];

  it('are made, and offsets found back', () => {
    const edited = new EditedText('ab cd,efg', edits);
    expect(edited.text).toBe('ab(cd)],g');
    expect([0, 2, 3, 5, 7, 8].map((offset) => edited.originalOffset(offset, false))).toEqual([0, 2, 3, 5, 5, 8]);
    expect([2, 3, 5, 6, 7, 8, 9].map((offset) => edited.originalOffset(offset, true))).toEqual([2, 3, 5, 5, 5, 6, 9]);
  });

  it('of two rounds are put together', () => {
    const second = [
      { offset: 0, removed: 0, inserted: '<' },
      { offset: 7, removed: 1, inserted: '' },
    ];
    const both = composeEdits(edits, second);
    expect(both && applyEdits('ab cd,efg', both)).toBe(applyEdits(applyEdits('ab cd,efg', edits), second));
    expect(composeEdits(edits, [{ offset: 6, removed: 1, inserted: '' }])).toBeUndefined();
  });
});
