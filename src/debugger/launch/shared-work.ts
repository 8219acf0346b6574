/** Work that several callers may await at the same time. It is stopped when no caller waits any more, and its result is cached. */
import { otherWork } from '../../python/text/slices';

type Make<T> = (signal: AbortSignal) => Promise<T>;

interface Work<T> {
  readonly done: Promise<T>;
  readonly stop: AbortController;
  waiting: number;
  hasEnded: boolean;
}

export class SharedWork<K extends object, T> {
  private readonly works = new WeakMap<K, Map<string, Work<T>>>();

  /**
   * @param owner object that the work belongs to; the result lives as long as it does @param key identifies the work among those of the owner
   * @throws AbortError if `signal` is aborted, and whatever the work throws
   */
  async get(owner: K, key: string, signal: AbortSignal | undefined, make: Make<T>): Promise<T> {
    signal?.throwIfAborted();
    const work = this.joined(owner, key, make);
    work.waiting += 1;
    try {
      return await unlessAborted(work.done, signal);
    } finally {
      work.waiting -= 1;
      // The next caller may come right after one that gave up.
      if (work.waiting === 0)
        void otherWork().then(() => {
          if (work.waiting === 0 && !work.hasEnded) work.stop.abort();
        });
    }
  }

  /** Stops all work of the owner, whoever waits for it. */
  stop(owner: K): void {
    for (const { stop } of this.works.get(owner)?.values() ?? []) stop.abort();
    this.works.delete(owner);
  }

  private joined(owner: K, key: string, make: Make<T>): Work<T> {
    const works = this.works.get(owner) ?? new Map<string, Work<T>>();
    this.works.set(owner, works);
    const known = works.get(key);
    if (known && !known.stop.signal.aborted) return known;
    const stop = new AbortController();
    // Stopped work may not have finished yet.
    const before = known?.done.then(nothing, nothing) ?? Promise.resolve();
    const work = { done: before.then(() => make(stop.signal)), stop, waiting: 0, hasEnded: false };
    const ended = (): void => {
      work.hasEnded = true;
    };
    work.done.then(ended, ended);
    works.set(key, work);
    return work;
  }
}

function nothing(): void {
  // The failure is reported to whoever waits.
}

/** The result of work that goes on without whoever gives up waiting. @throws AbortError if `signal` is aborted, and whatever the work throws */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  signal?.throwIfAborted();
  const ends = new AbortController();
  try {
    return await Promise.race([work, aborted(signal, ends.signal)]);
  } finally {
    ends.abort();
  }
}

/** Rejects when `signal` is aborted; `end` removes the listener. */
function aborted(signal: AbortSignal | undefined, end: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener(
      'abort',
      () => {
        reject(new DOMException('cancelled', 'AbortError'));
      },
      { once: true, signal: end },
    );
  });
}
