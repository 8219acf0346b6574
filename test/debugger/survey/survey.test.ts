import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PredictionError, type Predictor } from '../../../src/codec/query';
import { answer, type Answer } from '../../../src/debugger/survey/answers/hover-answer';
import { explain } from '../../../src/debugger/survey/answers/line-explanation';
import { outcomeOf } from '../../../src/debugger/survey/answers/call-outcome';
import { placeAt } from '../../../src/debugger/survey/answers/hovered-place';
import type { Survey } from '../../../src/debugger/survey/survey';
import { SurveyCache } from '../../../src/debugger/survey/survey-cache';
import { whatIf, type ValueDifference } from '../../../src/debugger/survey/answers/what-if';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { loadPython, type PythonParser } from '../../../src/python/source';
import type { SourceFile } from '../../../src/python/syntax';
import { OraclePredictor, readTrace } from '../../support/oracle';
import { answering, calls, isDone, made, returns } from '../../support/scripted';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

/** Answers nothing: what is known without the model. */
const SILENT: Predictor = { predict: () => Promise.reject(new PredictionError('no model')) };

/** Knows `y = x`, `if x:` and `return x` only. */
const COPYING: Predictor = {
  predict(query) {
    const { kind, tokens, targets } = query.statement;
    const value = query.lookup(tokens.at(-1)?.text ?? '') ?? { kind: 'none' };
    const sure = { values: [], output: '', outcomeConfidence: 0.9, confidence: 0.9 };
    const changes = kind === 'assignment' ? [{ name: targets[0] ?? '', value, confidence: 0.9 }] : [];
    if (kind === 'return') return Promise.resolve({ ...sure, changes, outcome: { kind: 'return', value } });
    const isFalse = kind === 'if' && printValue(value) === '0';
    return Promise.resolve({ ...sure, changes, outcome: { kind: 'next', successor: isFalse ? 1 : 0 } });
  },
};

function shown({ expression, before, after }: ValueDifference): string {
  const text = (sure: ValueDifference['before']) => (sure ? printValue(sure.value) : 'nothing');
  return `${expression}: ${text(before)} -> ${text(after)}`;
}

interface Opened {
  readonly source: SourceFile;
  readonly surveys: SurveyCache;
  readonly oracle: OraclePredictor;
  readonly find: (text?: string) => Promise<Survey>;
}

/** A recorded program with CPython as the model. */
function open(program: string): Opened {
  const trace = readTrace(program);
  const source = python.parse(trace.source);
  const oracle = new OraclePredictor(source, trace);
  const surveys = new SurveyCache(python, oracle);
  const name = /^\w+/.exec(trace.call ?? '')?.[0] ?? '';
  const find = async (text?: string): Promise<Survey> => {
    const file = text === undefined ? source : python.parse(text);
    const root = trace.call === null ? file.module : file.findFunction(name);
    if (!root) throw new Error(`no ${name}`);
    return await surveys.find('a.py', file, root, trace.call ?? undefined);
  };
  return { source, surveys, oracle, find };
}

/** The whole survey of a recorded program. */
async function complete(program: string): Promise<Opened & { readonly survey: Survey }> {
  const opened = open(program);
  const survey = await opened.find();
  await opened.surveys.complete(survey);
  return { ...opened, survey };
}

/** The answer about a text on a line (the `nth` time that it stands there, from 0). */
async function about(
  { surveys, survey }: { surveys: SurveyCache; survey: Survey },
  line: number,
  text: string,
  nth = 0,
) {
  const { source } = survey;
  const code = source.text.split('\n')[line - 1] ?? '';
  let column = code.indexOf(text);
  for (let i = 0; i < nth; i++) column = code.indexOf(text, column + 1);
  const place = placeAt(source, line, column);
  return place && (await answer(survey, place, (...asked) => surveys.evaluate(survey, ...asked)));
}

function values(found: Answer | undefined): string[] {
  return (found?.values ?? []).map(({ value }) => printValue(value));
}

