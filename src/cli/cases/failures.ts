/** What fails in one case: its answer says so, and the other cases go on. */
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

/** Why a case has failed, in one line: also what is a defect of this program, which others do not suffer from. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const line = text.trim().replace(/\s*\n\s*/g, ' ');
  if (FOR_PEOPLE.some((type) => error instanceof type)) return line;
  return `internal error: ${error instanceof Error ? `${error.name}: ` : ''}${line}`;
}

/** The answer, or what is said in its place where anything at all goes wrong. */
export async function answeredOr<T extends object>(failed: T, answer: () => Promise<T>): Promise<T & Failed> {
  try {
    return await answer();
  } catch (error) {
    return { ...failed, error: reasonOf(error) };
  }
}
