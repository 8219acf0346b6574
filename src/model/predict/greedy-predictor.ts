/** The first stage: at each place the likeliest token that the grammar allows. */
import { AnswerReader } from '../../codec/step/answer-reader';
import type { PredictOptions } from '../../codec/query';
import { decode } from '../decoding';
import { Recorded } from './answer-memory';
import type { Answer, Question, Stage } from './stage';

export class GreedyPredictor implements Stage {
  /** @param constrained false lets the model say anything; what is not well-formed then fails */
  constructor(private readonly constrained: boolean) {}

  async predict({ prompt, network }: Question, { signal }: PredictOptions = {}): Promise<Answer> {
    const reader = new Recorded(new AnswerReader(prompt));
    await decode(network, prompt.tokens, prompt.forced, reader, { constrained: this.constrained, signal });
    return reader.prediction();
  }
}
