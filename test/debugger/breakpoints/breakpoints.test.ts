import { beforeAll, describe, expect, it } from 'vitest';
import { Breakpoints, type Breakpoint } from '../../../src/debugger/breakpoints/breakpoints';
import type { StopReason } from '../../../src/debugger/session/commands/commands';
import { Evaluator } from '../../../src/debugger/evaluate/evaluator';
import { readHitCondition } from '../../../src/debugger/breakpoints/hit-condition';
import { launch } from '../../../src/debugger/launch/launch';
import { readLogMessage } from '../../../src/debugger/breakpoints/log-message';
import { Machine } from '../../../src/debugger/machine/machine';
import { Session } from '../../../src/debugger/session/session';
import { topFrame } from '../../../src/debugger/state/state';
import { Watchpoint } from '../../../src/debugger/breakpoints/watchpoint';
import { parseValue } from '../../../src/python/values/literal';
import { loadPython, type PythonParser } from '../../../src/python/source';
import { FragmentPredictor } from '../../support/fragments';
import { OraclePredictor, readTrace } from '../../support/oracle';
import { local, where } from '../../support/session';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

const resume = { kind: 'continue' } as const;

/** `total([3, 1, 2], bonus=2)` of calls.py at its first line. */
async function stopped(...set: Omit<Breakpoint, 'id'>[]) {
  const trace = readTrace('calls');
  const file = python.parse(trace.source);
  const predictor = new FragmentPredictor(new OraclePredictor(file, trace));
  const logged: string[] = [];
  const evaluator = new Evaluator(file, python, predictor);
  const breakpoints = new Breakpoints(
    () => evaluator,
    (text) => logged.push(text),
    () => 0.8,
  );
  const session: Session = new Session(
    new Machine(file, predictor),
    launch(file, { function: 'total', arguments: '[3, 1, 2], bonus=2' }),
    {
      breaksAt: (passage, signal) => breakpoints.check(passage, signal),
      onReplaced: (index) => {
        breakpoints.forget(index);
      },
    },
  );
  await session.run({ kind: 'entry' });
  breakpoints.set(set.map((breakpoint, index) => ({ id: index + 1, ...breakpoint })));
  const watch = (expression: string): Watchpoint | undefined =>
    Watchpoint.of(session.state, topFrame(session.state), expression);
  return { session, breakpoints, predictor, logged, watch, file };
}

/** Stops of one run after the other, up to the end. */
async function allStops(session: Session, go: () => Promise<StopReason>): Promise<string[]> {
  const stops: string[] = [];
  for (let reason = await go(); reason.kind !== 'end' && reason.kind !== 'entry'; reason = await go())
    stops.push(`${where(session)} ${reason.text}`);
  return stops;
}

describe('hit conditions', () => {
  it.each([
    ['4', [4]],
    ['==3', [3]],
    ['> 5', [6, 7]],
    ['>=6', [6, 7]],
    ['<2', [1]],
    ['<= 2', [1, 2]],
    ['%3', [3, 6]],
  ])('%s', (text, hits) => {
    const holds = readHitCondition(text);
    expect([1, 2, 3, 4, 5, 6, 7].filter((hit) => holds?.(hit))).toEqual(hits);
  });

  it.each(['', 'x', '>', '-1', '!=3', '3 4', '0', '== 0', '%0', '<1', '<=0'])('are not %j', (text) => {
    expect(readHitCondition(text)).toBeUndefined();
  });
});

describe('log messages', () => {
  it.each([
    ['plain', [{ text: 'plain' }]],
    ['x={x}, {d["}"]}', [{ text: 'x=' }, { expression: 'x' }, { text: ', ' }, { expression: 'd["}"]' }]],
    ['{{x}} {', [{ text: '{x} {' }]],
    ['{ {1: 2}[1] }', [{ expression: '{1: 2}[1]' }]],
    ['{}', [{ text: '{}' }]],
    ['{d["""]} it\'s {x}', [{ expression: 'd["""]' }, { text: " it's " }, { expression: 'x' }]],
    ['{d["""]}}', [{ expression: 'd["""]' }, { text: '}' }]],
    [`{d['''it's }''']}, {x}`, [{ expression: `d['''it's }''']` }, { text: ', ' }, { expression: 'x' }]],
    [`{f"{x}'"}, {x}`, [{ expression: `f"{x}'"` }, { text: ', ' }, { expression: 'x' }]],
    [
      'is {total!r:>6}, {x=}',
      [{ text: 'is ' }, { expression: "f'''{total!r:>6}'''" }, { text: ', ' }, { expression: "f'''{x=}'''" }],
    ],
    ['{n +} and {x}', [{ expression: 'n +' }, { text: ' and ' }, { expression: 'x' }]],
    ["{it's} {x}", [{ expression: "it's" }, { text: ' ' }, { expression: 'x' }]],
  ])('%s', (message, parts) => {
    expect(readLogMessage(message)).toMatchObject(parts);
  });
});

