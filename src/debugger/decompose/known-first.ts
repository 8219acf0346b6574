/**
 * The stage for what is worked out before anything is asked of a statement as a whole: long numbers, dates, comparisons, and
 * texts that are put together of known parts. Where that is all that the statement does, nothing is asked.
 */
import type { ComputedValue, Prediction, Query } from '../../codec/query';
import type { BudgetedQuery } from '../predict/statement-budget';
import { changed, nextChange, nextPart, nextSum, nothing, settled } from './arithmetic/long-sums';
import { withShownDurations } from './dates/shown-durations';
import { reader } from './doubtful-parts';
import { nextLibraryOperation } from './library-operations';
import { jointConfidence, withException } from './revised-prediction';
import type { Worked } from './rolling';
import type { OnBehalf, RoutineRunner } from './routine-runner';
import { compared, nextComparison } from './sequences/comparison';
import { nextOrdering, ordered } from './sequences/ordering';
import { cutIntoPieces, textLinesOf } from './sequences/text-lines';
import { finished, withWrittenTexts, writtenBesides } from './written-texts';

/** What is worked out before anything is asked of the statement as a whole. */
function nextWork(query: Query): Next | undefined {
  return (
    nextSum(query) ??
    nextLibraryOperation(query) ??
    nextOrder(query) ??
    nextLines(query) ??
    nextOrdering(query, reader(query))
  );
}

type Next = NonNullable<ReturnType<typeof nextSum> | ReturnType<typeof nextLibraryOperation> | ReturnType<typeof nextOrdering>>; // prettier-ignore

/** A long text that is cut into lines: in its place, a search for a likelier answer would use up what the statement may cost. */
function nextLines(query: Query): ReturnType<typeof nextLibraryOperation> {
  // A loop that has begun goes through them.
  const part = query.statement.kind === 'for' ? undefined : nextPart(query);
  const lines = part && textLinesOf(part, query.statement.calls, reader(query));
  return lines && { part, work: async (roll) => await cutIntoPieces(lines, roll) };
}

/** Texts and tuples that are compared. */
function nextOrder(query: Query): ReturnType<typeof nextLibraryOperation> {
  const part = nextPart(query);
  const comparison = part && nextComparison(part, reader(query));
  return comparison && { part, work: async (roll) => await compared(comparison, roll) };
}

/** What is left to ask, and what its answer makes of the whole. */
export interface Rest {
  readonly question: BudgetedQuery;
  readonly together: (prediction: Prediction) => Prediction;
}

/** What a statement begins with is worked out digit by digit, and the rest is asked for with that given. */
export class KnownFirst {
  constructor(
    private readonly runner: RoutineRunner,
    private readonly threshold: number,
  ) {}

  async before(
    question: BudgetedQuery,
    signal: AbortSignal | undefined,
  ): Promise<Rest | { readonly done: Prediction }> {
    const { query, budget } = question;
    // A loop that has begun evaluates nothing of its header.
    if (query.iterator) return { question, together: (prediction) => prediction };
    const given = await this.summed(question, signal);
    if ('done' in given) return given;
    const all = finished(query, given.values) ?? (await this.showing(question, given.values, signal));
    if (all) return { done: all };
    if (given.values.length === 0) return { question, together: (prediction) => prediction };
    const together = (prediction: Prediction): Prediction => {
      const values = [...given.values, ...prediction.values];
      return { ...prediction, values, confidence: jointConfidence(prediction, given.values) };
    };
    return { question: { query: { ...query, computed: [...query.computed, ...given.values] }, budget }, together };
  }

  /** What a statement prints that shows durations, and nothing that is not known. */
  private async showing(
    { query, budget }: BudgetedQuery,
    values: readonly ComputedValue[],
    signal: AbortSignal | undefined,
  ): Promise<Prediction | undefined> {
    const asked = { ...query, computed: [...query.computed, ...values] };
    const shown = budget.isUsedUp ? undefined : await withShownDurations(asked, this.runner.onBehalfOf({ budget, signal })); // prettier-ignore
    const all = shown && finished(shown.query, writtenBesides(shown.query, []));
    return all && { ...all, values: [...values, ...all.values], confidence: all.confidence * shown.confidence };
  }

  private async worked(next: Next, query: Query, on: OnBehalf): Promise<Worked | undefined> {
    if ('sum' in next) return await this.runner.arithmetic(next.sum, on);
    if (!('ordering' in next)) return await next.work(this.runner.onBehalfOf(on));
    const { ordering } = next;
    if ('view' in ordering) return { value: ordering.view, confidence: 1 };
    return await ordered(ordering, this.runner.stepsOf(query, on, this.threshold));
  }

  /** Sums of long numbers with which the statement begins, or all that it does where it is about nothing else. */
  private async summed(
    { query: asked, budget }: BudgetedQuery,
    signal: AbortSignal | undefined,
  ): Promise<{ readonly done: Prediction } | { readonly values: readonly ComputedValue[] }> {
    const on = { budget, signal };
    let query = withWrittenTexts(asked);
    const values: ComputedValue[] = query.computed.slice(asked.computed.length);
    for (let next = nextWork(query); next && !budget.isUsedUp; next = nextWork(query)) {
      const { part } = next;
      const result = await this.worked(next, query, on);
      if (!result) return { values };
      if ('exception' in result) return { done: withException(nothing(result), values, result) };
      const value: ComputedValue = { expression: part.text, range: part.range, ...result };
      query = withWrittenTexts({ ...query, computed: [...query.computed, value] });
      values.push(...query.computed.slice(asked.computed.length + values.length));
      const done = settled(query, value);
      if (done) return { done: { ...done, values, confidence: jointConfidence({ confidence: 1 }, values) } };
    }
    const change = nextChange(query);
    const result = change && (await this.runner.arithmetic(change, on));
    if (!result) return { values };
    const done = changed(query, change.name, result);
    return { done: { ...done, values, confidence: jointConfidence(done, values) } };
  }
}
