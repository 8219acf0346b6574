/** How a surveyed call ends. */
import type { ThrownException } from '../../state/exceptions';
import { UNKNOWN } from '../../objects/containers';
import { NOT_YET, type Survey } from '../survey';
import type { Sure } from '../statement-execution';

export type Outcome =
  | { readonly kind: 'returned'; readonly value: Sure }
  | { readonly kind: 'raised'; readonly line: number; readonly exception: ThrownException; readonly confidence: number }
  /** The module ran to its end. */
  | { readonly kind: 'finished' }
  | { readonly kind: 'unfinished'; readonly line: number; readonly reason: string };

export function outcomeOf(survey: Survey): Outcome {
  const { state, root, unfinished } = survey;
  if (unfinished) return { kind: 'unfinished', ...unfinished };
  const last = survey.allVisits.findLast((visit) => visit.function === root);
  const line = last?.statement.line ?? root.line;
  if (state.status === 'running') return { kind: 'unfinished', line, reason: NOT_YET };
  if (state.failure) return { kind: 'raised', line, exception: state.failure, confidence: last?.confidence ?? 1 };
  if (root.kind === 'module') return { kind: 'finished' };
  return { kind: 'returned', value: { value: state.result ?? UNKNOWN, confidence: last?.confidence ?? 1 } };
}