describe('a condition', () => {
  it('decides at every arrival, and is named in the stop', async () => {
    const { session } = await stopped({ place: { kind: 'line', line: 17 }, condition: 'n == 1' });
    const reason = await session.run(resume);
    expect(reason).toEqual({ kind: 'breakpoint', text: 'breakpoint: n == 1 (predicted, 90 % sure)', breakpoints: [1] });
    expect(local(session, 'n')).toBe('1');
    expect(await session.run(resume)).toMatchObject({ kind: 'end' });
  });

  it('that cannot be judged stops and says so', async () => {
    const { session } = await stopped({ place: { kind: 'line', line: 17 }, condition: 'nowhere > 1' });
    expect(await session.run(resume)).toMatchObject({
      kind: 'breakpoint',
      text: 'breakpoint: the condition "nowhere > 1" cannot be evaluated: nowhere has no value here.',
    });
    const { session: other } = await stopped({ place: { kind: 'line', line: 17 }, condition: 'n % 0' });
    expect((await other.run(resume)).text).toMatch(/cannot be evaluated: n % 0 raises ZeroDivisionError: no/);
    const { session: third } = await stopped({ place: { kind: 'line', line: 17 }, condition: 'n = 3' });
    expect((await third.run(resume)).text).toBe(
      'breakpoint: the condition "n = 3" cannot be evaluated: it sets n. To compare, write n == 3.',
    );
    const { session: count } = await stopped({ place: { kind: 'line', line: 17 }, condition: '>= 2' });
    expect((await count.run(resume)).text).toBe(
      'breakpoint: the condition ">= 2" cannot be evaluated: it compares nothing. For how often the line is reached, choose Hit Count.',
    );
  });

  it('holds backwards, too', async () => {
    const { session, predictor } = await stopped({ place: { kind: 'line', line: 17 }, condition: 'n == 1' });
    await session.run({ kind: 'to', line: 19 });
    await session.run({ kind: 'to', line: 19 });
    expect(await session.back('reverseContinue')).toMatchObject({ kind: 'breakpoint' });
    expect([where(session), local(session, 'n')]).toEqual(['total:17', '1']);
    expect(await session.back('reverseContinue')).toMatchObject({ kind: 'entry' });
    // What has been judged once is not asked again.
    const { asked } = predictor;
    expect(await session.run(resume)).toMatchObject({ kind: 'breakpoint' });
    expect(predictor.asked).toBe(asked);
  });
});

describe('hit counts', () => {
  it('count arrivals from the start of the history, forward and backward', async () => {
    const { session, breakpoints } = await stopped({
      place: { kind: 'line', line: 3 },
      hits: (hit) => hit === 2 || hit === 5,
    });
    const at = async (go: () => Promise<StopReason>): Promise<number[]> => {
      const indexes = [];
      for (let reason = await go(); reason.kind === 'breakpoint'; reason = await go()) indexes.push(session.index);
      return indexes;
    };
    const forwards = await at(() => session.run(resume));
    expect(forwards).toHaveLength(2);
    expect(await at(() => session.back('reverseContinue'))).toEqual(forwards.toReversed());
    // One that is set when all that has happened counts the same.
    breakpoints.set([{ id: 9, place: { kind: 'line', line: 3 }, hits: (hit) => hit === 5 }]);
    expect(await at(() => session.run(resume))).toEqual(forwards.slice(1));
  });

  it('count only where the condition holds', async () => {
    const { session } = await stopped({
      place: { kind: 'line', line: 17 },
      condition: 'n > 1',
      hits: (hit) => hit === 2,
    });
    await session.run(resume);
    expect(local(session, 'n')).toBe('2');
    expect(await session.run(resume)).toMatchObject({ kind: 'end' });
  });
});

