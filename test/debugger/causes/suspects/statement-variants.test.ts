import { describe, expect, it } from 'vitest';
import {
  type StatementVariant,
  variantsOf,
} from '../../../../src/debugger/causes/suspects/variants/statement-variants';
import type { Block } from '../../../../src/debugger/causes/suspects/variants/lines';
import { PhysicalLines } from '../../../../src/python/text/physical-lines';
import { parseValue } from '../../../../src/python/values/literal';
import { loadPython } from '../../../../src/python/source';

const python = await loadPython();

/** The changes of a line of a program, in a frame with these values. */
function variants(
  program: string,
  line: number,
  values: Readonly<Record<string, string>> = {},
  more: Partial<Block> = {},
): readonly StatementVariant[] {
  const source = python.parse(program);
  const statement = source.statementAt(line);
  if (!statement) throw new Error('no statement');
  const known = new Map(Object.entries(values).map(([name, text]) => [name, parseValue(text)]));
  const lines = new PhysicalLines(source.text);
  const block: Block = {
    statement,
    source,
    values: known,
    hint: 'value',
    textOf: (at) => lines.textOf(at),
    ...more,
  };
  return variantsOf(source.text, block, lines);
}

/** The line with each change of a token. */
function changed(line: string, values: Readonly<Record<string, string>> = {}): string[] {
  return variants(`x = 0\n${line}\n    pass\n`, 2, values)
    .filter(({ change }) => change !== 'leave out this line')
    .map(({ text }) => text.split('\n')[1] ?? '');
}

