/** What ends a case: a process that does not answer in time, ends, or answers with an error of ours. */
import { describeEnding, type Child } from '../support/process/child';
import { inTime } from '../support/process/patience';

export class Trouble extends Error {
  readonly isTimed: boolean;

  constructor(
    /** Without what differs from case to case: "hover: late". */
    readonly what: string,
    more: string,
    isTimed = false,
  ) {
    super(`${what}: ${more}`);
    this.isTimed = isTimed;
  }
}

/** The answer. @throws Trouble unless it comes in time */
export async function answer<T>(child: Child, what: string, work: Promise<T>, seconds: number): Promise<T> {
  // A connection that breaks fails its requests before the end of the process is known.
  const settled = work.catch(async (error: unknown) => {
    await Promise.race([child.ended, new Promise((resolve) => setTimeout(resolve, 200))]);
    throw error;
  });
  try {
    const waited = await inTime(child, settled, seconds);
    if (waited.kind === 'done') return waited.value;
    if (waited.kind === 'late') throw new Trouble(`${what}: late`, waited.text, true);
  } catch (error) {
    if (error instanceof Trouble || !child.ending) throw error;
  }
  throw new Trouble(`${what}: the process ends`, `${describeEnding(await child.ended)}\n${child.err}`);
}
