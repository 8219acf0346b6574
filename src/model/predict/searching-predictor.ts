/** Where the first answer is unsure, the most probable whole answer among several that are followed at once: the first may have begun wrongly. */
import { AnswerReader } from '../../codec/step/answer/answer-reader';
import {
  EndlessAnswerError,
  PredictionError,
  TooLongError,
  type PredictOptions,
  type Prediction,
} from '../../codec/query';
import type { PredictionPolicy } from '../../codec/prediction-policy';
import { bestAnswers } from '../n-best';
import { Recorded, type AnswerMemory } from './answer-memory';
import type { Answer, Question, RecallingStage } from './stage';

/** Tokens of the longest answer that is searched for; one answer in a hundred is longer. */
const SEARCHED = 120;

/** An answer that is better than one of so many tokens is hardly longer than this. */
const longestAfter = (tokens: number): number => 2 * tokens + 32;

export class SearchingPredictor implements RecallingStage {
  constructor(
    private readonly first: RecallingStage,
    private readonly memory: AnswerMemory,
    readonly policy: PredictionPolicy,
  ) {}

  recall(question: Question, options?: PredictOptions): Answer | undefined {
    const first = this.first.recall(question);
    if (!first || this.isGoodEnough(first.answer, options)) return first;
    return this.memory.answer(question.prompt, 'searched');
  }

  async predict(question: Question, options: PredictOptions = {}): Promise<Answer> {
    const first = await this.attempt(question, options);
    if (first instanceof PredictionError) return await this.instead(question, first, options);
    if (this.isGoodEnough(first.answer, options)) return first;
    const best = (await this.search(question, first, options)) ?? first;
    // What was found in a hurry is not what would be found.
    if (!options.limit?.isPassed) this.memory.add(question.prompt, { searched: best.said });
    return best;
  }

  /** What is said where the likeliest tokens lead to no answer. */
  private async instead(question: Question, why: PredictionError, options: PredictOptions): Promise<Answer> {
    // What cannot be said cannot be said otherwise, either.
    const isUnsayable = why instanceof TooLongError && !(why instanceof EndlessAnswerError);
    const isFinal = isUnsayable || !this.isSearching || options.accept === 'any' || options.searchesForAny === false;
    const { prompt } = question;
    const known = isFinal ? undefined : this.memory.answer(prompt, 'searched');
    if (known) return known;
    if (isFinal || this.memory.isFruitless(prompt)) throw why;
    const found = await this.search(question, undefined, options);
    this.memory.add(prompt, { searched: found?.said ?? 'none' });
    if (!found) throw why;
    return found;
  }

  private async attempt(question: Question, options: PredictOptions): Promise<Answer | PredictionError> {
    try {
      return await this.first.predict(question, options);
    } catch (error) {
      if (error instanceof PredictionError) return error;
      throw error;
    }
  }

  private get isSearching(): boolean {
    return this.policy.hypotheses > 1;
  }

  private isGoodEnough(first: Prediction, { accept }: PredictOptions = {}): boolean {
    if (!this.isSearching || accept === 'any' || first.confidence >= this.policy.confidenceThreshold) return true;
    return accept?.(first) ?? false;
  }

  /** An answer that is more probable than the first one. */
  private async search(
    { prompt, network }: Question,
    first: Answer | undefined,
    { signal, limit }: PredictOptions,
  ): Promise<Answer | undefined> {
    const worst = first?.answer.confidence ?? 0;
    const longest = first ? Math.min(SEARCHED, longestAfter(first.said.tokens.length)) : SEARCHED;
    const options = {
      candidates: 1,
      width: this.policy.hypotheses,
      forced: prompt.forced,
      longest,
      worst,
      signal,
      limit,
    };
    try {
      const begin = (): Recorded<Prediction> => new Recorded(new AnswerReader(prompt));
      const [best] = await bestAnswers(network, prompt.tokens, begin, options);
      return best && best.answer.confidence > worst ? best : undefined;
    } catch (error) {
      if (error instanceof PredictionError) return undefined;
      throw error;
    }
  }
}
