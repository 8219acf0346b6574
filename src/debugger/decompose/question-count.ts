/** A predictor that counts what its answers cost. */
import type { IsGoodEnough, Prediction, Predictor, Query } from '../../codec/query';

/** Of an answer that was known already: what goes on without end has to come to one all the same. */
const LEAST = 0.25;

export class CountingPredictor implements Predictor {
  /** Time that the model took for what it was asked; see `Prediction.effort`. */
  effort = 0;

  constructor(private readonly predictor: Predictor) {}

  get inOneGo(): boolean {
    return this.predictor.inOneGo ?? false;
  }

  async predict(query: Query, signal?: AbortSignal, isEnough?: IsGoodEnough): Promise<Prediction> {
    const prediction = await this.predictor.predict(query, signal, isEnough);
    this.effort += Math.max(LEAST, prediction.effort ?? 1);
    return prediction;
  }
}
