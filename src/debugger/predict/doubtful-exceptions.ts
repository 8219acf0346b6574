/** Exceptions that are more likely not raised than raised, and that nobody would handle. */
import type { Prediction, Query } from '../../codec/query';

/** Probability from which on an exception is believed. */
export const LIKELY = 0.5;

export function isDoubtful(
  { statement: { kind, handlers }, handled }: Query,
  { outcome, confidence }: Pick<Prediction, 'outcome' | 'confidence'>,
): boolean {
  if (outcome.kind !== 'raise' || confidence >= LIKELY) return false;
  const isOwn = kind === 'raise' || kind === 'except' || handled !== undefined;
  return !isOwn && handlers.length === 0;
}