describe('a survey', () => {
  it('rolls a call out to what it returns', async () => {
    const { survey } = await complete('calls');
    const outcome = outcomeOf(survey);
    expect(outcome.kind === 'returned' && printValue(outcome.value.value)).toBe('44');
    expect(survey.isDone).toBe(true);
  });

  it('knows every time that a line ran', async () => {
    const all = await complete('calls');
    const found = await about(all, 17, 'result');
    expect(values(found)).toEqual(['20', '24', '34']);
    expect(found?.values.map(({ iteration }) => iteration)).toEqual([1, 2, 3]);
    expect(found?.values.map(({ before }) => before && printValue(before))).toEqual(['0', '20', '24']);
    expect(found?.runs).toBe(3);
  });

  it('has the values of sub-expressions, calls that it followed included', async () => {
    const all = await complete('calls');
    expect(values(await about(all, 17, 'square'))).toEqual(['9', '1', '4']);
    expect(values(await about(all, 17, 'square', 1))).toEqual(['11', '3', '6']);
    expect(values(await about(all, 17, '+ square'))).toEqual(['20', '4', '10']);
  });

  it('has the arguments and results of the functions that it followed', async () => {
    const all = await complete('calls');
    expect(values(await about(all, 2, 'square'))).toEqual(['11', '1', '3', '4', '6'].slice(-5));
    expect(values(await about(all, 2, 'offset'))).toEqual(['2', '0', '2', '0', '2']);
    expect(values(await about(all, 3, '* n'))).toEqual(['9', '1', '1', '4', '4']);
  });

  it('has the items of a loop, and says which lines are not reached', async () => {
    const all = await complete('loops');
    const { source } = all.survey;
    const line = source.text.split('\n').findIndex((text) => text.includes("found.append('never')")) + 1;
    expect(await about(all, line, 'found')).toEqual({ values: [], runs: 0, unknown: `line ${line} is not reached` });
    expect(values(await about(all, 4, 'letter'))).toEqual(["'a'", "'b'", "'c'"]);
  });

  it('has what a loop goes through from when it was entered, however many rounds there were', async () => {
    const all = await complete('loops');
    const found = await about(all, 11, 'sorted');
    expect(values(found)).toEqual(["[('x', 1), ('y', 2)]"]);
    expect(found?.runs).toBe(1);
    expect(found?.values[0]?.iteration).toBeUndefined();
  });

  it('says what a line raises', async () => {
    const { survey } = await complete('uncaught');
    expect(outcomeOf(survey).kind).toBe('raised');
    const raising = survey.allVisits.find(({ exception }) => exception);
    expect(explain(raising ? [raising] : [])).toMatch(/It raises \w+/);
  });

  it('says of a line that has no values what it does, if anything', async () => {
    const source = python.parse('"What it does."\nwhile True:\n    break\n');
    const surveys = new SurveyCache(python, SILENT);
    const survey = await surveys.find('c.py', source, source.module, undefined);
    await surveys.complete(survey);
    expect(explain(survey.visits(source.module, 1))).toBe('It changes nothing.');
    expect(explain(survey.visits(source.module, 3))).toBe('It leaves the loop.');
  });

  it('says of a line that leaves the program that it does, not that something is raised', async () => {
    const source = python.parse('raise SystemExit\n');
    const surveys = new SurveyCache(python, SILENT);
    const survey = await surveys.find('d.py', source, source.module, undefined);
    await surveys.complete(survey);
    expect(explain(survey.visits(source.module, 1))).toBe('It ends the program with status 0.');
  });

  it('explains a line by its values in the order of evaluation', async () => {
    const { survey, source } = await complete('calls');
    const info = source.findFunction('total');
    expect(explain(info ? survey.visits(info, 17) : [])).toBe(
      'It ran 3 times; this is about the last one. Before it, `result` is `24`, `n` is `2` and `bonus` is `2`. ' +
        '`square(n)` gives `4`, `square(n, offset=bonus)` gives `6`, then `square(n) + square(n, offset=bonus)` gives `10`. ' +
        '`result` changes from `24` to `34`.',
    );
  });
});

