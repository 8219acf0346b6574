/** The ceiling of a call: first answers from half of it on, then none. */
import { describe, expect, it } from 'vitest';
import { Budget } from '../../../src/codec/budget';
import { NoAnswerError, type PredictOptions, type Prediction, type Predictor } from '../../../src/codec/query';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { CallBudgetPredictor } from '../../../src/debugger/predict/call-budget-predictor';
import { loadPython } from '../../../src/python/source';
import { printValue } from '../../../src/python/values/print';
import { queryOf } from '../../support/query';

const python = await loadPython();

/** Says 7 of everything that is bound. */
function saying(computeCost: number, asked: (PredictOptions | undefined)[] = []): Predictor {
  return {
    predict: ({ statement: { targets } }, options): Promise<Prediction> => {
      asked.push(options);
      const changes = targets.map((name) => ({ name, value: { kind: 'int', value: 7n } as const, confidence: 1 }));
      const outcome = { kind: 'next', successor: 0 } as const;
      const sure = { outcomeConfidence: 1, confidence: 1, computeCost };
      return Promise.resolve({ values: [], output: '', changes, outcome, ...sure });
    },
  };
}

const budget = (computeCost: number): Budget => new Budget({ computeCost, milliseconds: 60_000 }, 'the call');

describe('the ceiling of a call', () => {
  const query = queryOf('x = y + z', { y: '1', z: '2' });

  it('takes first answers when half of it is spent, and none when all is', async () => {
    const asked: (PredictOptions | undefined)[] = [];
    const predictor = new CallBudgetPredictor(saying(3, asked), budget(10));
    for (let i = 0; i < 4; i++) await predictor.predict(query);
    expect(asked.map((options) => options?.accept)).toEqual([undefined, undefined, 'any', 'any']);
    await expect(predictor.predict(query)).rejects.toThrow(
      new NoAnswerError('the call takes too many forward passes of the model'),
    );
    expect(asked).toHaveLength(4);
    predictor.grant(budget(10));
    await predictor.predict(query);
    expect(asked).toHaveLength(5);
  });

  it('ends evaluations, too', async () => {
    const evaluating: Predictor = { ...saying(1), checked: (...question) => saying(0).predict(...question) };
    const predictor = new CallBudgetPredictor(evaluating, budget(2));
    expect(await predictor.checked(query)).toBeDefined();
    await predictor.predict(query);
    await predictor.predict(query);
    await expect(predictor.checked(query)).rejects.toThrow(NoAnswerError);
  });

  it('leaves the statements behind it without a value, and lets the run go on', async () => {
    const source = python.parse('a = int("7")\nb = int("7")\nc = int("7")\n');
    const machine = new Machine(source, new CallBudgetPredictor(saying(6), budget(10)));
    let state = launch(source);
    while (state.status === 'running') state = await machine.step(state);
    expect([...state.globals.values()].map((value) => printValue(value))).toEqual(['7', '7', '<unknown>']);
    const last = state.globals.get('c');
    expect(last?.kind === 'unknown' && last.reason).toMatch(/^the call takes too many/);
  });
});
