/** The model as the debugger asks it: steps through the chain of predictors, whole functions and the past by themselves. */
import { readInversion, readJump } from '../codec/function/function-answer-reader';
import { FunctionPrompt } from '../codec/function/function-prompt';
import type {
  FunctionPredictor,
  Inversion,
  InversionOptions,
  InvertQuery,
  Jump,
  JumpQuery,
} from '../codec/function/function-query';
import { PredictionError, type PredictOptions, type Prediction, type Predictor, type Query } from '../codec/query';
import { policyWith, type PredictionPolicy } from '../codec/prediction-policy';
import { randomFrom } from '../codec/traces/random';
import { readPriorState } from '../codec/backward/backward-answer-reader';
import { BackwardPrompt } from '../codec/backward/backward-prompt';
import type { BackwardPredictor, PriorState, BackwardOptions, BackwardQuery } from '../codec/backward/backward-query';
import { AnswerMemory } from './predict/answer-memory';
import { modelChain } from './predict/model-chain';
import { written } from './predict/written-question';
import { calibrated } from './calibration';
import { decode } from './decoding';
import type { LanguageModel } from './language-model';
import { bestAnswers } from './n-best';
import { distinct, drawAnswers } from './sampling';
import { QuestionQueue, type Priority } from './priority-lock';

/** The policy is the default one where it is not given. */
export interface PredictorOptions extends Partial<PredictionPolicy> {
  /** False lets the model say anything; what is not well-formed then fails, and nothing else is tried. For measuring only. */
  readonly constrained?: boolean;
  /** Threads of one matrix product: what it comes to is the same with any number. */
  readonly threads?: number;
  /** What stands around the chain of predictors and asks it: a check of what it says. */
  readonly around?: ((chain: Predictor) => Predictor) | undefined;
}

/** Arguments that are drawn at once. More are hardly faster: most of the time goes into their keys and values then. */
const MOST_ROWS = 10;

export class NeuralPredictor implements Predictor, BackwardPredictor, FunctionPredictor {
  readonly policy: PredictionPolicy;
  private readonly constrained: boolean;
  private readonly queue: QuestionQueue;
  private readonly chain: Predictor;

  constructor(
    private readonly model: LanguageModel,
    private readonly options: PredictorOptions = {},
    private readonly memory = new AnswerMemory(),
  ) {
    this.constrained = options.constrained ?? true;
    this.policy = policyWith(this.constrained ? options : { ...options, hypotheses: 1 });
    this.queue = new QuestionQueue(model);
    const chain = modelChain(model, {
      queue: this.queue,
      memory,
      policy: this.policy,
      constrained: this.constrained,
    });
    this.chain = options.around?.(chain) ?? chain;
  }

  /** The same model for questions that have to wait (or not) for those of others; lower ranks go first. */
  ranked(rank: Priority): NeuralPredictor {
    return new NeuralPredictor(this.model.ranked(rank), this.options, this.memory);
  }

  /** Does some work, of which questions are only a part: those of later ranks wait until its end. */
  async ahead<T>(work: () => Promise<T>): Promise<T> {
    return await this.model.answering(work);
  }

  get modules(): Predictor['modules'] {
    return this.chain.modules;
  }

  get parameters(): number {
    return this.model.config.parameters;
  }

  /**
   * How often a result is right, by the joint confidence of the predictions that led there. Their mistakes are correlated, and
   * many have no bearing on the result, so that it is right more often than all of them together.
   */
  resultConfidence(joint: number): number {
    return calibrated(joint, this.model.config.resultCalibration ?? []);
  }

  async predict(query: Query, options?: PredictOptions): Promise<Prediction> {
    return await this.chain.predict(query, options);
  }

  async checked(query: Query, options?: PredictOptions): Promise<Prediction | undefined> {
    return await this.chain.checked?.(query, options);
  }

  /** See `BackwardPredictor`. */
  async undo(query: BackwardQuery, options: BackwardOptions): Promise<PriorState[]> {
    return await this.queue.inTurn(async () => {
      const prompt = written(`Line ${query.statement.line}`, () => new BackwardPrompt(query));
      return await bestAnswers(this.model, prompt.tokens, () => readPriorState(prompt), options);
    });
  }

  /** See `FunctionPredictor`. A way that cannot be told to its end is left out: then the answer is where it leads alone. */
  async jump(query: JumpQuery, signal?: AbortSignal): Promise<Jump> {
    if (!this.model.config.tellsPaths || query.returns) return await this.said(query, signal);
    try {
      return await this.said({ ...query, tellsPath: true }, signal);
    } catch (error) {
      if (error instanceof PredictionError) return await this.said(query, signal);
      throw error;
    }
  }

  private async said(query: JumpQuery, signal?: AbortSignal): Promise<Jump> {
    return await this.queue.inTurn(async () => {
      const prompt = written(query.function.name, () => new FunctionPrompt(query));
      const reader = readJump(prompt);
      await decode(this.model, prompt.tokens, [], reader, { constrained: this.constrained, signal });
      return reader.prediction();
    });
  }

  /** See `FunctionPredictor`. The same question gets the same answers, its budget permitting. */
  async invert(query: InvertQuery, options: InversionOptions): Promise<Inversion[]> {
    return await this.queue.inTurn(async () => {
      const prompt = written(query.function.name, () => {
        const asked = new FunctionPrompt(query);
        // In broken code a parameter may be written in a way that is no name.
        readInversion(asked);
        return asked;
      });
      const random = randomFrom(prompt.tokens.join(' '));
      const { candidates, budget, signal } = options;
      const drawn = drawAnswers(this.model, prompt.tokens, () => readInversion(prompt), random, {
        // Some are drawn twice.
        rows: Math.min(MOST_ROWS, candidates + 2),
        budget,
        signal,
      });
      return await distinct(drawn, options);
    });
  }

  async release(): Promise<void> {
    await this.queue.idle();
    await this.model.release();
  }
}
