/** What the tools of agents answer, with CPython in the model's place. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPython } from '../../../src/python/source';
import { OracleTools } from '../../support/agent-tools';

let tools: OracleTools;
beforeAll(async () => {
  tools = new OracleTools(await loadPython());
});
afterAll(() => {
  tools.end();
});

const GRADE = `def grade(score):
    """
    >>> grade(95)
    'A'
    """
    if score < 0:
        raise ValueError('negative')
    label = 'F'
    if score > 90:
        label = 'A'
    elif score > 60:
        label = 'C'
    return label
`;

const LOOPS = `def double(x):
    return 2 * x


def total(xs):
    n = 0
    for x in xs:
        if x > 1:
            n += double(x)
    while True:
        n -= 1
        if n < 20:
            break
    print(n)
    return n
`;

const FIRST = `def first_from(xs, k):
    """
    >>> first_from([1, 5, 9], 5)
    5
    >>> first_from([1, 2], 1)
    1
    """
    i = 0
    while xs[i] <= k:
        i += 1
    return xs[i]
`;

interface Run {
  readonly call: string;
  readonly outcome: { readonly kind: string; readonly value?: { readonly repr: string; readonly origin: string } };
  readonly printed?: string;
  readonly expectation?: { readonly verdict: string; readonly probability: number };
  readonly assumptions?: readonly string[];
  readonly report: readonly string[];
}

describe('predict_call', () => {
  it('says what is wrong with the arguments of a call, not with a line that is not there', async () => {
    expect(await tools.failure('predict_call', { source: GRADE, call: 'grade(x)' })).toMatchObject({
      code: 'bad_call',
      message: 'The argument x has no value: x is not defined in this file.',
    });
  });

  it('tells result, text and verdict', async () => {
    const run = await tools.call<Run>('predict_call', { source: LOOPS, call: 'total([1, 2, 3])', expect: '10' });
    expect(run).toMatchObject({
      call: 'total([1, 2, 3])',
      outcome: { kind: 'returned', value: { repr: '9', type: 'int' } },
    });
    expect(run).toMatchObject({ printed: '9\n', expectation: { verdict: 'missed', probability: 0 } });
  });

  it('tells the exception and its line', async () => {
    const run = await tools.call<Run>('predict_call', { source: GRADE, call: 'grade(-1)', raises: 'ValueError' });
    expect(run.outcome).toMatchObject({
      kind: 'raised',
      line: 7,
      exception: { type: 'ValueError', message: 'negative' },
    });
    expect(run.expectation).toEqual({ verdict: 'met', probability: 1 });
  });

  it('takes the example of the docstring, and numbers that Python takes for equal', async () => {
    expect(await tools.call<Run>('predict_call', { source: GRADE, function: 'grade' })).toMatchObject({
      call: 'grade(95)',
    });
    const source = 'def half(x):\n    return [x / 2, True]\n';
    const run = await tools.call<Run>('predict_call', { source, call: 'half(4)', expect: '[2, 1]' });
    expect(run.expectation).toEqual({ verdict: 'met', probability: 1 });
  });

  it('runs the code outside functions if no call is given', async () => {
    const run = await tools.call<Run>('predict_call', { source: 'x = 2\nprint(x + 1)\n' });
    expect(run).toMatchObject({ call: '<module>', outcome: { kind: 'finished' }, printed: '3\n' });
  });

  it('reads broken code, and says how', async () => {
    const run = await tools.call<Run>('predict_call', { source: 'def f(x)\n    return x + 1\n', call: 'f(1)' });
    expect(run.outcome.value?.repr).toBe('2');
    expect(run.assumptions).toEqual(['assumed `:` at the end of line 1']);
  });

  it('computes arguments that are no literals', async () => {
    const source = 'class P:\n    def __init__(self, x):\n        self.x = x\n\ndef get(p):\n    return p.x\n';
    const run = await tools.call<Run>('predict_call', { source, call: 'get(P(3))' });
    expect(run.outcome.value?.repr).toBe('3');
  });

  it('gives up an endless loop, and says so', async () => {
    const source = 'def f():\n    n = 0\n    while n < 1:\n        n -= 1\n';
    const run = await tools.call<Run>('predict_call', { source, call: 'f()' });
    expect(run.outcome).toMatchObject({ kind: 'unfinished', reason: 'it takes more than 2000 steps', confidence: 0 });
  });
});

describe('trace_report', () => {
  it('tells what changes, by rounds of loops and calls', async () => {
    const { report } = await tools.call<Run>('trace_report', { source: LOOPS, call: 'total([1, 9, 2])' });
    expect(report).toEqual([
      'total(xs=[1, 9, 2]) → 19',
      '  6: n = 0  # n = 0',
      '  7: for x in xs: [round 1]  # x = 1',
      '    8: if x > 1:  # false',
      '  7: for x in xs: [round 2]  # x = 9',
      '    8: if x > 1:  # true',
      '    9: n += double(x)  # n = 18',
      '      double(x=9) → 18',
      '        2: return 2 * x  # returns 18',
      '  7: for x in xs: [round 3]  # x = 2',
      '    8: if x > 1:  # true',
      '    9: n += double(x)  # n = 22',
      '      double(x=2) → 4',
      '        2: return 2 * x  # returns 4',
      '  10: while True: [round 1]',
      '    11: n -= 1  # n = 21',
      '    12: if n < 20:  # false',
      '  10: while True: [round 2]',
      '    11: n -= 1  # n = 20',
      '    12: if n < 20:  # false',
      '  10: while True: [round 3]',
      '    11: n -= 1  # n = 19',
      '    12: if n < 20:  # true',
      '    13: break',
      '  14: print(n)  # prints "19\\n"',
      '  15: return n  # returns 19',
    ]);
  });

  it('leaves out rounds in the middle of a long loop', async () => {
    const { report } = await tools.call<Run>('trace_report', {
      source: 'def f(n):\n    t = 0\n    for i in range(n):\n        t += i\n    return t\n',
      call: 'f(9)',
    });
    expect(report.slice(2, -1).map((line) => line.trim())).toEqual([
      '3: for i in range(n): [round 1]  # i = 0',
      '4: t += i  # t = 0',
      '3: for i in range(n): [round 2]  # i = 1',
      '4: t += i  # t = 1',
      '3: for i in range(n): [round 3]  # i = 2',
      '4: t += i  # t = 3',
      '… 4 rounds left out',
      '3: for i in range(n): [round 8]  # i = 7',
      '4: t += i  # t = 28',
      '3: for i in range(n): [round 9]  # i = 8',
      '4: t += i  # t = 36',
    ]);
  });

  it('reports blocks, or calls alone', async () => {
    const blocks = await tools.call<Run>('trace_report', { source: GRADE, call: 'grade(70)', detail: 'block' });
    expect(blocks.report).toEqual([
      "grade(score=70) → 'C'",
      '  line 6: if score < 0: # false',
      "  lines 8-9: if score > 90: # label = 'F'; false",
      '  line 11: elif score > 60: # true',
      "  lines 12-13: label = 'C'; returns 'C'",
    ]);
    const calls = await tools.call<Run>('trace_report', { source: LOOPS, call: 'total([1, 9])', detail: 'call' });
    expect(calls.report).toEqual(['total(xs=[1, 9]) → 17', '  double(x=9) → 18']);
  });

  it('keeps within the tokens that it may take', async () => {
    const given = { source: LOOPS, call: `total(${JSON.stringify(Array.from({ length: 20 }, (_, i) => i))})` };
    const short = await tools.call<Run>('trace_report', { ...given, maxTokens: 200 });
    expect(short).toMatchObject({ truncated: true });
    expect(short.report[0]).toMatch(/^total\(/);
  });
});

describe('state_at', () => {
  it('tells variables and where they come from', async () => {
    const state = await tools.call('state_at', { source: LOOPS, call: 'total([1, 9, 2])', line: 9, occurrence: 2 });
    expect(state).toMatchObject({
      line: 9,
      text: 'n += double(x)',
      function: 'total',
      variables: [
        { name: 'xs', value: { repr: '[1, 9, 2]', origin: 'given' }, from: { kind: 'argument', line: 5 } },
        { name: 'n', value: { repr: '18' }, from: { kind: 'assigned', line: 9 } },
        { name: 'x', value: { repr: '2' }, from: { kind: 'assigned', line: 7 } },
      ],
    });
  });

  it('shows the callers, and takes an example where no call is given', async () => {
    const source = `${LOOPS}\nassert total([3]) == 5\n`;
    expect(await tools.call('state_at', { source, line: 2, call: 'total([3])' })).toMatchObject({
      function: 'double',
      stack: [{ function: 'total', line: 9 }],
    });
    expect(await tools.call('state_at', { source, line: 14 })).toMatchObject({ call: 'total([3])' });
  });

  it('says which lines are reached', async () => {
    const failure = await tools.failure('state_at', { source: GRADE, line: 12 });
    expect(failure).toMatchObject({ code: 'line_not_reached', message: 'In grade(95), line 12 is not reached.' });
    expect(failure.hint).toMatch(/^Reached: 6, 8, 9, 10, 13\./);
  });
});

describe('what_if', () => {
  it('compares an edit of lines', async () => {
    const edits = [{ line: 9, newText: 'if score > 96:' }];
    expect(await tools.call('what_if', { source: GRADE, edits, expect: "'A'" })).toMatchObject({
      isSame: false,
      before: { expectation: { verdict: 'met' } },
      after: { expectation: { verdict: 'missed' } },
      summary: "Before, it returns 'A'; after, it returns 'C'.",
    });
  });

  it('compares another value at a line', async () => {
    const set = { line: 9, name: 'score', value: '61' };
    expect(await tools.call('what_if', { source: GRADE, set })).toMatchObject({
      after: { outcome: { value: { repr: "'C'" } } },
    });
    const same = await tools.call('what_if', { source: GRADE, set: { ...set, value: '99' } });
    expect(same).toMatchObject({ isSame: true, summary: "No difference: it returns 'A'." });
  });
});

const STATEFUL = `class Cart:
    def __init__(self):
        self.items = {}

    def add(self, name, price, count=1):
        self.items[name] = (price, count)

    def total(self):
        result = 0
        for price, count in self.items.values():
            result += price
        return result
`;

describe('statements that use the program', () => {
  const call = "cart = Cart(); cart.add('pen', 2, 3); cart.add('ink', 5); cart.total()";

  it('are predicted like a call, the last one being the result', async () => {
    const found = await tools.call('predict_call', { source: STATEFUL, call, expect: '11' });
    expect(found).toMatchObject({
      call,
      outcome: { kind: 'returned', value: { repr: '7' } },
      expectation: { verdict: 'missed' },
    });
  });

  it('are lines of the report', async () => {
    const { report } = await tools.call<Run>('trace_report', { source: STATEFUL, call });
    expect(report.filter((line) => /^ {2}\d/.test(line)).map((line) => line.replace(/^ *\d+: /, ''))).toEqual([
      'cart = Cart()  # cart = <Cart items={}>',
      "cart.add('pen', 2, 3)  # cart = <Cart items={'pen': (2, 3)}>",
      "cart.add('ink', 5)  # cart = <Cart items={'pen': (2, 3), 'ink': (5, 1)}>",
      'return cart.total()  # returns 7',
    ]);
  });

  it('are no suspects themselves', async () => {
    const found = await tools.call<{ suspects: { line: number }[] }>('suspects', {
      source: STATEFUL,
      call,
      expect: '11',
    });
    expect(found.suspects[0]?.line).toBe(11);
    expect(found.suspects.every(({ line }) => line <= 12)).toBe(true);
  });

  it('are seen with an edit', async () => {
    const edits = [{ line: 11, newText: '            result += price * count' }];
    const found = await tools.call('what_if', { source: STATEFUL, call, edits });
    expect(found).toMatchObject({ after: { outcome: { value: { repr: '11' } } } });
  });

  it('fill the object that a result needs', async () => {
    const asked = { source: STATEFUL, function: 'Cart.total', expect: '20', count: 1 };
    const { inputs } = await tools.call<{ inputs: { call: string; test: string }[] }>('find_input', asked);
    expect(inputs[0]?.call).toBe("cart = Cart(); cart.add('Ada', 20); cart.total()");
    expect(inputs[0]?.test).toContain("    cart = Cart()\n    cart.add('Ada', 20)\n    assert cart.total() == 20\n");
  });
});

describe('find_input', () => {
  it('calls methods on objects, in tests that can be run', async () => {
    const source = `class Account:
    def __init__(self, owner):
        self.owner = owner
        self.history = []

    def average(self):
        return 0 / len(self.history)
`;
    const asked = { source, function: 'Account.average', raises: 'ZeroDivisionError', count: 1 };
    const { inputs } = await tools.call<{ inputs: { call: string; test: string }[] }>('find_input', asked);
    expect(inputs[0]?.call).toMatch(/^Account\(.+\)\.average\(\)$/);
    expect(inputs[0]?.test).toContain(`    with pytest.raises(ZeroDivisionError):\n        ${inputs[0]?.call}\n`);
  });

  it('finds a call that comes to a line, and writes a test', async () => {
    const found = await tools.call<{ inputs: { call: string; test: string }[] }>('find_input', {
      source: GRADE,
      line: 12,
      count: 1,
    });
    expect(found.inputs[0]?.call).toMatch(/^grade\((?:6[1-9]|[78]\d|90)\)$/);
    expect(found.inputs[0]?.test).toContain(`    assert ${found.inputs[0]?.call ?? ''} == 'C'`);
  });

  it('finds one that raises', async () => {
    const found = await tools.call('find_input', { source: GRADE, function: 'grade', raises: 'ValueError', count: 1 });
    expect(found).toMatchObject({ inputs: [{ confirmed: true, outcome: { kind: 'raised' } }] });
  });

  it('searches for one that returns what is wanted, and says how many were tried where there is none', async () => {
    const source = `def total(prices, discount):
    result = 0
    for price in prices:
        result += price
    return result - discount


def name(x):
    return 'a'
`;
    const found = await tools.call('find_input', { source, function: 'total', expect: '90', count: 1 });
    expect(found).toMatchObject({ inputs: [{ call: 'total([90], 0)', confirmed: true }] });
    const failure = await tools.failure('find_input', { source, function: 'name', expect: "'b'", budgetSeconds: 20 });
    expect(failure).toMatchObject({
      code: 'no_input',
      message: expect.stringMatching(/^None of the \d{2,} calls/) as string,
    });
  });
});

describe('suspects', () => {
  it('knows from an example that a run without an end is wrong, and what its loop forgets', async () => {
    const source = `def countdown(n):
    """
    >>> countdown(3)
    [3, 2, 1]
    """
    out = []
    while n > 0:
        out.append(n)
    return out
`;
    const asked = { source, function: 'countdown', budgetSeconds: 30 };
    const found = await tools.call<{ symptom: string }>('suspects', asked);
    expect(found).toMatchObject({
      isReproduced: true,
      suspects: [{ line: 8, change: 'insert n -= 1 after it' }, {}, {}, {}],
      repairs: [{ line: 9, change: 'insert n -= 1', newText: '        n -= 1\n    return out', passes: 1, of: 1 }],
    });
    // Editors end files with a line break, and agents often do not.
    const { repairs } = await tools.call<{ repairs: object[] }>('suspects', { ...asked, source: source.trimEnd() });
    expect(repairs).toMatchObject([{ newText: '        n -= 1\n    return out' }]);
    expect(found.symptom).toMatch(
      /^countdown\(3\) is not predicted further than line [78]: .*; it should return \[3, 2, 1\]\.$/,
    );
  });

  it('says where a call is predicted to do what is asked of it', async () => {
    const asked = { source: GRADE, call: 'grade(95)', expect: "'A'" };
    expect(await tools.call('suspects', asked)).toMatchObject({
      symptom:
        "grade(95) is predicted to do what it should: it returns 'A'. Nothing is wrong that a prediction can see.",
      isReproduced: false,
      repairs: [],
    });
  });

  it('ranks lines and proposes changes that pass all examples', async () => {
    const found = await tools.call<{ repairs: object[] }>('suspects', { source: FIRST, function: 'first_from' });
    expect(found).toMatchObject({
      symptom: 'first_from([1, 5, 9], 5) returns 9; it should return 5.',
      isReproduced: true,
      suspects: [{ line: 9, change: '<= → <' }, {}, {}, {}],
    });
    expect(found.repairs[0]).toMatchObject({
      line: 9,
      newText: '    while xs[i] < k:',
      passes: 2,
      of: 2,
      summary: 'Change <= to < on line 9: predicted to pass 2 of 2 examples.',
    });
  });

  it('has nothing to say of a run that is right', async () => {
    expect(await tools.failure('suspects', { source: GRADE, function: 'grade' })).toMatchObject({ code: 'no_symptom' });
  });
});

describe('explain_traceback', () => {
  const TRACEBACK = `Traceback (most recent call last):
  File "x.py", line 20, in <module>
    print(first_from([1, 2], 7))
  File "x.py", line 9, in first_from
    while xs[i] <= k:
IndexError: list index out of range
`;

  it('takes the call that a frame shows, and predicts the values of its frames', async () => {
    expect(await tools.call('explain_traceback', { traceback: TRACEBACK, source: FIRST })).toMatchObject({
      exception: 'IndexError: list index out of range',
      basis: 'predicted_run',
      call: 'first_from([1, 2], 7)',
      frames: [
        {
          line: 9,
          function: 'first_from',
          variables: [{ name: 'xs' }, { name: 'k' }, { name: 'i', value: { repr: '2' } }],
        },
      ],
      likelyCauses: [{ line: 9 }, {}, {}],
    });
  });

  it('says what is known where no call raises the same', async () => {
    const source = 'def f(d, key):\n    other = d[key]\n    return other\n';
    const traceback = `Traceback (most recent call last):\n  File "y.py", line 2, in f\n    other = d[key]\nKeyError: 'a'\n`;
    expect(await tools.call('explain_traceback', { traceback, source })).toMatchObject({
      basis: 'inferred',
      frames: [{ line: 2, function: 'f' }],
      likelyCauses: [{ line: 2 }],
    });
  });

  it('says what is no traceback', async () => {
    expect(await tools.failure('explain_traceback', { traceback: 'hello', source: FIRST })).toMatchObject({
      code: 'no_traceback',
    });
  });
});
