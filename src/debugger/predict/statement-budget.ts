/** What one statement and its parts may cost. */
import { Budget, nearest, type Cost } from '../../codec/budget';
import type { PredictionPolicy } from '../../codec/prediction-policy';
import { PredictionError, type PredictOptions, type Prediction, type Predictor, type Query } from '../../codec/query';

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

/** Gives each statement a budget, which those that are parts of another one share with it. */
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

/** A run that has spent its budget on searches and decompositions goes on with greedy answers until enough steps were easy. */
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
