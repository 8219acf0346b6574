import { beforeAll, describe, expect, it } from 'vitest';
import { whyNot } from '../../../../src/debugger/session/commands/jump';
import { stepTargets } from '../../../../src/debugger/session/commands/step-targets';
import { loadPython, type PythonParser } from '../../../../src/python/source';
import { local, openSession, where } from '../../../support/session';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

describe('going on from another line', () => {
  it('keeps the values and the past', async () => {
    const { session } = await openSession(python, 'calls');
    await session.run({ kind: 'to', line: 18 });
    const before = session.index;
    // The call of line 18 is left out.
    expect(session.jump(19)).toEqual({ kind: 'goto', text: 'line 19' });
    expect([where(session), local(session, 'result'), session.source]).toEqual(['total:19', '34', 'given']);
    expect(session.index).toBe(before + 1);
    await session.run({ kind: 'over' });
    expect([where(session), local(session, 'result')]).toEqual(['total:20', '44']);
    await session.back('stepBack');
    await session.back('stepBack');
    expect(where(session)).toBe('total:18');
  });

  it('leaves a function that has just returned, with the call', async () => {
    const { session } = await openSession(python, 'calls');
    await session.run({ kind: 'to', line: 3 });
    await session.run({ kind: 'out' });
    expect(where(session)).toBe('total:17 (square returned 9)');
    session.jump(15);
    expect(where(session)).toBe('total:15');
  });

  it('is refused where nothing is, and into blocks that must be entered', () => {
    const text = 'def f(a):\n    for x in a:\n        y = x\n    with a:\n        z = 1\n    # c\n    return a\nf(1)\n';
    const source = python.parse(text);
    const info = source.findFunction('f');
    if (!info) throw new Error('no f');
    expect(whyNot(source, info, 7, 4)).toBeUndefined();
    expect(whyNot(source, info, 3, 3)).toBeUndefined();
    expect(whyNot(source, info, 7, 3)).toBe('Line 3 is inside the for block of line 2, which has not been entered.');
    expect(whyNot(source, info, 7, 5)).toBe('Line 5 is inside the with block of line 4, which has not been entered.');
    expect(whyNot(source, info, 7, 6)).toBe('There is nothing to run on line 6.');
    expect(whyNot(source, info, 7, 8)).toBe('Line 8 is not in f.');
  });
});

describe('calls to step into', () => {
  it('are those of the program that have not returned', async () => {
    const { session, file } = await openSession(python, 'calls');
    await session.run({ kind: 'to', line: 17 });
    const texts = () => stepTargets(file, session.state).map(({ text }) => text);
    expect(texts()).toEqual(['square(n)', 'square(n, offset=bonus)']);
    const [, second] = stepTargets(file, session.state);
    if (!second) throw new Error('no second call');
    await session.run({ kind: 'into-call', call: second.range });
    expect([where(session), local(session, 'offset')]).toEqual(['total:17 > square:3', '2']);
    await session.back('reverseOut');
    await session.run({ kind: 'into' });
    await session.run({ kind: 'out' });
    expect(texts()).toEqual(['square(n, offset=bonus)']);
  });
});
