/** What one statement and its parts may cost. */
import { Budget, nearest, type Cost } from '../../codec/budget';
import type { PredictOptions, Prediction, Predictor, Query } from '../../codec/query';

/** One question, and what may be spent on it. */
export interface BudgetedQuery {
  readonly query: Query;
  readonly budget: StatementBudget;
}

export class StatementBudget {
  /** The model as all questions about the statement are to be put to it. */
  readonly model: Predictor;
  private readonly budget: Budget;

  constructor(
    private readonly asked: Predictor,
    most: Cost,
  ) {
    this.budget = new Budget(most, 'the statement');
    this.model = new Meter(asked, this.budget);
  }

  /** Passes of the network. */
  get used(): number {
    return this.budget.used.computeCost;
  }

  /** Also where the run that it belongs to has little left. */
  get isUsedUp(): boolean {
    return this.budget.isPassed || this.asked.isHurried === true;
  }
}

/** Of an answer that was known already: what goes on without end has to come to one all the same. */
const LEAST = 0.25;

/** Counts what answers cost. The first answer is waited for as long as there is time, whatever the others have cost. */
class Meter implements Predictor {
  constructor(
    private readonly model: Predictor,
    private readonly budget: Budget,
  ) {}

  get policy(): Predictor['policy'] {
    return this.model.policy;
  }

  get isHurried(): boolean {
    return this.model.isHurried ?? false;
  }

  async predict(query: Query, options: PredictOptions = {}): Promise<Prediction> {
    const limit = nearest(this.budget, options.limit);
    const prediction = await this.model.predict(query, { ...options, limit });
    this.budget.spend(Math.max(LEAST, prediction.computeCost ?? 1));
    return prediction;
  }
}
