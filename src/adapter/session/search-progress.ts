/** The progress of looking for lines that are to blame; who cancels it is content with what is found by then. */
import { Progress } from '../protocol/progress';
import type { Context } from './context';

export class SearchProgress {
  private static searches = 0;
  private readonly id = `suspects-${(SearchProgress.searches += 1)}`;
  private readonly stop = new AbortController();
  private readonly progress: Progress | undefined;

  constructor(private readonly context: Context) {
    const { client, searches, send } = context;
    searches.set(this.id, this.stop);
    if (client.supportsProgress) this.progress = new Progress(this.id, send, 'Trying small changes');
  }

  get enough(): AbortSignal {
    return this.stop.signal;
  }

  /** @param found lines of which a change makes a difference */
  told(trials: number, found: number): void {
    this.progress?.say(`${trials} tried, ${found} line${found === 1 ? '' : 's'} found`);
  }

  end(): void {
    this.progress?.end();
    this.context.searches.delete(this.id);
  }
}
