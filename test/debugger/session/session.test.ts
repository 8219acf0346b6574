import { beforeAll, describe, expect, it } from 'vitest';
import { PredictionError, type Prediction, type Predictor } from '../../../src/codec/query';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { Session, type Command } from '../../../src/debugger/session/session';
import { parseValue } from '../../../src/python/values/literal';
import { loadPython, type PythonParser } from '../../../src/python/source';
import { local, openSession, where } from '../../support/session';

const into: Command = { kind: 'into' };
const over: Command = { kind: 'over' };
const out: Command = { kind: 'out' };
const resume: Command = { kind: 'continue' };

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

describe('stepping forward', () => {
  it('steps over a call to the next line of the same function', async () => {
    const { session } = await openSession(python, 'calls');
    expect(where(session)).toBe('total:15');
    await session.run(over);
    await session.run(over);
    expect(where(session)).toBe('total:17');
    expect(await session.run(over)).toEqual({ kind: 'step', text: 'step' });
    expect(where(session)).toBe('total:16');
    expect(local(session, 'result')).toBe('20');
  });

  it('steps into the body of a callee, and from its return to the waiting line', async () => {
    const { session } = await openSession(python, 'calls');
    await session.run({ kind: 'to', line: 17 });
    await session.run(into);
    expect(where(session)).toBe('total:17 > square:3');
    await session.run(over);
    expect(where(session)).toBe('total:17 (square returned 9)');
    await session.run(into);
    expect(where(session)).toBe('total:17 > square:3');
    await session.run(out);
    expect(where(session)).toBe('total:17 (square returned 11)');
    await session.run(over);
    expect(where(session)).toBe('total:16');
  });

  it('shows the object, not None, when a constructor has returned', async () => {
    const { session } = await openSession(python, 'classes');
    await session.run({ kind: 'to', line: 36 });
    await session.run(out);
    expect(where(session)).toBe('run:45 (Node.__init__ returned <Node value=2, next=None>)');
  });

  it('lands in the handler when an exception leaves the function that is stepped over', async () => {
    const { session } = await openSession(python, 'exceptions');
    await session.run({ kind: 'to', line: 11 });
    await session.run(out);
    expect(where(session)).toBe('run:41');
  });

  it('ends with the outermost return', async () => {
    const { session } = await openSession(python, 'calls');
    expect(await session.run(resume)).toEqual({
      kind: 'end',
      note: 'End of program',
      text: 'end of program: step back, or stop',
    });
    expect(session.state.status).toBe('finished');
    expect(await session.run(over)).toMatchObject({ kind: 'end' });
  });
});

describe('breakpoints', () => {
  it('stop on every arrival, in callees that are stepped over too', async () => {
    const { session } = await openSession(python, 'calls');
    session.breakpoints.add(3);
    expect(await session.run(resume)).toMatchObject({ kind: 'breakpoint' });
    expect(where(session)).toBe('total:17 > square:3');
    expect(await session.run(resume)).toMatchObject({ kind: 'breakpoint' });
    expect(local(session, 'offset')).toBe('2');
  });

  it('do not hold the line that is stopped at', async () => {
    const { session } = await openSession(python, 'calls');
    session.breakpoints.add(15);
    expect(await session.run(resume)).toMatchObject({ kind: 'end' });
  });
});

describe('exceptions', () => {
  it('that nobody catches stop where they were raised, then end the program', async () => {
    const { session } = await openSession(python, 'uncaught');
    expect(await session.run(resume)).toEqual({
      kind: 'exception',
      text: 'ZeroDivisionError: integer division or modulo by zero (uncaught)',
    });
    expect(where(session)).toBe('<module>:14 > outer:11 > inner:4');
    expect(await session.run(resume)).toMatchObject({
      kind: 'end',
      text: expect.stringContaining('ZeroDivisionError') as string,
    });
  });

  it('that are caught stop once each when asked for', async () => {
    const { session } = await openSession(python, 'exceptions');
    session.exceptions = { raised: () => true, uncaught: () => true };
    const stops = [];
    for (let reason = await session.run(resume); reason.kind === 'exception'; reason = await session.run(resume)) {
      stops.push(`${session.view.frames.at(-1)?.line ?? 0} ${reason.text.slice(0, 20)}`);
    }
    expect(stops).toEqual(
      [
        '11 ValueError: invalid ',
        '13 Refused: no',
        "14 KeyError: 'k'",
        "26 KeyError: 'a'",
        '49 TypeError: risky() m',
      ].map((text) => text.slice(0, 23)),
    );
  });
});

