/**
 * Several answers to one question, best first: a beam search under the grammar of the answer. The network reads the
 * prompt once; hypotheses share its keys and values.
 */
import { otherWork } from '../python/text/slices';
import type { Limit } from '../codec/budget';
import { NoAnswerError, PredictionError } from '../codec/query';
import type { ReadableAnswer } from '../codec/step/answer/token-reader';
import { UNREADABLE } from './decoding';
import type { Cache, Network } from './language-model';
import { softmax } from './token-choice';

export interface SearchOptions {
  /** How many answers are wanted. */
  readonly candidates: number;
  /** How many hypotheses are followed; as many as answers are wanted if not given. */
  readonly width?: number;
  /** Tokens with which the answer begins; readers start after them. */
  readonly forced?: readonly number[];
  /** Hypotheses of more tokens are given up. */
  readonly longest?: number;
  /** Hypotheses that are no more probable than this are given up, 0 to 1. */
  readonly worst?: number;
  readonly signal?: AbortSignal | undefined;
  /** Past it the search ends with what it has. */
  readonly limit?: Limit | undefined;
}

interface Hypothesis<T> {
  readonly reader: ReadableAnswer<T>;
  /** Tokens of the answer with their probabilities, those that were the only choice included. */
  readonly said: readonly Choice[];
  readonly unread: readonly number[];
  readonly cache: Cache;
  /** Natural logarithm of the product of the probabilities. */
  readonly score: number;
}

interface Choice {
  readonly token: number;
  /** Among all tokens, 0 to 1. */
  readonly probability: number;
}

/** A hypothesis this much less probable than the best one is given up (natural logarithm). */
const HOPELESS = Math.log(1e-4);

/**
 * @param start makes a reader of the answer; one is made for every hypothesis that branches off
 * @throws PredictionError if no answer could be read to its end, DOMException `AbortError` if `signal` is aborted
 */
export async function bestAnswers<T>(
  model: Network,
  prompt: readonly number[],
  start: () => ReadableAnswer<T>,
  { candidates, width = candidates, forced = [], longest = Infinity, worst = 0, signal, limit }: SearchOptions,
): Promise<T[]> {
  const { temperature = 1 } = model.config;
  const first = settled({
    reader: start(),
    said: [],
    unread: [...prompt, ...forced],
    cache: model.empty(prompt),
    score: 0,
  });
  const done = first.reader.done ? [first] : [];
  let live = first.reader.done ? [] : [first];
  while (live.length > 0 && !limit?.isPassed) {
    const next: Hypothesis<T>[] = [];
    for (const hypothesis of live) {
      // Lets cancel requests in: reading blocks the thread.
      await otherWork();
      signal?.throwIfAborted();
      if (hypothesis.cache.length + hypothesis.unread.length > model.config.contextLength) continue;
      const { logits, cache } = await model.read(hypothesis.unread, hypothesis.cache);
      const choices = likeliest(logits, hypothesis.reader.allowed(), temperature, width);
      next.push(...branches({ ...hypothesis, cache }, choices, start));
    }
    done.push(...next.filter(({ reader, score }) => reader.done && score > Math.log(worst)));
    done.sort((a, b) => b.score - a.score).splice(candidates);
    const floor = Math.max(Math.log(worst), done[candidates - 1]?.score ?? Number.NEGATIVE_INFINITY);
    const best = Math.max(...[...done, ...next].map(({ score }) => score));
    live = next
      .filter(({ reader, said }) => !reader.done && said.length < longest)
      .filter(({ score }) => score > floor && score > best + HOPELESS)
      .sort((a, b) => b.score - a.score)
      .slice(0, width);
  }
  const [best] = done;
  if (!best) throw new NoAnswerError(UNREADABLE);
  return done.filter(({ score }) => score > best.score + HOPELESS).map(({ reader }) => reader.prediction());
}

/** The hypothesis with each of the choices; the first one goes on with its reader, the others repeat it. */
function branches<T>(from: Hypothesis<T>, choices: readonly Choice[], start: () => ReadableAnswer<T>): Hypothesis<T>[] {
  const readers = choices.map((_, index) => (index === 0 ? from.reader : repeated(from.said, start)));
  return choices.flatMap((choice, index) => {
    const reader = readers[index];
    try {
      reader?.push(choice.token, choice.probability);
    } catch (error) {
      if (error instanceof PredictionError) return [];
      throw error;
    }
    const said = [...from.said, choice];
    const score = from.score + Math.log(choice.probability);
    return reader ? [settled({ reader, said, unread: [choice.token], cache: from.cache, score })] : [];
  });
}

function repeated<T>(said: readonly Choice[], start: () => ReadableAnswer<T>): ReadableAnswer<T> {
  const reader = start();
  for (const { token, probability } of said) reader.push(token, probability);
  return reader;
}

/** Takes the tokens that are the only ones allowed. */
function settled<T>(hypothesis: Hypothesis<T>): Hypothesis<T> {
  const { reader } = hypothesis;
  const said = [...hypothesis.said];
  const unread = [...hypothesis.unread];
  for (;;) {
    const [only, ...others] = reader.allowed();
    if (only === undefined || others.length > 0) return { ...hypothesis, said, unread };
    reader.push(only, 1);
    said.push({ token: only, probability: 1 });
    unread.push(only);
  }
}

function likeliest(logits: Float32Array, allowed: readonly number[], temperature: number, count: number): Choice[] {
  const probability = softmax(logits, temperature);
  return allowed
    .map((token) => ({ token, probability: probability(token) }))
    .sort((a, b) => b.probability - a.probability)
    .slice(0, count);
}
