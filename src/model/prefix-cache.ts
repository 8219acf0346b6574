/** A network that reads the prompt of a question once, however often answers to it are begun. */
import type { Network } from './decoding';

export class PrefixCache implements Network {
  private first: { readonly tokens: readonly number[]; readonly read: ReturnType<Network['read']> } | undefined;

  constructor(private readonly network: Network) {}

  get config(): Network['config'] {
    return this.network.config;
  }

  empty(...prompt: Parameters<Network['empty']>): ReturnType<Network['empty']> {
    return this.network.empty(...prompt);
  }

  async read(...[tokens, cache]: Parameters<Network['read']>): ReturnType<Network['read']> {
    if (cache.length > 0) return await this.network.read(tokens, cache);
    if (!this.first || !isSame(this.first.tokens, tokens))
      this.first = { tokens: [...tokens], read: this.network.read(tokens, cache) };
    return await this.first.read;
  }
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((token, i) => token === other[i]);
}
