/** Cooperative long-running work: generators that yield control between steps. */
import { setImmediate } from 'node:timers/promises';

/** Work that can be paused after each step, with its result. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Milliseconds that steps may take before yielding to other work. */
const SLICE = 12;

/** Runs the work without pauses. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Runs the work, letting timers and input be handled in between. @throws whatever the work throws */
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
