/** One question at a time: the network cannot answer two at once. */
import { Breaks } from '../../python/text/slices';
import type { LanguageModel } from '../language-model';

export class QuestionQueue {
  private last: Promise<unknown> = Promise.resolve();
  private readonly breaks = new Breaks(0);

  constructor(private readonly model: Pick<LanguageModel, 'answering'>) {}

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
