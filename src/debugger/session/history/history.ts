/** The states of a session in order. States once reached are replayed, never predicted again. */
import { raisingOf, type ThrownException } from '../../state/exceptions';
import type { State } from '../../state/state';
import { isAtException } from './visible-state';
import { stateSize } from './history-size';

/** Maximum size of all states together; beyond it the oldest are dropped. Some 100 MB, or 40,000 steps over small values. */
const CAPACITY = 4_000_000;

export class History {
  private readonly states: State[];
  private readonly weights = [0];
  private weight = 0;
  /** Index of the oldest state still recorded. */
  private offset = 0;
  private at = 0;
  /** States after which the current program would not do what was recorded. */
  private readonly outdated = new WeakSet<State>();
  /** Of a state that somebody has edited: the one that the run had come to. */
  private readonly reached = new WeakMap<State, State>();
  /** Where each exception was raised. */
  private raised = new WeakMap<object, number>();

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

  /** True if the next state is recorded. */
  get hasNext(): boolean {
    return this.at < this.last && !this.outdated.has(this.current);
  }

  state(index: number): State {
    const state = this.states[index - this.offset];
    if (!state) throw new RangeError(`There is no state ${index}.`);
    return state;
  }

  /** A recorded state; undefined for an index that is not (or no longer) recorded. */
  readonly recorded = (index: number): State | undefined =>
    index >= this.first && index <= this.last ? this.state(index) : undefined;

  /** A recorded state as the run came to it: what somebody has set there since is no work of the line before. */
  readonly asReached = (index: number): State | undefined => {
    const state = this.recorded(index);
    return state && (this.reached.get(state) ?? state);
  };

  moveTo(index: number): void {
    this.state(index);
    this.at = index;
  }

  /** Appends a state after the current one and moves to it; what was recorded after that is discarded. */
  append(state: State): void {
    const before = this.current;
    this.outdated.delete(before);
    this.cut(this.at + 1);
    this.push(state, before);
    this.at += 1;
    this.noteException(state, this.at);
    this.shrink();
  }

  /** The states from an index on. */
  since(index: number): readonly State[] {
    return this.states.slice(Math.max(0, index - this.offset));
  }

  /** Replaces what follows the current state by other states, and moves to the first of them. */
  graft(states: readonly State[]): void {
    const [first, ...rest] = states;
    if (!first) return;
    this.append(first);
    const at = this.at;
    for (const state of rest) this.append(state);
    this.at = Math.max(at, this.offset);
  }

  /** Replaces everything by the states of a run, and moves to the last of them. */
  recall([first, ...rest]: readonly State[]): void {
    if (!first) return;
    this.drop(this.states.length);
    this.offset = this.at = 0;
    this.raised = new WeakMap();
    this.states.push(first);
    this.weights.push(0);
    this.noteException(first, 0);
    for (const state of rest) this.append(state);
  }

  /** Replaces the current state by an edited one; what was predicted from the old one is discarded. */
  edit(state: State): void {
    const before = this.current;
    this.reached.set(state, this.reached.get(before) ?? before);
    this.settle(state);
  }

  /** Replaces the current state by one of which more is known. */
  settle(state: State): void {
    const before = this.current;
    this.cut(this.at);
    this.push(state, before);
  }

  /**
   * Maps every state with `convert`, the current one included. States without a result are left out, and what
   * follows the current one is discarded.
   * @param isOutdated whether the program would now continue differently from the (old) state
   * @returns whether it would have come here differently
   */
  replace(convert: (state: State) => State | undefined, isOutdated: (state: State) => boolean): boolean {
    this.cut(this.at + 1);
    const { current } = this;
    let isOtherPast = false;
    const old = this.states.map((state, position) => [state, this.weights[position] ?? 0] as const);
    this.states.length = this.weights.length = 0;
    this.weight = 0;
    this.raised = new WeakMap();
    for (const [state, weight] of old) {
      const next = convert(state);
      if (!next) continue;
      if (isOutdated(state)) {
        this.outdated.add(next);
        isOtherPast ||= state !== current;
      }
      const reached = this.reached.get(state);
      const nextReached = reached && convert(reached);
      if (nextReached) this.reached.set(next, nextReached);
      this.noteException(next, this.offset + this.states.length);
      this.states.push(next);
      this.weights.push(weight);
      this.weight += weight;
    }
    this.at = this.last;
    return isOtherPast;
  }

  /** Inserts states before the one at an index; earlier ones are discarded. The other indices stay. */
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

  /** Replaces a single state. */
  put(index: number, state: State): void {
    this.state(index);
    this.states[index - this.offset] = state;
  }

  /** The program continues from the state differently than recorded. */
  outdate(index: number): void {
    this.outdated.add(this.state(index));
  }

  /** Index of the state in which the exception was raised; undefined if that was dropped. */
  originOf(exception: ThrownException): number | undefined {
    const index = this.raised.get(raisingOf(exception));
    return index !== undefined && index >= this.offset ? index : undefined;
  }

  /** Newest index before `before` whose state matches. */
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
    if (!exception || this.raised.has(raisingOf(exception))) return;
    // One that a session begins with gets its links, and so becomes another object, where it first comes up again.
    const given = exception.links && index > this.offset ? this.given(index - 1, exception) : undefined;
    this.raised.set(raisingOf(exception), given ?? index);
  }

  /** Where the exception was given that goes on here as this one. */
  private given(index: number, { type, message }: ThrownException): number | undefined {
    for (let at = index; at >= this.offset; at--) {
      const { event, exception } = this.state(at).frames.at(-1) ?? {};
      if (event !== 'exception' && event !== 'return') return undefined;
      if (exception) return !exception.links && exception.type === type && exception.message === message ? this.raised.get(raisingOf(exception)) : undefined; // prettier-ignore
    }
    return undefined;
  }

  private push(state: State, before: State): void {
    const weight = stateSize(state, before);
    this.states.push(state);
    this.weights.push(weight);
    this.weight += weight;
  }

  /** Discards the states from `index` on. */
  private cut(index: number): void {
    const length = index - this.offset;
    for (const weight of this.weights.slice(length)) this.weight -= weight;
    this.states.length = this.weights.length = length;
  }

  /** Drops the oldest `count` states. */
  private drop(count: number): void {
    for (const weight of this.weights.splice(0, count)) this.weight -= weight;
    this.states.splice(0, count);
    this.offset += count;
  }

  /** Makes room in large portions, so that it is rarely needed. */
  private shrink(): void {
    if (this.weight <= this.capacity) return;
    let left = this.weight;
    let count = 0;
    while (left > 0.75 * this.capacity && count < this.states.length - 1) left -= this.weights[count++] ?? 0;
    this.drop(count);
  }
}
