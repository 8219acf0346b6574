/** What loading a program's modules may cost: the same number of passes of the network on every machine, and a time that nobody waits longer for. */
import { ANY, type Prediction, type Predictor, type Query } from '../../../codec/query';

/** Passes of the network; see `Prediction.effort`. */
const MOST_EFFORT = 3000;
const MOST_MILLISECONDS = 10_000;
/** Passes that an answer takes which comes to nothing, roughly: mostly it does not end. */
const FAILED = 300;

/** Counts while it passes questions on. The first answers have to do: how unsure they are stays with what they bind. */
export class Allowance implements Predictor {
  private effort = 0;
  private readonly until: number;

  constructor(
    private readonly predictor: Predictor,
    private readonly mostEffort = MOST_EFFORT,
    private readonly milliseconds = MOST_MILLISECONDS,
  ) {
    this.until = performance.now() + milliseconds;
  }

  get inOneGo(): boolean {
    return this.predictor.inOneGo ?? false;
  }

  get isLeft(): boolean {
    return this.effort < this.mostEffort && performance.now() < this.until;
  }

  /** Why nothing is left, for people. */
  get reason(): string {
    return this.effort >= this.mostEffort
      ? 'running the module takes too many passes of the model'
      : `running the module takes more than ${this.milliseconds / 1000} seconds`;
  }

  async predict(query: Query, signal?: AbortSignal): Promise<Prediction> {
    try {
      const prediction = await this.predictor.predict(query, signal, ANY);
      this.effort += prediction.effort ?? 1;
      return prediction;
    } catch (error) {
      this.effort += FAILED;
      throw error;
    }
  }
}
