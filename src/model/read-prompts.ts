/**
 * Prompts that were read lately, with their keys and values. Questions about one statement begin alike, digit after digit and item after
 * item, and to read a prompt takes as long as a dozen tokens of an answer: what a new one shares with an earlier one is not read again.
 */
import type { KeyValues } from './key-values';

interface ReadPrompt {
  readonly key: PromptKey;
  readonly past: KeyValues;
}

/** Tokens with their places, one after the other: int16 [tokens, 1 + PLACE_CHANNELS]. Both decide what a token's keys and values are. */
export type PromptKey = Int16Array;

/** The first tokens of a prompt as they were read before. */
export interface Beginning {
  readonly past: KeyValues;
  /** In tokens. */
  readonly length: number;
}

/** Tokens that all of them have room for: 24 kB each with the network that is shipped. Four times as many would spare hardly more. */
const ROOM = 2048;

/**
 * What follows the last token is asked about. One token by itself is multiplied in another order than several at once, and the last digits
 * would hang on what had been asked before.
 */
const ALWAYS_READ = 2;

export class ReadPrompts {
  /** The one that was used longest ago comes first. */
  private prompts: ReadPrompt[] = [];

  /** @param channels numbers that a key has for each token */
  constructor(private readonly channels: number) {}

  /** The longest beginning that was read before, but for what is always read. */
  beginning(key: PromptKey): Beginning | undefined {
    const begins = key.subarray(0, -ALWAYS_READ * this.channels);
    let best: ReadPrompt | undefined;
    let length = 0;
    for (const prompt of this.prompts) {
      const shared = Math.floor(sharedLength(prompt.key, begins) / this.channels);
      if (shared >= length && shared > 0) [best, length] = [prompt, shared];
    }
    if (best) this.use(best);
    return best && { past: best.past, length };
  }

  add(key: PromptKey, past: KeyValues): void {
    this.use({ key, past });
    let room = 0;
    // The latest ones that there is room for.
    const dropped = this.prompts.findLastIndex((prompt) => (room += prompt.past.capacity) > ROOM);
    this.prompts = this.prompts.slice(dropped + 1);
  }

  private use(prompt: ReadPrompt): void {
    this.prompts = [...this.prompts.filter((other) => other !== prompt), prompt];
  }
}

function sharedLength(one: PromptKey, other: PromptKey): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length++;
  return length;
}
