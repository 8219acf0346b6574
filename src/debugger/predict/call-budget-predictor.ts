/**
 * A ceiling for all that a call costs, the loading of its modules included. When much of it is spent, first answers have to do
 * and nothing is worked out; when all is, statements go on without a value.
 */
import type { Budget } from '../../codec/budget';
import { nearest } from '../../codec/budget';
import { NoAnswerError, type PredictOptions, type Prediction, type Predictor, type Query } from '../../codec/query';

const HURRIED = 0.5;
/** Passes that an answer takes which comes to nothing, roughly: mostly it does not end. */
const FAILED = 300;

export class CallBudgetPredictor implements Predictor {
  /** @param hurriedFrom part of the budget from which on first answers have to do; 1: never, where runs are compared */
  constructor(
    private readonly predictor: Predictor,
    private budget: Budget,
    private readonly hurriedFrom = HURRIED,
  ) {}

  /** What comes next has a budget of its own. */
  grant(budget: Budget): void {
    this.budget = budget;
  }

  get modules(): Predictor['modules'] {
    return this.predictor.modules;
  }

  /** @throws NoAnswerError where the budget is spent */
  async checked(query: Query, options?: PredictOptions): Promise<Prediction | undefined> {
    if (this.budget.isPassed) throw new NoAnswerError(this.budget.reason);
    return await this.predictor.checked?.(query, options);
  }

  get policy(): Predictor['policy'] {
    return this.predictor.policy;
  }

  get origin(): object {
    return this.predictor.origin ?? this.predictor;
  }

  get isHurried(): boolean {
    return this.budget.usedShare >= this.hurriedFrom;
  }

  async predict(query: Query, options: PredictOptions = {}): Promise<Prediction> {
    const { budget } = this;
    if (budget.isPassed) throw new NoAnswerError(budget.reason);
    let cost = FAILED;
    try {
      const accept = this.isHurried ? 'any' : options.accept;
      const prediction = await this.predictor.predict(query, {
        ...options,
        accept,
        limit: nearest(budget, options.limit),
      });
      cost = prediction.computeCost ?? 1;
      return prediction;
    } finally {
      budget.spend(cost);
    }
  }
}