describe('an edit', () => {
  it('of comments, blank lines and layout costs no prediction', async () => {
    const all = await complete('calls');
    const asked = all.oracle.asked.length;
    const text = all.source.text
      .replace('def total', '# A comment.\n\ndef total')
      .replace('square(n) + square', 'square(n)   +  square');
    const survey = await all.find(text);
    expect(survey.isDone).toBe(true);
    expect(all.oracle.asked).toHaveLength(asked);
    expect(values(await about({ ...all, survey }, 19, 'square'))).toEqual(['9', '1', '4']);
  });

  it('of a line keeps what was predicted before it', async () => {
    const all = await complete('calls');
    const before = all.survey.steps;
    const text = all.source.text.replace('    return result\n', '    return result + 1\n');
    const survey = await all.find(text);
    expect(survey.isDone).toBe(false);
    expect(survey.steps).toBe(before - 2);
    expect(values(await about({ ...all, survey }, 17, 'result'))).toEqual(['20', '24', '34']);
  });

  it('of a constant that the function reads begins anew', async () => {
    const surveys = new SurveyCache(python, SILENT);
    const text = 'K = 1\n\ndef f(x):\n    y = K\n    return x\n';
    const find = async (code: string) => {
      const source = python.parse(code);
      const root = source.findFunction('f');
      if (!root) throw new Error('no f');
      return await surveys.find('b.py', source, root, 'f(1)');
    };
    const survey = await find(text);
    await surveys.complete(survey);
    const same = await find(text.replace('K = 1', 'K = 1  # one'));
    expect(same.steps).toBe(survey.steps);
    expect((await find(text.replace('K = 1', 'K = 2'))).steps).toBe(0);
  });
});

it('tells what an attribute or an item has after the line that writes it', async () => {
  const text = `class Job:
    def __init__(self):
        self.done = False
        self.seen = {'a': 1}

    def end(self):
        self.done = True
        self.seen['a'] = 2
        return self.done
`;
  const source = python.parse(text);
  const of = async (name: string, call: string) => {
    const surveys = new SurveyCache(python, SILENT);
    const root = source.findFunction(name);
    if (!root) throw new Error(`no ${name}`);
    const survey = await surveys.find('b.py', source, root, call);
    await surveys.complete(survey);
    return { surveys, survey };
  };
  const both = (found: Answer | undefined): unknown =>
    found?.values.map(({ before, value }) => [before && printValue(before), printValue(value)]);
  const end = await of('Job.end', 'Job().end()');
  expect(both(await about(end, 7, 'done'))).toEqual([['False', 'True']]);
  expect(both(await about(end, 8, '['))).toEqual([['1', '2']]);
  expect(both(await about(end, 9, 'done'))).toEqual([[undefined, 'True']]);
  const init = await of('Job.__init__', 'Job()');
  expect(both(await about(init, 3, 'done'))).toEqual([[undefined, 'False']]);
});

describe('waiting for a survey', () => {
  it('can be cancelled, and goes on later from where it stood', async () => {
    const { find, surveys, oracle } = open('calls');
    oracle.delay = 5;
    const survey = await find();
    const stop = new AbortController();
    const waiting = surveys.complete(survey, stop.signal, (steps) => {
      if (steps === 8) stop.abort();
    });
    await expect(waiting).rejects.toThrow('cancelled');
    const { steps } = survey;
    expect(survey.isDone).toBe(false);
    oracle.delay = 0;
    await surveys.complete(survey);
    expect(survey.isDone).toBe(true);
    expect(survey.steps).toBeGreaterThan(steps);
    const outcome = outcomeOf(survey);
    expect(outcome.kind === 'returned' && printValue(outcome.value.value)).toBe('44');
  });

  it('is done once for all who wait, as long as one of them does', async () => {
    const { asked } = (await complete('calls')).oracle;
    const { find, surveys, oracle } = open('calls');
    oracle.delay = 5;
    const [survey, same] = await Promise.all([find(), find()]);
    expect(same).toBe(survey);
    const stop = new AbortController();
    const first = surveys.complete(survey, stop.signal, (steps) => {
      if (steps === 3) stop.abort();
    });
    const second = surveys.complete(survey);
    await expect(first).rejects.toThrow('cancelled');
    await second;
    expect(survey.isDone).toBe(true);
    expect(oracle.asked).toHaveLength(asked.length);
  });
});

