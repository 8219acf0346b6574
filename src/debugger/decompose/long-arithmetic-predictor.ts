/** The stage for long numbers: what a statement begins with is worked out digit by digit, and the rest is asked for with that given. */
import type { ComputedValue, PredictOptions, Prediction, Predictor } from '../../codec/query';
import type { BudgetedQuery } from '../predict/statement-budget';
import { changed, nextChange, nextSum, settled } from './arithmetic/long-sums';
import { jointConfidence } from './revised-prediction';
import type { RoutineRunner } from './routine-runner';

export class LongArithmeticPredictor implements Predictor<BudgetedQuery> {
  constructor(
    private readonly predictor: Predictor<BudgetedQuery>,
    private readonly runner: RoutineRunner,
  ) {}

  async predict(question: BudgetedQuery, options: PredictOptions = {}): Promise<Prediction> {
    const { query, budget } = question;
    const given = await this.summed(question, options.signal);
    if ('done' in given) return given.done;
    if (given.values.length === 0) return await this.predictor.predict(question, options);
    const computed = [...query.computed, ...given.values];
    const prediction = await this.predictor.predict({ query: { ...query, computed }, budget }, options);
    const values = [...given.values, ...prediction.values];
    return { ...prediction, values, confidence: jointConfidence(prediction, given.values) };
  }

  /** Sums of long numbers with which the statement begins, or all that it does where it is about nothing else. */
  private async summed(
    { query: asked, budget }: BudgetedQuery,
    signal: AbortSignal | undefined,
  ): Promise<{ readonly done: Prediction } | { readonly values: readonly ComputedValue[] }> {
    const values: ComputedValue[] = [];
    let query = asked;
    for (let next = nextSum(query); next && !budget.isUsedUp; next = nextSum(query)) {
      const { part, sum } = next;
      const result = await this.runner.arithmetic(sum, { budget, signal });
      if (!result) return { values };
      const value: ComputedValue = { expression: part.text, range: part.range, ...result };
      values.push(value);
      query = { ...query, computed: [...query.computed, value] };
      const done = settled(query, value);
      if (done) return { done: { ...done, values, confidence: jointConfidence({ confidence: 1 }, values) } };
    }
    const change = nextChange(query);
    const result = change && (await this.runner.arithmetic(change, { budget, signal }));
    if (!result) return { values };
    const done = changed(query, change.name, result);
    return { done: { ...done, values, confidence: jointConfidence(done, values) } };
  }
}
