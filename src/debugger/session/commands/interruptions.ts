/** Commands take long, and others have their turn in between: requests such as `pause` and `cancel`. */
import { otherWork } from '../../../python/text/slices';

/** Lets requests be answered that have come in the meantime. */
export async function takeTurns(): Promise<void> {
  await otherWork();
}

/** Whether a command has ended since its signal was aborted. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