it('surveys of the programs looked at last are kept, not those of all', async () => {
  const surveys = new SurveyCache(python, COPYING);
  // Read again, as after a key stroke: what is kept of it need not be predicted again.
  const find = async (index: number): Promise<Survey> => {
    const source = python.parse(`def f(x):\n    return x  # ${index}\n`);
    return await surveys.find(`${index}.py`, source, source.functions[0] ?? source.module, 'f(1)');
  };
  for (let index = 0; index < 9; index++) await surveys.complete(await find(index));
  expect((await find(8)).steps).toBeGreaterThan(1);
  expect((await find(0)).steps).toBe(0);
});

describe('a survey that would go on and on', () => {
  it.each([
    ['many steps', 10, 'not predicted further than 1500 steps'],
    ['slow steps', 2500, 'not predicted further than 30 seconds'],
  ])('ends and says so: %s', async (_, milliseconds, reason) => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const predictor = answering({
      3: () => {
        now += milliseconds;
        return { binds: { x: '1' } };
      },
    });
    const surveys = new SurveyCache(python, predictor);
    const source = python.parse('def f():\n    while True:\n        x = 1 + 0\n');
    const survey = await surveys.find('l.py', source, source.functions[0] ?? source.module, 'f()');
    await surveys.complete(survey);
    clock.mockRestore();
    expect(survey.unfinished).toMatchObject({ reason });
  });
});

/** More than the steps of a call that are made however long they take. */
const ADDITIONS = 500;

it.each([
  ['quick', 0, { kind: 'str', value: 'done' }],
  ['slow', 50, { kind: 'unknown' }],
])('a call of many steps is followed as long as they are quick: %s', async (_, milliseconds, value) => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const added = (): { binds: { y: string } } => {
    now += milliseconds;
    return { binds: { y: '1' } };
  };
  const last = ADDITIONS + 2;
  const predictor = answering({
    ...Object.fromEntries(Array.from({ length: ADDITIONS }, (_unused, i) => [i + 2, added])),
    [last]: () => returns(parseValue("'done'")),
    [last + 2]: (query) => (isDone(query) ? returns(made(query)) : calls(query, 'g')),
  });
  const surveys = new SurveyCache(python, predictor);
  const g = `def g():\n${'    y = 1 + 0\n'.repeat(ADDITIONS)}    return "do" + "ne"\n`;
  const source = python.parse(`${g}def f():\n    return g()\n`);
  const survey = await surveys.find('q.py', source, source.findFunction('f') ?? source.module, 'f()');
  await surveys.complete(survey);
  clock.mockRestore();
  expect(outcomeOf(survey)).toMatchObject({ kind: 'returned', value: { value } });
});

