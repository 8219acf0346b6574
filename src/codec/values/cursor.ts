/** Where a grammar stands in an answer, and what it may read there. */
import type { Value } from '../../python/values/value';
import type { Slots } from '../vocabulary/slots';
import { tokenId, tokenText } from '../vocabulary/vocabulary';
import type { Allowed } from '../vocabulary/token-sets';

/** Yields allowed ids, receives the chosen id. */
export type Reading<T> = Generator<Allowed, T, number>;

export interface ReaderScope {
  readonly slots: Slots;
  /** Token ids of `vN` and `rN` that stand for a value, now. */
  references(): Allowed;
  resolve(token: string): Value | undefined;
  /** Ids of tokens that can name an attribute, class or function. */
  readonly names: Allowed;
}

export class Cursor {
  token = '';
  /** True where the token was the only one allowed. */
  *advance(allowed: Allowed): Reading<void> {
    this.token = tokenText(yield allowed);
  }
  *expect(token: string): Reading<void> {
    yield* this.advance([tokenId(token)]);
  }
}
