/** The first stage: at each place the likeliest token that the grammar allows. */
import { AnswerReader } from '../../codec/step/answer-reader';
import { NoAnswerError, type PredictOptions } from '../../codec/query';
import { decode } from '../decoding';
import { Recorded, type Failed } from './answer-memory';
import type { Answer, Question, Stage } from './stage';

export class GreedyPredictor implements Stage {
  /**
   * @param constrained false lets the model say anything; what is not well-formed then fails
   * @param failed called with what comes to no answer
   */
  constructor(
    private readonly constrained: boolean,
    private readonly failed: (question: Question, failed: Failed) => void = () => undefined,
  ) {}

  async predict(question: Question, { signal }: PredictOptions = {}): Promise<Answer> {
    const { prompt, network } = question;
    const reader = new Recorded(new AnswerReader(prompt));
    try {
      await decode(network, prompt.tokens, prompt.forced, reader, { constrained: this.constrained, signal });
    } catch (error) {
      if (error instanceof NoAnswerError) this.failed(question, reader.failed(error));
      throw error;
    }
    return reader.prediction();
  }
}
