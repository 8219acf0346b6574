/** One question at a time: the network cannot answer two at once. */
import { setImmediate } from 'node:timers/promises';
import type { LanguageModel } from '../language-model';

/** Milliseconds that answers from memory may take before other things get their turn. */
const PATIENCE = 8;

export class QuestionQueue {
  private last: Promise<unknown> = Promise.resolve();
  private lastBreak = 0;

  constructor(private readonly model: Pick<LanguageModel, 'answering'>) {}

  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(() => this.model.answering(work));
    this.last = turn.catch(() => undefined);
    return await turn;
  }

  /** Lets others in now and then: promises that resolve at once never do. */
  async breathe(): Promise<void> {
    if (performance.now() - this.lastBreak < PATIENCE) return;
    await setImmediate();
    this.lastBreak = performance.now();
  }

  /** Resolves when nothing is being answered. */
  async idle(): Promise<void> {
    await this.last;
  }
}
