/**
 * A guess at the next tokens of an answer is read along with the last one, which takes hardly longer than that one alone. What the network
 * says after each of them shows how far the guess was right.
 */
import type { Cache, Network } from './language-model';

/** Tokens of a guess: so many more take no longer than one. Where all of them were right, more are tried next time. */
const FEWEST = 6;
const MOST = 15;

/** What of an answer is read ahead of what is written, and what has to be read next. */
export class Draft {
  private readonly tokens: number[];
  private unread: readonly number[];
  private cache: Cache;
  private ahead: Ahead | undefined;
  private guess: readonly number[] = [];
  private most = FEWEST;

  /** @param forced tokens with which the answer begins */
  constructor(
    private readonly network: Network,
    prompt: readonly number[],
    forced: readonly number[],
  ) {
    this.tokens = [...prompt, ...forced];
    network.said.note(this.tokens, 0);
    this.unread = this.tokens.slice();
    this.cache = network.empty(prompt);
  }

  /** Tokens of the question and the answer so far. */
  get length(): number {
    return this.tokens.length;
  }

  /** What has to be read before the next token can be chosen; undefined where that is known. */
  toRead(): Parameters<Network['read']> | undefined {
    const { network, cache, unread } = this;
    if (this.ahead) return undefined;
    const room = network.config.contextLength - this.length;
    this.guess = network.said.guess(this.tokens, Math.min(this.most, room));
    return [[...unread, ...this.guess], cache, this.guess.length + 1];
  }

  /** What the network says of it. @returns logits of the next token, float32 [vocabulary] */
  next(read?: Awaited<ReturnType<Network['read']>>): Float32Array {
    const { guess, unread, cache: before } = this;
    if (read) this.ahead = { guess, unread, before, after: read.cache, logits: read.logits, right: 0 };
    const { logits, right } = this.ahead ?? { logits: new Float32Array(0), right: 0 };
    const { vocabulary } = this.network.config;
    return logits.subarray(right * vocabulary, (right + 1) * vocabulary);
  }

  /** The next token of the answer is this one. */
  push(token: number): void {
    this.tokens.push(token);
    this.network.said.note(this.tokens, this.tokens.length - 1);
    const { ahead } = this;
    if (!ahead) this.unread = [...this.unread, token];
    else if (ahead.guess[ahead.right] === token) ahead.right++;
    else {
      this.settle(ahead);
      this.unread = [token];
    }
  }

  private settle({ guess, unread, before, after, right }: Ahead): void {
    this.ahead = undefined;
    this.cache =
      right === guess.length ? after : this.network.kept([...unread, ...guess.slice(0, right)], before, after);
    if (guess.length > 0) this.most = right === guess.length ? Math.min(MOST, 2 * this.most) : FEWEST;
  }
}

interface Ahead {
  readonly guess: readonly number[];
  readonly unread: readonly number[];
  readonly before: Cache;
  readonly after: Cache;
  /** After what was unread, and after each token of the guess. */
  readonly logits: Float32Array;
  /** Tokens of the guess that have turned out to be right. */
  right: number;
}
