/** The program's half of the chain, by what it asks the model. */
import { beforeAll, describe, expect, it } from 'vitest';
import { PredictionError, type Acceptance, type Prediction, type Predictor } from '../../../src/codec/query';
import { DEFAULT_POLICY, policyWith, type PredictionPolicy } from '../../../src/codec/prediction-policy';
import { predictorChain, type PartMachine } from '../../../src/debugger/predict/predictor-chain';
import { StatementBudget } from '../../../src/debugger/predict/statement-budget';
import { loadPython, type PythonParser } from '../../../src/python/source';
import { queryOf } from '../../support/query';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

/** A model that is unsure of everything, and what of that it was told to accept. */
class Unsure implements Predictor {
  readonly accepted: (Acceptance | undefined)[] = [];

  constructor(
    readonly policy: PredictionPolicy | undefined,
    private readonly computeCost: number,
  ) {}

  predict(...[, options]: Parameters<Predictor['predict']>): Promise<Prediction> {
    this.accepted.push(options?.accept);
    const { computeCost } = this;
    const sure = { outcomeConfidence: 0.5, confidence: 0.5, computeCost };
    return Promise.resolve({ values: [], output: '', changes: [], outcome: { kind: 'next', successor: 0 }, ...sure });
  }
}

const noMachine: PartMachine = () => {
  throw new Error('nothing is worked out here');
};

const query = queryOf('x = y + z', { y: '1', z: '2' });

describe('the chain of predictors', () => {
  const chain = (model: Predictor, shared?: StatementBudget): Predictor =>
    predictorChain(python.parse('x = y + z'), model, noMachine, shared);

  it('is the model alone where nothing is to be decomposed', () => {
    const model = new Unsure(policyWith({ decompose: false }), 1);
    expect(chain(model)).toBe(model);
    expect(chain(new Unsure(undefined, 1))).not.toBe(model);
  });

  it('asks for greedy answers while the budget of the run is spent', async () => {
    const budget = { ...DEFAULT_POLICY.budget, run: 10, earned: 4 };
    const model = new Unsure(policyWith({ budget }), 7);
    const predictor = chain(model);
    for (let step = 0; step < 6; step++) await predictor.predict(query);
    // 10, 7, 4, 1, then -2.
    expect(model.accepted.map((accept) => accept === 'any')).toEqual([false, false, false, false, true, true]);
  });

  it.each([true, false])('gives up parts of a statement whose budget is spent (decomposed: %s)', async (decompose) => {
    const model = new Unsure(policyWith({ decompose }), 7);
    const shared = new StatementBudget(model, { computeCost: 10, milliseconds: 60_000 });
    const predictor = chain(shared.model, shared);
    await predictor.predict(query);
    expect(shared.used).toBe(7);
    await predictor.predict(query);
    await expect(predictor.predict(query)).rejects.toBeInstanceOf(PredictionError);
    expect(model.accepted).toHaveLength(2);
  });

  it('counts what was known already, if little: a loop without an end comes to one', async () => {
    const shared = new StatementBudget(new Unsure(undefined, 0), { computeCost: 10, milliseconds: 60_000 });
    for (let i = 0; i < 40; i++) {
      expect(shared.isUsedUp).toBe(false);
      await shared.model.predict(query);
    }
    expect(shared.isUsedUp).toBe(true);
  });
});
