/** Programs and expressions that are too much for anybody: an answer at once, and the session goes on. */
import { describe, expect, it } from 'vitest';
import { TooLongError, type Predictor } from '../../../src/codec/query';
import { Evaluator, EvaluationError } from '../../../src/debugger/evaluate/evaluator';
import { writtenGlobals } from '../../../src/debugger/launch/top-level/units/written-globals';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { localsOf, topFrame } from '../../../src/debugger/state/state';
import { loadPython } from '../../../src/python/source';
import { cpuSeconds } from '../../support/cpu';
import { saying } from '../../support/saying';

const python = await loadPython();

describe('an expression', () => {
  it.each([
    ['of a million characters', `'${'a'.repeat(1_000_000)}'`, 'An expression of 1,000,002 characters is too long'],
    ['of many operands', `1${' + 1'.repeat(100_000)}`, 'An expression of 400,001 characters is too long'],
    ['of many brackets', '('.repeat(4000) + '1' + ')'.repeat(4000), 'nested more than 200 deep'],
  ])('%s is refused before anybody looks at it', async (_, text, message) => {
    const source = python.parse('x = 1\n');
    const state = launch(source);
    const evaluator = new Evaluator(source, python, saying());
    const frame = topFrame(state);
    expect(evaluator.read(text, state, frame)).toBeUndefined();
    for (const asked of [evaluator.value(text, state, frame), evaluator.execute(text, state, frame)]) {
      await expect(asked).rejects.toThrow(EvaluationError);
      await expect(asked).rejects.toThrow(message);
    }
    await expect(evaluator.holds(text, state, frame)).rejects.toThrow(message);
  });

  it('of brackets that CPython takes is looked at', async () => {
    const source = python.parse('x = 1\n');
    const state = launch(source);
    const text = '['.repeat(100) + '1' + ']'.repeat(100);
    const { value } = await new Evaluator(source, python, saying()).value(text, state, topFrame(state));
    expect(value.kind).toBe('list');
  });
});

describe('a value that is too long to be said', () => {
  const endless: Predictor = { predict: () => Promise.reject(new TooLongError('that is too long')) };

  it('is unknown with the reason, and the program goes on', async () => {
    const source = python.parse('def f(a):\n    x = a * 1000000000\n    return x + a\n');
    const machine = new Machine(source, endless);
    let state = launch(source, { function: 'f', arguments: '"a"' });
    state = await machine.step(state);
    if (topFrame(state).event === 'call' || topFrame(state).line === 2) state = await machine.step(state);
    expect(topFrame(state).line).toBe(3);
    expect(localsOf(state, topFrame(state)).get('x')).toEqual({ kind: 'unknown', reason: 'that is too long' });
  });

  it('is an error where a branch hangs on it and nothing is to be assumed', async () => {
    const source = python.parse('if "a" * 1000000000:\n    x = 1\n');
    const machine = new Machine(source, endless);
    let state = launch(source);
    const run = async (): Promise<void> => {
      for (let steps = 0; steps < 5; steps++) state = await machine.step(state, undefined, { stops: true });
    };
    await expect(run()).rejects.toThrow('that is too long');
  });
});

describe('a list of 20,000 items that is written down', () => {
  it('is bound, handed on and gone through without a question, and without holding anything up', async () => {
    const source = python.parse(
      `def f():\n    xs = [${'12, '.repeat(20_000)}]\n    ys = xs\n    for x in xs:\n        return ys\n`,
    );
    const asked: number[] = [];
    const machine = new Machine(source, {
      predict: ({ statement, iterator }) => {
        asked.push(statement.line);
        const [value] = iterator?.items ?? [];
        const changes = value ? [{ name: 'x', value, confidence: 1 }] : [];
        const outcome = { kind: 'next', successor: 0 } as const;
        return Promise.resolve({ values: [], output: '', changes, outcome, outcomeConfidence: 1, confidence: 1 });
      },
    });
    let state = launch(source, { function: 'f', arguments: '' });
    const before = process.cpuUsage();
    while (topFrame(state).event !== 'return') state = await machine.step(state);
    const { user, system } = process.cpuUsage(before);
    // The parts of the list were evaluated one by one.
    expect((user + system) / 1e6).toBeLessThan(2);
    expect(topFrame(state).value).toMatchObject({ kind: 'list', items: { length: 20_000 } });
    expect(asked).toEqual([4]);
  });
});

describe('a program of thousands of definitions', () => {
  it('has globals in no more than seconds', () => {
    const text = Array.from({ length: 12_000 }, (_, i) => `def f${i}():\n    pass\nx${i} = ${i}\n`).join('');
    const source = python.parse(text);
    expect(source.problems).toEqual([]);
    // Each was looked for among all, and the text split for each.
    expect(cpuSeconds(() => writtenGlobals(source))).toBeLessThan(30);
  });

  it('is imported by one line in no more than seconds', async () => {
    const names = Array.from({ length: 24_000 }, (_, i) => `m${i}`).join(', ');
    const source = python.parse(`import ${names}\nx = 1\n`);
    const start = launch(source);
    const before = process.cpuUsage();
    const state = await new Machine(source, saying()).step(await new Machine(source, saying()).step(start));
    expect(state.globals.size).toBeGreaterThanOrEqual(24_000);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(15);
  });
});
