/** The network with a key/value cache. Each pass blocks this thread, so it lives in a process of its own. */
import { limited, PLACE_CHANNELS, TokenPlaces, placesFromEnd } from '../codec/values/token-places';
import { KeyValues, type NewKeyValues } from './key-values';
import { ModelError, REPAIR, type ModelConfig, type ModelFiles } from './model-files';
import { int64, type LoadedNetwork, type NetworkRuntime, type NetworkTensor } from './network/network';
import { mismatch } from './network/network-shapes';
import { PriorityLock, type Priority } from './priority-lock';
import { ReadPrompts, type PromptKey } from './read-prompts';
import { SaidBefore } from './said-before';

/** What is kept of the tokens read so far: their keys and values, and where the next token stands. */
export interface Cache {
  readonly past: KeyValues;
  readonly length: number;
  readonly places: TokenPlaces;
  /** Places from the end, of the prompt's tokens. */
  readonly fromEnd: readonly (readonly [number, number])[];
}

/** Several sequences of the same length that go on side by side, each with a token of its own. */
export interface Rows {
  readonly past: KeyValues;
  readonly length: number;
  /** One for each row. */
  readonly places: readonly TokenPlaces[];
}

export class LanguageModel {
  /** What all reads so far took, in passes over a short text. */
  computeCost = 0;

  private constructor(
    private readonly network: LoadedNetwork,
    readonly config: ModelConfig,
    private readonly turns = new PriorityLock(),
    private readonly rank: Priority = 0,
    private readonly prompts = new ReadPrompts(1 + PLACE_CHANNELS),
    readonly said = new SaidBefore(),
  ) {}

  /** @throws ModelError if the runtime cannot read the model, or its configuration is that of another one. */
  static async load(files: ModelFiles, runtime: NetworkRuntime, threads = 1): Promise<LanguageModel> {
    const network = await create(files.model, runtime, threads);
    const different = mismatch(network, files.config);
    if (different !== undefined) {
      await network.release();
      throw new ModelError(`config.json describes another network than model.onnx has: ${different}. ${REPAIR}`);
    }
    return new LanguageModel(network, files.config);
  }

  /** The same network for questions that have to wait (or not) for those of others. */
  ranked(rank: Priority): LanguageModel {
    return new LanguageModel(this.network, this.config, this.turns, rank, this.prompts, this.said);
  }

  /** Answers one question by any number of reads. */
  async answering<T>(work: () => Promise<T>): Promise<T> {
    return await this.turns.hold(this.rank, work);
  }

  /** A cache of no tokens, for a sequence that begins with this prompt. */
  empty(prompt: readonly number[]): Cache {
    return { past: KeyValues.empty(this.config), length: 0, places: new TokenPlaces(), fromEnd: placesFromEnd(prompt) };
  }

  /**
   * Reads tokens after those in `cache`.
   * @param wanted how many of the last tokens are asked about
   * @returns logits of the token after each of those, float32 [wanted, vocabulary], and the grown cache
   */
  async read(
    tokens: readonly number[],
    cache: Cache,
    wanted = 1,
  ): Promise<{ readonly logits: Float32Array; readonly cache: Cache }> {
    const { places, standing } = follow(tokens, cache);
    // What is guessed to come after a prompt is not of it.
    const key = cache.length === 0 ? promptKey(tokens.slice(0, tokens.length - wanted + 1), standing) : undefined;
    const begun = key && this.prompts.beginning(key);
    const unread = tokens.slice(begun?.length ?? 0);
    const input = int64(BigInt64Array.from(unread, BigInt), [1, unread.length]);
    const counts = standing.slice(-unread.length).flat();
    const channels = int64(BigInt64Array.from(counts, BigInt), [1, unread.length, PLACE_CHANNELS]);
    const { logits, past } = await this.run(input, channels, begun ?? cache, unread.length, wanted);
    if (key) this.prompts.add(key, past);
    return { logits, cache: { ...cache, past, places, length: cache.length + tokens.length } };
  }

  /** Of what was read after `before`, only the first tokens. `after` cannot be gone on from any more. */
  kept(tokens: readonly number[], before: Cache, after: Cache): Cache {
    const length = before.length + tokens.length;
    return { ...after, past: after.past.shortened(length), places: follow(tokens, before).places, length };
  }

  /** The sequence of a cache as `count` rows. */
  spread({ past, length, places }: Cache, count: number): Rows {
    const rows = Array.from({ length: count }, () => 0);
    return { past: past.select(rows, length), length, places: rows.map(() => places.copy()) };
  }

  /** Some of the rows, by their numbers. */
  keep({ past, length, places }: Rows, rows: readonly number[]): Rows {
    return { past: past.select(rows, length), length, places: rows.flatMap((row) => places[row] ?? []) };
  }

