/** A run that has spent its budget on searches and decompositions goes on with greedy answers until enough steps were easy. */
import type { PredictOptions, Prediction, Predictor } from '../../codec/query';
import type { PredictionPolicy } from '../../codec/prediction-policy';
import type { BudgetedQuery } from './statement-budget';

export class RunBudgetPredictor implements Predictor<BudgetedQuery> {
  private left: number;

  constructor(
    private readonly predictor: Predictor<BudgetedQuery>,
    private readonly allowed: PredictionPolicy['budget'],
  ) {
    this.left = allowed.run;
  }

  async predict(question: BudgetedQuery, options?: PredictOptions): Promise<Prediction> {
    const { query, budget } = question;
    try {
      return this.left > 0 && !budget.isUsedUp
        ? await this.predictor.predict(question, options)
        : await budget.model.predict(query, { ...options, accept: 'any' });
    } finally {
      this.left = Math.min(this.allowed.run, this.left + this.allowed.earned - budget.used);
    }
  }
}
