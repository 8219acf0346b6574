/** Different answers to one question, drawn side by side for as long as somebody wants more. */
import { otherWork } from '../python/text/slices';
import type { Budget } from '../codec/budget';
import { LONGEST_SAID, type Inversion, type InversionOptions } from '../codec/function/function-query';
import { PredictionError } from '../codec/query';
import type { TokenReader } from '../codec/step/answer/token-reader';
import { printValue } from '../python/values/print';
import { choose, sampler, type TokenPicker } from './token-choice';
import type { Network } from './language-model';
import type { LanguageModel } from './language-model';

/** What drawing needs of a network. */
export type RowNetwork = Network & Pick<LanguageModel, 'spread' | 'keep' | 'readEach' | 'computeCost'>;

export interface DrawOptions {
  /** Answers that are drawn at once. */
  readonly rows: number;
  /** It pays for what is read. Once it is used up, answers that are still being written are given up if there is one at all. */
  readonly budget?: Budget | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** After so much of the budget, answers are given up even if there is none. */
const OVERTIME = 2;

interface Row<T> {
  readonly reader: TokenReader<T>;
  readonly pick: TokenPicker;
  /** Tokens of the answer that the network has not read. */
  readonly unread: number[];
  hasFailed: boolean;
}

/**
 * The most probable answer token by token, and answers drawn by their probability; equal ones may come again. What cannot
 * be read to its end is passed over. The network reads the prompt once.
 *
 * @param start makes a reader of an answer
 * @param random gives 0 up to 1
 * @throws DOMException `AbortError` if `signal` is aborted
 */
export async function* drawAnswers<T>(
  model: RowNetwork,
  prompt: readonly number[],
  start: () => TokenReader<T>,
  random: () => number,
  { rows, budget, signal }: DrawOptions,
): AsyncGenerator<T | undefined> {
  const begin = certain(start());
  const first = await paid(model, budget, () => model.read([...prompt, ...begin], model.empty(prompt)));
  for (let round = 0; ; round++) {
    const all = Array.from({ length: rows }, (_, index): Row<T> => {
      const reader = start();
      for (const token of begin) reader.push(token, 1);
      return { reader, pick: round === 0 && index === 0 ? choose : sampler(random), unread: [], hasFailed: false };
    });
    await write(model, first, all, budget, signal);
    for (const { reader } of all) yield reader.done ? reader.prediction() : undefined;
    if (budget?.isPassed) return;
  }
}

/** Writes the answers of all rows to their ends. */
async function write<T>(
  model: RowNetwork,
  first: Awaited<ReturnType<Network['read']>>,
  all: readonly Row<T>[],
  budget: Budget | undefined,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { contextLength, temperature = 1 } = model.config;
  const isOpen = ({ reader, hasFailed }: Row<T>): boolean => !reader.done && !hasFailed;
  let open = all;
  let cache = model.spread(first.cache, all.length);
  let logits: readonly Float32Array[] = all.map(() => first.logits);
  for (let length = 0; length < LONGEST_SAID; length++) {
    const tokens = open.map((row, index) => (isOpen(row) ? tried(row, logits[index], temperature) : 0));
    const isLate = (budget?.usedShare ?? 0) >= (all.some(({ reader }) => reader.done) ? 1 : OVERTIME);
    if (!open.some(isOpen) || cache.length >= contextLength || isLate) return;
    // Lets cancel requests in: reading blocks the thread.
    await otherWork();
    signal?.throwIfAborted();
    const live = open.flatMap((row, index) => (isOpen(row) ? [index] : []));
    // Closed rows are carried along until it is worth the copying to leave them out.
    const kept = 2 * live.length <= open.length ? live : [...open.keys()];
    if (kept.length < open.length) cache = model.keep(cache, kept);
    const past = cache;
    const next = kept.map((index) => tokens[index] ?? 0);
    const read = await paid(model, budget, () => model.readEach(next, past));
    open = kept.flatMap((index) => open[index] ?? []);
    ({ logits, rows: cache } = read);
  }
}

async function paid<T>(model: RowNetwork, budget: Budget | undefined, read: () => Promise<T>): Promise<T> {
  const before = model.computeCost;
  try {
    return await read();
  } finally {
    budget?.spend(model.computeCost - before);
  }
}

function tried<T>(row: Row<T>, logits: Float32Array | undefined, temperature: number): number {
  try {
    return next(row, logits, temperature);
  } catch (error) {
    if (!(error instanceof PredictionError)) throw error;
    row.hasFailed = true;
    return 0;
  }
}

/** The next token of an answer for the network to read. A choice is made where none is left, and what it entails is taken with it. */
function next<T>({ reader, unread, ...row }: Row<T>, logits: Float32Array | undefined, temperature: number): number {
  if (unread.length === 0) {
    const { token, probability } = row.pick(logits ?? new Float32Array(), reader.allowed(), temperature);
    reader.push(token, probability);
    unread.push(token, ...certain(reader));
  }
  return unread.shift() ?? 0;
}

/** Takes the tokens that are the only ones allowed. */
function certain(reader: TokenReader<unknown>): number[] {
  const tokens: number[] = [];
  while (!reader.done) {
    const [only, ...others] = reader.allowed();
    if (only === undefined || others.length > 0) break;
    reader.push(only, 1);
    tokens.push(only);
  }
  return tokens;
}

/** Draws for one wanted answer before it is given up. */
const DRAWS_PER_ANSWER = 3;

/** The different ones among inversions, the most probable first. */
export async function distinct(
  drawn: AsyncIterable<Inversion | undefined>,
  { candidates }: Pick<InversionOptions, 'candidates'>,
): Promise<Inversion[]> {
  const all = new Map<string, Inversion>();
  let draws = 0;
  for await (const inversion of drawn) {
    if (inversion) all.set(inversion.arguments.map(({ value }) => printValue(value)).join(', '), inversion);
    if (all.size >= candidates || ++draws >= candidates * DRAWS_PER_ANSWER) break;
  }
  return [...all.values()].sort((a, b) => b.confidence - a.confidence);
}
