/** From logits to a token and its probability. */

export interface Choice {
  readonly token: number;
  /** Among all tokens, 0 to 1. */
  readonly probability: number;
}

/** Picks the next token among those allowed; the logits are divided by the temperature. */
export type TokenPicker = (logits: Float32Array, allowed: readonly number[], temperature: number) => Choice;

/** A token this much less probable than the best one is not sampled. */
const LEAST_SHARE = 0.05;

/** @returns the most probable of `allowed`, with its probability among all tokens, 0 to 1 */
export function choose(logits: Float32Array, allowed: readonly number[], temperature: number): Choice {
  let token = allowed[0] ?? 0;
  for (const candidate of allowed) if (at(logits, candidate) > at(logits, token)) token = candidate;
  return { token, probability: probabilityOf(logits, token, temperature) };
}

/** @returns a picker that takes tokens as often as they are probable, unlikely ones apart; `random` gives 0 up to 1 */
export function sampler(random: () => number): TokenPicker {
  return (logits, allowed, temperature) => {
    const best = choose(logits, allowed, temperature).token;
    const weights = allowed.map((token) => {
      const share = Math.exp((at(logits, token) - at(logits, best)) / temperature);
      return share < LEAST_SHARE ? 0 : share;
    });
    let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
    const index = weights.findIndex((weight) => (left -= weight) < 0);
    const token = allowed[index] ?? best;
    return { token, probability: probabilityOf(logits, token, temperature) };
  };
}

function probabilityOf(logits: Float32Array, token: number, temperature: number): number {
  return softmax(logits, temperature)(token);
}

/** @returns the probability of a token among all of them, 0 to 1. Written as loops: it goes over the whole vocabulary for every token of an answer. */
export function softmax(logits: Float32Array, temperature: number): (token: number) => number {
  let peak = Number.NEGATIVE_INFINITY;
  for (const logit of logits) if (logit > peak) peak = logit;
  let sum = 0;
  for (const logit of logits) sum += Math.exp((logit - peak) / temperature);
  return (token) => Math.exp((at(logits, token) - peak) / temperature) / sum;
}

/** The most probable token of all. */
export function argmax(logits: Float32Array): number {
  let best = 0;
  for (let token = 1; token < logits.length; token++) if (at(logits, token) > at(logits, best)) best = token;
  return best;
}

const at = (logits: Float32Array, token: number): number => logits[token] ?? Number.NEGATIVE_INFINITY;
