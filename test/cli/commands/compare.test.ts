/** `neural-debug compare`, with the model of this repository. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { cli, Scratch } from '../../support/cli';

const scratch = new Scratch();
afterAll(() => {
  scratch.remove();
});

const OLD = `LIMIT = 10


def grade(score):
    """
    >>> grade(95)
    'A'
    """
    if score > 90:
        return 'A'
    return 'B'


def clipped(n):
    """
    >>> clipped(3)
    3
    """
    if n > LIMIT:
        return LIMIT
    return n


def first(xs):
    """
    >>> first([4, 5])
    4
    """
    if not xs:
        return None
    return xs[0]


def gone():
    return 1
`;
const NEW = OLD.replace('score > 90', 'score >= 90')
  .replace('    if not xs:\n        return None\n', '')
  .replace('def gone():\n    return 1', 'def come():\n    return 2')
  .replace('LIMIT = 10', 'LIMIT = 10  # the same');

const STATE = `class Stack:
    def __init__(self):
        self.items = []

    def push(self, item):
        self.items.append(item)

    def pop(self):
        return self.items.pop()


class Prices:
    def __init__(self):
        self.all = {}

    def add(self, name, price):
        self.all.setdefault(name, price)


def numbers(n):
    for i in range(n):
        yield i


def helper(x):
    return x * 2
`;
const CALLED = `class Shape:
    def __init__(self, size):
        self.size = size


def area(shape):
    return shape.size


def total():
    return area(Shape(2)) + area(Shape(3))
`;

const old = scratch.file('old.py', OLD);
const now = scratch.file('new.py', NEW);

interface Compared {
  readonly files: readonly {
    readonly functions: readonly {
      readonly function: string;
      readonly status: string;
      readonly differences: readonly {
        readonly call: string;
        readonly isRaised: boolean;
        readonly left?: { readonly name: string };
      }[];
    }[];
  }[];
}

describe('compare', () => {
  it('finds inputs that tell two versions apart, of the functions that have changed', async () => {
    const { code, out, err } = await cli('compare', old, now, '--no-check', '--json', '--budget', '60');
    expect([code, err]).toEqual([0, '']);
    const functions = (JSON.parse(out) as Compared).files[0]?.functions ?? [];
    expect(functions.map(({ function: name, status }) => [name, status])).toEqual([
      ['grade', 'changed'],
      ['first', 'raised'],
      ['come', 'added'],
      ['gone', 'removed'],
    ]);
    // How sure the model is of the others is its own opinion.
    expect(functions[0]?.differences[0]?.call).toBe('grade(90)');
    expect(functions[1]?.differences).toMatchObject([{ call: 'first([])', isRaised: true }]);
  });

  it('says so in text and in Markdown, and fails where it should', async () => {
    const one = ['compare', old, now, '--function', 'grade', '--no-check', '--budget', '60'];
    const text = await cli(...one, '--fail-on', 'raised');
    expect([text.code, text.err]).toEqual([0, '']);
    expect(text.out).toMatch(
      /^\S+new\.py:4 {2}grade {2}different in \d+ of \d+ calls\n {4}grade\(90\): returns 'B' → returns 'A'/,
    );
    const markdown = await cli(...one, '--markdown', '--fail-on', 'changed');
    expect(markdown.code).toBe(1);
    expect(markdown.out).toContain('| `grade` |');
    const raised = await cli(
      'compare',
      old,
      now,
      '--function',
      'first',
      '--no-check',
      '--fail-on',
      'raised',
      '--budget',
      '60',
    );
    expect(raised.code).toBe(1);
    expect(raised.out).toContain('raises in 1 of');
  });

  it('compares methods on objects that hold something, what is left behind, generators, and callers', async () => {
    const was = scratch.file('was.py', STATE);
    const is = scratch.file(
      'is.py',
      STATE.replace('self.items.pop()', 'self.items.pop(0)')
        .replace('setdefault(name, price)', 'update({name: price})')
        .replace('range(n)', 'range(1, n)')
        .replace('def helper', 'def doubled'),
    );
    const { code, out, err } = await cli('compare', was, is, '--json', '--budget', '60');
    expect([code, err]).toEqual([0, '']);
    const functions = (JSON.parse(out) as Compared).files[0]?.functions ?? [];
    expect(functions.map(({ function: name, status }) => [name, status])).toEqual([
      ['Stack.pop', 'changed'],
      ['Prices.add', 'changed'],
      ['numbers', 'changed'],
      ['doubled', 'renamed'],
    ]);
    const [pop, add, numbers] = functions.map(({ differences }) => differences);
    expect(pop?.[0]?.call).toMatch(/^it = Stack\(\); it\.push\(.*\); it\.push\(.*\); it\.pop\(\)$/);
    expect(add?.some(({ call, left }) => call.split('it.add').length === 3 && left?.name === 'it')).toBe(true);
    expect(numbers?.[0]?.call).toMatch(/^list\(numbers\(/);
    const text = await cli('compare', was, is, '--function', 'doubled');
    expect(text.out).toContain('doubled  helper by another name');
  });

  it('shows what a change means to callers, where the function alone shows nothing', async () => {
    const was = scratch.file('shapes.py', CALLED);
    const is = scratch.file('shapes2.py', CALLED.replace('shape.size', 'shape.size + 1'));
    const { out } = await cli('compare', was, is, '--json', '--budget', '60');
    const functions = (JSON.parse(out) as Compared).files[0]?.functions ?? [];
    expect(functions.map(({ function: name, status }) => [name, status])).toEqual([['area', 'changed']]);
    expect(functions[0]?.differences.map(({ call }) => call)).toContain('total()');
  });

  it('finds nothing where nothing has changed', async () => {
    expect(await cli('compare', old, old, '--no-check')).toEqual({
      code: 0,
      out: 'No function has changed.\n',
      err: '',
    });
  });

  it('compares a range of git, and a revision with the working tree', async () => {
    const folder = join(scratch.path, 'repository');
    mkdirSync(folder);
    const git = (...args: string[]): unknown =>
      execFileSync(
        'git',
        ['-c', 'user.name=t', '-c', 'user.email=t@example.com', '-c', 'commit.gpgsign=false', ...args],
        { cwd: folder, stdio: 'ignore' },
      );
    git('init', '-q', '-b', 'main');
    writeFileSync(join(folder, 'a.py'), OLD);
    git('add', '.');
    git('commit', '-q', '-m', 'one');
    writeFileSync(join(folder, 'a.py'), NEW.replace('def come', 'def gone'));
    const inFolder = vi.spyOn(process, 'cwd').mockReturnValue(folder);
    try {
      const working = await cli('compare', '--git', 'HEAD', '--no-check', '--budget', '60');
      expect(working.out).toContain('a.py:4  grade  different in ');
      git('commit', '-q', '-a', '-m', 'two');
      expect((await cli('compare', '--git', 'HEAD~1..HEAD', '--no-check', '--budget', '60')).out).toBe(working.out);
      expect((await cli('compare', '--git', 'HEAD...HEAD', '--no-check')).out).toBe('No function has changed.\n');
      expect(await cli('compare', '--git', 'nothing')).toMatchObject({ code: 2, out: '' });
      expect(await cli('compare', '--git', 'nothing...HEAD')).toEqual({
        code: 2,
        out: '',
        err: 'neural-debug: git knows no revision "nothing".\n',
      });
      git('checkout', '-q', '--orphan', 'other');
      git('commit', '-q', '-m', 'three');
      const apart = await cli('compare', '--git', 'main...other');
      expect([apart.code, apart.out]).toEqual([2, '']);
      expect(apart.err).toContain('main and other have no commit in common.');
      expect(await cli('compare', '--git=--output=x')).toMatchObject({ code: 2, out: '' });
    } finally {
      inFolder.mockRestore();
    }
  });

  it.each([
    [['compare'], 'OLD is missing'],
    [['compare', old], 'NEW is missing'],
    [['compare', old, 'nothing.py'], 'There is no file nothing.py.'],
    [['compare', old, now, '--fail-on', 'never'], '--fail-on takes raised or changed, not "never"'],
    [['compare', old, now, '--json', '--markdown'], '--json and --markdown exclude each other'],
    [
      ['compare', old, now, '--function', 'nothing', '--no-check'],
      'There is no function nothing in either version. There are: grade, clipped, first, come, gone.',
    ],
  ])('%j: %s', async (args, message) => {
    expect(await cli(...args)).toEqual({ code: 2, out: '', err: `neural-debug: ${message}\n` });
  });
});
