/** A dynamic slice (Korel and Laski, 1988) over predicted steps: all steps that contributed to the symptom, nearest first. */
import type { Cause, Provenance } from './provenance';
import type { Step } from './recording';

export interface SlicedStep {
  readonly step: Step;
  /** Number of causes between the step and the symptom; 0 for the step that produced it. */
  readonly distance: number;
}

/** Maximum number of causes; beyond it a slice is of no use. */
const MOST_CAUSES = 4000;

/** Without function entries, which are not statements. */
export function sliceOf(provenance: Provenance, roots: readonly Cause[]): SlicedStep[] {
  const found = new Map<number, SlicedStep>();
  const seen = new Set<string>();
  let layer = roots;
  let left = MOST_CAUSES;
  for (let distance = 0; layer.length > 0 && left > 0; distance++) {
    const next: Cause[] = [];
    for (const cause of layer) {
      const { step, kind, place, part } = cause;
      const key = `${kind} ${String(step?.index)} ${place?.text ?? ''} ${String(part?.column)}`;
      if (!step || seen.has(key) || left-- <= 0) continue;
      seen.add(key);
      if (step.statement && !found.has(step.index)) found.set(step.index, { step, distance });
      next.push(...provenance.causesOf(cause));
    }
    layer = next;
  }
  return [...found.values()];
}
