/** The first stage: at each place the likeliest token that the grammar allows. */
import { AnswerReader } from '../../codec/step/answer/answer-reader';
import { NoAnswerError, EndlessAnswerError, type PredictOptions, type Prediction } from '../../codec/query';
import { decode, type ReadableAnswer } from '../decoding';
import { Recorded, type Failed } from './answer-memory';
import type { Answer, Question, Stage } from './stage';

/** Of a long answer, so many tokens are waited for however improbable it is. */
const PATIENCE = 64;
/** An answer that is less probable than this is as good as never right, and the longer it gets, the less. */
const HOPELESS = 1e-5;

export class GreedyPredictor implements Stage {
  /**
   * @param constrained false lets the model say anything; what is not well-formed then fails
   * @param failed called with what comes to no answer
   * @param least probability that a long answer must have
   */
  constructor(
    private readonly constrained: boolean,
    private readonly failed: (question: Question, failed: Failed) => void = () => undefined,
    private readonly least = HOPELESS,
  ) {}

  async predict(question: Question, { signal, limit }: PredictOptions = {}): Promise<Answer> {
    const { prompt, network } = question;
    const reader = new Recorded(new Hopeful(new AnswerReader(prompt), this.least));
    try {
      await decode(network, prompt.tokens, prompt.forced, reader, { constrained: this.constrained, signal, limit });
    } catch (error) {
      // What was given up in a hurry may have an answer.
      if (error instanceof NoAnswerError && !limit?.isPassed) this.failed(question, reader.failed(error));
      throw error;
    }
    return reader.prediction();
  }
}

/** A grammar that gives up a long answer once it is too improbable: most such answers have no end, and cost the most. */
class Hopeful implements ReadableAnswer<Prediction> {
  private tokens = 0;
  private probability = 1;

  constructor(
    private readonly grammar: ReadableAnswer<Prediction>,
    private readonly least: number,
  ) {}

  get done(): boolean {
    return this.grammar.done;
  }

  allowed(): readonly number[] {
    return this.grammar.allowed();
  }

  /** @throws EndlessAnswerError */
  push(token: number, probability: number): void {
    this.tokens += 1;
    this.probability *= probability;
    if (this.tokens > PATIENCE && this.probability < this.least)
      throw new EndlessAnswerError('what it comes to is too long to be told with any certainty');
    this.grammar.push(token, probability);
  }

  prediction(): Prediction {
    return this.grammar.prediction();
  }
}
