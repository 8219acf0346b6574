/** Branches that hang on something unknown: the run goes on along the likelier way, says so, and can take the other one. */
import { describe, expect, it } from 'vitest';
import type { Predictor, Query } from '../../../../src/codec/query';
import type { Value } from '../../../../src/python/values/value';
import { launch } from '../../../../src/debugger/launch/launch';
import { Machine } from '../../../../src/debugger/machine/machine';
import type { State } from '../../../../src/debugger/state/state';
import type { Assuming, Choice } from '../../../../src/debugger/state/step-info';
import { loadPython } from '../../../../src/python/source';
import { printValue } from '../../../../src/python/values/print';
import { answering, type Answer } from '../../../support/scripted';

const python = await loadPython();

/** Nothing here may be asked of the model. */
const silent: Predictor = { predict: async () => await Promise.reject(new Error('the model was asked')) };

/** Lines of the events of a run, with what was assumed before each; `choices` for the first step that assumes something. */
async function run(code: string, { predictor = silent, choices = [] as readonly Choice[], most = 60 } = {}) {
  const source = python.parse(code);
  const machine = new Machine(source, predictor);
  let state = launch(source);
  const events: string[] = [];
  const assumed: string[] = [];
  const states: State[] = [state];
  let assuming: Assuming | undefined = choices.length > 0 ? { choices } : undefined;
  while (state.status === 'running' && states.length < most) {
    state = await machine.step(state, undefined, assuming);
    states.push(state);
    const { assumptions = [] } = state.last;
    if (assumptions.length > 0) assuming = undefined;
    assumed.push(...assumptions.map(({ ways, chosen }) => ways[chosen] ?? ''));
    const frame = state.frames.at(-1);
    if (frame) events.push(`${frame.event} ${frame.line}`);
  }
  return { events, assumed, states, state };
}

const assumedIn = async (body: string): Promise<string[]> => (await run(`import numpy as np\n${body}`)).assumed;

describe('what programs mostly find where they run', () => {
  const surely = async (test: string): Promise<[string | undefined, number | undefined]> => {
    const { states } = await run(`import os, sys, platform\nfrom sys import hexversion, platform as platform_name\nx = os.environ.get('A')\nv = sys.version_info\nNEW = sys.version_info[:2] >= (3, 14)\nWINDOWS = sys.platform.startswith('sunos')\nif ${test}:\n    y = 1\nelse:\n    y = 2\n`); // prettier-ignore
    const [assumption] = states.flatMap(({ last }) => last.assumptions ?? []);
    return [assumption?.ways[assumption.chosen]?.replace(/.* is /, ''), assumption?.probability];
  };

  it.each([
    ['sys.version_info >= (3, 11)', 'true'],
    ['sys.version_info[:2] < (3, 15)', 'true'],
    ['not sys.version_info >= (3, 15)', 'true'],
    ['sys.hexversion >= 0x030b0000', 'true'],
    ['hexversion < 0x030c0000', 'false'],
    ["platform_name.startswith('sunos')", 'false'],
    ["sys.platform == 'sunos5'", 'false'],
    ["sys.platform != 'sunos5'", 'true'],
    ["sys.implementation.name == 'cpython'", 'true'],
    ["platform.python_implementation() != 'CPython'", 'false'],
    ["sys.implementation.name == 'pypy'", 'false'],
    ["'A' in os.environ", 'false'],
    ["'A' not in os.environ", 'true'],
    // What such a test gives may have a name.
    ['v >= (3, 11)', 'true'],
    ['NEW', 'false'],
    ['not NEW', 'true'],
    ['WINDOWS', 'false'],
    // Most variables are not set.
    ['x', 'false'],
    ['not x', 'true'],
    ['x is None', 'true'],
    ["x == 'dev'", 'false'],
    ["os.getenv('B')", 'false'],
  ])('%s is %s', async (test, way) => {
    expect(await surely(test)).toEqual([way, 0.9]);
  });

  it('has what a program does not go on without', async () => {
    const text = "import os, sys\nx = os.environ.get('A')\nif not x:\n    sys.exit('no A')\n";
    expect((await run(text)).assumed).toEqual(['not x is false']);
  });

  it('may have another value than the one that stands for it', async () => {
    const { states } = await run("import os\nx = os.environ.get('A', 'b')\nif x:\n    pass\n");
    expect(states.flatMap(({ last }) => last.assumptions ?? [])[0]?.probability).toBe(0.5);
  });
});