  /**
   * Reads one more token of each row, all behind the prompt: in one go that is a good deal faster than one by one.
   * @returns logits of the next token for each row, and the grown rows
   */
  async readEach(tokens: readonly number[], rows: Rows): Promise<{ logits: Float32Array[]; rows: Rows }> {
    const places = rows.places.map((place) => place.copy());
    const counts = new BigInt64Array(tokens.length * PLACE_CHANNELS);
    tokens.forEach((token, row) => {
      const forwards = places[row]?.push(token).map(limited) ?? [];
      forwards.forEach((count, channel) => (counts[row * PLACE_CHANNELS + channel] = BigInt(count)));
    });
    const input = int64(BigInt64Array.from(tokens, BigInt), [tokens.length, 1]);
    const standing = int64(counts, [tokens.length, 1, PLACE_CHANNELS]);
    const { logits: all, past } = await this.run(input, standing, rows, 1);
    const { vocabulary } = this.config;
    const each = tokens.map((_, row) => all.subarray(row * vocabulary, (row + 1) * vocabulary));
    return { logits: each, rows: { past, length: rows.length + 1, places } };
  }

  async release(): Promise<void> {
    await this.network.release();
  }

  /** One pass of the network over `count` tokens of each row, when it is this one's turn. */
  private async run(
    tokens: NetworkTensor,
    standing: NetworkTensor,
    { past, length }: Pick<Cache, 'past' | 'length'>,
    count: number,
    wanted = 1,
  ): Promise<{ logits: Float32Array; past: KeyValues }> {
    await this.turns.wait(this.rank);
    this.computeCost += costOf(tokens, past.rows * length);
    const output = await this.output({
      input_ids: tokens,
      places: standing,
      past_length: int64(BigInt64Array.of(BigInt(length)), [1]),
      wanted: int64(BigInt64Array.of(BigInt(wanted)), [1]),
      ...past.tensors,
    });
    const { logits, new_keys: keys, new_values: values } = output;
    if (!logits || !keys || !values) throw new ModelError('The model has other outputs than this version expects.');
    const added: NewKeyValues = { keys, values };
    return { logits: logits.data as Float32Array, past: past.with(added, length, count) };
  }

  private async output(input: Readonly<Record<string, NetworkTensor>>): ReturnType<LoadedNetwork['run']> {
    try {
      return await this.network.run(input);
    } catch (error) {
      throw new ModelError(`The model cannot be run: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/** What decoding needs of a network. */
export type Network = Pick<LanguageModel, 'config' | 'said' | 'empty' | 'read' | 'kept'>;

/** A network that reads the prompt of a question once, however often answers to it are begun. */
export class PrefixCache implements Network {
  private first: FirstRead | undefined;

  constructor(private readonly network: Network) {}

  get config(): Network['config'] {
    return this.network.config;
  }

  get said(): SaidBefore {
    return this.network.said;
  }

  empty(...prompt: Parameters<Network['empty']>): ReturnType<Network['empty']> {
    return this.network.empty(...prompt);
  }

  kept(...read: Parameters<Network['kept']>): ReturnType<Network['kept']> {
    return this.network.kept(...read);
  }

  async read(...[tokens, cache, wanted = 1]: Parameters<Network['read']>): ReturnType<Network['read']> {
    if (cache.length > 0) return await this.network.read(tokens, cache, wanted);
    const { first } = this;
    if (first && wanted === 1 && isSame(first.tokens, tokens)) return await this.again(first, cache);
    const read = this.network.read(tokens, cache, wanted);
    this.first = { tokens: tokens.slice(0, tokens.length - wanted + 1), guessed: wanted - 1, read };
    return await read;
  }

  /** The prompt alone, without what was guessed to come after it. */
  private async again({ tokens, guessed, read }: FirstRead, before: Cache): ReturnType<Network['read']> {
    const result = await read;
    if (guessed === 0) return result;
    const logits = result.logits.subarray(0, this.config.vocabulary);
    return { logits, cache: this.network.kept(tokens, before, result.cache) };
  }
}

interface FirstRead {
  readonly tokens: readonly number[];
  /** Tokens read after them. */
  readonly guessed: number;
  readonly read: ReturnType<Network['read']>;
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((token, i) => token === other[i]);
}

async function create(model: Uint8Array, runtime: NetworkRuntime, threads: number): Promise<LoadedNetwork> {
  try {
    return await runtime(model, threads);
  } catch (error) {
    throw new ModelError(`The model cannot be loaded: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** As measured: what is read costs a twentieth of a pass for each token, what is carried along a hundredth. */
function costOf(tokens: NetworkTensor, carried: number): number {
  return 1 + Math.round((5 * tokens.data.length + carried) / 100);
}

/** Places of tokens that come after those in `cache`, [tokens, PLACE_CHANNELS]. */
function follow(tokens: readonly number[], cache: Cache): { places: TokenPlaces; standing: number[][] } {
  const places = cache.places.copy();
  const standing = tokens.map((token, i) => {
    const [last, lastButOne] = cache.fromEnd[cache.length + i] ?? [0, 0];
    return [...places.push(token).map(limited), last, lastButOne];
  });
  return { places, standing };
}

function promptKey(tokens: readonly number[], standing: readonly (readonly number[])[]): PromptKey {
  return Int16Array.from(tokens.flatMap((token, i) => [token, ...(standing[i] ?? [])]));
}
