/** Lines where the predicted run could well have gone another way: worth a breakpoint, to look before going on. */
import { CONFIDENCE_THRESHOLD } from '../../codec/confidence';
import type { ComputedValue } from '../../codec/query';
import { Provenance } from './provenance';
import { stepAt, type Recording } from './recording';
import { sliceOf } from './slice';
import { lineText } from './line-text';

export interface Doubt {
  readonly line: number;
  readonly text: string;
  readonly function: string;
  /** Probability that the least certain decision on this line is right, 0 to 1: of the decision itself, and of what it hangs on. */
  readonly confidence: number;
  /** The second part: that the steps which led to what it reads are right. */
  readonly inherited: number;
  /** Index of the state before that decision. */
  readonly index: number;
  /** Uncertain decisions on this line, and all decisions. */
  readonly uncertain: number;
  readonly decisions: number;
  /** The least certain value that the decision depends on. */
  readonly value?: ComputedValue;
}

/** Visits of a line whose past is looked into: slices of long runs take time. */
const MOST_VISITS = 4;

/**
 * Branches, loop headers and `except` clauses of the recorded steps whose outcome is not certain, by itself or for what led there, the
 * least certain first.
 */
export function doubtsOf(recording: Recording): Doubt[] {
  const byLine = new Map<number, Doubt>();
  const past = new DoubtfulPast(recording);
  for (let index = recording.first; index < recording.last; index++) {
    const step = stepAt(recording, index);
    const prediction = step?.after.last.prediction;
    const { statement } = step ?? {};
    if (!step || !prediction || !statement || statement.successors.length < 2) continue;
    if (prediction.outcome.kind === 'call') continue;
    const { line } = statement;
    const before = byLine.get(line);
    const isLookedInto = (before?.decisions ?? 0) < MOST_VISITS;
    const inherited = isLookedInto ? past.of(index) : 1;
    const confidence = prediction.outcomeConfidence * inherited;
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
      inherited,
      index,
      ...counts,
      ...(value && { value }),
    });
  }
  return [...byLine.values()]
    .filter(({ uncertain }) => uncertain > 0)
    .sort((a, b) => a.confidence - b.confidence || a.line - b.line);
}

/** How sure is what a decision hangs on: the recorded steps in its slice. */
class DoubtfulPast {
  private readonly provenance: Provenance;
  /** Indices of the states before steps that are not sure. */
  private readonly doubtful: readonly number[];

  constructor(recording: Recording) {
    this.provenance = new Provenance(recording);
    const doubtful: number[] = [];
    for (let index = recording.first; index < recording.last; index++) {
      const { last } = recording.state(index + 1) ?? {};
      if (last && last.confidence < CONFIDENCE_THRESHOLD) doubtful.push(index);
    }
    this.doubtful = doubtful;
  }

  /** Probability that all steps are right which led to what the line reads at state `index`. */
  of(index: number): number {
    // Where everything before was sure, nothing has to be looked into.
    if (!this.doubtful.some((one) => one < index)) return 1;
    const standing = this.provenance.ofStanding(index);
    const causes = standing ? this.provenance.causesOf(standing) : [];
    const steps = sliceOf(this.provenance, causes).filter(({ step }) => step.index < index);
    return steps.reduce((product, { step }) => product * step.after.last.confidence, 1);
  }
}
