import { describe, expect, it } from 'vitest';
import { variantsOf } from '../../../../src/debugger/causes/suspects/statement-variants';
import { loadPython } from '../../../../src/python/source';

const python = await loadPython();

/** The line with each change. */
function changed(line: string): string[] {
  const source = python.parse(`x = 0\n${line}\n    pass\n`);
  const statement = source.statementAt(2);
  if (!statement) throw new Error('no statement');
  return variantsOf(source.text, statement).map(({ text }) => text.split('\n')[1] ?? '');
}

describe('alternatives of a statement', () => {
  it('have one operator changed, the likeliest slip first', () => {
    expect(changed('if a < b:')).toEqual(['if a <= b:', 'if a > b:', 'if a >= b:', 'if not (a < b):']);
    expect(changed('if a + b == c:').slice(0, 2).sort()).toEqual(['if a + b != c:', 'if a - b == c:']);
  });

  it('have a number changed, a bound moved, a sign dropped', () => {
    expect(changed('y = 3')).toEqual(expect.arrayContaining(['y = 4', 'y = 2', 'y = 0', 'y = -3']));
    expect(changed('for i in range(n):')).toEqual(['for i in range(n - 1):', 'for i in range(n + 1):']);
    expect(changed('y = a[i]')).toEqual(['y = a[i - 1]', 'y = a[i + 1]']);
    expect(changed('y = -b')).toEqual(['y = b']);
    expect(changed('return -b')).toEqual(['return b']);
    expect(changed('y = f"{a}" if b else -c')).toContain('y = f"{a}" if b else c');
    expect(changed('y = f"{a - b}"')).toContain('y = f"{a + b}"');
  });

  it('have words changed that are taken for one another', () => {
    expect(changed('y = min(a)')).toEqual(['y = max(a)', 'y = len(a)', 'y = sum(a)']);
    expect(changed('y = tuple(a)')[0]).toBe('y = list(a)');
    expect(changed('y = a.lstrip()')).toEqual(['y = a.strip()', 'y = a.rstrip()']);
    expect(changed('if a and b:')).toContain('if a or b:');
  });

  it('have operands exchanged and negations dropped', () => {
    expect(changed('y = a - b')).toContain('y = b - a');
    expect(changed('y = (a + b) // c')).toContain('y = c // (a + b)');
    expect(changed('y = f(g(a)) - b[c[0]]')).toContain('y = b[c[0]] - f(g(a))');
    expect(changed("y = f')' % (b % c)")).toContain("y = (b % c) % f')'");
    expect(changed('if x not in y:')).toContain('if x in y:');
    expect(changed('if not a:')).toContain('if a:');
    expect(changed('y = [a for a in b if a in c]')).toContain('y = [a for a in b if a not in c]');
    expect(changed('y = [a for a in b]').filter((text) => text.includes('not'))).toEqual([]);
    expect(changed('y = [a if b in c else d for a in e]')).toContain('y = [a if b not in c else d for a in e]');
  });

  it('are none where nothing small can be changed', () => {
    expect(changed('y = x')).toEqual([]);
    expect(changed("y = 'text'")).toEqual([]);
    // A variable is no function, whatever its name.
    expect(changed('count = count')).toEqual([]);
  });
});