describe('whether there are arguments on the command line', () => {
  const without = 'len(sys.argv) > 1 is false';
  it.each([
    ['an expression has something else', "x = sys.argv[1] if len(sys.argv) > 1 else 'a'", without],
    ['the other block sets the same', "if len(sys.argv) > 1:\n    x = sys.argv[1]\nelse:\n    x = 'a'", without],
    ['what the block sets has a value', "x = 'a'\nif len(sys.argv) > 1:\n    x = sys.argv[1]", without],
    ['without them nothing is done', 'if len(sys.argv) > 1:\n    x = sys.argv[1]', 'len(sys.argv) > 1 is true'],
    ['without them it ends', 'if len(sys.argv) < 2:\n    sys.exit(1)', 'len(sys.argv) < 2 is false'],
  ])('hangs on what the program does: %s', async (_, code, way) => {
    const { assumed } = await run(`import sys\n${code}\n`);
    expect(assumed).toEqual([way]);
  });

  it.each([
    ["x = sys.argv[1:] or ['a', 'b']\n", 'sys.argv[1:]'],
    ["def names(given, most):\n    return given\nx = names(sys.argv[1:] or ['a', 'b'], 2)\n", 'sys.argv[1:]'],
  ])('is said where an expression falls back on something else: %s', async (code, asked) => {
    const { assumed, state } = await run(`import sys\n${code}`);
    expect(assumed).toEqual([`${asked} is false`]);
    const x = state.globals.get('x');
    expect(x && printValue(x)).toBe("['a', 'b']");
  });
});

describe('an import that the program can do without', () => {
  const body = 'try:\n    import quickly\nexcept ImportError:\n    quickly = None\nx = quickly\n';

  it('is assumed to fail, and can be assumed to succeed', async () => {
    const { events, assumed, state } = await run(body);
    expect(assumed).toEqual(['the module quickly is missing']);
    expect(events).toContain('exception 2');
    expect(state.globals.get('x')).toEqual({ kind: 'none' });
    const other = await run(body, { choices: [{ way: 0 }] });
    expect(other.assumed).toEqual(['the module quickly is there']);
    expect(other.state.globals.get('x')?.kind).toBe('unknown');
  });

  it.each([
    ['from another module', 'try:\n    from quickly import fast\nexcept ImportError:\n    from math import sqrt as fast\n', 'the module quickly is missing', 0.9], // prettier-ignore
    ['from nowhere', 'try:\n    from quickly import fast\nexcept ImportError:\n    fast = None\n', 'the module quickly is missing', 0.5], // prettier-ignore
    ['from the same package', 'try:\n    from ._quick import fast\nexcept ImportError:\n    from math import sqrt as fast\n', 'the module _quick is missing', 0.9], // prettier-ignore
  ])('is as sure as what stands in for it: %s', async (_, code, way, sure) => {
    const { states, assumed } = await run(code);
    expect(assumed).toEqual([way]);
    expect(states.flatMap(({ last }) => last.assumptions ?? [])[0]?.probability).toBe(sure);
  });

  it.each([
    ['the module comes with Python', 'try:\n    import socket\nexcept ImportError:\n    socket = None\n'],
    ['another exception is caught', 'try:\n    import quickly\nexcept ValueError:\n    quickly = None\n'],
    ['nothing is caught', 'import quickly\n'],
  ])('succeeds where %s', async (_, code) => {
    const { events, assumed } = await run(code);
    expect(assumed).toEqual([]);
    expect(events.filter((event) => event.startsWith('exception'))).toEqual([]);
  });

  it('with a star may bind any name that nothing else binds', async () => {
    const { state } = await run('a = 1\nfrom quickly import *\nb = helper\nc = a\n');
    expect(state.globals.get('b')?.kind).toBe('unknown');
    expect(state.globals.get('c')).toMatchObject({ kind: 'int', value: 1n });
    expect(state.globals.has('*')).toBe(false);
  });
});

it('a loop through an object that nobody can look into is assumed to have an item, whatever the model says', async () => {
  const source = python.parse('for row in r:\n    x = row\n');
  const r = { kind: 'foreign', type: 'csv.DictReader', text: '<csv.DictReader object>', attributes: [] } as const;
  const machine = new Machine(source, answering({ 1: () => ({ binds: { row: '()' } }) }));
  const first = launch(source);
  let state: State = {
    ...first,
    globals: new Map([['r', { ...r, recipe: 'null', parts: [], isMutable: true } satisfies Value]]),
  };
  const assumed: string[] = [];
  while (state.status === 'running') {
    state = await machine.step(state);
    assumed.push(...(state.last.assumptions ?? []).map(({ ways, chosen }) => ways[chosen] ?? ''));
  }
  expect(assumed).toEqual(['r has another item', 'r has no more items']);
  expect(state.globals.get('x')).toMatchObject({ kind: 'unknown', reason: 'what is in r is not known' });
});

