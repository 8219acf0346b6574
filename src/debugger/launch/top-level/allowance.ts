/** What loading a program's modules may cost: the same number of passes of the network on every machine, and a time that nobody waits longer for. */
import type { PredictOptions, Prediction, Predictor, Query } from '../../../codec/query';
import { DEFAULT_POLICY } from '../../../codec/prediction-policy';

const MOST_MILLISECONDS = 10_000;
/** What an answer costs that comes to nothing, roughly: mostly it does not end. See `Prediction.computeCost`. */
const FAILED = 300;

/** Counts while it forwards questions. The first answers are taken: their uncertainty stays with what they bind. */
export class Allowance implements Predictor {
  private spent = 0;
  private readonly until: number;

  constructor(
    private readonly predictor: Predictor,
    private readonly most = (predictor.policy ?? DEFAULT_POLICY).budget.modules,
    private readonly milliseconds = MOST_MILLISECONDS,
  ) {
    this.until = performance.now() + milliseconds;
  }

  get policy(): Predictor['policy'] {
    return this.predictor.policy;
  }

  get isLeft(): boolean {
    return this.spent < this.most && performance.now() < this.until;
  }

  /** Why the budget is used up, for people. */
  get reason(): string {
    return this.spent >= this.most
      ? 'running the module takes too many passes of the model'
      : `running the module takes more than ${this.milliseconds / 1000} seconds`;
  }

  async predict(query: Query, options?: PredictOptions): Promise<Prediction> {
    try {
      const prediction = await this.predictor.predict(query, { ...options, accept: 'any' });
      this.spent += prediction.computeCost ?? 1;
      return prediction;
    } catch (error) {
      this.spent += FAILED;
      throw error;
    }
  }
}
