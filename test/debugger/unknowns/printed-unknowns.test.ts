/** What a program prints of values that nobody knows: the text around them, with a mark in their place. */
import { afterAll, describe, expect, it } from 'vitest';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { loadPython } from '../../../src/python/source';
import { HAS_PYTHON } from '../../support/cpython';
import { byEvaluator } from '../../support/run-comparison';

const python = await loadPython();

describe.skipIf(!HAS_PYTHON)('what is printed of unknown values', () => {
  const answering = byEvaluator();
  afterAll(() => {
    answering.end();
  });

  async function printed(lines: readonly string[]): Promise<string> {
    const machine = new Machine(python.parse(lines.join('\n')), answering.predictor);
    let state = launch(machine.source);
    for (let step = 0; state.status === 'running' && step < 50; step++) state = await machine.step(state);
    return state.output;
  }

  it('shows what input asks, and goes on', async () => {
    expect(await printed(['n = int(input("How many? "))', 'if input("Sure? ") == "y":', '    pass'])).toBe('How many? Sure? '); // prettier-ignore
  });

  it('shows no question of a function of that name', async () => {
    expect(await printed(['def input(x):', '    return 1', 'n = input("How many? ")'])).toBe('');
  });

  it('raises nothing where an unknown value may be that of a member', async () => {
    const lines = ['import enum', 'class S(enum.Enum):', '    A = "a"', 's = S(input())', 'print(s, S("a"))'];
    expect(await printed(lines)).toBe('<unknown> S.A\n');
  });

  it.each([
    ['print("Hello " + name + "!")', 'Hello <unknown>!'],
    ['print(f"{name} is {age} years old")', '<unknown> is <unknown> years old'],
    ['print("%s: %d" % (name, age))', '<unknown>: <unknown>'],
    ['print("{} and {}".format(name, 3))', '<unknown> and 3'],
    ['print("You rolled", random.randint(1, 6), "now")', 'You rolled <unknown> now'],
    ['print("Hi", name.upper(), sep="-")', 'Hi-<unknown>'],
    ['print("words: " + ", ".join(["a", name]))', 'words: a, <unknown>'],
    ['import sys\nprint("limit", sys.getrecursionlimit())', 'limit <unknown>'],
    ['print(str(age) + " years")', '<unknown> years'],
    // A number is not known in part, also where every number would end in the same way.
    ['print("mean", int(name) * 3 / 3, "v1.0")', 'mean <unknown> v1.0'],
    // What stands for an unknown value is nothing that the statement could not do with it.
    ['print("best:", round(age, 1), abs(age), mystery.size)', 'best: <unknown> <unknown> <unknown>'],
    ['x = mystery.a\nprint("sure:", round(x, 1), x.size)', 'sure: <unknown> <unknown>'],
    ['x = mystery.a\nprint(f"{x:,.2f}, {x:.1%} now")', '<unknown>, <unknown>% now'],
    ['x = mystery.a\nprint(f"{x:5d} of {3}")', '<unknown> of 3'],
    ['x = mystery.a\nprint([f"{n}: {x.of(n)}" for n in ("ab", "c")])', "['<unknown>', '<unknown>']"],
    // What is known of an instance is evaluated, whatever else it holds.
    ['class A:\n    def __init__(self):\n        self.source = mystery.open()\n        self.n = 2 + 3\n        self.n += 4\na = A()\nprint(a.n * 2, f"{a.n:>3}")', '18   9'], // prettier-ignore
    // Who knows what the missing module has done to it.
    ['class Shop:\n    def __init__(self):\n        self.size = 1\nprint(Shop().nosuch)', '<unknown>'],
    ['names: "dict[str, int]" = mystery.names()\nprint("all:", names)', 'all: <unknown>'],
    // A loop over a container that holds something unknown goes through all of it.
    ['for key, value in {"a": age, "b": 1}.items():\n    print(key, value, end=" ")\nprint()', 'a <unknown> b 1 '],
    ['d = {"a": age, "b": 1}\nfor value in d.values():\n    print("x", end="")\nprint()', 'xx'],
    ['from collections import deque\nq = deque([1, age])\nq.append(3)\nprint(len(q), q[-1])', '3 3'],
    ['names: "list[str]" = mystery.names()\nprint("all:", names)', 'all: <unknown>'],
  ])('%s', async (line, expected) => {
    const given = ['import random, mystery', 'name = input()', 'age = int(input())'];
    expect(await printed([...given, line])).toBe(`${expected}\n`);
  });

  it('takes what stands for an unknown value for nothing on the error stream, either', async () => {
    const lines = ['import sys, mystery', 'r = mystery.get("x")', 'print("status", r.status, file=sys.stderr)'];
    const machine = new Machine(python.parse(lines.join('\n')), answering.predictor);
    let [state, errors] = [launch(machine.source), ''];
    for (let step = 0; state.status === 'running' && step < 10; step++) {
      state = await machine.step(state);
      errors += state.last.errors ?? '';
    }
    expect(errors).toBe('status <unknown>\n');
  });

  it('prints a line where nothing is known of it', async () => {
    expect(await printed(['import mystery', 'print(mystery.thing())'])).toBe('<unknown>\n');
  });
});
