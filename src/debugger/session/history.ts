/** The states of a session in order. What has been reached once is replayed, never asked again. */
import type { ThrownException } from '../state/exceptions';
import type { State } from '../state/state';
import { isAtException } from './visible-state';
import { stateSize } from './history-size';

/** What all states together may weigh; the oldest are given up beyond that. Some 100 MB, or 40,000 steps over small values. */
const CAPACITY = 4_000_000;

export class History {
  private readonly states: State[];
  private readonly weights = [0];
  private weight = 0;
  /** Index of the oldest state that is still there. */
  private offset = 0;
  private at = 0;
  /** States after which the program as it is now would not do what was recorded. */
  private readonly outdated = new WeakSet<State>();
  /** Where each exception was raised. */
  private raised = new WeakMap<ThrownException, number>();

  constructor(
    start: State,
    private readonly capacity = CAPACITY,
  ) {
    this.states = [start];
    this.noteException(start, 0);
  }

  get index(): number {
    return this.at;
  }

  /** Index of the oldest state. */
  get first(): number {
    return this.offset;
  }

  /** Index of the newest state. */
  get last(): number {
    return this.offset + this.states.length - 1;
  }

  get current(): State {
    return this.state(this.at);
  }

  /** True where the recorded past says what comes next. */
  get hasNext(): boolean {
    return this.at < this.last && !this.outdated.has(this.current);
  }

  state(index: number): State {
    const state = this.states[index - this.offset];
    if (!state) throw new RangeError(`There is no state ${index}.`);
    return state;
  }

  moveTo(index: number): void {
    this.state(index);
    this.at = index;
  }

  /** Goes on to a state that follows the current one; what was recorded after it is forgotten. */
  append(state: State): void {
    const before = this.current;
    this.outdated.delete(before);
    this.cut(this.at + 1);
    this.push(state, before);
    this.at += 1;
    this.noteException(state, this.at);
    this.shrink();
  }

  /** Puts an edited state in place of the current one; what was predicted from the old one is forgotten. */
  edit(state: State): void {
    const before = this.current;
    this.cut(this.at);
    this.push(state, before);
  }

  /**
   * Takes every state through `convert`, the current one included. States that it gives nothing for are left out, and what
   * follows the current one is forgotten.
   * @param isOutdated whether the program would now go on another way from the state, to be told by the old one
   */
  replace(convert: (state: State) => State | undefined, isOutdated: (state: State) => boolean): void {
    this.cut(this.at + 1);
    const old = this.states.map((state, position) => [state, this.weights[position] ?? 0] as const);
    this.states.length = this.weights.length = 0;
    this.weight = 0;
    this.raised = new WeakMap();
    for (const [state, weight] of old) {
      const next = convert(state);
      if (!next) continue;
      if (isOutdated(state)) this.outdated.add(next);
      this.noteException(next, this.offset + this.states.length);
      this.states.push(next);
      this.weights.push(weight);
      this.weight += weight;
    }
    this.at = this.last;
  }

  /** Puts states in front of the one at an index; what was there before is forgotten. Indices of the others stay. */
  precede(index: number, states: readonly State[]): void {
    const following = [...states.slice(1), this.state(index)];
    this.drop(index - this.offset);
    const weights = states.map((state, position) => stateSize(state, following[position] ?? state));
    this.states.unshift(...states);
    this.weights.unshift(...weights);
    this.weight += weights.reduce((sum, weight) => sum + weight, 0);
    this.offset -= states.length;
    states.forEach((state, position) => {
      this.noteException(state, this.offset + position);
    });
    this.at = Math.max(this.at, this.offset);
  }

  /** Puts another state in the place of one; the others stay. */
  put(index: number, state: State): void {
    this.state(index);
    this.states[index - this.offset] = state;
  }

  /** The program goes on from the state another way than the one recorded. */
  outdate(index: number): void {
    this.outdated.add(this.state(index));
  }

  /** Index of the state in which the exception was raised; undefined if that was given up. */
  originOf(exception: ThrownException): number | undefined {
    const index = this.raised.get(exception);
    return index !== undefined && index >= this.offset ? index : undefined;
  }

  /** Newest index before `before` whose state fits. */
  findBefore(before: number, fits: (state: State) => boolean): number | undefined {
    for (let index = before - 1; index >= this.offset; index--) if (fits(this.state(index))) return index;
    return undefined;
  }

  findFirst(fits: (state: State) => boolean): number | undefined {
    const position = this.states.findIndex(fits);
    return position < 0 ? undefined : position + this.offset;
  }

  private noteException(state: State, index: number): void {
    const exception = isAtException(state) ? state.frames.at(-1)?.exception : undefined;
    if (exception && !this.raised.has(exception)) this.raised.set(exception, index);
  }

  private push(state: State, before: State): void {
    const weight = stateSize(state, before);
    this.states.push(state);
    this.weights.push(weight);
    this.weight += weight;
  }

  /** Forgets the states from `index` on. */
  private cut(index: number): void {
    const length = index - this.offset;
    for (const weight of this.weights.slice(length)) this.weight -= weight;
    this.states.length = this.weights.length = length;
  }

  /** Gives up the oldest `count` states. */
  private drop(count: number): void {
    for (const weight of this.weights.splice(0, count)) this.weight -= weight;
    this.states.splice(0, count);
    this.offset += count;
  }

  /** Makes room, a good part at a time, so that it is seldom done. */
  private shrink(): void {
    if (this.weight <= this.capacity) return;
    let left = this.weight;
    let count = 0;
    while (left > 0.75 * this.capacity && count < this.states.length - 1) left -= this.weights[count++] ?? 0;
    this.drop(count);
  }
}
