import type { Value } from '../../../python/values/value';

/** What was worked out, and how surely all of it is right. */
export interface Result {
  readonly value: Value;
  readonly confidence: number;
}

/** The value of a routine for some variables; undefined where it has none, or ends in an exception. */
export type RunRoutine = (
  routine: string,
  variables: Readonly<Record<string, Value>>,
) => Promise<{ readonly value: Value; readonly confidence: number } | undefined>;
