/** Long work in steps, so that other things get their turn in between. */
import { setImmediate } from 'node:timers/promises';

/** Work that can be left after each step, and what it comes to. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Milliseconds that steps may take before other things get their turn. */
const SLICE = 12;

/** For those who have nothing else to do. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Lets timers and input in between. @throws whatever the work throws */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  let last = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - last < SLICE) continue;
    await setImmediate();
    last = performance.now();
  }
}
