/** The inferred part of a session's history, before the recording: what was inferred, and the alternatives to it. */
import { PredictionError } from '../../codec/query';
import { PriorStates, type Inferred } from './prior-states';
import { fitsState } from './consistency';
import type { History } from '../session/history/history';
import { withCarriedArguments } from '../launch/carried-arguments';
import { completedState, newValues } from './learned-values';
import type { Machine } from '../machine/machine';
import type { SessionOptions } from '../session/commands/session-options';
import { localsOf, topFrame, type State } from '../state/state';

/** The alternative pasts of a known state. */
interface Inference {
  /** The state before anything was learned from its past. */
  readonly known: State;
  readonly alternatives: readonly Inferred[];
  chosen: number;
}

/** The pasts, the most probable first. */
export interface Alternatives {
  readonly all: readonly Inferred[];
  /** Index of the one that is shown. */
  readonly chosen: number;
}

/** Events between an inferred state and the next one. */
const MOST_EVENTS = 8;

export class InferredPast {
  /** By the inferred states that were chosen from them. */
  private readonly inferences = new WeakMap<State, Inference>();
  /** States as they were before something was learned about the values in them. */
  private readonly originals = new WeakMap<State, State>();

  constructor(
    private readonly history: History,
    private readonly options: Pick<SessionOptions, 'past' | 'onInferred' | 'onReplaced'>,
  ) {}

  /** The pasts that a state was chosen from; undefined if it is not inferred. */
  alternatives(state: State): Alternatives | undefined {
    const inference = this.inferences.get(state);
    return inference && { all: inference.alternatives, chosen: inference.chosen };
  }

  /**
   * Prepends the most likely past to the oldest state.
   * @returns undefined if nothing can be inferred
   */
  async extend(machine: Machine, signal?: AbortSignal): Promise<Inferred | undefined> {
    const { past } = this.options;
    if (!past) return undefined;
    const { first } = this.history;
    const known = this.history.state(first);
    const alternatives = await new PriorStates(machine, past).infer(known, signal);
    if (alternatives.length === 0) return undefined;
    return await this.accept({ known, alternatives, chosen: 0 }, first, machine, signal);
  }

  /**
   * Replaces the past that a state was chosen from; what was inferred from the old one is discarded.
   * @returns the past, and the index of the state that it leads to; undefined if there is no such past
   */
  async replace(
    state: State,
    choice: number,
    machine: Machine,
    signal?: AbortSignal,
  ): Promise<{ readonly inferred: Inferred; readonly known: number } | undefined> {
    const inference = this.inferences.get(state);
    const known = inference && this.history.findFirst((other) => this.original(other) === inference.known);
    if (!inference?.alternatives[choice] || known === undefined) return undefined;
    inference.chosen = choice;
    for (let at = known; at <= this.history.last; at++) this.history.put(at, this.original(this.history.state(at)));
    return { inferred: await this.accept(inference, known, machine, signal), known };
  }

  private async accept(inference: Inference, known: number, machine: Machine, signal?: AbortSignal): Promise<Inferred> {
    const inferred = inference.alternatives[inference.chosen];
    if (!inferred) throw new RangeError(`There is no alternative ${inference.chosen}.`);
    for (const state of inferred.states) this.inferences.set(state, inference);
    this.history.precede(known, inferred.states);
    this.tell(inferred);
    await this.learn(inferred, known, machine, signal);
    return inferred;
  }

  /** Carries what is now known of the past forward, by prediction, as far as it adds something new. */
  private async learn(
    { arrival, probability, states: [source] }: Inferred,
    known: number,
    machine: Machine,
    signal?: AbortSignal,
  ): Promise<void> {
    let reached = arrival;
    for (let at = known; reached; at++) {
      const before = this.history.state(at);
      const completed = completedState(before, reached);
      if (completed === before) return;
      const after = withCarriedArguments(machine.source, completed);
      if (at === known) this.options.onReplaced?.(known);
      this.originals.set(after, this.original(before));
      const inference = this.inferences.get(before);
      if (inference) this.inferences.set(after, inference);
      this.history.put(at, after);
      for (const [name, value] of newValues(before, after)) {
        const sure = reached.last.changes.get(name) ?? source?.last.changes.get(name);
        this.options.onInferred?.(value, sure ?? probability);
      }
      // What was predicted while less was known is predicted again.
      if (!inference) this.history.outdate(at);
      reached = inference && (await this.goOn(machine, after, this.history.state(at + 1), signal));
    }
  }

  /** The predicted steps from one state to the next; undefined if they do not lead there. */
  private async goOn(machine: Machine, from: State, known: State, signal?: AbortSignal): Promise<State | undefined> {
    try {
      let state = from;
      for (let events = 0; events < MOST_EVENTS && state.status === 'running'; events++) {
        state = await machine.step(state, signal);
        if (fitsState(known, state)) return state;
      }
    } catch (error) {
      if (!(error instanceof PredictionError)) throw error;
    }
    return undefined;
  }

  private tell({ states: [state] }: Inferred): void {
    if (!state) return;
    const bindings = localsOf(state, topFrame(state));
    for (const [name, probability] of state.last.changes) {
      const value = bindings.get(name) ?? state.globals.get(name);
      if (value && value.kind !== 'unknown') this.options.onInferred?.(value, probability);
    }
  }

  private original(state: State): State {
    return this.originals.get(state) ?? state;
  }
}
