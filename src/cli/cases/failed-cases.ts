/** Failures of single cases: the answer says so, and the other cases continue. */
import { PredictionError } from '../../codec/query';
import { LaunchError } from '../../debugger/launch/launch';
import { ValueSyntaxError } from '../../python/values/literal';
import { UsageError } from '../command';

/** Part of an answer that could not be given in full. */
export interface Failed {
  /** One line for people. */
  readonly error?: string;
}

const FOR_PEOPLE = [PredictionError, LaunchError, ValueSyntaxError, UsageError];

/** Why a case failed, in one line; includes defects of this program, so that the other cases still run. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const line = text.trim().replace(/\s*\n\s*/g, ' ');
  if (FOR_PEOPLE.some((type) => error instanceof type)) return line;
  return `internal error: ${error instanceof Error ? `${error.name}: ` : ''}${line}`;
}

/** The answer, or its replacement if anything at all goes wrong. */
export async function answeredOr<T extends object>(failed: T, answer: () => Promise<T>): Promise<T & Failed> {
  try {
    return await answer();
  } catch (error) {
    return { ...failed, error: reasonOf(error) };
  }
}
