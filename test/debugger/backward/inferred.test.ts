/** A session that steps back beyond what it knows. */
import { describe, expect, it } from 'vitest';
import { PredictionError, type Prediction, type Predictor, type Query } from '../../../src/codec/query';
import type { BackwardPredictor, PriorState, BackwardQuery } from '../../../src/codec/backward/backward-query';
import { Machine } from '../../../src/debugger/machine/machine';
import { partialStateAt } from '../../../src/debugger/launch/partial-state';
import { Session } from '../../../src/debugger/session/session';
import { topFrame, type State } from '../../../src/debugger/state/state';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { loadPython } from '../../../src/python/source';
import type { Value } from '../../../src/python/values/value';

const python = await loadPython();
const source = python.parse(`def f(n):
    n += 1
    n *= 2
    return n`);

const int = (query: Pick<Query, 'lookup'>): bigint => {
  const value = query.lookup('n');
  if (value?.kind !== 'int') throw new PredictionError('n is not a number');
  return value.value;
};
const number = (value: bigint): Value => ({ kind: 'int', value });

const forwards: Predictor = {
  async predict(query): Promise<Prediction> {
    await Promise.resolve();
    const now = int(query);
    const certain = { values: [], output: '', outcomeConfidence: 1, confidence: 1 };
    if (query.statement.line === 4) return { ...certain, changes: [], outcome: { kind: 'return', value: number(now) } };
    const value = number(query.statement.line === 2 ? now + 1n : now * 2n);
    return { ...certain, changes: [{ name: 'n', value, confidence: 1 }], outcome: { kind: 'next', successor: 0 } };
  },
};

/** Is sure of one less, and takes half and two less for possible where the product is undone. */
const backwards: BackwardPredictor = {
  async undo(query: BackwardQuery): Promise<PriorState[]> {
    await Promise.resolve();
    const now = int(query);
    const said = (value: bigint, confidence: number): PriorState => {
      return { values: [{ name: 'n', value: number(value), confidence }], confidence };
    };
    return query.statement.line === 2 ? [said(now - 1n, 0.8)] : [said(now - 2n, 0.6), said(now / 2n, 0.4)];
  },
};

const known = (n: string): State => partialStateAt(source, { line: 4, locals: { n: parseValue(n) } });

function open(start: State): Session {
  return new Session(new Machine(source, forwards), start, { past: backwards });
}

function where({ state, source: from, index }: Session): string {
  const { event, line, locals } = topFrame(state);
  const n = locals.get('n');
  return `${index}: ${event} ${line}, n = ${n ? printValue(n) : 'unbound'}, ${from}`;
}

describe('stepping back beyond the start', () => {
  it('goes on into an inferred past, and says how sure it is', async () => {
    const session = open(known('8'));
    expect(await session.back('stepBack')).toEqual({ kind: 'step', text: 'inferred, 99 %' });
    expect(where(session)).toBe('-1: line 3, n = 4, inferred');
    expect(session.state.last.confidence).toBeCloseTo(1);
    expect(session.state.last.changes).toEqual(new Map([['n', 0.4]]));
    expect(await session.back('reverseInto')).toEqual({ kind: 'step', text: 'inferred, 80 %' });
    expect(where(session)).toBe('-2: line 2, n = 3, inferred');
  });

  it('ends at the start of the function', async () => {
    const session = open(known('8'));
    for (let steps = 0; steps < 4; steps++) await session.back('stepBack');
    expect(await session.back('stepBack')).toMatchObject({ kind: 'entry' });
    expect(where(session)).toBe('-2: line 2, n = 3, inferred');
    expect(session.recorded(session.oldestIndex)?.frames[0]?.event).toBe('call');
  });

  it('comes back to what was known by replay', async () => {
    const start = known('8');
    const session = open(start);
    await session.back('stepBack');
    await session.back('stepBack');
    await session.run({ kind: 'over' });
    await session.run({ kind: 'over' });
    expect(session.state).toBe(start);
    expect(where(session)).toBe('0: line 4, n = 8, given');
  });

  it('keeps the alternatives, and takes another one', async () => {
    const session = open(known('4'));
    await session.back('stepBack');
    expect(session.alternatives()?.all.map(({ isConfirmed, probability }) => [isConfirmed, probability])).toEqual([
      [true, 0.6],
      [true, 0.4],
    ]);
    await session.back('stepBack');
    expect(session.alternatives()?.all).toHaveLength(1);
    await session.run({ kind: 'over' });
    expect(await session.pick(1)).toEqual({ kind: 'goto', text: 'inferred, 40 %' });
    expect(where(session)).toBe('-1: line 3, n = 2, inferred');
    expect(session.oldestIndex).toBe(-1);
    expect(session.state.last.confidence).toBeCloseTo(0.4);
    await expect(session.pick(2)).rejects.toThrow(RangeError);
  });

  it('shows a past that the model does not confirm as such', async () => {
    const session = open(known('7'));
    expect((await session.back('stepBack')).text).toMatch(/not confirmed/);
    expect(session.alternatives()?.all.every(({ isConfirmed }) => !isConfirmed)).toBe(true);
  });

  it('has no alternatives where nothing was inferred', async () => {
    const session = open(known('8'));
    expect(session.alternatives()).toBeUndefined();
    await expect(session.pick(0)).rejects.toThrow(RangeError);
  });

  it('stays at the start of the recorded history without a predictor of the past', async () => {
    const start = known('8');
    const plain = new Session(new Machine(source, forwards), start);
    expect(await plain.back('stepBack')).toEqual({
      kind: 'entry',
      text: 'start of what is recorded: step forwards, or stop',
    });
    expect(plain.state).toBe(start);
  });

  it('forgets the inferred future when a value in the past is set', async () => {
    const session = open(known('8'));
    await session.back('stepBack');
    session.setVariable(topFrame(session.state).id, 'n', number(10n));
    await session.run({ kind: 'over' });
    expect(where(session)).toBe('0: line 4, n = 20, predicted');
  });
});