describe('what cannot be known', () => {
  const survey = async (
    text: string,
    call?: string,
    predictor: ConstructorParameters<typeof SurveyCache>[1] = SILENT,
  ) => {
    const surveys = new SurveyCache(python, predictor);
    const source = python.parse(text);
    const root = source.findFunction('f') ?? source.module;
    const found = await surveys.find('c.py', source, root, call);
    await surveys.complete(found);
    return { surveys, survey: found };
  };
  const reason = async (all: Awaited<ReturnType<typeof survey>>, line: number, text: string) => {
    const [value] = (await about(all, line, text))?.values ?? [];
    return value?.value.kind === 'unknown' ? value.value.reason : undefined;
  };

  it('is unknown with the reason, and so is what depends on it', async () => {
    const text = 'import time\n\ndef f(x):\n    t = time.time()\n    y = t + x\n    return y\n';
    const all = await survey(text, 'f(1)');
    expect(await reason(all, 4, 't')).toBe('the module time is not known');
    expect(await reason(all, 5, 'y')).toBe('the module time is not known');
    expect(outcomeOf(all.survey)).toMatchObject({ kind: 'returned', value: { value: { kind: 'unknown' } } });
  });

  it('is told of attributes of classes that a line sets, and not of those that it reads', async () => {
    const text = 'class Box:\n    count = 0\n\ndef f():\n    x = Box.count\n    Box.count = 5\n    Box.count = 6\n';
    const { survey: found } = await survey(text, 'f()', answering({ 5: () => ({ binds: { x: '0' } }) }));
    const changes = [5, 6, 7].map((line) => {
      const names = found.visits(found.root, line)[0]?.changes ?? [];
      return names.flatMap(({ name, value, before }) =>
        name.includes('.') ? [[name, printValue(value), before && printValue(before)]] : [],
      );
    });
    expect(changes).toEqual([[], [['Box.count', '5', '0']], [['Box.count', '6', '5']]]);
  });

  it('is not a module that the model has learned', async () => {
    const { survey: found } = await survey(
      'import math, re\nimport math\n\ndef f(x):\n    return math.floor(x)\n',
      'f(1)',
    );
    expect([...found.start.state.globals.keys()]).toEqual(['f']);
  });

  it('is what a line gives that raises an exception with less than even odds; what is behind it is still told', async () => {
    const at = (confidence: number) =>
      survey('def f(x):\n    y = x + 1\n    z = x\n    return z\n', 'f(1)', {
        ...SILENT,
        ...answering({
          2: () => ({ outcome: { kind: 'raise', exception: { type: 'TypeError' } }, confidence }),
          3: (query) => ({ binds: { z: query.lookup('x') } }),
          4: (query) => returns(query.lookup('z')),
        }),
      });
    const doubtful = await at(0.4);
    expect(await reason(doubtful, 2, 'y')).toBe('line 2 may raise TypeError, or not');
    expect(outcomeOf(doubtful.survey)).toMatchObject({ kind: 'returned' });
    expect(outcomeOf((await at(0.6)).survey).kind).toBe('raised');
  });

  it('may be a helper that is not written yet', async () => {
    const all = await survey('def f(x):\n    y = helper(x)\n    z = x\n    return y\n', 'f(1)');
    expect(await reason(all, 2, 'helper')).toBe('helper is not defined in this file');
    expect(values(await about(all, 3, 'x'))).toEqual(['1']);
  });

  it('may be the arguments', async () => {
    const all = await survey('def f(x):\n    return x\n');
    expect(await reason(all, 2, 'x')).toBe('there is no example input for x');
    expect(all.survey.start.assumptions).toEqual(['no example input for f']);
  });

  it('is assumed to be true where a branch hangs on it: values behind it are told, with what was assumed', async () => {
    const text =
      'def f(x):\n    y = x\n    a = 1\n    if input():\n        y = 2\n    else:\n        y = 3\n    return y, a\n';
    const all = await survey(text, 'f([1])');
    const way = { line: 4, place: 'line 4', text: 'input() is true' };
    const before = await about(all, 3, 'a');
    expect(before?.values).toMatchObject([{ confidence: 1 }]);
    expect(before?.values[0]).not.toHaveProperty('assumed');
    const inside = await about(all, 5, 'y');
    expect(inside?.values.map(({ value }) => printValue(value))).toEqual(['2']);
    expect(inside?.values).toMatchObject([{ confidence: 0.5, assumed: [way] }]);
    const unknown = 'line 7 is not reached where input() is true, as is assumed in line 4';
    expect(await about(all, 7, 'y')).toMatchObject({ unknown });
    // What the branch may have changed, and what not.
    expect((await about(all, 8, 'y'))?.values).toMatchObject([{ confidence: 0.5, assumed: [way] }]);
    const after = all.survey.visits(all.survey.root, 8)[0]?.names;
    expect(after?.get('a')).toBe(1);
    const [header] = all.survey.visits(all.survey.root, 4);
    expect(header).toMatchObject({ taken: true, assumed: [way] });
  });

  it('is on the way of a function that a branch on it calls, and of what that returns', async () => {
    const text = 'def f(x):\n    if input():\n        a = g(x)\n    b = x\n    return b\n\ndef g(x):\n    return x\n';
    const all = await survey(text, 'f([1])', { ...SILENT, ...COPYING });
    expect((await about(all, 8, 'x'))?.values).toMatchObject([{ confidence: 0.5, assumed: [{ line: 2 }] }]);
    const { survey: other } = await survey(
      'def f(x):\n    y = g(x)\n    z = x\n    return z\n\ndef g(x):\n    if input():\n        return 1\n    return 2\n',
      'f(3)',
      { ...SILENT, ...COPYING },
    );
    const [call] = other.visits(other.root, 2);
    expect(call?.assumed).toMatchObject([{ line: 7 }]);
    expect(other.visits(other.root, 3)[0]?.assumed).toEqual([]);
  });

  it('makes doubtful what is only so because a block may have returned that is assumed not to run', async () => {
    const all = await survey('def f(x):\n    if input():\n        return 1\n    return 2\n', 'f(1)');
    expect(outcomeOf(all.survey)).toMatchObject({ kind: 'returned', value: { confidence: 0.5 } });
    const harmless = await survey('def f(x):\n    if input():\n        x = 1\n    return 2\n', 'f(1)');
    expect(outcomeOf(harmless.survey)).toMatchObject({ kind: 'returned', value: { confidence: 1 } });
  });

  it('makes doubtful what an expression gives that is assumed to take one of its values', async () => {
    const all = await survey("def f():\n    y = 'a' if input() else 'b'\n    z = y\n    return z\n", 'f()', SILENT);
    const way = { line: 2, text: 'input() is true' };
    expect((await about(all, 3, 'y'))?.values).toMatchObject([{ confidence: 0.5, assumed: [way] }]);
    expect((await about(all, 4, 'z'))?.values).toMatchObject([{ confidence: 0.5, assumed: [way] }]);
  });

  it('ends a loop that only a branch on it leaves', async () => {
    const text =
      'def f():\n    while True:\n        x = input()\n        if x == "q":\n            return 1\n        y = x\n';
    const all = await survey(text, 'f()');
    expect(outcomeOf(all.survey)).toMatchObject({ kind: 'returned', value: { value: { kind: 'int' } } });
    expect(all.survey.steps).toBeLessThan(20);
  });

  it('leaves the lines after a branch on it in place, whether that would break or continue', async () => {
    for (const word of ['break', 'continue']) {
      const text = `def f(x):\n    for a in x:\n        if input():\n            ${word}\n        y = a\n    return x\n`;
      let rounds = 0;
      const all = await survey(text, 'f([1])', {
        ...SILENT,
        ...answering({
          2: () => (rounds++ === 0 ? { binds: { a: '1' } } : { outcome: { kind: 'next', successor: 1 } }),
          5: (query) => ({ binds: { y: query.lookup('a') } }),
          6: (query) => returns(query.lookup('x')),
        }),
      });
      expect(values(await about(all, 5, 'y'))).toEqual(['1']);
      expect(outcomeOf(all.survey)).toMatchObject({ kind: 'returned' });
    }
  });
});

