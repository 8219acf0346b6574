/** What is unknown of a statement is unknown with its type and a reason; the rest of it is not. */
import { describe, expect, it } from 'vitest';
import type { Predictor } from '../../../src/codec/query';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import type { State } from '../../../src/debugger/state/state';
import { loadPython } from '../../../src/python/source';
import { printValue } from '../../../src/python/values/print';
import type { Value } from '../../../src/python/values/value';

const python = await loadPython();

/** Nothing here may be asked of the model. */
const silent: Predictor = { predict: async () => await Promise.reject(new Error('the model was asked')) };

async function run(code: string, steps = 60): Promise<State> {
  const source = python.parse(`import os, time\nimport numpy as np\nfrom pathlib import Path\n${code}`);
  const machine = new Machine(source, silent);
  let state = launch(source);
  for (let i = 0; i < steps && state.status === 'running'; i++) state = await machine.step(state);
  return state;
}

const bound = async (code: string, name = 'x'): Promise<Value | undefined> => (await run(code)).globals.get(name);

async function shown(code: string, name = 'x'): Promise<string> {
  const value = await bound(code, name);
  if (value?.kind === 'unknown') return value.type ?? 'unknown';
  return value ? printValue(value) : 'unbound';
}

describe('an operator between types that do not go together', () => {
  it.each([
    'x = input() > 5',
    'x = 5 <= input()',
    'x = "a" + input() + 5',
    'x = 1\nx += input()',
    'x = input() - 1',
    'if input() < 3:\n    x = 1',
  ])('is asked about: %s', async (code) => {
    await expect(run(code)).rejects.toThrow('the model was asked');
  });

  it.each([
    'x = input() * 3',
    'x = input() + "a" > "b"',
    'x = time.time() > 5',
    'x = input() == 5',
    'x = "%s" % input()',
  ])('but nothing else: %s', async (code) => {
    expect((await bound(code))?.kind).toBe('unknown');
  });
});

describe('types of what is unknown', () => {
  it.each([
    ['x = time.time()', 'float'],
    ['x = time.time() - 1', 'float'],
    ['x = os.getcwd()', 'str'],
    ['x = os.getcwd().split("/")', 'list[str]'],
    ['x = os.getcwd().split("/")[0]', 'str'],
    ['x = os.getcwd() + "/a"', 'str'],
    ['x = "a" + os.getcwd()', 'str'],
    ['x = f"{np.a} s"', 'str'],
    ['x = not np.a', 'bool'],
    ['x = np.a > 3', 'bool'],
    ['x = -time.time()', 'float'],
    ['x = os.listdir()[0]', 'str'],
    ['x = Path.cwd()', 'pathlib.Path'],
    ['x = Path.cwd() / "a"', 'pathlib.Path'],
    ['x = Path.cwd().name', 'str'],
    ['x = np.zeros(3)', 'unknown'],
    ['x = round(np.a, 1)', 'unknown'],
    ['x = [np.mean(n) for n in ("a", "b")]', '[<unknown>, <unknown>]'],
    ['x = [(n, np.mean(n)) for n in ("a", "b")]', "[('a', <unknown>), ('b', <unknown>)]"],
    ['d = {"a": [1], "b": [2]}\nx = {k: float(np.mean(v)) for k, v in d.items()}', "{'a': <unknown>, 'b': <unknown>}"],
    ['x = [np.mean(n) for n in np.a]', 'list'],
    ['x = {np.mean(n): n for n in ("a", "b")}', 'dict'],
    ['x = {np.mean(n) for n in ("a", "b")}', 'set'],
    ['x = [i for i in np.a]', 'list'],
    ['x = ", ".join(np.a)', 'str'],
    ['d = {"a": 1}\nx = d.get(np.a)', 'unknown'],
    ['d = {"b": {"a": 1}}\nx = d["b"].get(np.a, 0)', 'unknown'],
    ['xs = [1, 2]\nx = xs.count(np.a)', 'int'],
    ['xs = [1, 2]\nx = xs.index(np.a)', 'int'],
    ['x = 1\nx += time.time()', 'float'],
    ['xs = [1, 2]\nx = max(n. for n in xs)', 'unknown'],
    ['xs = [1, 2]\nx = sum(len(n.) for n in xs)', 'unknown'],
    ['xs = [np.a, np.b]\nx = 3 in xs', 'bool'],
    ['xs = [np.a, np.b]\nx = 3 not in xs', 'bool'],
    ['xs = [np.a, 7]\nx = xs == [1, 7]', 'bool'],
    ['xs = [np.a, 7]\nx = xs != [1, 7]', 'bool'],
    ['x = (np.a, 1) == (2, 1)', 'bool'],
    ['d = {"a": np.a}\nx = d == {"a": 1}', 'bool'],
    ['d = {"a": np.a}\nx = 3 in d.values()', 'bool'],
    ['xs = [np.a, 7]\nx = any(xs)', 'bool'],
    ['xs = [np.a, 7]\nx = all(xs)', 'bool'],
    ['xs = [np.a, 7]\nx = any(n == 3 for n in xs)', 'bool'],
    ['xs = [np.a, 7]\nx = [n for n in xs if n > 3]', 'list'],
    ['xs = [np.a, 7]\nx = xs.count(7)', 'int'],
    ['xs = [np.a, 7]\nx = xs.index(7)', 'int'],
    ['xs = [np.a, 7]\nx = len(set(xs))', 'int'],
    ['x, y = os.getcwd().split()', 'str'],
    ['x: int = np.a', 'int'],
    ['x: "list[str]" = np.zeros(3)', 'list[str]'],
    ['def f() -> str:\n    return np.a\nx = f()', 'str'],
    ['def f() -> "Path | None":\n    return np.a\nx = f()', 'pathlib.Path | None'],
    ['def f():\n    return np.a\nx = f()', 'unknown'],
    ['def f():\n    return np.a\nx: bytes = f()', 'bytes'],
  ])('%s: %s', async (code, type) => {
    expect(await shown(code)).toBe(type);
  });

  it('are there beside the reason', async () => {
    expect(await bound('x = os.getcwd()')).toEqual({
      kind: 'unknown',
      reason: 'the module os is not known',
      type: 'str',
    });
  });

  it('come from annotations of parameters', async () => {
    const state = await run('def f(a: "list[str]", b: Path, c):\n    pass\nf(np.a, np.b, np.c)', 6);
    const locals = state.frames.at(-1)?.locals;
    const types = ['a', 'b', 'c'].map((name) => {
      const value = locals?.get(name);
      return value?.kind === 'unknown' ? value.type : value;
    });
    expect(types).toEqual(['list[str]', 'pathlib.Path', undefined]);
  });
});

