/** What the stages pass on: a question written as tokens, and its answer with the tokens that say it. */
import type { Prompt } from '../../codec/step/prompt';
import type { PredictOptions, Prediction, Predictor } from '../../codec/query';
import type { Network } from '../language-model';
import type { Said } from './answer-memory';

export interface Question {
  readonly prompt: Prompt;
  /** It reads the prompt once, whichever stage asks. */
  readonly network: Network;
}

export interface Answer {
  readonly answer: Prediction;
  readonly said: Said;
}

export type Stage = Predictor<Question, Answer>;

export interface RecallingStage extends Stage {
  /** The answer that `predict` would give, where that needs no network. */
  recall(question: Question, options?: PredictOptions): Answer | undefined;
}
