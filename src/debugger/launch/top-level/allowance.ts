/**
 * What loading a program's modules may cost: the same number of passes of the network on every machine, and a time that nobody
 * waits longer for. Past it, what has not been reached is unknown.
 */
import type { Cost } from '../../../codec/budget';
import { NoAnswerError, type PredictOptions, type Prediction, type Predictor, type Query } from '../../../codec/query';
import { DEFAULT_POLICY } from '../../../codec/prediction-policy';

/** What loading the modules that a call needs may cost. */
function forACall({ policy = DEFAULT_POLICY }: Predictor): Cost {
  return { computeCost: policy.budget.modules, milliseconds: policy.budget.modulesMilliseconds };
}

/** What all imports of a run may cost together. */
export function forARun({ policy = DEFAULT_POLICY }: Predictor): Cost {
  return { computeCost: policy.budget.imports, milliseconds: policy.budget.importsMilliseconds };
}

/** No timer takes more. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** Passes that an answer takes which comes to nothing, roughly: mostly it does not end. */
const FAILED = 300;

/** Counts while it forwards questions. The first answers are taken: their uncertainty stays with what they bind. */
export class Allowance implements Predictor {
  private spent = 0;
  private isLate = false;
  private readonly began = performance.now();

  constructor(
    private readonly predictor: Predictor,
    private readonly most: Cost = forACall(predictor),
  ) {}

  get modules(): Predictor['modules'] {
    return this.predictor.modules;
  }

  get policy(): Predictor['policy'] {
    return this.predictor.policy;
  }

  get isLeft(): boolean {
    return !this.isLate && this.spent < this.most.computeCost && this.milliseconds < this.most.milliseconds;
  }

  get used(): Cost {
    return { computeCost: this.spent, milliseconds: this.milliseconds };
  }

  /** Why the budget is used up, for people. */
  get reason(): string {
    return this.spent >= this.most.computeCost
      ? 'running the module takes too many forward passes of the model'
      : `running the module takes more than ${Number((this.most.milliseconds / 1000).toPrecision(1))} seconds`;
  }

  /** @throws NoAnswerError also where the answer would take longer than is left */
  async predict(query: Query, options: PredictOptions = {}): Promise<Prediction> {
    const prediction = await this.inTime(
      (signal) => this.predictor.predict(query, { signal, accept: 'any' }),
      options.signal,
    );
    this.spent += prediction.computeCost ?? 1;
    return prediction;
  }

  /** The same for what is evaluated, of which none may be possible. */
  async checked(query: Query, options: PredictOptions = {}): Promise<Prediction | undefined> {
    return await this.inTime(
      async (signal) => await this.predictor.checked?.(query, { ...options, signal }),
      options.signal,
    );
  }

  private async inTime<T>(answer: (signal: AbortSignal) => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    const late = new AbortController();
    const stop = (): void => {
      late.abort();
    };
    const timer = setTimeout(
      () => {
        this.isLate = true;
        stop();
      },
      Math.min(LONGEST_TIMER, Math.max(0, this.most.milliseconds - this.milliseconds)),
    );
    signal?.addEventListener('abort', stop, { once: true });
    try {
      signal?.throwIfAborted();
      return await answer(late.signal);
    } catch (error) {
      this.spent += FAILED;
      signal?.throwIfAborted();
      throw late.signal.aborted ? new NoAnswerError(this.reason) : error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }

  private get milliseconds(): number {
    return performance.now() - this.began;
  }
}
