import { expect, it } from 'vitest';
import { PrefixCache, type Cache, type Network } from '../../src/model/language-model';
import { SaidBefore } from '../../src/model/said-before';

/** A network that says each of the tokens that it has read again. */
function networkOf(reads: string[]): Network {
  return {
    config: { contextLength: 10, vocabulary: 1 } as Network['config'],
    said: new SaidBefore(),
    empty: () => ({ length: 0 }) as Cache,
    kept: (tokens, before) => ({ ...before, length: before.length + tokens.length }),
    async read(tokens, cache, wanted = 1) {
      await Promise.resolve();
      reads.push(`${cache.length}: ${tokens.join()}`);
      const logits = new Float32Array(tokens.slice(-wanted));
      return { logits, cache: { ...cache, length: cache.length + tokens.length } };
    },
  };
}

it('reads a prompt once, and everything after it each time', async () => {
  const reads: string[] = [];
  const network = networkOf(reads);
  const once = new PrefixCache(network);
  const begun = await once.read([1, 2], once.empty([1, 2]));
  expect(await once.read([1, 2], once.empty([1, 2]))).toBe(begun);
  await once.read([3], begun.cache);
  await once.read([3], begun.cache);
  await once.read([1, 4], once.empty([1, 4]));
  expect(reads).toEqual(['0: 1,2', '2: 3', '2: 3', '0: 1,4']);
});

it('tells a prompt without what was guessed to come after it, and reads it again for another guess', async () => {
  const reads: string[] = [];
  const once = new PrefixCache(networkOf(reads));
  const begun = await once.read([1, 2, 7, 8], once.empty([1, 2]), 3);
  expect([[...begun.logits], begun.cache.length]).toEqual([[2, 7, 8], 4]);
  const alone = await once.read([1, 2], once.empty([1, 2]));
  expect([[...alone.logits], alone.cache.length]).toEqual([[2], 2]);
  await once.read([1, 2, 9], once.empty([1, 2]), 2);
  expect(reads).toEqual(['0: 1,2,7,8', '0: 1,2,9']);
});