describe('log points', () => {
  it('print and go on, each time they are passed forwards', async () => {
    const place = { kind: 'line', line: 17 } as const;
    const { session, logged } = await stopped({ place, message: readLogMessage('n is {n}, {n * 10} {nowhere}') });
    await session.run({ kind: 'to', line: 18 });
    const lines = ['3', '1', '2'].map((n) => `n is ${n}, ${n}0 <nowhere has no value here>\n`);
    expect(logged).toEqual(lines);
    await session.back('reverseContinue');
    expect(logged).toEqual(lines);
    await session.run({ kind: 'to', line: 18 });
    expect(logged).toEqual([...lines, ...lines]);
  });

  it('mark what is hardly known', async () => {
    const place = { kind: 'line', line: 17 } as const;
    const { session, logged, predictor } = await stopped({ place, message: readLogMessage('{n} or {n * 10}') });
    const predict = predictor.predict.bind(predictor);
    predictor.predict = async (query, options) => ({ ...(await predict(query, options)), confidence: 0.25 });
    await session.run({ kind: 'to', line: 18 });
    expect(logged[0]).toBe('3 or 30 (25 % sure)\n');
  });

  it('say what has no value as it is written in the braces', async () => {
    const place = { kind: 'line', line: 17 } as const;
    const { session, logged } = await stopped({ place, message: readLogMessage('is {n%0:>6}') });
    await session.run({ kind: 'to', line: 18 });
    expect(logged[0]).toBe('is <no answer to n%0:>6>\n');
  });

  it('say shortly what is no expression', async () => {
    const place = { kind: 'line', line: 17 } as const;
    const { session, logged } = await stopped({ place, message: readLogMessage('is {n +}') });
    await session.run({ kind: 'to', line: 18 });
    expect(logged[0]).toBe('is <n + is not a Python expression>\n');
  });
});

describe('function breakpoints', () => {
  it('stop on the first line of every call, both ways', async () => {
    const { session, breakpoints, file } = await stopped();
    const info = file.findFunction('square');
    if (!info) throw new Error('no square');
    breakpoints.set([{ id: 4, place: { kind: 'function', function: info } }]);
    const forwards = await allStops(session, () => session.run(resume));
    expect(forwards).toHaveLength(6);
    expect(forwards[0]).toBe('total:17 > square:3 square was called');
    expect(await allStops(session, () => session.back('reverseContinue'))).toHaveLength(6);
  });
});

describe('data breakpoints', () => {
  it('stop after a change, and going back on the line that makes it', async () => {
    const { session, breakpoints, watch: find } = await stopped();
    await session.run({ kind: 'to', line: 16 });
    const watch = find('result');
    if (!watch) throw new Error('no watch');
    breakpoints.set([{ id: 7, place: { kind: 'data', watch } }]);
    const forwards = await allStops(session, () => session.run(resume));
    expect(forwards).toEqual([
      'total:16 result changed: 0 → 20',
      'total:16 result changed: 20 → 24',
      'total:16 result changed: 24 → 34',
      'total:20 result changed: 34 → 44',
    ]);
    const backwards = await allStops(session, () => session.back('reverseContinue'));
    expect(backwards.map((stop) => stop.replace(/ > .*\)| \(.*?\)/, ''))).toEqual([
      'total:19 result changes here: 34 → 44',
      'total:17 result changes here: 24 → 34',
      'total:17 result changes here: 20 → 24',
      'total:17 result changes here: 0 → 20',
      // The first binding.
      'total:15 result gets its first value here: 0',
    ]);
  });

  it('watch the parts of an object wherever it is changed', async () => {
    const { session, breakpoints, watch: find } = await stopped();
    const watch = find('numbers[0]');
    if (!watch) throw new Error('no watch');
    expect(watch.id).toMatch(/^object:\d+\[0\]$/);
    breakpoints.set([{ id: 7, place: { kind: 'data', watch } }]);
    session.setVariable(1, 'numbers[0]', parseValue('3'));
    expect(await session.run(resume)).toMatchObject({ kind: 'end' });
  });

  it('are not for what is no place', async () => {
    const { watch: find } = await stopped();
    for (const text of ['nowhere', 'bonus + 1', 'numbers[9]', '3', 'bonus.x']) expect(find(text)).toBeUndefined();
  });
});

describe('the last change of a value', () => {
  it('is found in the recorded past', async () => {
    const { session, watch: find } = await stopped();
    await session.run({ kind: 'to', line: 18 });
    const watch = find('result');
    const change = watch && session.lastChange(watch);
    expect(change?.text).toBe('result changes here: 24 → 34');
    session.moveTo(change?.index ?? -1);
    expect([where(session), local(session, 'n'), local(session, 'result')]).toEqual([
      expect.stringMatching(/^total:17/),
      '2',
      '24',
    ]);
  });

  it('of what has never changed is not', async () => {
    const { session, watch: find } = await stopped();
    await session.run({ kind: 'to', line: 18 });
    const watch = find('bonus');
    expect(watch && session.lastChange(watch)).toBeUndefined();
  });
});
