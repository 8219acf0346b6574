/** How long a process may take, on a machine that may have other work too. */
import type { Ending } from './child';

export interface Watched {
  /** Seconds so far. */
  readonly processorTime: number | undefined;
  readonly ended: Promise<Ending>;
}

/** What came of waiting. */
export type Waited<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'ended' }
  /** `text`: "no answer after 10.1 s (9.8 s of processor time)". */
  | { readonly kind: 'late'; readonly text: string };

const INTERVAL = 50;
/** Seconds without work after which a process is idle. */
const IDLE = 3;
/** On a busy machine everything takes longer, up to so many times. */
const BUSY = 6;

/**
 * Waits until work that a process does is done, but for no longer than a number of seconds in which it worked itself or did nothing. Time
 * in which others had the processor does not count.
 */
export async function inTime<T>(child: Watched, work: Promise<T>, seconds: number): Promise<Waited<T>> {
  const watch = new Watch(child, seconds);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Waited<T>>((resolve) => {
    timer = setInterval(() => {
      const text = watch.late();
      if (text !== undefined) resolve({ kind: 'late', text });
    }, INTERVAL);
  });
  const ended = child.ended.then((): Waited<T> => ({ kind: 'ended' }));
  try {
    return await Promise.race([work.then((value): Waited<T> => ({ kind: 'done', value })), ended, late]);
  } finally {
    clearInterval(timer);
  }
}

class Watch {
  private readonly start = performance.now();
  private readonly before: number | undefined;
  private lastWork = performance.now();
  private used = 0;

  constructor(
    private readonly child: Watched,
    private readonly limit: number,
  ) {
    this.before = child.processorTime;
  }

  late(): string | undefined {
    const now = performance.now();
    const wall = (now - this.start) / 1000;
    const told = this.child.processorTime;
    const isTold = told !== undefined && this.before !== undefined;
    const used = isTold ? told - this.before : wall;
    if (used > this.used) this.lastWork = now;
    this.used = Math.max(this.used, used);
    const isIdle = now - this.lastWork > IDLE * 1000;
    if (wall < this.limit || (used < this.limit && !isIdle && wall < BUSY * this.limit)) return undefined;
    return `nothing after ${wall.toFixed(1)} s${isTold ? ` (${used.toFixed(1)} s of processor time)` : ''}`;
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
