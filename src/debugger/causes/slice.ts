/** All steps that had a part in what is to be explained: a dynamic slice through predicted steps, nearest first. */
import type { Cause, Provenance } from './provenance';
import type { Step } from './recording';

export interface SlicedStep {
  readonly step: Step;
  /** Causes between it and what is explained; 0 for the step that made it. */
  readonly distance: number;
}

/** Causes that are looked at; more are not told apart by anybody. */
const MOST_CAUSES = 4000;

/** Without the entries of functions, which are no statement. */
export function sliceOf(provenance: Provenance, roots: readonly Cause[]): SlicedStep[] {
  const found = new Map<number, SlicedStep>();
  const seen = new Set<string>();
  let layer = roots;
  let left = MOST_CAUSES;
  for (let distance = 0; layer.length > 0 && left > 0; distance++) {
    const next: Cause[] = [];
    for (const cause of layer) {
      const { step, kind, place } = cause;
      const key = `${kind} ${String(step?.index)} ${place?.text ?? ''}`;
      if (!step || seen.has(key) || left-- <= 0) continue;
      seen.add(key);
      if (step.statement && !found.has(step.index)) found.set(step.index, { step, distance });
      next.push(...provenance.causesOf(cause));
    }
    layer = next;
  }
  return [...found.values()];
}
