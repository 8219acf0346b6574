/** Gives each statement a budget, which those that are parts of another one share with it. */
import type { Cost } from '../../codec/budget';
import { PredictionError, type PredictOptions, type Prediction, type Predictor, type Query } from '../../codec/query';
import { StatementBudget, type BudgetedQuery } from './statement-budget';

export class StatementBudgetPredictor implements Predictor {
  /** @param most what a statement that is no part of another one may cost */
  constructor(
    private readonly predictor: Predictor<BudgetedQuery>,
    private readonly model: Predictor,
    private readonly most: Cost,
  ) {}

  async predict(query: Query, options?: PredictOptions): Promise<Prediction> {
    return await this.predictor.predict({ query, budget: new StatementBudget(this.model, this.most) }, options);
  }
}

/** Of statements that are parts of another one: they are given up when its budget is used up. */
export class SharedBudgetPredictor implements Predictor {
  constructor(
    private readonly predictor: Predictor<BudgetedQuery>,
    private readonly budget: StatementBudget,
  ) {}

  /** @throws PredictionError as `Predictor`, and where the budget is used up */
  async predict(query: Query, options?: PredictOptions): Promise<Prediction> {
    const { budget } = this;
    if (budget.isUsedUp) throw new PredictionError('That takes too many steps.');
    return await this.predictor.predict({ query, budget }, options);
  }
}
