/** Different answers to one question, drawn one after the other for as long as somebody wants more. */
import { LONGEST_SAID, type Inversion, type InversionOptions } from '../codec/function-query';
import { PredictionError } from '../codec/query';
import type { TokenReader } from '../codec/token-reader';
import { printValue } from '../python/print';
import { choose, sampler, type Picker } from './choose';
import { decode, type Network } from './decode';

/**
 * The most probable answer token by token, then answers drawn by their probability; equal ones may come again. What cannot
 * be read to its end is passed over. The network reads the prompt once.
 *
 * @param start makes a reader of an answer
 * @param random gives 0 up to 1
 * @throws DOMException `AbortError` if `signal` is aborted
 */
export async function* drawAnswers<T>(
  model: Network,
  prompt: readonly number[],
  start: () => TokenReader<T>,
  random: () => number,
  signal?: AbortSignal,
): AsyncGenerator<T | undefined> {
  let first: ReturnType<Network['read']> | undefined;
  const reading: Network = {
    config: model.config,
    empty: (tokens) => model.empty(tokens),
    read: async (tokens, cache) =>
      await (cache.length === 0 ? (first ??= model.read(tokens, cache)) : model.read(tokens, cache)),
  };
  for (let pick: Picker = choose; ; pick = sampler(random)) {
    const reader = start();
    try {
      await decode(reading, prompt, [], reader, { signal, pick, longest: LONGEST_SAID });
    } catch (error) {
      if (!(error instanceof PredictionError)) throw error;
      yield undefined;
      continue;
    }
    yield reader.prediction();
  }
}

/** Draws for one wanted answer before it is given up. */
const DRAWS_PER_ANSWER = 3;

/** The different ones among inversions, the most probable first. */
export async function distinct(
  drawn: AsyncIterable<Inversion | undefined>,
  { candidates, milliseconds = Number.POSITIVE_INFINITY }: InversionOptions,
): Promise<Inversion[]> {
  const end = performance.now() + milliseconds;
  const all = new Map<string, Inversion>();
  let draws = 0;
  for await (const inversion of drawn) {
    if (inversion) all.set(inversion.arguments.map(({ value }) => printValue(value)).join(', '), inversion);
    if (all.size >= candidates || ++draws >= candidates * DRAWS_PER_ANSWER || performance.now() > end) break;
  }
  return [...all.values()].sort((a, b) => b.confidence - a.confidence);
}
