/** Waiting with a time limit. */

/** What a timer can count: a longer one would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** The result of the work, or a fallback after so many milliseconds. The work continues in that case. */
export async function withPatience<T>(
  work: Promise<T>,
  milliseconds: number,
  instead: () => T | Promise<T>,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<true>((done) => {
    timer = setTimeout(done, Math.min(milliseconds, LONGEST_TIMER), true);
  });
  // A late failure is reported to nobody.
  work.catch(() => undefined);
  try {
    const isLate = await Promise.race([work.then(() => false), late]);
    return isLate ? await instead() : await work;
  } finally {
    clearTimeout(timer);
  }
}
