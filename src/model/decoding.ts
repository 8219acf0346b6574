/** Greedy decoding: the network writes an answer token by token, each the likeliest that the grammar of the answer allows. */
import { otherWork } from '../python/text/slices';
import type { Limit } from '../codec/budget';
import {
  EndlessAnswerError,
  NoAnswerError,
  PredictionError,
  TooLongError,
  type PredictOptions,
  type Prediction,
} from '../codec/query';
import { AnswerReader } from '../codec/step/answer/answer-reader';
import type { AnswerGrammar, ReadableAnswer } from '../codec/step/answer/token-reader';
import { Recorded, type Failed } from './predict/answer-memory';
import type { Answer, Question, Stage } from './predict/stage';
import { argmax, choose } from './token-choice';
import { Draft } from './drafts';
import type { Network } from './language-model';

/** What an answer that is not well-formed comes to; which token cannot stand where is nothing that people can use. */
export const UNREADABLE = 'the model gives no answer that can be read';

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
  const draft = new Draft(model, prompt, forced);
  for (let length = 0; !grammar.done; length++) {
    if (length >= longest) throw new PredictionError(`the answer is longer than ${longest} tokens`);
    // Lets cancel requests in: reading blocks the thread.
    await otherWork();
    signal?.throwIfAborted();
    if (limit?.isPassed) throw new NoAnswerError(limit.reason);
    const allowed = grammar.allowed();
    // The grammar has led into a dead end.
    if (allowed.length === 0) throw new NoAnswerError(UNREADABLE);
    const [only] = allowed;
    if (only !== undefined && allowed.length === 1 && constrained) {
      push(grammar, only, 1);
      draft.push(only);
      continue;
    }
    if (draft.length > contextLength) throw new TooLongError('the answer does not fit into the model');
    const unread = draft.toRead();
    const logits = draft.next(unread && (await model.read(...unread)));
    const { token, probability } = choose(logits, constrained ? allowed : [argmax(logits)], temperature);
    push(grammar, token, probability);
    draft.push(token);
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

/** Of a long answer, so many tokens are waited for however improbable it is. */
const PATIENCE = 32;
/** An answer that is less probable than this is as good as never right, and the longer it gets, the less. */
const HOPELESS = 1e-3;

/** The first stage of the chain: the answer of likeliest tokens. */
export class GreedyPredictor implements Stage {
  /**
   * @param constrained false lets the model say anything; what is not well-formed then fails
   * @param failed called with what comes to no answer
   * @param least probability that a long answer must have
   */
  constructor(
    private readonly constrained: boolean,
    private readonly failed: (question: Question, failed: Failed) => void = () => undefined,
    private readonly least = HOPELESS,
  ) {}

  async predict(question: Question, { signal, limit }: PredictOptions = {}): Promise<Answer> {
    const { prompt, network } = question;
    const reader = new Recorded(new Hopeful(new AnswerReader(prompt), this.least));
    try {
      await decode(network, prompt.tokens, prompt.forced, reader, { constrained: this.constrained, signal, limit });
    } catch (error) {
      // What was given up in a hurry may have an answer.
      if (error instanceof NoAnswerError && !limit?.isPassed) this.failed(question, reader.failed(error));
      throw error;
    }
    return reader.prediction();
  }
}

/** A grammar that gives up a long answer once it is too improbable: most such answers have no end, and cost the most. */
class Hopeful implements ReadableAnswer<Prediction> {
  private tokens = 0;
  private probability = 1;

  constructor(
    private readonly grammar: ReadableAnswer<Prediction>,
    private readonly least: number,
  ) {}

  get done(): boolean {
    return this.grammar.done;
  }

  allowed(): readonly number[] {
    return this.grammar.allowed();
  }

  /** @throws EndlessAnswerError */
  push(token: number, probability: number): void {
    this.tokens += 1;
    this.probability *= probability;
    if (this.tokens > PATIENCE && this.probability < this.least)
      throw new EndlessAnswerError('what it comes to is too long to be told with any certainty');
    this.grammar.push(token, probability);
  }

  prediction(): Prediction {
    return this.grammar.prediction();
  }
}
