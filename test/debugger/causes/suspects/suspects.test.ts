/** Suspects, with a stand-in for the model that computes additions and comparisons of small numbers. */
import { describe, expect, it } from 'vitest';
import {
  PredictionError,
  type Outcome,
  type Prediction,
  type Predictor,
  type Query,
} from '../../../../src/codec/query';
import { DEFAULT_POLICY } from '../../../../src/codec/prediction-policy';
import { lastArrival, toEnd, upTo } from '../../../../src/debugger/causes/suspects/run-outcome';
import { doubtsOf } from '../../../../src/debugger/causes/doubtful-lines';
import { reasonFor } from '../../../../src/debugger/causes/suspects/reasons';
import type { Recording } from '../../../../src/debugger/causes/recording';
import {
  investigate,
  type Investigation,
  type InvestigationOptions,
} from '../../../../src/debugger/causes/suspects/suspects';
import { ObservedRun } from '../../../../src/debugger/causes/suspects/observed-run';
import { Trials } from '../../../../src/debugger/causes/suspects/trials';
import { similarity, type Symptom } from '../../../../src/debugger/causes/suspects/symptom';
import { launch, launched } from '../../../../src/debugger/launch/launch';
import { Machine } from '../../../../src/debugger/machine/machine';
import { parseValue } from '../../../../src/python/values/literal';
import { link, rewritten, type ModuleLoader } from '../../../../src/python/modules/link';
import { loadPython } from '../../../../src/python/source';
import type { Value } from '../../../../src/python/values/value';

const python = await loadPython();

/** Knows `x = a + b`, `x = a - b`, `if a < b` and the like, and `return a`. */
class Arithmetic implements Predictor {
  readonly policy = { ...DEFAULT_POLICY, decompose: false };
  asked = 0;

  predict(query: Query): Promise<Prediction> {
    const { statement } = query;
    this.asked += 1;
    const words = statement.tokens.map(({ text }) => text);
    const number = (word: string | undefined): bigint => {
      const value = /^\d+$/.test(word ?? '') ? parseValue(word ?? '') : query.lookup(word ?? '');
      if (value?.kind !== 'int') throw new PredictionError(`${word ?? 'nothing'} is no number`);
      return value.value;
    };
    const compute = ([a, operator, b]: readonly string[]): bigint => {
      if (operator === '+') return number(a) + number(b);
      if (operator === '-') return number(a) - number(b);
      if (operator === '//') return number(a) / number(b);
      return number(a);
    };
    const answer = (outcome: Outcome, changes: Prediction['changes'] = []): Promise<Prediction> =>
      Promise.resolve({ values: [], output: '', changes, outcome, outcomeConfidence: 0.7, confidence: 0.9 });
    const int = (value: bigint): Value => ({ kind: 'int', value });
    if (words[0] === 'return') return answer({ kind: 'return', value: int(compute(words.slice(1))) });
    if (words[0] === 'if' || words[0] === 'while' || words[0] === 'assert') {
      const [a, b] = [number(words[1]), number(words[3])];
      const holds = { '<': a < b, '<=': a <= b, '>': a > b, '>=': a >= b }[words[2] ?? ''];
      if (holds === undefined) throw new PredictionError('no comparison');
      if (words[0] === 'assert' && !holds) return answer({ kind: 'raise', exception: { type: 'AssertionError' } });
      return answer({ kind: 'next', successor: holds ? 0 : 1 });
    }
    if (words.includes('//') && number(words.at(-1)) === 0n)
      return answer({ kind: 'raise', exception: { type: 'ZeroDivisionError' } });
    const change = { name: words[0] ?? '', value: int(compute(words.slice(2))), confidence: 1 };
    return answer({ kind: 'next', successor: 0 }, [change]);
  }
}

/** Sure of branches, and not of what is assigned. */
class UnsureOfValues extends Arithmetic {
  override async predict(query: Query): Promise<Prediction> {
    const said = await super.predict(query);
    const confidence = query.statement.kind === 'assignment' ? 0.6 : 1;
    return { ...said, confidence, outcomeConfidence: 1 };
  }
}

async function recorded(
  code: string,
  call: string | undefined,
  predictor: Predictor = new Arithmetic(),
): Promise<Recording> {
  const source = python.parse(code);
  const start = launch(source, call === undefined ? {} : { function: 'f', arguments: call });
  const begun = { source, first: 0, last: 0, state: (index: number) => (index === 0 ? start : undefined) };
  return toEnd(begun, new Machine(source, predictor));
}

