import { describe, expect, it } from 'vitest';
import { isPython2 } from '../../../src/python/repair/python-2';
import { loadPython } from '../../../src/python/source';

const parser = await loadPython();

/** Tokens of the statement on the second line of a file of Python 2. */
function read(line: string): string {
  const file = parser.parse(`print "old"\n${line}\n`);
  return (
    file
      .statementAt(2)
      ?.tokens.map((token) => token.text)
      .join(' ') ?? ''
  );
}

describe('Python 2', () => {
  it.each([
    ['print x, y', 'print ( x , y )'],
    ['print x,', "print ( x , end = ' ' )"],
    ['print', 'print ( )'],
    ['print [1, 2]', 'print ( [ 1 , 2 ] )'],
    ['print "%s %d" % (x, 1), y', 'print ( "%s %d" % ( x , 1 ) , y )'],
    ['print >>sys.stderr, "a", x', 'print ( "a" , x , file = sys . stderr )'],
    ['print >>out', 'print ( file = out )'],
    ['raise ValueError, "bad"', 'raise ValueError ( "bad" )'],
    ['raise ValueError, "bad %d" % x, tb', 'raise ValueError ( "bad %d" % x )'],
    ['x = y <> 3', 'x = y != 3'],
    ['x = `y` + `1`', 'x = repr ( y ) + repr ( 1 )'],
    ['x = 0755 + 10L', 'x = 0o755 + 10'],
    ['x = ur"a\\b"', 'x = r"a\\b"'],
    ['x = [i for i in xrange(3)]', 'x = [ i for i in range ( 3 ) ]'],
    ['x = d.has_key(k) and d.iteritems()', 'x = d . __contains__ ( k ) and d . items ( )'],
    // What means the same stays.
    ['print(x)', 'print ( x )'],
    ['x = d.long', 'x = d . long'],
  ])('%s', (line, tokens) => {
    expect(read(line)).toBe(tokens);
  });

  it('binds what is caught', () => {
    const file = parser.parse('try:\n    f()\nexcept (KeyError, ValueError), error:\n    print error\n');
    expect(file.statementAt(3)?.targets).toEqual(['error']);
    expect(file.assumptions).toContainEqual({ line: 3, text: 'read line 3 as Python 2' });
  });

  it('is read behind headers and semicolons, too', () => {
    const file = parser.parse('if x: print "a", x\nprint "b"; raise E, "c"\ny = 1\n');
    expect(file.executableLines).toEqual([1, 2, 3]);
    expect(
      file
        .statementAt(2)
        ?.tokens.map((token) => token.text)
        .join(' '),
    ).toBe('print ( "b" ) ; raise E ( "c" )');
  });

  it('keeps the places of what is written', () => {
    const statement = parser.parse('print "old"\nx = xrange(10L) <> total\n').statementAt(2);
    expect(statement?.tokens.at(-1)?.range).toMatchObject({ line: 2, column: 19, endColumn: 24 });
  });

  it.each([
    ['print("new")\n', false],
    ['"""\nprint "old"\nraise E, "x"\n"""\nx = 1\n', false],
    ['try:\n    f()\nexcept KeyError, ValueError:\n    pass\n', false],
    ['print = 3\nprint in x\n', false],
    ['xrange = range\n', false],
    ['print "old"\n', true],
    ['raise E, "x"\n', true],
  ])('is what has statements of it: %j', (text, isOld) => {
    expect(isPython2(text)).toBe(isOld);
  });
});