describe('a branch on something unknown', () => {
  it('goes where the function does not only fail', async () => {
    const get = 'def get(r):\n    if r.status == 200:\n        return r\n    raise ValueError\nx = get(np.r)\n';
    expect(await assumedIn(get)).toEqual(['r.status == 200 is true']);
    const both = 'def get(r):\n    if r.status:\n        raise ValueError\n    raise OSError\nx = get(np.r)\n';
    expect(await assumedIn(both)).toEqual(['r.status is false']);
    const caught = `try:\n    if np.x:\n        y = 1\n    else:\n        raise OSError\nexcept OSError:\n    pass\n`;
    expect(await assumedIn(caught)).toEqual(['np.x is true']);
  });

  it.each([
    ['if np.x:\n    pass\n', 'np.x is true'],
    ['if not np.x:\n    pass\nelse:\n    pass\n', 'not np.x is false'],
    ['if np.x is None:\n    pass\n', 'np.x is None is false'],
    ['if np.x == 1 and np.y:\n    pass\n', 'np.x == 1 and np.y is true'],
    ['if np.x:\n    raise ValueError\n', 'np.x is false'],
    ['if np.x:\n    exit(1)\n', 'np.x is false'],
    ['assert np.x, "message"\n', 'np.x is true'],
    ['for x in np.x:\n    break\n', 'np.x has another item'],
    ['match np.x:\n    case [a]:\n        pass\n    case _:\n        pass\n', 'the pattern [a] matches'],
    ['while np.x:\n    break\n', 'np.x is true'],
  ])('%j: %s', async (body, text) => {
    expect(await assumedIn(body)).toEqual([text]);
  });

  it('is marked, with what else could be so, and counts as even', async () => {
    const { states } = await run('import numpy as np\nif np.x:\n    pass\n');
    const found = states.find(({ last }) => last.assumptions);
    expect(found?.last).toMatchObject({
      source: 'assumed',
      confidence: 0.5,
      assumptions: [{ reason: 'the module numpy is not known', ways: ['np.x is true', 'np.x is false'], chosen: 0 }],
    });
    expect(found?.last.assuming).toBeUndefined();
  });

  it('takes the other way where it is told to', async () => {
    const code = 'import numpy as np\nif np.x:\n    pass\nelse:\n    pass\n';
    expect((await run(code)).events).toEqual(['line 1', 'line 2', 'line 3', 'return 3']);
    expect((await run(code, { choices: [{ way: 1 }] })).events).toEqual(['line 1', 'line 2', 'line 5', 'return 5']);
  });

  it('is an error where nothing is to be assumed', async () => {
    const source = python.parse('import numpy as np\nif np.x:\n    pass\n');
    const machine = new Machine(source, silent);
    let state = launch(source);
    for (let i = 0; i < 2; i++) state = await machine.step(state, undefined, { stops: true });
    await expect(machine.step(state, undefined, { stops: true })).rejects.toMatchObject({
      undecided: { ways: ['np.x is true', 'np.x is false'], subject: { text: 'np.x' } },
      position: 0,
    });
    expect((await machine.step(state, undefined, { stops: true, choices: [{ way: 1 }] })).frames.at(-1)?.event).toBe(
      'return',
    );
  });
});

