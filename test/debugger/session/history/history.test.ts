import { beforeAll, describe, expect, it } from 'vitest';
import { PredictionError, type Change, type Outcome, type Predictor } from '../../../../src/codec/query';
import { DEFAULT_POLICY } from '../../../../src/codec/prediction-policy';
import { launch } from '../../../../src/debugger/launch/launch';
import { Machine } from '../../../../src/debugger/machine/machine';
import { Session } from '../../../../src/debugger/session/session';
import { parseValue } from '../../../../src/python/values/literal';
import { printValue } from '../../../../src/python/values/print';
import { loadPython, type PythonParser } from '../../../../src/python/source';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

const LOOP = 'i = 0\nwhile i < 5000:\n    i += 1\n';

/** Knows the loop by heart. */
const counting: Predictor = {
  policy: { ...DEFAULT_POLICY, decompose: false },
  predict({ statement, ...query }) {
    const i = Number(printValue(query.lookup('i') ?? parseValue('-1')));
    const answer = (outcome: Outcome, value?: number) => {
      const changes: Change[] =
        value === undefined ? [] : [{ name: 'i', value: parseValue(String(value)), confidence: 1 }];
      return Promise.resolve({ values: [], output: '', changes, outcome, outcomeConfidence: 1, confidence: 1 });
    };
    if (statement.line === 1) return answer({ kind: 'next', successor: 0 }, 0);
    if (statement.line === 2) return answer({ kind: 'next', successor: i < 5000 ? 0 : 1 });
    if (statement.line === 3) return answer({ kind: 'next', successor: 0 }, i + 1);
    throw new PredictionError('no such line');
  },
};

function session(capacity?: number, maxSteps = 20_000): Session {
  const file = python.parse(LOOP);
  return new Session(new Machine(file, counting), launch(file), {
    maxSteps,
    ...(capacity !== undefined && { capacity }),
  });
}

describe('a run of 10,000 steps', () => {
  it('is remembered whole, every step as fast as the first ones', async () => {
    const whole = session(undefined, 1000);
    const times: number[] = [];
    let reason = '';
    while (reason !== 'end') {
      const before = process.cpuUsage();
      reason = (await whole.run({ kind: 'continue' })).kind;
      times.push(process.cpuUsage(before).user);
    }
    expect(whole.newestIndex).toBeGreaterThan(10_000);
    expect(whole.oldestIndex).toBe(0);
    // The first thousand also warm up.
    const early = Math.max(...times.slice(1, 4));
    expect(Math.min(...times.slice(7, 10))).toBeLessThan(3 * early);
  });

  it('takes a step at its end in no time', async () => {
    const whole = session();
    await whole.run({ kind: 'continue' });
    whole.moveTo(10_000);
    const before = process.cpuUsage();
    for (let round = 0; round < 100; round++) {
      await whole.back('stepBack');
      await whole.run({ kind: 'over' });
    }
    expect(process.cpuUsage(before).user / 200).toBeLessThan(2000);
  });

  it('gives up its oldest part where memory is short', async () => {
    const short = session(100_000);
    expect(await short.run({ kind: 'continue' })).toMatchObject({ kind: 'end' });
    expect(short.oldestIndex).toBeGreaterThan(5000);
    expect(short.newestIndex - short.oldestIndex).toBeGreaterThan(500);
    expect(short.newestIndex - short.oldestIndex).toBeLessThan(1500);
    expect(short.recorded(0)).toBeUndefined();
    expect(() => short.moveTo(0)).toThrow('There is no step 0.');
    expect(await short.back('reverseContinue')).toEqual({
      kind: 'entry',
      text: 'start of what is recorded: step forwards, or stop',
    });
    expect(short.index).toBe(short.oldestIndex);
    // The frame began before.
    expect(short.startOf(1)).toBeUndefined();
    expect(await short.run({ kind: 'into' })).toMatchObject({ kind: 'step' });
  });
});

describe('memory', () => {
  it('of 10,000 steps stays small', async () => {
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    const whole = session();
    await whole.run({ kind: 'continue' });
    globalThis.gc?.();
    // Without a forced collection garbage counts as well.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(300_000_000);
    expect(whole.newestIndex).toBeGreaterThan(10_000);
  });
});
