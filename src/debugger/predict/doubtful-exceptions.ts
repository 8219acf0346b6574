/**
 * An exception that is less likely than not would end the run and hide all that comes behind it, and hardly ever comes true. The
 * question is asked again without exceptions among the answers, unless the statement raises one itself or somebody handles it.
 */
import type { PredictOptions, Prediction, Predictor, Query } from '../../codec/query';
import type { BudgetedQuery } from './statement-budget';

/** Probability from which on an exception is believed. */
const LIKELY = 0.5;

export class DoubtfulExceptions implements Predictor<BudgetedQuery> {
  constructor(private readonly predictor: Predictor<BudgetedQuery>) {}

  async predict(question: BudgetedQuery, options?: PredictOptions): Promise<Prediction> {
    const said = await this.predictor.predict(question, options);
    if (!isDoubtful(question.query, said)) return said;
    const passing = { ...question, query: { ...question.query, isToPass: true } };
    const again = await this.predictor.predict(passing, options);
    const rest = 1 - said.outcomeConfidence;
    return { ...again, outcomeConfidence: again.outcomeConfidence * rest, confidence: again.confidence * rest };
  }
}

function isDoubtful({ statement, handled }: Query, { outcome, confidence, checked }: Prediction): boolean {
  if (outcome.kind !== 'raise' || confidence >= LIKELY || checked) return false;
  const isOwn = statement.kind === 'raise' || statement.kind === 'except' || handled !== undefined;
  return !isOwn && statement.handlers.length === 0;
}