describe('another value at a line', () => {
  it('shows what differs, down to the outcome', async () => {
    const source = python.parse('def f(x):\n    y = x\n    if y:\n        y = x\n    return y\n');
    const surveys = new SurveyCache(python, COPYING);
    const [root] = source.functions;
    const statement = source.statementAt(3);
    if (!root || !statement) throw new Error('no f');
    const survey = await surveys.find('d.py', source, root, 'f(1)');
    await surveys.complete(survey);
    const supposed = await whatIf(survey, { statement, iteration: 1, target: 'y', value: parseValue('0') });
    expect(supposed.previous && printValue(supposed.previous)).toBe('1');
    expect(supposed.lines.map((line) => [line.statement.line, line.runs, line.values.map(shown)])).toEqual([
      [4, { before: 1, after: 0 }, ['y: 1 -> nothing']],
      [5, { before: 1, after: 1 }, ['return: 1 -> 0']],
    ]);
    const outcomes = [survey, supposed.survey].map((one) => outcomeOf(one));
    expect(outcomes.map((one) => one.kind === 'returned' && printValue(one.value.value))).toEqual(['1', '0']);
  });

  it('has to be at a line that runs', async () => {
    const { survey, source } = await complete('calls');
    const statement = source.statementAt(17);
    if (!statement) throw new Error('no line 17');
    const supposition = { statement, iteration: 4, target: 'n', value: parseValue('1') };
    await expect(whatIf(survey, supposition)).rejects.toThrow('Line 17 runs only 3 times in this call.');
  });
});
