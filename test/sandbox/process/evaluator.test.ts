/** The evaluator in the sandbox, where there are no files to import anything from: everything that it may need is in its memory. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SUPPORTED_MODULES } from '../../../src/sandbox/supported-modules';
import { SandboxProcess } from '../../../src/sandbox/process/sandbox-process';
import { makeSandbox } from '../../support/sandbox';

const LIMIT_MS = 120_000;
let sandbox: SandboxProcess;

beforeAll(() => {
  sandbox = new SandboxProcess(makeSandbox('evaluator', 'src/sandbox/python', 'evaluator'));
}, LIMIT_MS);

afterAll(() => {
  sandbox.dispose();
});

async function printed(expression: string, imports: Record<string, string> = {}): Promise<unknown> {
  const question = JSON.stringify({ text: `print(${expression})`, kind: 'simple', names: {}, imports });
  const answer = JSON.parse(await sandbox.ask(question, { milliseconds: 20_000 })) as Record<string, unknown>;
  return answer.output ?? answer;
}

it.each([...SUPPORTED_MODULES])('has the module %s', { timeout: LIMIT_MS }, async (path) => {
  expect(await printed('"here"', { module: path })).toBe('here\n');
});

it.each([
  ['f"{date(2024, 2, 29):%a %d %b %Y}"', { date: 'datetime.date' }, 'Thu 29 Feb 2024'],
  ['datetime.strptime("2024-02-29 10:11", "%Y-%m-%d %H:%M")', { datetime: 'datetime.datetime' }, '2024-02-29 10:11:00'],
  ['Decimal(1) / 7', { Decimal: 'decimal.Decimal' }, '0.1428571428571428571428571429'],
  ['"ё".encode("cp1251"), b"\\xd0\\x81".decode("utf-8"), "x".encode("utf-16-le")', {}, "b'\\xb8' Ё b'x\\x00'"],
  ['json.loads(\'{"a": [1, null]}\')', { json: 'json' }, "{'a': [1, None]}"],
  ['textwrap.shorten("one two three", 9)', { textwrap: 'textwrap' }, 'one [...]'],
  ['statistics.stdev([1, 2, 4])', { statistics: 'statistics' }, '1.5275252316519468'],
  ['sorted({"b", "a", "c"}), {3, 1, 2}', {}, "['a', 'b', 'c'] {1, 2, 3}"],
  ['sum([0.1] * 10)', {}, '0.9999999999999999'],
  ['list(Formatter().parse("a{b!r:>3}"))', { Formatter: 'string.Formatter' }, "[('a', 'b', '>3', 'r')]"],
  ['Formatter().format("{0} {x:>3}", 1, x=2)', { Formatter: 'string.Formatter' }, '1   2'],
  [
    '[m.start() for m in re.finditer("a", "baa")], next(re.compile("b").finditer("ab")).span()',
    { re: 're' },
    '[1, 2] (1, 2)',
  ],
  ['time.strftime("%A %d", time.struct_time((1999, 3, 17, 22, 44, 55, 2, 76, 0)))', { time: 'time' }, 'Wednesday 17'],
  ['list(filter({1, 2}.__contains__, [0, 1, 2, 3]))', {}, '[1, 2]'],
  [
    'Path("a") / "b.txt", Path("a.txt").with_suffix(".md").name, str(Path("c").parent)',
    { Path: 'pathlib.Path' },
    'a/b.txt a.md .',
  ],
  ['(lambda a, b: (next(a), list(b), list(a)))(*tee([1, 2]))', { tee: 'itertools.tee' }, '(1, [1, 2], [2])'],
  ['zlib.decompress(b"x\\x9cKL\\x04\\x01\\x00\\x07\\xfb\\x02G"), zlib.MAX_WBITS', { zlib: 'zlib' }, "b'aaaaaa' 15"],
  ['path.normcase("A/b")', { path: 'os.path' }, 'A/b'],
  ['is_dataclass(1)', { is_dataclass: 'dataclasses.is_dataclass' }, 'False'],
] as const)('evaluates %s', async (expression, imports, expected) => {
  expect(await printed(expression, imports)).toBe(`${expected}\n`);
});

it.each([
  ['Formatter().format("{0.__class__}", 1)', { Formatter: 'string.Formatter' }],
  ['Formatter().vformat("{0:{1.__class__}}", (1, 2), {})', { Formatter: 'string.Formatter' }],
  ['time.strftime("%A")', { time: 'time' }],
  ['time.gmtime()', { time: 'time' }],
] as const)('refuses %s', async (expression, imports) => {
  expect(await printed(expression, imports)).toMatchObject({ refused: expect.any(String) as string });
});

/** A question of a loop's body, and another one that calls something of the library. */
const ADDS = { text: 'total += n', kind: 'augmented-assignment', parts: [] };
const MATCHES = { text: 'm = re.match("a", "ab")', kind: 'assignment', names: {}, imports: { re: 're' } };

async function answered(question: unknown): Promise<string> {
  return await sandbox.ask(JSON.stringify(question), { milliseconds: 20_000 });
}

it('adds an argument that is converted by a function of the program, whatever its help names', async () => {
  const text = 'ArgumentParser(prog="p").add_argument("-n", type=f, default=1, help="how many (%(default)s)")';
  const imports = { ArgumentParser: 'argparse.ArgumentParser' };
  expect(await answered({ text, kind: 'expression', names: { f: ['fn', 0, 'f'] }, imports })).not.toContain('refused');
});

it('says of what only has numbers, texts and containers that it leaves nothing behind, and of nothing else', async () => {
  const plain = await answered({ ...ADDS, names: { total: 1, n: ['f', '0.5'] } });
  expect(plain).toMatch(/^\{"plain": true, /);
  expect(JSON.parse(plain)).toMatchObject({ names: { total: [['f', '1.5']] } });
  const others = [
    MATCHES,
    { ...ADDS, names: { total: ['call', 'Decimal', ['1']], n: 1 } },
    { text: 'n = x.__len__()', kind: 'assignment', names: { x: 'ab' } },
    { text: 'x.__class__.__base__', kind: 'expression', names: { x: 'ab' } },
  ];
  for (const other of others) expect(await answered(other)).not.toContain('"plain"');
});

it('answers a statement in a loop as it answers it alone, however often it was asked about and whatever was in between', async () => {
  const named = async (question: object, names: object): Promise<unknown> =>
    (JSON.parse(await answered({ ...question, names })) as { names: unknown }).names;
  for (let n = 0; n < 200; n++) {
    expect(await named(ADDS, { total: n, n: 1 })).toEqual({ total: [n + 1] });
    if (n % 50 === 0) expect(await answered(MATCHES)).toContain('re.Match');
    // The same text, with a name that has no value in another frame.
    expect(await answered({ ...ADDS, names: { total: 1 }, unbound: { n: ['NameError', 'no n'] } })).toContain('no n');
  }
});

it('tells integers as they are, those that stand in a recipe beside a text included', async () => {
  const big = 2n ** 60n;
  const question = {
    text: 'x = [n + 1, -3, chain(["@", 5], ["part", 0])]',
    kind: 'assignment',
    names: { n: ['i', String(big)] },
  };
  const { objects } = JSON.parse(await answered({ ...question, imports: { chain: 'itertools.chain' } })) as {
    objects: Record<string, unknown[]>;
  };
  expect(JSON.stringify(objects)).toContain(`["i","${big + 1n}"],-3,`);
});
