/** Who may ask the network next: several parts of the process share it, and some of them must not wait for others. */
import { Breaks } from '../python/text/slices';

/** Lower numbers go first. */
export type Priority = number;

export class PriorityLock {
  /** Questions that are being answered, by rank. */
  private readonly active = new Map<Priority, number>();
  private waiting: { readonly rank: Priority; readonly go: () => void }[] = [];

  /** Answers a question; those of a later rank wait in the middle of theirs. */
  async hold<T>(rank: Priority, work: () => Promise<T>): Promise<T> {
    this.active.set(rank, (this.active.get(rank) ?? 0) + 1);
    try {
      return await work();
    } finally {
      this.active.set(rank, (this.active.get(rank) ?? 1) - 1);
      this.wake();
    }
  }

  /** Resolves as soon as no question of an earlier rank is being answered. */
  async wait(rank: Priority): Promise<void> {
    while (this.isBehind(rank))
      await new Promise<void>((go) => {
        this.waiting.push({ rank, go });
      });
  }

  private isBehind(rank: Priority): boolean {
    return [...this.active].some(([other, count]) => other < rank && count > 0);
  }

  private wake(): void {
    const free = this.waiting.filter(({ rank }) => !this.isBehind(rank));
    this.waiting = this.waiting.filter((one) => !free.includes(one));
    for (const { go } of free) go();
  }
}

/** One question at a time: the network cannot answer two at once. */
export class QuestionQueue {
  private last: Promise<unknown> = Promise.resolve();
  private readonly breaks = new Breaks(0);

  constructor(private readonly model: { answering<T>(work: () => Promise<T>): Promise<T> }) {}

  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(() => this.model.answering(work));
    this.last = turn.catch(() => undefined);
    return await turn;
  }

  /** Lets others in now and then: promises that resolve at once never do. */
  async breathe(): Promise<void> {
    await this.breaks.whenDue();
  }

  /** Resolves when nothing is being answered. */
  async idle(): Promise<void> {
    await this.last;
  }
}
