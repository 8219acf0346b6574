import { expect, it } from 'vitest';
import type { Network } from '../../src/model/language-model';
import type { Cache } from '../../src/model/language-model';
import { PrefixCache } from '../../src/model/language-model';

it('reads a prompt once, and everything after it each time', async () => {
  const reads: string[] = [];
  const network: Network = {
    config: { contextLength: 10 } as Network['config'],
    empty: () => ({ length: 0 }) as Cache,
    kept: (_tokens, before) => before,
    async read(tokens, cache) {
      await Promise.resolve();
      reads.push(`${cache.length}: ${tokens.join()}`);
      return { logits: new Float32Array(tokens), cache: { ...cache, length: cache.length + tokens.length } };
    },
  };
  const once = new PrefixCache(network);
  const begun = await once.read([1, 2], once.empty([1, 2]));
  expect(await once.read([1, 2], once.empty([1, 2]))).toBe(begun);
  await once.read([3], begun.cache);
  await once.read([3], begun.cache);
  await once.read([1, 4], once.empty([1, 4]));
  expect(reads).toEqual(['0: 1,2', '2: 3', '2: 3', '0: 1,4']);
});