describe('going back', () => {
  it('replays stored states both ways without asking again', async () => {
    const { session, oracle } = await openSession(python, 'calls');
    await session.run({ kind: 'to', line: 18 });
    const asked = oracle.asked.length;
    const end = session.state;
    expect(await session.back('stepBack')).toMatchObject({ kind: 'step' });
    expect(where(session)).toBe('total:16');
    expect(session.source).toBe('replayed');
    await session.back('stepBack');
    expect(where(session)).toBe('total:17');
    await session.back('reverseInto');
    expect(where(session)).toBe('total:16');
    await session.run({ kind: 'to', line: 18 });
    expect(session.state).toBe(end);
    expect(oracle.asked.length).toBe(asked);
  });

  it('steps out backwards to the call, and runs backwards to breakpoints and the start', async () => {
    const { session } = await openSession(python, 'calls');
    session.breakpoints.add(3);
    await session.run(resume);
    await session.run(resume);
    await session.back('reverseOut');
    expect(where(session)).toBe('total:17');
    expect(await session.back('reverseContinue')).toMatchObject({ kind: 'entry' });
    expect(where(session)).toBe('total:15');
    session.breakpoints.clear();
    await session.run({ kind: 'to', line: 18 });
    session.breakpoints.add(3);
    expect(await session.back('reverseContinue')).toMatchObject({ kind: 'breakpoint' });
    expect(where(session)).toBe('total:17 > square:3');
  });

  it('restarts a frame', async () => {
    const { session } = await openSession(python, 'calls');
    await session.run({ kind: 'to', line: 18 });
    expect(await session.restart(session.startOf(1) ?? -1)).toMatchObject({ text: 'frame restarted' });
    expect(where(session)).toBe('total:15');
  });
});

describe('editing', () => {
  it('drops the predicted future and keeps the past', async () => {
    const { session } = await openSession(python, 'calls');
    await session.run({ kind: 'to', line: 18 });
    await session.back('stepBack');
    const newest = session.newestIndex;
    session.setVariable(1, 'numbers', parseValue('[3]'));
    expect(session.newestIndex).toBeLessThan(newest);
    expect(session.source).toBe('given');
    expect(local(session, 'numbers')).toBe('[3]');
    await session.back('stepBack');
    expect(local(session, 'numbers')).toBe('[3, 1, 2]');
  });

  it('changes an object for everyone who holds it', async () => {
    const { session } = await openSession(python, 'aliases');
    await session.run({ kind: 'to', line: 17 });
    session.setVariable(1, 'grid[0][1]', parseValue('[7]'));
    expect(local(session, 'first')).toBe('[1, [7]]');
    expect(local(session, 'copy')).toBe('[[1, [7]], [2]]');
    expect(() => {
      session.setVariable(1, 'grid[5]', parseValue('1'));
    }).toThrow('grid[5] cannot be set: it has no value.');
    expect(() => {
      session.setVariable(1, 'grid + 1', parseValue('1'));
    }).toThrow('only names, attributes and items can');
  });
});

describe('commands that cannot be carried out', () => {
  /** Answers until it has been asked `count` times. */
  const limited = (predictor: Predictor, count: number): Predictor => {
    let asked = 0;
    return {
      predict: (query, options): Promise<Prediction> =>
        asked++ < count ? predictor.predict(query, options) : Promise.reject(new PredictionError('no idea')),
    };
  };

  it('leave the session where it was, and can be given again', async () => {
    const { oracle, session: whole } = await openSession(python, 'calls');
    const file = python.parse(await import('../../support/oracle').then(({ readTrace }) => readTrace('calls').source));
    const start = launch(file, { function: 'total', arguments: '[3, 1, 2], bonus=2' });
    const session = new Session(new Machine(file, limited(oracle, 3)), start);
    await session.run({ kind: 'to', line: 17 });
    const before = session.state;
    expect(await session.run(over)).toEqual({ kind: 'error', text: 'no prediction: no idea' });
    expect(session.state).toBe(before);
    expect(whole.state.status).toBe('running');
  });

  it('stop after so many predicted steps', async () => {
    const { session } = await openSession(python, 'calls', { maxSteps: 5 });
    expect(await session.run(resume)).toEqual({
      kind: 'limit',
      text: 'stopped after 5 predicted steps',
      note: 'Paused after 5 steps',
    });
    expect(await session.run(resume)).toMatchObject({ kind: 'limit' });
    expect(session.index).toBe(11);
  });

  it('stop after so many seconds', async () => {
    const { session, oracle } = await openSession(python, 'calls', { seconds: 0.02 });
    oracle.delay = 5;
    expect(await session.run(resume)).toEqual({ kind: 'limit', text: 'stopped after 0.02 seconds' });
    const { index } = session;
    expect(session.state.status).toBe('running');
    expect(await session.run(resume)).toMatchObject({ kind: 'limit' });
    expect(session.index).toBeGreaterThan(index);
  });

  it('stop when they are cancelled', async () => {
    const { session, oracle } = await openSession(python, 'calls');
    oracle.delay = 5;
    const cancel = new AbortController();
    const running = session.run(resume, cancel.signal);
    await expect(session.run(resume)).rejects.toThrow('running already');
    setTimeout(() => {
      cancel.abort();
    }, 12);
    expect(await running).toMatchObject({ kind: 'cancelled' });
    oracle.delay = 0;
    expect(await session.run(resume)).toMatchObject({ kind: 'end' });
  });
});
