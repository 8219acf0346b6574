/** From logits to a token and its probability. */

/** @returns the most probable of `allowed`, with its probability among all tokens, 0 to 1 */
export function choose(
  logits: Float32Array,
  allowed: readonly number[],
  temperature: number,
): { token: number; probability: number } {
  let token = allowed[0] ?? 0;
  for (const candidate of allowed) if (at(logits, candidate) > at(logits, token)) token = candidate;
  const peak = logits.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const sum = logits.reduce((total, logit) => total + Math.exp((logit - peak) / temperature), 0);
  return { token, probability: Math.exp((at(logits, token) - peak) / temperature) / sum };
}

/** The most probable token of all. */
export function argmax(logits: Float32Array): number {
  let best = 0;
  for (let token = 1; token < logits.length; token++) if (at(logits, token) > at(logits, best)) best = token;
  return best;
}

const at = (logits: Float32Array, token: number): number => logits[token] ?? Number.NEGATIVE_INFINITY;