async function suspected(
  code: string,
  call: string | undefined,
  symptom: Symptom,
  trials = 100,
  more: Partial<InvestigationOptions> = {},
): Promise<Investigation> {
  const whole = await recorded(code, call);
  const frame = whole.state(1)?.frames[0]?.id ?? 0;
  const isHere = (index: number): boolean =>
    symptom.kind === 'value' && whole.state(index)?.frames.at(-1)?.line === symptom.line;
  const here = Array.from({ length: whole.last }, (_, index) => index).find(isHere);
  const recording = here === undefined ? whole : upTo(whole, lastArrival(whole, here, frame) ?? here);
  const read = (text: string): ReturnType<typeof python.parse> => python.parse(text);
  return investigate(recording, symptom, { read, predictor: new Arithmetic(), milliseconds: 60_000, trials, ...more });
}

const SUM = 'def f(a, b):\n    c = a - b\n    d = a + 1\n    if d > 100:\n        c = 0\n    return c\n';

describe('suspects', () => {
  it('begin with the line whose change leads to what was expected', async () => {
    const found = await suspected(SUM, '3, 4', { kind: 'result', expected: parseValue('7') });
    expect(found.isReproduced).toBe(true);
    expect(found.suspects[0]).toMatchObject({ line: 2, fixes: 1, best: { change: '- → +', closeness: 1 } });
    expect(reasonFor(found.suspects[0] ?? never())).toBe(
      'changing this line (- → +) would put it right; 1 step before it shows.',
    );
  });

  it('are told before anything is tried and with each change that helps, and are the answer to who has seen enough', async () => {
    const told: Investigation[] = [];
    const seen = new AbortController();
    const found = await suspected(SUM, '3, 4', { kind: 'result', expected: parseValue('7') }, 100, {
      enough: seen.signal,
      onFound: (soFar) => {
        told.push(soFar);
        if (soFar.suspects.some(({ fixes }) => fixes > 0)) seen.abort();
      },
    });
    expect(told[0]).toMatchObject({ trials: 0, isComplete: false });
    expect(told[0]?.suspects.map(({ line }) => line)).toContain(2);
    expect(told.length).toBeGreaterThan(1);
    expect(found).toEqual(told.at(-1));
    expect(found.suspects[0]).toMatchObject({ line: 2, fixes: 1 });
  });

  it.each(['-3', '0', '1', '5', '7'])('are said to be put right by changes that do: %s', async (expected) => {
    const found = await suspected(SUM, '3, 4', { kind: 'result', expected: parseValue(expected) });
    const mended = found.suspects.filter(({ fixes }) => fixes > 0);
    expect(mended.filter(({ best }) => !best?.isFix)).toEqual([]);
  });

  it('do not begin with a line that is only on the way to an exception', async () => {
    const code = 'def f(a):\n    b = 3\n    b = a\n    c = a - a\n    d = b\n    d = d // c\n    return d\n';
    const { suspects } = await suspected(code, '3', { kind: 'crash', type: 'ZeroDivisionError', line: 6 });
    expect(suspects.slice(0, 2).map(({ best }) => best?.change)).not.toContain('leave out this line');
  });

  it('are tried from the beginning where a line is moved out of its loop', async () => {
    const loop = 'def f(n):\n    k = 1\n    while n >= 0:\n        d = 6 // n\n        n = n - k\n';
    const recording = await recorded(`${loop}        k += 1\n    return d\n`, '2');
    const run = new ObservedRun(recording, { kind: 'crash', type: 'ZeroDivisionError', line: 4 });
    const read = (text: string): ReturnType<typeof python.parse> => python.parse(text);
    const trials = new Trials(recording.source, read, new Arithmetic());
    const text = `${loop}    k += 1\n    return d\n`;
    const changed = trials.change({ line: 6, text, change: 'one block further out', weight: 1, isMoved: true });
    // What divides by zero is still in the loop.
    const until = performance.now() + 60_000;
    const trial = changed && (await trials.run(changed, run, { until, isPromising: true }));
    expect(trial).toMatchObject({ isFix: false, isDifferent: false });
  });

  describe('of a program of several files', () => {
    const linked = (main: string, shapes: string) => {
      const find: ModuleLoader['find'] = ({ module }) =>
        module === 'shapes' ? { path: '/w/shapes.py', text: shapes, name: 'shapes' } : undefined;
      return link(python, python.parse(main), { find });
    };
    const MAIN = 'import shapes\ndef f(a, b):\n    c = a\n    d = shapes.area(c, b)\n    return d\n';

    it('are also lines of imported files, which are tried with changes', async () => {
      const source = linked(MAIN, '# a comment\ndef area(n, m):\n    k = n - m\n    return k\n');
      const predictor = new Arithmetic();
      const machine = new Machine(source, predictor);
      const start = await launched(machine, { function: 'f', arguments: '3, 4' });
      const begun = { source, first: 0, last: 0, state: (index: number) => (index === 0 ? start : undefined) };
      const recording = await toEnd(begun, machine);
      const read = (text: string, module?: string) => rewritten(python, source, text, module);
      const effort = { milliseconds: 60_000, trials: 100 };
      const symptom: Symptom = { kind: 'result', expected: parseValue('7') };
      const { suspects } = await investigate(recording, symptom, { read, predictor, ...effort });
      const offset = source.imported?.[0]?.offset ?? 0;
      expect(suspects[0]).toMatchObject({ line: offset + 3, best: { change: '- → +', isFix: true } });
      expect(suspects[0]?.fixing[0]).toMatchObject({ module: 'shapes', change: '- → +' });
      // No line is put into a file that others follow.
      const lines = suspects
        .flatMap(({ fixing }) => fixing)
        .map(({ text, module }) => [module, text.split('\n').length]);
      expect(lines.filter(([module]) => module === 'shapes').every(([, count]) => count === offset + 5)).toBe(true);
    });

    it('leave its other files where they are when one is read anew', () => {
      const source = linked(MAIN, 'def area(n, m):\n    return n\n');
      const [shapes] = source.imported ?? [];
      const changed = rewritten(python, source, (shapes?.source.text ?? '').replace('return n', 'return m'), 'shapes');
      expect(changed.imported?.[0]).toMatchObject({ offset: shapes?.offset, lineCount: shapes?.lineCount });
      expect(changed.statementAt((shapes?.offset ?? 0) + 2)?.tokens.map(({ text }) => text)).toEqual(['return', 'm']);
      expect(changed.resolveImport?.(1, { module: 'shapes', level: 0 })).toBe(changed.imported?.[0]);
      expect(changed.statementAt(3)?.scope).toBe(source.statementAt(3)?.scope);
    });
  });

  it('are only lines that had a part', async () => {
    const { suspects } = await suspected(SUM, '3, 4', { kind: 'result', expected: parseValue('7') });
    expect(suspects.map(({ line }) => line)).not.toContain(5);
  });

  it('are never how the file was started', async () => {
    const code = 'a = 3\nif __name__ == "__main__":\n    b = a - 3\n    c = 10 // b\n';
    const { suspects } = await suspected(code, undefined, { kind: 'crash', type: 'ZeroDivisionError', line: 4 });
    expect(suspects.map(({ line }) => line).sort()).toEqual([1, 3, 4]);
  });

  it('tell what would keep an exception from coming up', async () => {
    const code = 'def f(a):\n    b = a - 3\n    c = 1\n    d = 10 // b\n    return d\n';
    const { suspects } = await suspected(code, '3', { kind: 'crash', type: 'ZeroDivisionError', line: 4 });
    expect(suspects.map(({ line }) => line).sort()).toEqual([2, 4]);
    expect(suspects.find(({ line }) => line === 2)?.fixes).toBeGreaterThan(0);
    // Without a division there is none by zero: that hides what is wrong with the divisor.
    const dividing = suspects.find(({ line }) => line === 4);
    expect(dividing?.best?.change).not.toMatch(/^\/\/ → [-+*]$/);
    expect(dividing?.fixing.find(({ change }) => change === '// → *')?.weight).toBeLessThan(0.2);
    expect(reasonFor(suspects[0] ?? never())).toContain('would avoid the exception');
  });

  it('are not mended by what is only assumed otherwise', async () => {
    const code =
      'from nowhere import size\ndef f(a):\n    b = a - 1\n    c = size + b\n    if c > 3:\n        raise ValueError\n    return b\n';
    const source = python.parse(code);
    const machine = new Machine(source, new Arithmetic());
    const states = [launch(source, { function: 'f', arguments: '3' })];
    // The way that is not the likelier one, as a person takes it.
    while (states.at(-1)?.status === 'running')
      states.push(await machine.step(states.at(-1) ?? never(), undefined, { choices: [{ way: 0 }] }));
    const recording: Recording = { source, first: 0, last: states.length - 1, state: (index) => states[index] };
    const options = { predictor: new Arithmetic(), milliseconds: 60_000, trials: 100 };
    const read = (text: string): ReturnType<typeof python.parse> => python.parse(text);
    const symptom = { kind: 'crash', type: 'ValueError', line: 6 } as const;
    const { suspects, isReproduced } = await investigate(recording, symptom, { ...options, read });
    expect(isReproduced).toBe(true);
    const helping = suspects.filter(({ fixes, best }) => fixes > 0 || (best?.closeness ?? 0) > 0);
    expect(helping.map(({ line }) => line)).toContain(5);
    expect(helping.map(({ line }) => line)).not.toContain(3);
    expect(suspects.find(({ line }) => line === 3)?.tried).toBeGreaterThan(0);
  });

  it('are never mended by another assertion', async () => {
    const code = 'def f(a):\n    b = a - 1\n    if b > a:\n        return b\n    assert b > a\n    return a\n';
    const { suspects } = await suspected(code, '3', { kind: 'crash', type: 'AssertionError', line: 5 });
    const asserted = suspects.find(({ line }) => line === 5);
    expect(asserted).toMatchObject({ possible: 0, fixes: 0 });
    expect(suspects.find(({ line }) => line === 2)?.best?.change).toBe('- → +');
    expect(suspects[0]?.line).not.toBe(5);
  });

  it('do not begin with an assertion where no change was tried: it says what is wanted', async () => {
    const code = 'def f(a):\n    b = a - 1\n    assert b > a\n    return a\n';
    const { suspects } = await suspected(code, '3', { kind: 'crash', type: 'AssertionError', line: 3 }, 0);
    expect(suspects.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('can be asked for about a value in the middle of a run', async () => {
    const symptom = { kind: 'value', name: 'c', function: 'f', line: 4, visit: 1, expected: parseValue('7') } as const;
    const { suspects } = await suspected(SUM, '3, 4', symptom);
    expect(suspects[0]?.line).toBe(2);
  });

  it('about a value are first what made it, whatever ran after that; what comes next is none', async () => {
    const code = 'def f(a, b):\n    c = a - b\n    d = a + 1\n    e = d + b\n    return e\n';
    const symptom = { kind: 'value', name: 'c', function: 'f', line: 5, visit: 1, expected: parseValue('50') } as const;
    const { suspects } = await suspected(code, '3, 4', symptom);
    expect(suspects[0]).toMatchObject({ line: 2, makes: true });
    expect(suspects.slice(1).map(({ line, makes }) => [line, makes])).toEqual([
      [4, false],
      [3, false],
    ]);
  });

  it('are what keeps a run from coming to its end', async () => {
    const code = 'def f(a, b):\n    c = 0\n    while a < b:\n        a = a - 1\n        c = c + 1\n    return c\n';
    const found = await suspected(code, '0, 3', { kind: 'endless', line: 3 });
    expect(found.isReproduced).toBe(true);
    expect(found.suspects[0]).toMatchObject({ line: 4, best: { change: '- → +', closeness: 1 } });
    const ends = await suspected(SUM, '3, 4', { kind: 'endless', line: undefined });
    expect(ends.isReproduced).toBe(false);
  });

  it('say that the predicted run shows nothing wrong', async () => {
    const found = await suspected(SUM, '3, 4', { kind: 'result', expected: parseValue('-1') });
    expect(found.isReproduced).toBe(false);
  });

  it('say that there was no time for all', async () => {
    const found = await suspected(SUM, '3, 4', { kind: 'result', expected: parseValue('7') }, 2);
    expect(found).toMatchObject({ trials: 2, isComplete: false });
  });
});

describe('doubts', () => {
  it('are branches that could have gone another way', async () => {
    const doubts = doubtsOf(await recorded(SUM, '3, 4'));
    expect(doubts).toMatchObject([{ line: 4, confidence: 0.7, uncertain: 1, decisions: 1, text: 'if d > 100:' }]);
  });
});

describe('doubts of what led to a branch', () => {
  it('count, of the values that it reads alone', async () => {
    const doubts = doubtsOf(await recorded(SUM, '3, 4', new UnsureOfValues()));
    // `d` is doubtful, and so is `c`, which the branch does not read.
    expect(doubts).toMatchObject([{ line: 4, confidence: 0.6, inherited: 0.6, uncertain: 1 }]);
  });

  it('are none where the branch reads nothing doubtful', async () => {
    const code = 'def f(a, b):\n    c = a - b\n    if a > 100:\n        c = 0\n    return c\n';
    expect(doubtsOf(await recorded(code, '3, 4', new UnsureOfValues()))).toEqual([]);
  });
});

describe('similarity', () => {
  it.each([
    ['[1, 2]', '[1, 2]', 1],
    ["'abc'", "'abd'", 0.6],
    ['[1, 2, 3]', '[1, 3]', 0.6],
    ['1', "'1'", 0],
    ['None', '1', 0],
  ])('of %s and %s is %d', (a, b, expected) => {
    expect(similarity(parseValue(a), parseValue(b))).toBeCloseTo(expected);
  });

  it('of numbers falls with their distance', () => {
    const to = (text: string): number => similarity(parseValue('10'), parseValue(text));
    expect(to('11')).toBeGreaterThan(to('20'));
    expect(to('20')).toBeGreaterThan(0);
  });
});

function never(): never {
  throw new Error('nobody is suspected');
}
