/** What one statement and its parts may cost. */
import type { PredictOptions, Prediction, Predictor, Query } from '../../codec/query';

/** One question, and what may be spent on it. */
export interface BudgetedQuery {
  readonly query: Query;
  readonly budget: StatementBudget;
}

/** In units of `Prediction.computeCost`. */
export class StatementBudget {
  /** The model as all questions about the statement are to be put to it. */
  readonly model: Predictor;
  private readonly meter: Meter;

  constructor(
    model: Predictor,
    private readonly most: number,
  ) {
    this.meter = new Meter(model);
    this.model = this.meter;
  }

  get used(): number {
    return this.meter.computeCost;
  }

  get isUsedUp(): boolean {
    return this.used >= this.most;
  }
}

/** Of an answer that was known already: what goes on without end has to come to one all the same. */
const LEAST = 0.25;

/** Counts what answers cost. */
class Meter implements Predictor {
  computeCost = 0;

  constructor(private readonly model: Predictor) {}

  get policy(): Predictor['policy'] {
    return this.model.policy;
  }

  async predict(query: Query, options?: PredictOptions): Promise<Prediction> {
    const prediction = await this.model.predict(query, options);
    this.computeCost += Math.max(LEAST, prediction.computeCost ?? 1);
    return prediction;
  }
}
