import { afterAll, describe, expect, test } from 'vitest';
import type { Prediction, Predictor, Query } from '../../src/codec/query';
import { PredictionError } from '../../src/codec/query';
import { launch, launched } from '../../src/debugger/launch/launch';
import { Machine } from '../../src/debugger/machine/machine';
import { topFrame, type State } from '../../src/debugger/state/state';
import { printValue } from '../../src/python/values/print';
import { parseCall } from '../../src/python/values/literal';
import { loadPython } from '../../src/python/source';
import { CheckingPredictor } from '../../src/sandbox/checking-predictor';
import { HAS_PYTHON } from '../support/cpython';
import { PythonTransport } from '../support/python-transport';

const python = await loadPython();

/** Nothing is predicted: what is not evaluated fails. */
const nobody: Predictor = {
  predict: ({ statement }: Query): Promise<Prediction> =>
    Promise.reject(new PredictionError(`asked about ${statement.tokens.map(({ text }) => text).join(' ')}`)),
};

describe.runIf(HAS_PYTHON)('a program whose statements are evaluated', () => {
  const transport = new PythonTransport();
  afterAll(() => {
    transport.end();
  });

  async function run(code: string, call?: string): Promise<State> {
    const refused: string[] = [];
    const checking = new CheckingPredictor(nobody, transport, { onRefused: (_, reason) => refused.push(reason) });
    const machine = new Machine(python.parse(code), checking);
    let state =
      call === undefined
        ? launch(machine.source)
        : await launched(machine, { function: parseCall(call).callee, arguments: parseCall(call).arguments });
    try {
      for (let steps = 0; state.status === 'running' && steps < 500; steps++) state = await machine.step(state);
    } catch (error) {
      throw new Error(`line ${topFrame(state).line}: ${(error as Error).message} (${refused.join('; ')})`, {
        cause: error,
      });
    }
    return state;
  }

  const result = async (code: string, call: string): Promise<string> => {
    const { result: value, failure } = await run(code, call);
    return value ? printValue(value) : `${failure?.type ?? ''}: ${failure?.message ?? ''}`;
  };

  test('evaluates what lacks its last brackets, also around calls of the program', async () => {
    const words = 'def words(text):\n    return text.split()\n\ndef f():\n    return ';
    expect(await result(`${words}[len(words('to be')), [words('a b'`, 'f()')).toBe("[2, [['a', 'b']]]");
    expect(await result(`${words}tuple(words('to be'`, 'f()')).toBe("('to', 'be')");
    expect(await result(`${words}{'k': [7919 * (7907 + 1`, 'f()')).toBe("{'k': [62623452]}");
  });

  test.each([
    ['d.get("k") is C.k', 'True'],
    ['d.get("k") is C.j', 'False'],
    ['C.k is not d.get("k")', 'False'],
    ['C.j is not d.get("k")', 'True'],
    ['d.get("k") == C.k', 'True'],
    ['d.get("k") == C.j', 'False'],
    ['d.get("n") is 1, d.get("z") is None, d is d', '(True, True, True)'],
  ])('says whether a method is one that there is already: %s', async (expression, said) => {
    const code = `class C:\n    def k(self): pass\n    def j(self): pass\n\ndef f():\n    d = {"k": C.k, "n": 1}\n    return ${expression}`;
    expect(await result(code, 'f()')).toBe(said);
  });

  test('does not say whether a method is among others', async () => {
    const code = 'class C:\n    def k(self): pass\n\ndef f():\n    d = {"k": C.k}\n    return d.get("k") in [C.k]';
    await expect(result(code, 'f()')).rejects.toThrow('whether a method is the same as another one');
  });

  test('compares the first statements of a long run, and a sample of the others', async () => {
    const code = 'def f(n):\n    t = 0\n    for i in range(n):\n        t = t * 3 + i\n    return t';
    const slow: Predictor = {
      predict: async () => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        throw new PredictionError('nothing');
      },
    };
    const run = async (compares: 'all' | 'sample', rounds: number): Promise<number> => {
      let asked = 0;
      const counted: Predictor = { predict: (query) => ((asked += 1), slow.predict(query)) };
      const machine = new Machine(python.parse(code), new CheckingPredictor(counted, transport, { compares }));
      const { arguments: given } = parseCall(`f(${rounds})`);
      let state = await launched(machine, { function: 'f', arguments: given });
      while (state.status === 'running') state = await machine.step(state);
      return asked;
    };
    const every = await run('all', 20);
    expect(every).toBeGreaterThanOrEqual(20);
    const some = await run('sample', 100);
    expect(some).toBeGreaterThanOrEqual(4);
    expect(some).toBeLessThan(5 * every);
  });

  test('does not look at what the names that a statement binds were before', async () => {
    const code = 'def f(s, a, b):\n    a, b = s.split(";")\n    for a in [b]:\n        b = a\n    return b';
    const machine = new Machine(python.parse(code), new CheckingPredictor(nobody, transport));
    const given = [{ value: { kind: 'str', value: 'x;y' } }, { value: { kind: 'unknown' } }, { value: { kind: 'unknown' } }] as const; // prettier-ignore
    let state = launch(machine.source, { function: 'f', arguments: given });
    while (state.status === 'running') state = await machine.step(state);
    expect(state.result).toEqual({ kind: 'str', value: 'y' });
  });

  test.each([
    ['def f(x):\n    return x + 1', 'f(2)', '3'],
    ['def f(x):\n    y = x\n    y.append(4)\n    return x', 'f([1])', '[1, 4]'],
    ['def f(s):\n    return s.upper().split(",")', 'f("a,b")', "['A', 'B']"],
    [
      'def f(d):\n    for k, v in d.items():\n        d[k] = v * 2\n    return d',
      'f({"a": 1, "b": 2})',
      "{'a': 2, 'b': 4}",
    ],
    ['def f(n):\n    return 1 if n < 2 else n * f(n - 1)', 'f(5)', '120'],
    // What an exception of the program keeps, and what it says.
    [
      'class Bad(Exception):\n    pass\n\ndef f(x):\n    try:\n        raise Bad("no", x)\n    except Bad as e:\n        return str(e), e.args',
      'f(3)',
      "(\"('no', 3)\", ('no', 3))",
    ],
    [
      'class Bad(ValueError):\n    def __init__(self, text, number):\n        super().__init__("line " + str(number))\n        self.number = number\n\ndef f(x):\n    try:\n        raise Bad("a", x)\n    except ValueError as e:\n        return str(e), e.number',
      'f(3)',
      "('line 3', 3)",
    ],
    // Parts that begin with what the program has computed.
    [
      'class L:\n    @property\n    def span(self):\n        return [1, 2, 2]\n\ndef f(x):\n    return x.span.count(1), x.span.count(2)\n\ndef g():\n    return f(L())',
      'g()',
      '(1, 2)',
    ],
    ['def g(x):\n    return x * 10\ndef f(n):\n    return [g(i) + 1 for i in range(n)]', 'f(3)', '[1, 11, 21]'],
    ['def f(xs):\n    a = b = []\n    a.append(1)\n    return b', 'f(1)', '[1]'],
    ['def f(n):\n    t = 0\n    while n > 0:\n        t += n\n        n -= 1\n    return t', 'f(4)', '10'],
    ['def f(x):\n    return x[10]', 'f([1])', 'IndexError: list index out of range'],
    [
      'def f(x):\n    try:\n        return int(x)\n    except ValueError as e:\n        return str(e)',
      'f("q")',
      '"invalid literal for int() with base 10: \'q\'"',
    ],
    ['import re\ndef f(s):\n    m = re.match(r"(\\d+)-(\\d+)", s)\n    return m.group(2)', 'f("12-34")', "'34'"],
    ['import textwrap\ndef f(s):\n    return textwrap.dedent(s)', 'f("  a\\n  b")', "'a\\nb'"],
    [
      'from datetime import date, timedelta\ndef f(n):\n    d = date(2020, 2, 27)\n    d = d + timedelta(days=n)\n    return str(d)',
      'f(3)',
      "'2020-03-01'",
    ],
    [
      'from collections import deque\ndef f(xs):\n    q = deque(xs)\n    q.append(7)\n    q.popleft()\n    return list(q)',
      'f([1, 2])',
      '[2, 7]',
    ],
    [
      'def f(xs):\n    it = iter(xs)\n    a = next(it)\n    b = next(it)\n    return [a, b, list(it)]',
      'f([1, 2, 3, 4])',
      '[1, 2, [3, 4]]',
    ],
    [
      'class P:\n    def __init__(self, x):\n        self.x = x\n    def up(self, n):\n        self.x += n\n        return self.x\ndef f():\n    p = P(3)\n    q = p\n    return p.up(2) + q.up(1)',
      'f()',
      '11',
    ],
    [
      'def f(rows):\n    for i, row in enumerate(rows):\n        row.append(i)\n    return rows',
      'f([[5], [6]])',
      '[[5, 0], [6, 1]]',
    ],
    ['def f(s):\n    return f"{s!r:>8}|{len(s):03d}"', 'f("ab")', '"    \'ab\'|002"'],
    [
      'class P:\n    def __init__(self, x):\n        self.x = x\n    def __str__(self):\n        return f"<{self.x}>"\ndef f():\n    return str(P(1)) + str(P(2))',
      'f()',
      "'<1><2>'",
    ],
    [
      'class P:\n    n = 0\n    def __init__(self):\n        P.n += 1\n    @property\n    def two(self):\n        return 2 * self.n\ndef f():\n    a = P()\n    b = P()\n    return [P.n, a.two, isinstance(b, P)]',
      'f()',
      '[2, 4, True]',
    ],
    [
      'from dataclasses import dataclass\n@dataclass(order=True)\nclass P:\n    x: int\n    y: int = 2\ndef f():\n    ps = [P(3), P(1)]\n    p = P(1)\n    return str(sorted(ps)), p == ps[1]',
      'f()',
      "('[P(x=1, y=2), P(x=3, y=2)]', True)",
    ],
    [
      'class Q:\n    def __repr__(self):\n        return "Q!"\ndef f():\n    q = Q()\n    return f"{q} {q!r}:{3:>3}."',
      'f()',
      "'Q! Q!:  3.'",
    ],
    [
      'def g(s):\n    return s * 2\ndef f():\n    import re\n    return [f"{n:>2}-" + g(re.sub("a", "b", "a")) for n in range(2)]',
      'f()',
      "[' 0-bb', ' 1-bb']",
    ],
    [
      'class A:\n    def __init__(self, x):\n        self.x = x\nclass B(A):\n    def __init__(self, x):\n        super().__init__(x + 1)\n        self.y = x\ndef f():\n    b = B(1)\n    return b.x, b.y',
      'f()',
      '(2, 1)',
    ],
    [
      "def f(a, xs):\n    need = (' ' in a) or ('x' in a) or not a\n    left, right = [2], [1]\n    xs.append((left if left[0] <= right[0] else right).pop(0))\n    return need, xs, left, right",
      "f('b', [])",
      '(False, [1], [2], [])',
    ],
    // Calls of the program for each item that an iterator of the library gives.
    [
      'def g(a, b):\n    return a + b\ndef f(xs, ys):\n    return [g(x, y) for x, y in zip(xs, ys)], sum(g(i, x) for i, x in enumerate(xs))',
      'f([1, 2], [3, 4])',
      '([4, 6], 4)',
    ],
    // Defaults that have to be worked out, once.
    [
      'import re\nSIZE = 3\nclass A:\n    STEP = 2\n    def f(self, n=STEP * SIZE, cast=float, p=re.compile("a+"), k=lambda x: x + 1, seen=[0] * 1):\n        seen.append(n)\n        return cast(n), p.sub("b", "caat"), k(n), seen\ndef f():\n    A().f(1)\n    return A().f()',
      'f()',
      "(6.0, 'cbt', 7, [0, 1, 6])",
    ],
    // A module that is not there, and that the program does without.
    [
      'try:\n    import quickly\n    from quickly import fast\nexcept ImportError:\n    quickly = None\n    def fast(x):\n        return x + 1\ndef f(x):\n    return fast(x), quickly is None',
      'f(2)',
      '(3, True)',
    ],
    [
      'import re\ndef f(s):\n    it = re.finditer("[a-z]", s)\n    first = next(it).group()\n    n = 3\n    n <<= 2\n    return first, [m.start() for m in it], n',
      'f("a1bc")',
      "('a', [2, 3], 12)",
    ],
    [
      'from dataclasses import asdict, astuple, dataclass, fields, is_dataclass\n@dataclass\nclass P:\n    x: int\n    at: list\ndef f():\n    p = P(1, [P(2, [])])\n    return asdict(p), astuple(p), [each.name for each in fields(p)], is_dataclass(P), is_dataclass(3)',
      'f()',
      "({'x': 1, 'at': [{'x': 2, 'at': []}]}, (1, [(2, [])]), ['x', 'at'], True, False)",
    ],
    // A parser of command lines is known by what was done to it.
    [
      'import argparse\ndef build():\n    parser = argparse.ArgumentParser(description="a")\n    parser.add_argument("-n", "--num", type=int, default=5)\n    group = parser.add_mutually_exclusive_group()\n    group.add_argument("--loud", action="store_true")\n    group.add_argument("--quiet", action="store_true")\n    return parser\ndef f(given):\n    parser = build()\n    try:\n        args = parser.parse_args(given)\n    except SystemExit as e:\n        return e.code\n    return args.num, args.loud, vars(parser.parse_args())',
      'f(["-n", "3", "--loud"])',
      "(3, True, {'num': 5, 'loud': False, 'quiet': False})",
    ],
    // What exceptions of Python itself keep.
    [
      'import sys\ndef f(x):\n    try:\n        x.decode("ascii")\n    except UnicodeDecodeError as e:\n        start = e.start\n    try:\n        sys.exit(start)\n    except SystemExit as e:\n        return start, e.code, e.args',
      'f(b"a\\xff")',
      '(1, 1, (1,))',
    ],
    // Containers of the library that hold objects of the program.
    [
      'from collections import ChainMap\nclass P:\n    def __repr__(self):\n        return "P!"\ndef f():\n    env = ChainMap({}, {"a": 1})\n    env["p"] = P()\n    return str(env["p"]), env["a"]',
      'f()',
      "('P!', 1)",
    ],
    // Words in f-strings that are no names.
    ['from nowhere import other\nr = other()\ndef f(x):\n    return f"{x!r} r"', 'f("a")', '"\'a\' r"'],
    // Defaults of fields that are computed.
    [
      'from dataclasses import dataclass\nfrom enum import Enum\nclass T(Enum):\n    B = 1\n@dataclass\nclass R:\n    a: str\n    kind: T = T.B\n    n: int = 2 * 3\ndef f():\n    r = R("x")\n    return r.kind is T.B, r.n',
      'f()',
      '(True, 6)',
    ],
  ])('%#: %s', async (code, call, expected) => {
    expect(await result(code, call)).toBe(expected);
  });

  test('what is imported around a part of a statement is no unbound name in it', async () => {
    const code = [
      'from itertools import islice',
      'def endless():',
      '    while True:',
      '        yield 1',
      'def f():',
      '    return sum(islice(endless(), 2))',
    ];
    const told = await result(code.join('\n'), 'f()').catch((error: unknown) => String(error));
    expect(told).not.toContain('NameError');
  });

  test('a step that was evaluated says so', async () => {
    const checking = new CheckingPredictor(nobody, transport);
    const machine = new Machine(python.parse('def f(x):\n    return x + 1'), checking);
    const start = await launched(machine, { function: 'f', arguments: parseCall('f(2)').arguments });
    const returned = await machine.step(await machine.step(start));
    expect(returned.last.source).toBe('checked');
  });

  test('prints as Python does', async () => {
    const { output } = await run('x = [1, 2]\nprint(x, "a", sep="-")\nprint(f"{sum(x)}")\n');
    expect(output).toBe('[1, 2]-a\n3\n');
  });
});
