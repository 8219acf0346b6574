/** The network: one ONNX session with a key/value cache. `run()` blocks this thread, so it lives in a process of its own. */
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { limited, PLACE_CHANNELS, Places, placesFromEnd } from '../codec/places';
import { ModelError, type ModelConfig, type ModelFiles } from './files';
import { Turns, type Rank } from './turns';

/** What is kept of the tokens read so far: their keys and values, and where the next token stands. */
export interface Cache {
  /** float32 [layers, 1, heads, tokens, headDim] */
  readonly keys: Tensor;
  readonly values: Tensor;
  readonly length: number;
  readonly places: Places;
  /** Places from the end, of the prompt's tokens. */
  readonly fromEnd: readonly (readonly [number, number])[];
}

export class LanguageModel {
  private constructor(
    private readonly session: InferenceSession,
    readonly config: ModelConfig,
    private readonly turns = new Turns(),
    private readonly rank: Rank = 0,
  ) {}

  /** @throws ModelError if the runtime cannot read the model. */
  static async load(files: ModelFiles, threads = 1): Promise<LanguageModel> {
    try {
      const session = await InferenceSession.create(files.model, {
        intraOpNumThreads: threads,
        interOpNumThreads: 1,
        graphOptimizationLevel: 'all',
        enableCpuMemArena: true,
        logSeverityLevel: 3,
      });
      return new LanguageModel(session, files.config);
    } catch (error) {
      throw new ModelError(`The model cannot be loaded: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** The same network for questions that have to wait (or not) for those of others. */
  ranked(rank: Rank): LanguageModel {
    return new LanguageModel(this.session, this.config, this.turns, rank);
  }

  /** Answers one question by any number of reads. */
  async answering<T>(work: () => Promise<T>): Promise<T> {
    return await this.turns.hold(this.rank, work);
  }

  /** A cache of no tokens, for a sequence that begins with this prompt. */
  empty(prompt: readonly number[]): Cache {
    const { layers, heads, headDim } = this.config;
    const none = (): Tensor => new Tensor('float32', new Float32Array(0), [layers, 1, heads, 0, headDim]);
    return { keys: none(), values: none(), length: 0, places: new Places(), fromEnd: placesFromEnd(prompt) };
  }

  /**
   * Reads tokens after those in `cache`.
   * @returns logits of the token after the last one, float32 [vocabulary], and the grown cache
   */
  async read(tokens: readonly number[], cache: Cache): Promise<{ logits: Float32Array; cache: Cache }> {
    const input = new Tensor('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length]);
    const { places, standing } = follow(tokens, cache);
    await this.turns.wait(this.rank);
    const output = await this.session.run({
      input_ids: input,
      places: standing,
      past_keys: cache.keys,
      past_values: cache.values,
    });
    const { logits, present_keys: keys, present_values: values } = output;
    if (!logits || !keys || !values) throw new ModelError('The model has other outputs than this version expects.');
    const all = logits.data as Float32Array;
    const last = all.subarray(all.length - this.config.vocabulary);
    return { logits: last, cache: { ...cache, keys, values, places, length: cache.length + tokens.length } };
  }

  async release(): Promise<void> {
    await this.session.release();
  }
}

/** Places of tokens that come after those in `cache`, int64 [1, tokens, PLACE_CHANNELS]. */
function follow(tokens: readonly number[], cache: Cache): { places: Places; standing: Tensor } {
  const places = cache.places.copy();
  const counts = new BigInt64Array(tokens.length * PLACE_CHANNELS);
  tokens.forEach((token, i) => {
    const forwards = places.push(token).map(limited);
    const all = [...forwards, ...(cache.fromEnd[cache.length + i] ?? [])];
    all.forEach((count, channel) => (counts[i * PLACE_CHANNELS + channel] = BigInt(count)));
  });
  return { places, standing: new Tensor('int64', counts, [1, tokens.length, PLACE_CHANNELS]) };
}
