import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Draft } from '../../src/model/drafts';
import type { Cache, Network } from '../../src/model/language-model';
import { SaidBefore } from '../../src/model/said-before';
import { argmax } from '../../src/model/token-choice';

/** A cache that remembers what was read into it. */
type Read = Cache & { readonly tokens: readonly number[] };

/** A network that says of each place of a sequence what comes next in it. */
class KnownNetwork {
  readonly reads: number[] = [];
  readonly said = new SaidBefore();
  readonly config = { contextLength: 1000, vocabulary: 10 } as Network['config'];

  constructor(private readonly sequence: readonly number[]) {}

  empty(): Read {
    return this.cacheOf([]);
  }

  async read(...[tokens, cache, wanted = 1]: Parameters<Network['read']>): ReturnType<Network['read']> {
    const { tokens: before } = cache as Read;
    expect(before).toEqual(this.sequence.slice(0, before.length));
    this.reads.push(tokens.length);
    const { vocabulary } = this.config;
    const logits = new Float32Array(wanted * vocabulary);
    const all = [...before, ...tokens];
    for (let row = 0; row < wanted; row++) {
      const read = all.slice(0, all.length - wanted + 1 + row);
      // Behind a wrong guess, anything may be said.
      const isRight = read.every((token, i) => token === this.sequence[i]);
      logits[row * vocabulary + (isRight ? (this.sequence[read.length] ?? 0) : 0)] = 1;
    }
    return await Promise.resolve({ logits, cache: this.cacheOf(all) });
  }

  kept(...[tokens, before]: Parameters<Network['kept']>): Read {
    return this.cacheOf([...(before as Read).tokens, ...tokens]);
  }

  private cacheOf(tokens: readonly number[]): Read {
    return { tokens, length: tokens.length } as unknown as Read;
  }
}

/** What is read of an answer. @param isForced whether the token at a place is not asked about */
async function readThrough(prompt: readonly number[], answer: readonly number[], isForced: (place: number) => boolean = () => false): Promise<{ readonly said: number[]; readonly reads: readonly number[] }> {
  const network = new KnownNetwork([...prompt, ...answer]);
  const draft = new Draft(network, prompt, []);
  const said: number[] = [];
  for (const [place, token] of answer.entries()) {
    const unread = isForced(place) ? undefined : draft.toRead();
    const read = unread && (await network.read(...unread));
    said.push(isForced(place) ? token : argmax(draft.next(read)));
    draft.push(token);
  }
  return { said, reads: network.reads };
} // prettier-ignore

describe('an answer that is read ahead', () => {
  const tokens = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 40 });

  it('is the one that the network gives token by token, whatever was guessed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 40 }), tokens, fc.array(fc.boolean()), async (prompt, answer, forced) => {
        const { said } = await readThrough(prompt, answer, (place) => forced[place] ?? false);
        expect(said).toEqual(answer);
      }),
    ); // prettier-ignore
  });

  it('takes few reads where it is a copy, and one for each token where nothing is like it', async () => {
    const text = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 3, 5, 7, 9, 2, 4];
    expect((await readThrough([0, ...text], text)).reads.length).toBeLessThan(7);
    expect((await readThrough([1], [2, 3, 4, 5, 6])).reads).toEqual([1, 1, 1, 1, 1]);
  });

  it('is guessed at while the prompt is read', async () => {
    const { reads } = await readThrough([1, 2, 1, 2], [1, 2, 1, 2]);
    expect(reads).toEqual([10]);
  });
});
