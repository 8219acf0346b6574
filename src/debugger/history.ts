/** The states of a session in order. What has been reached once is replayed, never asked again. */
import type { State } from './state';

export class History {
  private readonly states: State[];
  private at = 0;

  constructor(start: State) {
    this.states = [start];
  }

  get index(): number {
    return this.at;
  }

  /** Index of the newest state. */
  get last(): number {
    return this.states.length - 1;
  }

  get current(): State {
    return this.state(this.at);
  }

  state(index: number): State {
    const state = this.states[index];
    if (!state) throw new RangeError(`There is no state ${index}.`);
    return state;
  }

  moveTo(index: number): void {
    this.state(index);
    this.at = index;
  }

  /** Goes on to a state that follows the newest one. */
  append(state: State): void {
    if (this.at !== this.last) throw new Error('Only the newest state can be followed by a new one.');
    this.at = this.states.push(state) - 1;
  }

  /** Puts an edited state in place of the current one; what was predicted from the old one is forgotten. */
  edit(state: State): void {
    this.states.length = this.at;
    this.states.push(state);
  }

  /** Newest index before `before` whose state fits. */
  findBefore(before: number, fits: (state: State) => boolean): number | undefined {
    for (let index = before - 1; index >= 0; index--) if (fits(this.state(index))) return index;
    return undefined;
  }

  findFirst(fits: (state: State) => boolean): number | undefined {
    const index = this.states.findIndex(fits);
    return index < 0 ? undefined : index;
  }
}
