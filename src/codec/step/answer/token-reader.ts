/** An answer that is read token by token by a grammar: which ids may come next, and how probable those that came were. */
import { PredictionError, EndlessAnswerError } from '../../query';
import type { Allowed } from '../../vocabulary/token-sets';
import type { Reading } from '../../values/cursor';
import { tokenText } from '../../vocabulary/vocabulary';

/** The grammar of one answer: which token ids may come next, until it is done. */
export interface AnswerGrammar {
  readonly done: boolean;
  allowed(): readonly number[];
  /** @throws PredictionError if the token cannot stand here. */
  push(token: number, probability: number): void;
}

/** A grammar that tells what was said. */
export interface ReadableAnswer<T> extends AnswerGrammar {
  /** @throws PredictionError before the answer has ended. */
  prediction(): T;
}

/** Longest answer, in tokens. */
export const LONGEST_ANSWER = 384;

export class TokenReader<T> implements ReadableAnswer<T> {
  private readonly reading: Reading<T>;
  private result: T | undefined;
  private expected: Allowed;
  private finished = false;
  /** Natural logarithms of the probabilities of the tokens read. */
  private readonly logs: number[] = [];

  /**
   * @param answer the grammar; it may ask this reader for confidences, but only after its first token
   * @param longest answer, in tokens
   */
  constructor(
    answer: (reader: TokenReader<T>) => Reading<T>,
    private readonly longest = LONGEST_ANSWER,
  ) {
    this.reading = answer(this);
    this.expected = this.resume(undefined);
  }

  get done(): boolean {
    return this.finished;
  }

  /** Number of tokens read. */
  get length(): number {
    return this.logs.length;
  }

  /** Ids that may come next; empty when the answer has ended. */
  allowed(): Allowed {
    return this.expected;
  }

  /**
   * @param probability of this token, 0 to 1
   * @throws PredictionError if the token cannot stand here, or the answer grows too long.
   */
  push(token: number, probability: number): void {
    if (this.finished || !this.expected.includes(token))
      throw new PredictionError(`${tokenText(token)} cannot stand here`);
    if (this.logs.length >= this.longest)
      throw new EndlessAnswerError(`the answer is longer than ${this.longest} tokens`);
    this.logs.push(Math.log(Math.max(probability, 1e-9)));
    this.expected = this.resume(token);
  }

  /** Probability of the tokens from `start` up to the one before `end`, 0 to 1. */
  confidence(start = 0, end = this.logs.length): number {
    return Math.exp(this.logs.slice(start, end).reduce((sum, log) => sum + log, 0));
  }

  /** @throws PredictionError before the answer has ended. */
  prediction(): T {
    if (!this.finished || this.result === undefined) throw new PredictionError('the predicted value does not end');
    return this.result;
  }

  private resume(token: number | undefined): Allowed {
    const step = token === undefined ? this.reading.next() : this.reading.next(token);
    this.finished = step.done === true;
    if (!step.done) return distinct(step.value);
    this.result = step.value;
    return [];
  }
}

/** Of lists that grammars hand out for every token of a text or number. */
const known = new WeakMap<Allowed, Allowed>();

/** Each id once; the same list for the same one. */
function distinct(ids: Allowed): Allowed {
  const before = known.get(ids);
  if (before) return before;
  const once = [...new Set(ids)];
  known.set(ids, once);
  return once;
}