describe('what is known in part', () => {
  it.each([
    ['x = [1, np.a]', '[1, <unknown>]'],
    ['x = (np.zeros(3), "a")', "(<unknown>, 'a')"],
    ['x = isinstance(os.getcwd(), str)', 'True'],
    ['x = isinstance(os.getcwd(), (int, list))', 'False'],
    ['x = isinstance(np.a, str)', 'bool'],
    ['x = os.getcwd() is None', 'False'],
    ['x = Path.cwd() is not None', 'True'],
    ['x = np.a is None', 'bool'],
    ['x = not Path.cwd()', 'False'],
    ['x = Path.cwd() or 3', 'pathlib.Path'],
  ])('%s: %s', async (code, text) => {
    expect(await shown(code)).toBe(text);
  });

  it('calls functions of the program with something unknown', async () => {
    const state = await run('def f(a):\n    return a\nx = f(np.zeros(3))\n');
    expect(state.globals.get('x')).toMatchObject({ kind: 'unknown', reason: 'the module numpy is not known' });
    expect(state.status).toBe('finished');
  });

  it('sets attributes of instances', async () => {
    const code =
      'class A:\n    def __init__(self, a):\n        self.a = np.zeros(a)\n        self.b = a\nx = A(np.c)\n';
    expect(await shown(code)).toBe('<A a=<unknown>, b=<unknown>>');
  });

  it('decides a branch on what its type says alone', async () => {
    const state = await run('p = Path.cwd()\nif p:\n    x = 1\nelse:\n    x = 2\n');
    expect(state.globals.get('x')).toEqual({ kind: 'int', value: 1n });
    expect(state.last.assumptions).toBeUndefined();
  });
});

describe('a name that is not typed yet', () => {
  it.each(['x = [1].', 'x = "a".', 'x = C().', 'x = C().(1)', 'x = C().size.', 'for x in C().'])('%s', async (line) => {
    const value = await bound(`class C:\n    size = 1\n${line}\n`);
    expect(value).toMatchObject({ kind: 'unknown', reason: 'the name behind the dot is not typed yet' });
  });

  it.each([
    'x = sorted(words, key=lambda w: w.)',
    'x = max(words, key=lambda w: w.)',
    'x = words\nwords.sort(key=lambda w: w.)',
  ])('in a lambda: %s', async (lines) => {
    const { globals } = await run(`words = ["pear", "fig"]\n${lines}\n`);
    expect(globals.get('x')).toMatchObject({ kind: 'unknown', reason: 'the name behind the dot is not typed yet' });
    const isSorted = lines.includes('.sort');
    expect(globals.get('words')?.kind).toBe(isSorted ? 'unknown' : 'list');
  });

  it('does not keep a block waiting for its body', async () => {
    const { status } = await run('class C:\n    def __enter__(self):\n        pass\nwith C() as x:\ny = 1\n');
    expect(status).toBe('finished');
  });
});
