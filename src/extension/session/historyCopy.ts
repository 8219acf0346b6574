/** A copy of a session's recorded steps that is updated incrementally. */
import type { HistoryStep } from '../../adapter/presentation/history-step';
import type { HistoryPage } from '../../adapter/requests/travel-requests';

export interface HistoryQuery {
  readonly start: number;
  readonly count?: number;
  readonly since: number;
}

export class Recording {
  /** In order, without gaps; the first has the number `first`. */
  private kept: HistoryStep[] = [];
  private run: number | undefined;
  private revision = 0;
  private at = 0;
  /** One update at a time; requests in between wait for it and the next. */
  private updating: Promise<void> = Promise.resolve();

  constructor(private readonly ask: (query: HistoryQuery) => Promise<HistoryPage>) {}

  get steps(): readonly HistoryStep[] {
    return this.kept;
  }

  get first(): number {
    return this.kept[0]?.step ?? 0;
  }

  get last(): number {
    return this.first + Math.max(0, this.kept.length - 1);
  }

  /** Number of the session's current step. */
  get current(): number {
    return this.at;
  }

  step(number: number): HistoryStep | undefined {
    return this.kept[number - this.first];
  }

  /**
   * The nearest step that can be shown: not the end, where there is nothing to see, and not a call, which is its first
   * line a step later.
   */
  place(number: number): number {
    const near = Math.max(this.first, Math.min(this.last, number));
    if (this.step(near)?.event === 'end' && near > this.first) return this.place(near - 1);
    return this.step(near)?.event === 'call' && this.step(near + 1)?.event === 'line' ? near + 1 : near;
  }

  /** @throws Error if the session does not answer, as while the program runs */
  refresh(): Promise<void> {
    this.updating = this.updating.then(
      () => this.update(),
      () => this.update(),
    );
    return this.updating;
  }

  private async update(): Promise<void> {
    const start = this.next;
    let page = await this.ask({ start, since: this.revision });
    if (page.run === this.run) this.forget(page);
    else this.kept = [];
    this.run = page.run;
    this.revision = page.revision;
    await this.addOlder(page);
    // The requested steps may come after replaced ones.
    if (this.next !== start) page = await this.following();
    while (this.append(page)) page = await this.following();
    this.at = page.current;
  }

  /** @returns whether there is more */
  private append({ steps, last }: HistoryPage): boolean {
    const [head] = steps;
    if (!head || (this.kept.length > 0 && head.step !== this.next)) return false;
    this.kept.push(...steps);
    return this.last < last;
  }

  /** Number of the first step that is missing; before all of them if there are none. */
  private get next(): number {
    return this.kept.length === 0 ? Number.MIN_SAFE_INTEGER : this.last + 1;
  }

  private following(): Promise<HistoryPage> {
    return this.ask({ start: this.next, since: this.revision });
  }

  /** Drops replaced steps, and the oldest ones if they are no longer recorded. */
  private forget({ first, replaced = Infinity }: HistoryPage): void {
    const end = Math.max(0, Math.min(this.kept.length, replaced - this.first));
    this.kept = this.kept.slice(Math.max(0, first - this.first), end);
  }

  /** An inferred past comes before the steps that are known. */
  private async addOlder({ first }: HistoryPage): Promise<void> {
    while (this.kept.length > 0 && first < this.first) {
      const count = Math.min(1000, this.first - first);
      const { steps } = await this.ask({ start: this.first - count, count, since: this.revision });
      if (steps.at(-1)?.step !== this.first - 1) return;
      this.kept = [...steps, ...this.kept];
    }
  }
}
