/** How long somebody waits. */
import { setTimeout } from 'node:timers/promises';

/** What the work comes to, or what there is instead where it takes longer than so many milliseconds. It goes on then. */
export async function withPatience<T>(
  work: Promise<T>,
  milliseconds: number,
  instead: () => T | Promise<T>,
): Promise<T> {
  const stop = new AbortController();
  const late = setTimeout(milliseconds, true, { signal: stop.signal }).catch(() => false);
  // Whoever has gone does not hear of its failure.
  work.catch(() => undefined);
  try {
    const isLate = await Promise.race([work.then(() => false), late]);
    return isLate ? await instead() : await work;
  } finally {
    stop.abort();
  }
}
