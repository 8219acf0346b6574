/**
 * What has been said after the same few tokens before, in questions and in their answers. Answers repeat what stands in the question, and
 * answers to questions about one statement are alike, whatever its values are.
 */

/** Tokens that have to be the same; the more of them, the better. */
const LEAST_SHARED = 2;
const MOST_SHARED = 4;
/** So many places are kept at least, and twice as many at most. */
const KEPT = 1 << 16;
/** More than a vocabulary has; with fewer, places would be taken for one another, which makes guesses worse and nothing wrong. */
const TOKENS = 1 << 11;

export class SaidBefore {
  /** The token that came last after some others. What was not said again for a long time is forgotten with `older`. */
  private recent = new Map<number, number>();
  private older = new Map<number, number>();

  /** Takes note of the tokens from a place on. */
  note(tokens: readonly number[], from: number): void {
    for (let at = Math.max(from, LEAST_SHARED); at < tokens.length; at++)
      for (let shared = LEAST_SHARED; shared <= Math.min(MOST_SHARED, at); shared++)
        this.recent.set(keyOf(tokens, at, shared), tokens[at] ?? 0);
    if (this.recent.size < KEPT) return;
    this.older = this.recent;
    this.recent = new Map();
  }

  /** What is likely to come next, at most `count` tokens. */
  guess(tokens: readonly number[], count: number): number[] {
    const all = tokens.slice(-MOST_SHARED);
    const begun = all.length;
    while (all.length < begun + count) {
      const next = this.next(all);
      if (next === undefined) break;
      all.push(next);
    }
    return all.slice(begun);
  }

  private next(tokens: readonly number[]): number | undefined {
    for (let shared = Math.min(MOST_SHARED, tokens.length); shared >= LEAST_SHARED; shared--) {
      const key = keyOf(tokens, tokens.length, shared);
      const found = this.recent.get(key) ?? this.older.get(key);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

/** Of the tokens before a place. */
function keyOf(tokens: readonly number[], at: number, shared: number): number {
  let key = shared;
  for (let i = at - shared; i < at; i++) key = key * TOKENS + (tokens[i] ?? 0);
  return key;
}
