/**
 * A predictor that asks the model once for each question: runs of one program with small changes mostly ask the same, and
 * so do sums, digit by digit.
 */
import { Prompt } from '../../codec/step/prompt';
import { ANY, type IsGoodEnough, type Prediction, type Predictor, type Query } from '../../codec/query';
import { CodecError } from '../../codec/vocabulary/slots';

export class CachingPredictor implements Predictor {
  private readonly answers = new Map<string, Promise<Prediction>>();
  /** Time that the model took for what it was asked; see `Prediction.effort`. */
  effort = 0;

  /** @param most answers that are kept, the latest ones */
  constructor(
    private readonly predictor: Predictor,
    private readonly most = Number.POSITIVE_INFINITY,
  ) {}

  get inOneGo(): boolean {
    return this.predictor.inOneGo ?? false;
  }

  async predict(query: Query, signal?: AbortSignal, isEnough?: IsGoodEnough): Promise<Prediction> {
    const key = keyOf(query, isEnough === ANY);
    const known = key === undefined ? undefined : this.answers.get(key);
    if (known) {
      try {
        return await known;
      } catch (error) {
        // Whoever asked first has gone; it is still wanted here.
        if (signal?.aborted || !(error instanceof Error) || error.name !== 'AbortError') throw error;
      }
    }
    const answer = this.askedFor(query, signal, isEnough);
    if (key !== undefined) {
      this.answers.set(key, answer);
      const [oldest] = this.answers.keys();
      if (this.answers.size > this.most && oldest !== undefined) this.answers.delete(oldest);
      // What was cancelled or failed may be asked again.
      answer.catch(() => this.answers.delete(key));
    }
    return await answer;
  }

  private async askedFor(query: Query, signal: AbortSignal | undefined, isEnough?: IsGoodEnough): Promise<Prediction> {
    const prediction = await this.predictor.predict(query, signal, isEnough);
    this.effort += prediction.effort ?? 1;
    return prediction;
  }
}

/** All that the answer depends on, and what it is told in terms of: names and places in the source. */
function keyOf(query: Query, isHasty: boolean): string | undefined {
  const { line, tokens } = query.statement;
  try {
    const prompt = new Prompt(query);
    const names = tokens.map(({ text, range }) => `${text}@${range.line}:${range.column}`).join(' ');
    const callable = query.statement.calls.map(({ callee }) =>
      String(callee !== undefined && query.isCallable(callee)),
    );
    return [isHasty, line, names, callable.join(), prompt.tokens.join(), prompt.forced.join()].join('|');
  } catch (error) {
    if (error instanceof CodecError) return undefined;
    throw error;
  }
}
