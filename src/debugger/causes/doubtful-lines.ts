/** Lines where the predicted run could well have gone another way: worth a breakpoint, to look before going on. */
import { CONFIDENCE_THRESHOLD } from '../../codec/confidence';
import type { ComputedValue } from '../../codec/query';
import { stepAt, type Recording } from './recording';
import { lineText } from './line-text';

export interface Doubt {
  readonly line: number;
  readonly text: string;
  readonly function: string;
  /** Probability of the least certain decision on this line, 0 to 1. */
  readonly confidence: number;
  /** Index of the state before that decision. */
  readonly index: number;
  /** Uncertain decisions on this line, and all decisions. */
  readonly uncertain: number;
  readonly decisions: number;
  /** The least certain value that the decision depends on. */
  readonly value?: ComputedValue;
}

/** Branches, loop headers and `except` clauses of the recorded steps whose outcome is not certain, the least certain first. */
export function doubtsOf(recording: Recording): Doubt[] {
  const byLine = new Map<number, Doubt>();
  for (let index = recording.first; index < recording.last; index++) {
    const step = stepAt(recording, index);
    const prediction = step?.after.last.prediction;
    const { statement } = step ?? {};
    if (!step || !prediction || !statement || statement.successors.length < 2) continue;
    if (prediction.outcome.kind === 'call') continue;
    const { line } = statement;
    const before = byLine.get(line);
    const confidence = prediction.outcomeConfidence;
    const counts = {
      uncertain: (before?.uncertain ?? 0) + (confidence < CONFIDENCE_THRESHOLD ? 1 : 0),
      decisions: (before?.decisions ?? 0) + 1,
    };
    if (before && before.confidence <= confidence) {
      byLine.set(line, { ...before, ...counts });
      continue;
    }
    const value = prediction.values.toSorted((a, b) => a.confidence - b.confidence)[0];
    byLine.set(line, {
      line,
      text: lineText(recording.source, line),
      function: step.frame.function.qualifiedName,
      confidence,
      index,
      ...counts,
      ...(value && { value }),
    });
  }
  return [...byLine.values()]
    .filter(({ uncertain }) => uncertain > 0)
    .sort((a, b) => a.confidence - b.confidence || a.line - b.line);
}