describe('alternatives of a statement', () => {
  it('have one operator changed, the likeliest slip first', () => {
    expect(changed('if a < b:')).toEqual(['if a <= b:', 'if a > b:', 'if a >= b:', 'if not (a < b):']);
    expect(changed('if a + b == c:').slice(0, 2).sort()).toEqual(['if a + b != c:', 'if a - b == c:']);
  });

  it('have a number changed, a bound moved, a sign dropped', () => {
    expect(changed('y = 3')).toEqual(expect.arrayContaining(['y = 4', 'y = 2', 'y = 0', 'y = -3']));
    expect(changed('for i in range(n):')).toEqual([
      'for i in range(n - 1):',
      'for i in range(n + 1):',
      'for i in range(1, n):',
      'for i in range(1, n + 1):',
    ]);
    expect(changed('y = a[i]')).toEqual(['y = a[i - 1]', 'y = a[i + 1]']);
    expect(changed('y = -b')).toEqual(['y = b']);
    expect(changed('return -b')).toEqual(['return b']);
    expect(changed('y = f"{a}" if b else -c')).toContain('y = f"{a}" if b else c');
    expect(changed('y = f"{a - b}"')).toContain('y = f"{a + b}"');
  });

  it('have numbers that a module hands to a call changed last, but not its bounds and indices', () => {
    const weight = (program: string, line: number): number =>
      Math.max(...variants(program, line).map((one) => (/^\d+ → \d+$/.test(one.change) ? one.weight : 0)));
    const data = weight("stock.put('bolt', 4)\n", 1);
    expect(data).toBeGreaterThan(0);
    expect(data).toBeLessThan(0.5);
    expect(weight('print(f([(1, 4)]))\n', 1)).toBe(data);
    for (const worked of ['y = 4', 'for i in range(4): pass', 'f(xs[4])', 'f(n + 4)'])
      expect(weight(`${worked}\n`, 1)).toBeGreaterThan(0.8);
    expect(weight("def f():\n    stock.put('bolt', 4)\n", 2)).toBeGreaterThan(0.8);
  });

  it('have words changed that are taken for one another', () => {
    expect(changed('y = min(a)')).toEqual(['y = max(a)', 'y = len(a)', 'y = sum(a)', 'y = a']);
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

  it('have another variable of the same sort, the likeliest where it is handed over or returned', () => {
    const texts = variants('def f(a, b, c):\n    return a\n', 2, { a: '[1]', b: '[2]', c: '3' }).map(
      ({ text }) => text,
    );
    expect(texts).toEqual(
      expect.arrayContaining(['def f(a, b, c):\n    return b\n', 'def f(a, b, c):\n    return c\n']),
    );
    expect(changed('y = f(a, b)', { a: '1', b: '2', c: '[3]' })).toEqual(
      expect.arrayContaining(['y = f(b, a)', 'y = f(b, b)', 'y = f(a, a)']),
    );
    expect(changed('a[i] = b', { a: '[1]', b: '2', i: '0', k: '5' })).toEqual(
      expect.arrayContaining(['a[k] = b', 'a[i] = k', 'a[i] = i']),
    );
    // What is set is not another variable by chance.
    expect(changed('a = b', { a: '1', b: '2', c: '3' }).filter((text) => !text.startsWith('a '))).toEqual([]);
  });

  it('have half of a condition, a guard, an end', () => {
    expect(changed('if a and b:')).toEqual(expect.arrayContaining(['if a:', 'if b:']));
    expect(changed('while True:', { queue: '[1]', n: '2' })).toEqual(
      expect.arrayContaining(['while queue:', 'while n:']),
    );
    expect(changed('if node.next:', { node: 'None' })).toContain('if node is not None and node.next:');
    expect(changed('for x in xs:', { xs: '[1, 2]', k: '1' })).toEqual(
      expect.arrayContaining(['for x in xs[1:]:', 'for x in xs[k:]:']),
    );
  });

  it('have a call too many, too few, or of other arguments', () => {
    expect(changed('y = abs(a)')).toContain('y = a');
    expect(changed('best = size', { best: '1', size: '2' })).toContain('best = max(best, size)');
    const program = 'def f(n):\n    if n < 2:\n        return 1\n    return n * f(n)\n';
    const texts = variants(program, 4, { n: '3' }).map(({ text }) => text.split('\n')[3]?.trim());
    expect(texts).toEqual(expect.arrayContaining(['return n * f(n - 1)', 'return n * f(n + 1)']));
    const generator = 'def g(xs):\n    for x in xs:\n        yield g(x)\n        g(x)\n';
    expect(variants(generator, 3).map(({ text }) => text.split('\n')[2]?.trim())).toContain('yield from g(x)');
    expect(variants(generator, 4).map(({ text }) => text.split('\n')[3]?.trim())).toContain('yield from g(x)');
  });

  it('have a line that is missing', () => {
    const recursive = 'def f(n):\n    return n + f(n - 1)\n';
    const cases = variants(recursive, 2, { n: '3' }, { hint: 'recursion', expected: parseValue('6') });
    const base = cases.find(({ change }) => change === 'insert if n == 0: return 0');
    expect(base).toMatchObject({ isMoved: true, shift: { after: 1, by: 1 } });
    expect(base?.text).toBe('def f(n):\n    if n == 0: return 0\n    return n + f(n - 1)\n');
    const loop = 'def f(n):\n    i = 0\n    while i < n:\n        print(n)\n    return i\n';
    const updates = variants(loop, 4, { n: '3', i: '0' }, { hint: 'endless' });
    expect(updates.map(({ change }) => change)).toContain('insert i += 1 after it');
    expect(updates.find(({ change }) => change === 'insert i += 1 after it')?.text).toBe(
      'def f(n):\n    i = 0\n    while i < n:\n        print(n)\n        i += 1\n    return i\n',
    );
    const nested =
      'def f(xs):\n    i = 0\n    while i < len(xs):\n        if xs[i]:\n            return i\n        else:\n            print(i)\n    return None\n';
    const forgotten = variants(nested, 4, { xs: '[0]', i: '0' }, { hint: 'endless' });
    expect(forgotten.find(({ change }) => change === 'insert i += 1 after line 7')?.text).toBe(
      nested.replace('print(i)\n', 'print(i)\n        i += 1\n'),
    );
    const early = 'def f(xs):\n    for x in xs:\n        y = x\n        return y\n';
    const moved = variants(early, 4, { x: '1', y: '1' }).find(({ change }) => change === 'one block further out');
    expect(moved?.text).toBe('def f(xs):\n    for x in xs:\n        y = x\n    return y\n');
  });
});
