/** A predictor that asks the model once for each question: runs of one program with small changes mostly ask the same. */
import { Prompt } from '../../codec/prompt';
import type { Prediction, Predictor, Query } from '../../codec/query';
import { CodecError } from '../../codec/slots';

export class RememberingPredictor implements Predictor {
  private readonly answers = new Map<string, Promise<Prediction>>();

  constructor(private readonly predictor: Predictor) {}

  async predict(query: Query, signal?: AbortSignal): Promise<Prediction> {
    const key = keyOf(query);
    const known = key === undefined ? undefined : this.answers.get(key);
    if (known) return await known;
    const answer = this.predictor.predict(query, signal);
    if (key !== undefined) {
      this.answers.set(key, answer);
      // What was cancelled or failed may be asked again.
      answer.catch(() => this.answers.delete(key));
    }
    return await answer;
  }
}

/** All that the answer depends on, and what it is told in terms of: names and places in the source. */
function keyOf(query: Query): string | undefined {
  const { line, tokens } = query.statement;
  try {
    const prompt = new Prompt(query);
    const names = tokens.map(({ text, range }) => `${text}@${range.line}:${range.column}`).join(' ');
    const callable = query.statement.calls.map(({ callee }) =>
      String(callee !== undefined && query.isCallable(callee)),
    );
    return [line, names, callable.join(), prompt.tokens.join(), prompt.forced.join()].join('|');
  } catch (error) {
    if (error instanceof CodecError) return undefined;
    throw error;
  }
}
