/** CPython says whether unrolled expressions give the same values. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();

const NAMES = {
  xs: '[12, -7, 44, 8, 8, 0]',
  ys: '[1, 2, 3, 4, 5, 6]',
  empty: '[]',
  s: "'Some words, a few'",
  words: "['pear', 'fig', '', 'apple', 'kiwi']",
  d: "{'b': 2, 'a': 1, 'c': 3}",
  p: "[(1, 'x'), (2, 'y')]",
};

const EXPRESSIONS = [
  '[x + 1 for x in xs if x % 2 == 0]',
  '44 & 12',
  '0 & 3',
  '44 | 19',
  '44 ^ 13',
  '5 << 3',
  '44 >> 2',
  '44 >> 9',
  'fsum(ys)',
  'math.prod(ys)',
  'pow(7, 5, 11)',
  'pow(3, 0, 1)',
  'factorial(5)',
  'factorial(0)',
  'divmod(44, 12)',
  'divmod(-7, 2)',
  'math.isclose(0.1 + 0.2, 0.3)',
  'math.isclose(1, 1.1)',
  'math.gcd(44, 12)',
  'math.gcd(0, -7)',
  "int('fF', 16)",
  "int('1011', 2)",
  'bin(44)',
  'bin(0)',
  'oct(44)',
  'hex(255)',
  'bisect.bisect(ys, 3)',
  'bisect.bisect_left(ys, 3)',
  'bisect.bisect_right(ys, 9)',
  'bisect.bisect_left(empty, 9)',
  "s.find('o', 2)",
  "s.find('o', 2, 7)",
  "s.find('z', 2)",
  "s.rfind('o', 0, 3)",
  "s.count('e', 5)",
  "s.startswith('words', 5)",
  "s.endswith('words', 5, 10)",
  "s.partition(', ')",
  "s.partition('z')",
  "s.rpartition(' ')",
  "s.rpartition('z')",
  "s.removeprefix('Some')",
  "s.removeprefix('x')",
  "s.removesuffix('few')",
  "s.removesuffix('x')",
  "f'{s} and {d!r}: {{{xs[0]}}}{1 if empty else 2}'",
  '[a * b for a in xs if a > 0 for b in ys if b < 3]',
  '{x % 3 for x in xs}',
  '{k: v * 2 for k, v in d.items() if v > 1}',
  'sum(xs)',
  'len(s)',
  'len(d)',
  'sum(x * x for x in xs)',
  'sum([len(w) for w in words])',
  'any(x > 40 for x in xs)',
  'any(empty)',
  'all(x > -8 for x in xs)',
  'all(words)',
  'list(map(str, xs))',
  'list(map(lambda a, b: a - b, xs, ys))',
  'list(filter(None, xs))',
  "tuple(w.upper() for w in words if 'i' in w)",
  'set(map(len, words))',
  "','.join(str(x) for x in xs)",
  "' - '.join(words)",
  "''.join(reversed(s))",
  'dict((b, a) for a, b in p)',
  'next(x for x in xs if x < 0)',
  'next((x for x in xs if x > 100), None)',
  'sorted(xs)',
  'sorted(xs, reverse=True)',
  'sorted(words, key=len)',
  'sorted(words, key=lambda w: w[-1:], reverse=True)',
  'sorted(d)',
  'sorted(x % 5 for x in xs)',
  'max(xs)',
  'min(x * x for x in xs)',
  'max(words, key=len)',
  'min(d.items(), key=lambda item: item[1])',
  'max(empty)',
  'xs.count(8)',
  "s.count('o')",
  "s.find('w')",
  "s.find('z')",
  'xs.index(44)',
  "s.replace('o', '00')",
  "s.rfind('o')",
  "s.rfind('z')",
  "s.rindex('w')",
  "s.rindex('z')",
  "s.startswith('Some')",
  "s.startswith('some')",
  "s.endswith('few')",
  "s.endswith('')",
  "s.endswith(s + '!')",
  "s.split(' ')",
  "s.split('S')",
  's.split()',
  "'  a  b '.split()",
  "''.split()",
  "''.split(',')",
  "'  a b '.strip()",
  "'  a b '.lstrip()",
  "'  a b '.rstrip()",
  "s.strip('Sfwe')",
  "s.lstrip('mSo')",
  "s.rstrip('ew')",
  "'xx'.strip('x')",
  's.zfill(20)',
  's.zfill(3)',
  's.rjust(22)',
  "s.rjust(20, '.')",
  's.ljust(22)',
  "s.ljust(20, '.')",
  'list(s)',
  'list(d)',
  'list(zip(xs, words))',
  's.upper()',
  's.swapcase()',
  '8 in xs',
  '9 not in xs',
  "'a' in d",
];

const STATEMENTS = [
  'xs.insert(2, 5)',
  'xs.insert(0, 5)',
  'xs.insert(6, 5)',
  'xs.insert(60, 5)',
  'xs.pop(0)',
  'xs.pop(3)',
  'xs.reverse()',
  'xs.sort()',
  'xs.remove(8)',
  'xs.remove(9)',
  'words.sort(key=lambda w: -len(w))',
];

const PROGRAM = `
import bisect, json, math, sys
given = json.load(sys.stdin)

def outcome(run):
    try:
        return repr(run())
    except Exception as error:
        return type(error).__name__

for text, unrolled, changed in given['pairs']:
    def scope():
        modules = {'bisect': bisect, 'math': math, 'fsum': math.fsum, 'factorial': math.factorial}
        return modules | {name: eval(value) for name, value in given['names'].items()}
    def plain(names=scope()):
        value = eval(text, names)
        return names[changed] if changed else value
    def stepped(names=scope()):
        exec(unrolled, names)
        value = names['f']()
        return list(value) if 'yield' in unrolled else value
    print(json.dumps([outcome(plain), outcome(stepped)]))
`;

const hasPython = spawnSync('python3', ['--version']).status === 0;

it.skipIf(!hasPython)('unrolled expressions give what they give in one go', () => {
  const source = python.parse('');
  const all = [...EXPRESSIONS, ...STATEMENTS];
  const pairs = all.map((text) => {
    const [list] = STATEMENTS.includes(text) ? text.split('.') : [null];
    return [text, source.unrolled(text)?.text, list];
  });
  expect(pairs.filter(([, unrolled]) => unrolled === undefined)).toEqual([]);
  const ran = spawnSync('python3', ['-c', PROGRAM], {
    input: JSON.stringify({ names: NAMES, pairs }),
    encoding: 'utf8',
  });
  expect(ran.stderr).toBe('');
  const results = ran.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as [string, string]);
  expect(results.map(([, stepped], i) => `${all[i] ?? ''} → ${stepped}`)).toEqual(
    results.map(([plain], i) => `${all[i] ?? ''} → ${plain}`),
  );
});
