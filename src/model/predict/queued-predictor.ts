/** A question is written as tokens. What is remembered is answered at once; for anything else it waits for its turn at the network. */
import { Prompt } from '../../codec/step/prompt';
import type { PredictOptions, Prediction, Predictor, Query } from '../../codec/query';
import type { LanguageModel } from '../language-model';
import { PrefixCache } from '../prefix-cache';
import type { QuestionQueue } from './question-queue';
import type { RecallingStage } from './stage';
import { written } from './written';

export class QueuedPredictor implements Predictor {
  constructor(
    private readonly stage: RecallingStage,
    private readonly model: LanguageModel,
    private readonly queue: QuestionQueue,
  ) {}

  /** What was answered before costs nothing. */
  async predict(query: Query, options: PredictOptions = {}): Promise<Prediction> {
    const prompt = written(query, () => new Prompt(query));
    const question = { prompt, network: new PrefixCache(this.model) };
    const known = this.stage.recall(question, options);
    if (known) {
      await this.queue.breathe();
      options.signal?.throwIfAborted();
      return { ...known.answer, computeCost: 0 };
    }
    return await this.queue.inTurn(async () => {
      const before = this.model.computeCost;
      // Whoever was asked before may have asked the same.
      const { answer } = this.stage.recall(question, options) ?? (await this.stage.predict(question, options));
      return { ...answer, computeCost: this.model.computeCost - before };
    });
  }
}
