/** The network writes an answer, token by token, under the grammar of the answer. */
import { setImmediate } from 'node:timers/promises';
import { PredictionError, TooLongError } from '../codec/query';
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

/** What decoding needs of a network. */
export type Network = Pick<LanguageModel, 'config' | 'empty' | 'read'>;

export interface DecodeOptions {
  /** False lets the model say anything; what is not well-formed then fails. */
  readonly constrained?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Longest answer that is waited for, in tokens. */
  readonly longest?: number;
}

/**
 * @param prompt tokens of the question
 * @param forced tokens with which the answer begins; `grammar` starts after them
 * @throws PredictionError if the answer is not well-formed or too long, DOMException `AbortError` if `signal` is aborted
 */
export async function decode(
  model: Network,
  prompt: readonly number[],
  forced: readonly number[],
  grammar: AnswerGrammar,
  { constrained = true, signal, longest = Number.POSITIVE_INFINITY }: DecodeOptions,
): Promise<void> {
  const { contextLength, temperature = 1 } = model.config;
  let cache = model.empty(prompt);
  let unread = [...prompt, ...forced];
  for (let length = 0; !grammar.done; length++) {
    if (length >= longest) throw new PredictionError(`the answer is longer than ${longest} tokens`);
    // Lets cancel requests in: reading blocks the thread.
    await setImmediate();
    signal?.throwIfAborted();
    const allowed = grammar.allowed();
    const [only] = allowed;
    if (only !== undefined && allowed.length === 1 && constrained) {
      grammar.push(only, 1);
      unread.push(only);
      continue;
    }
    if (cache.length + unread.length > contextLength) throw new TooLongError('the answer does not fit into the model');
    const step = await model.read(unread, cache);
    cache = step.cache;
    const { token, probability } = choose(step.logits, constrained ? allowed : [argmax(step.logits)], temperature);
    grammar.push(token, probability);
    unread = [token];
  }
}