describe('what goes round comes to an end', () => {
  it.each([
    ['while np.x:\n    pass\n', ['np.x is true', 'np.x is false']],
    ['for x in np.x:\n    pass\n', ['np.x has another item', 'np.x has no more items']],
    ['while True:\n    if np.x:\n        break\n', ['np.x is false', 'np.x is true']],
    [
      'def f(x):\n    if np.x:\n        f(x)\nf(1)\n',
      // The call inside does not go on calling.
      ['np.x is true', 'np.x is false'],
    ],
  ])('%j', async (body, texts) => {
    const callsOnce = ({ computed }: Query): Answer => (computed.length > 0 ? {} : { outcome: callOf('f') });
    const calls = answering({ 4: callsOnce, 5: callsOnce });
    const { assumed, state } = await run(`import numpy as np\n${body}`, {
      predictor: body.startsWith('def') ? calls : silent,
    });
    expect(assumed).toEqual(texts);
    expect(state.status).toBe('finished');
  });

  it('a loop over a known list of unknown items takes each of them', async () => {
    const body = 'items = [1, 2]\nfor x in items:\n    pass\n';
    const item = { kind: 'unknown', reason: 'who knows' } as const;
    const { events, assumed } = await run(body, {
      predictor: answering({
        1: () => ({ binds: { items: { kind: 'list', items: [item, item] } } }),
        2: ({ iterator }) =>
          iterator?.items.length === 0
            ? { outcome: { kind: 'next', successor: 1 } }
            : { binds: { x: iterator?.items[0] ?? item } },
      }),
    });
    expect(events.filter((event) => event === 'line 3')).toHaveLength(2);
    expect(assumed).toEqual([]);
  });
});

describe('inside a try', () => {
  const code =
    'import numpy as np\ntry:\n    x = np.load("f")\nexcept (OSError, ValueError):\n    pass\nexcept np.Error as e:\n    pass\n';

  it('something unknown raises nothing, as an assumption', async () => {
    const { assumed, events } = await run(code);
    expect(assumed).toEqual(['line 3 raises nothing']);
    expect(events).not.toContain('exception 3');
  });

  it('it may raise what the clauses are for', async () => {
    const { events, states } = await run(code, { choices: [{ way: 1 }] });
    expect(events).toEqual(['line 1', 'line 2', 'line 3', 'exception 3', 'line 4', 'line 5', 'return 5']);
    const { ways } = states.flatMap(({ last }) => last.assumptions ?? [])[0] ?? {};
    expect(ways).toEqual(['line 3 raises nothing', 'line 3 raises OSError', 'line 3 raises Error']);
  });
});

describe('a branch that is hardly predicted', () => {
  const guess = (confidence: number): Predictor =>
    answering({ 1: () => ({ outcome: { kind: 'next', successor: 0 }, confidence }) });
  const code = 'if len([]):\n    pass\nelse:\n    pass\n';

  it('is an assumption below 30 %', async () => {
    const { assumed, states } = await run(code, { predictor: guess(0.2) });
    expect(assumed).toEqual(['len([]) is true']);
    expect(states.find(({ last }) => last.assumptions)?.last.confidence).toBeCloseTo(0.2);
    expect((await run(code, { predictor: guess(0.4) })).assumed).toEqual([]);
  });

  it('goes the other way where it is told to, which is the likelier one', async () => {
    const { events, states } = await run(code, { predictor: guess(0.2), choices: [{ way: 1 }] });
    expect(events).toEqual(['line 1', 'line 4', 'return 4']);
    expect(states.find(({ last }) => last.assumptions)?.last.confidence).toBeCloseTo(0.8);
  });

  it('is none where a `with` block is entered', async () => {
    const { assumed } = await run('with f() as x:\n    y = 1\nz = 2\n', { predictor: guess(0.2), most: 3 });
    expect(assumed).toEqual([]);
  });
});

describe('a test against an object that is not known', () => {
  const body = 'MISSING = np.object_()\nfill = VALUE\nif fill is MISSING:\n    x = 1\nelse:\n    x = 2\n';

  it.each([
    ['None', 'fill is MISSING is false'],
    ['MISSING', 'fill is MISSING is true'],
  ])('is assumed to hold for that object alone: %s', async (value, expected) => {
    expect(await assumedIn(body.replace('VALUE', value))).toEqual([expected]);
    expect(await assumedIn(body.replace('VALUE', value).replace('fill is', 'fill is not'))).toEqual([
      expected.includes('false') ? 'fill is not MISSING is true' : 'fill is not MISSING is false',
    ]);
  });
});

it.each([
  ['class A(np.ndarray):\n    pass\n', 'A', 'class'],
  ['def f(x: np.ndarray = None) -> np.int_:\n    pass\n', 'f', 'function'],
])('%j is a definition whatever it mentions', async (body, name, type) => {
  const { state } = await run(`import numpy as np\n${body}`);
  expect(state.globals.get(name)).toMatchObject({ kind: 'opaque', type });
});

function callOf(callee: string) {
  return {
    kind: 'call',
    callee,
    arguments: [{ value: { kind: 'int', value: 1n } }],
    expression: `${callee}(x)`,
  } as const;
}
