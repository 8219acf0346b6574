import { describe, expect, it } from 'vitest';
import type { Prediction, Query } from '../../../src/codec/query';
import { DoubtfulExceptions } from '../../../src/debugger/predict/predictor-chain';
import { StatementBudget } from '../../../src/debugger/predict/statement-budget';
import { queryOf } from '../../support/query';

/** What is said by somebody who is so sure of an exception, and says 0.8 of another answer. */
async function answer(query: Query, sure: number): Promise<Prediction> {
  const predict = ({ isToPass }: Query): Promise<Prediction> =>
    Promise.resolve({
      values: [],
      output: '',
      changes: [],
      outcome: isToPass ? { kind: 'next', successor: 0 } : { kind: 'raise', exception: { type: 'TypeError' } },
      outcomeConfidence: isToPass ? 0.8 : sure,
      confidence: isToPass ? 0.8 : sure,
    });
  const predictor = new DoubtfulExceptions({ predict: ({ query: asked }) => predict(asked) });
  const budget = new StatementBudget({ predict }, { computeCost: 100, milliseconds: 1000 });
  return await predictor.predict({ query, budget });
}

describe('an exception', () => {
  it('that is less likely than not gives way to an answer without one', async () => {
    const said = await answer(queryOf('x = y + z', { y: '1', z: '2' }), 0.3);
    expect(said.outcome).toEqual({ kind: 'next', successor: 0 });
    expect(said.confidence).toBeCloseTo(0.56);
  });

  it('that is likely is believed', async () => {
    const said = await answer(queryOf('x = y + z', { y: '1', z: "'2'" }), 0.6);
    expect(said.outcome.kind).toBe('raise');
    expect(said.confidence).toBe(0.6);
  });

  it('that the statement raises itself is believed, however doubtful its message is', async () => {
    const said = await answer(queryOf('raise ValueError(text)', { text: "'a'" }), 0.2);
    expect(said.outcome.kind).toBe('raise');
  });
});
