/** Other ways at what was assumed: history forks there, and both sides can be reached again. */
import { describe, expect, it } from 'vitest';
import type { Predictor } from '../../../../src/codec/query';
import { launch } from '../../../../src/debugger/launch/launch';
import { Machine } from '../../../../src/debugger/machine/machine';
import { Session, type SessionOptions } from '../../../../src/debugger/session/session';
import { loadPython } from '../../../../src/python/source';
import { parseValue } from '../../../../src/python/values/literal';
import { answering } from '../../../support/scripted';

const python = await loadPython();

const code = `import numpy as np
x = np.a
if x:
    y = 1
else:
    y = 2
z = 3
if np.b:
    z = 4
`;
/** Branches are asked about only where a value is given. */
const predictor: Predictor = {
  predict: async (query) =>
    await answering({
      4: () => ({ binds: { y: '1' } }),
      6: () => ({ binds: { y: '2' } }),
      7: () => ({ binds: { z: '3' } }),
      9: () => ({ binds: { z: '4' } }),
      3: (asked) => ({ outcome: { kind: 'next', successor: asked.lookup('x')?.kind === 'int' ? 1 : 0 } }),
      8: ({ computed }) => ({ outcome: { kind: 'next', successor: computed[0]?.value.kind === 'str' ? 1 : 0 } }),
    }).predict(query),
};

async function open(options: SessionOptions = {}): Promise<Session> {
  const source = python.parse(code);
  const session = new Session(new Machine(source, predictor), launch(source), options);
  await session.run({ kind: 'entry' });
  return session;
}

const line = (session: Session): number | undefined => session.view.frames.at(-1)?.line;
const said = (session: Session): string[] =>
  session.decisions().map(({ step, ways, chosen }) => `${step}: ${ways[chosen ?? 0] ?? ''}`);

describe('a session that has assumed something', () => {
  it('knows what, the latest first', async () => {
    const session = await open();
    await session.run({ kind: 'to', line: 9 });
    expect(line(session)).toBe(9);
    expect(said(session)).toEqual(['7: np.b is true', '4: x is true']);
    await session.back('stepBack');
    expect(said(session)).toEqual(['4: x is true']);
  });

  it('takes the other way, and the first one again, as it was recorded', async () => {
    const session = await open();
    await session.run({ kind: 'to', line: 9 });
    const first = session.state;
    expect(await session.take(4, 0, 1)).toEqual({ kind: 'goto', text: 'Assumed: x is false' });
    expect([line(session), session.index, session.newestIndex]).toEqual([6, 4, 4]);
    await session.run({ kind: 'to', line: 7 });
    expect(said(session)).toEqual(['4: x is false']);
    await session.take(4, 0, 0);
    expect([line(session), session.newestIndex]).toEqual([4, 7]);
    await session.run({ kind: 'to', line: 9 });
    expect(session.state).toBe(first);
    await session.take(4, 0, 1);
    expect(session.newestIndex).toBe(5);
  });

  it('goes on with a value that is given to a name', async () => {
    const session = await open();
    await session.run({ kind: 'to', line: 4 });
    await session.give(4, 0, parseValue('0'));
    expect(line(session)).toBe(6);
    expect(session.decisions()).toMatchObject([
      { step: 4, ways: ['x is true', 'x is false'], chosen: 1, given: 'x = 0' },
    ]);
    expect(session.view.frames[0]?.locals).toBeDefined();
    expect(session.state.globals.get('x')).toEqual({ kind: 'int', value: 0n });
    // The other way is still there, as an assumption.
    await session.take(4, 0, 0);
    expect(line(session)).toBe(4);
    expect(session.decisions()[0]?.given).toBeUndefined();
  });

  it('goes on with a value that is given to an expression', async () => {
    const session = await open();
    await session.run({ kind: 'to', line: 9 });
    expect(await session.give(7, 0, parseValue('False'))).toEqual({ kind: 'goto', text: 'Given: np.b = False' });
    expect(session.state.frames.at(-1)?.event).toBe('return');
    expect(session.state.last).toMatchObject({ source: 'given', confidence: 1 });
    expect(session.decisions()[0]).toMatchObject({ step: 7, chosen: 1, given: 'np.b = False' });
    await session.take(7, 0, 0);
    expect(session.state.last.source).toBe('assumed');
    // The same way by choice is an assumption again, although it was recorded with the value.
    await session.take(7, 0, 1);
    expect(session.decisions()[0]?.given).toBeUndefined();
    expect(session.state.last.source).toBe('assumed');
    await session.take(7, 0, 0);
    expect(await session.give(7, 0, parseValue("''"))).toEqual({ kind: 'goto', text: "Given: np.b = ''" });
    expect(session.state.last.assumptions).toBeUndefined();
    expect(session.decisions()[0]).toMatchObject({ step: 7, chosen: 1, given: "np.b = ''" });
  });

  it('asks for what is compared, not for how that comes out', async () => {
    const source = python.parse('import numpy as np\nif np.mean() > 2:\n    y = 1\nelse:\n    y = 2\n');
    const compared = answering({
      2: ({ computed }) => ({ outcome: { kind: 'next', successor: computed[0]?.value.kind === 'bool' ? 1 : 0 } }),
      3: () => ({ binds: { y: '1' } }),
      5: () => ({ binds: { y: '2' } }),
    });
    const session = new Session(new Machine(source, compared), launch(source), {});
    await session.run({ kind: 'to', line: 3 });
    expect(session.decisions()[0]).toMatchObject({ ways: ['np.mean() > 2 is true', 'np.mean() > 2 is false'] });
    // A truth value is a value like any other here: what it leads to is predicted.
    expect(await session.give(3, 0, parseValue('True'))).toEqual({ kind: 'goto', text: 'Given: np.mean() = True' });
    expect(line(session)).toBe(5);
  });

  it('refuses ways that there are not', async () => {
    const session = await open();
    await session.run({ kind: 'to', line: 4 });
    await expect(session.take(4, 0, 2)).rejects.toThrow('There is no way 2.');
    await expect(session.take(3, 0, 1)).rejects.toThrow('Nothing was assumed at step 3.');
  });
});

describe('a session that is to assume nothing', () => {
  it('stops there, and goes on with what it is told', async () => {
    const session = await open({ stopsUndecided: true });
    expect(await session.run({ kind: 'continue' })).toEqual({
      kind: 'undecided',
      text: 'Not decided: x is true, or x is false',
    });
    expect([line(session), said(session)]).toEqual([3, ['4: x is true']]);
    await session.take(4, 0, 1);
    expect(line(session)).toBe(6);
    expect(await session.run({ kind: 'over' })).toMatchObject({ kind: 'step' });
    expect(await session.run({ kind: 'continue' })).toMatchObject({ kind: 'undecided' });
    expect(line(session)).toBe(8);
    expect(session.decisions()[0]?.chosen).toBeUndefined();
  });
});
