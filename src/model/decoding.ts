/** The network writes an answer, token by token, under the grammar of the answer. */
import { setImmediate } from 'node:timers/promises';
import type { Limit } from '../codec/budget';
import { NoAnswerError, PredictionError, TooLongError } from '../codec/query';
import { argmax, choose } from './token-choice';
import type { LanguageModel } from './language-model';

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

/** What an answer that is not well-formed comes to; which token cannot stand where is nothing that people can use. */
export const UNREADABLE = 'the model gives no answer that can be read';

/** What decoding needs of a network. */
export type Network = Pick<LanguageModel, 'config' | 'empty' | 'read'>;

export interface DecodeOptions {
  /** False lets the model say anything; what is not well-formed then fails. */
  readonly constrained?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly limit?: Limit | undefined;
  /** Longest answer that is waited for, in tokens. */
  readonly longest?: number;
}

/**
 * @param prompt tokens of the question
 * @param forced tokens with which the answer begins; `grammar` starts after them
 * @throws PredictionError if the answer is not well-formed, too long or takes more than `limit`, DOMException `AbortError` if `signal` is aborted
 */
export async function decode(
  model: Network,
  prompt: readonly number[],
  forced: readonly number[],
  grammar: AnswerGrammar,
  { constrained = true, signal, limit, longest = Number.POSITIVE_INFINITY }: DecodeOptions,
): Promise<void> {
  const { contextLength, temperature = 1 } = model.config;
  let cache = model.empty(prompt);
  let unread = [...prompt, ...forced];
  for (let length = 0; !grammar.done; length++) {
    if (length >= longest) throw new PredictionError(`the answer is longer than ${longest} tokens`);
    // Lets cancel requests in: reading blocks the thread.
    await setImmediate();
    signal?.throwIfAborted();
    if (limit?.isPassed) throw new NoAnswerError(limit.reason);
    const allowed = grammar.allowed();
    // The grammar has led into a dead end.
    if (allowed.length === 0) throw new NoAnswerError(UNREADABLE);
    const [only] = allowed;
    if (only !== undefined && allowed.length === 1 && constrained) {
      push(grammar, only, 1);
      unread.push(only);
      continue;
    }
    if (cache.length + unread.length > contextLength) throw new TooLongError('the answer does not fit into the model');
    const step = await model.read(unread, cache);
    cache = step.cache;
    const { token, probability } = choose(step.logits, constrained ? allowed : [argmax(step.logits)], temperature);
    push(grammar, token, probability);
    unread = [token];
  }
}

/** @throws NoAnswerError where the token cannot stand here, TooLongError */
function push(grammar: AnswerGrammar, token: number, probability: number): void {
  try {
    grammar.push(token, probability);
  } catch (error) {
    if (error instanceof PredictionError && !(error instanceof NoAnswerError)) throw new NoAnswerError(UNREADABLE);
    throw error;
  }
}
