/** What a confidence means to whoever acts on it or shows it. */

/** An answer at least this confident is relied on: nothing better is looked for, and it is shown without a doubt. */
export const CONFIDENCE_THRESHOLD = 0.9;
/** An answer at least this confident is more likely right than not by far; below that it is shown as doubtful. */
const LIKELY = 0.6;

export type Grade = 'sure' | 'likely' | 'doubtful';

export function gradeOf(confidence: number): Grade {
  if (confidence >= CONFIDENCE_THRESHOLD) return 'sure';
  return confidence >= LIKELY ? 'likely' : 'doubtful';
}
