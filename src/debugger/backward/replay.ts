/**
 * The way to a crash, predicted forwards: where a run from the outermost frame reaches the same exception on the same stack,
 * that run is the history.
 */
import { PredictionError, type RaisedException } from '../../codec/query';
import type { Machine } from '../machine/machine';
import { topFrame, type State } from '../state/state';
import type { Assuming } from '../state/step-info';
import type { SourceFile } from '../../python/syntax';
import { isSameName, raisingOf } from '../state/exceptions';
import { isSameStack, onSameStack, shownFrames, type SameStack } from './same-stack';

/** Steps that are predicted in search of the crash. */
const MOST_STEPS = 20_000;

export interface ReplayOptions {
  /** Milliseconds for this part of the search. */
  readonly milliseconds: number;
  /** What a step does where nothing decides how it goes on. */
  readonly assuming?: Assuming | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called for every state that is passed. */
  readonly passed?: ((state: State) => void) | undefined;
}

/** The start of a run; undefined where it cannot be started. */
export type Begin = (signal: AbortSignal) => Promise<State | undefined>;

export class Replay {
  private states: State[] = [];
  private readonly raised = new WeakSet<object>();
  /** Those that have been tried. */
  private runs = 0;
  private isBegun = false;
  private isOver = false;

  /**
   * @param crash the state at the exception, as far as the traceback tells it
   * @param beginnings runs that may lead there, tried in their order
   */
  constructor(
    private readonly crash: State,
    private readonly beginnings: readonly Begin[],
  ) {}

  /** The crash may still be found. */
  get isOpen(): boolean {
    return !this.isOver && this.runs < this.beginnings.length;
  }

  /** The last state of the run in which its outermost frame stands where the crash's does; or else the last one at all. */
  get reached(): State | undefined {
    const [outermost] = this.crash.frames;
    const running = this.states.filter(({ status }) => status === 'running');
    return running.findLast(({ frames: [first] }) => first?.line === outermost?.line) ?? running.at(-1);
  }

  /** What the last run had where it stood on the stack of the crash. */
  sameStack(source: SourceFile): SameStack | undefined {
    return onSameStack(source, this.crash, this.states);
  }

  /** Gives the search up. */
  close(): void {
    this.isOver = true;
    this.states = [];
  }

  /**
   * Predicts on. What was predicted so far is kept for the next time.
   * @returns the states of the run up to the crash; undefined if it has not been found (yet)
   * @throws DOMException `AbortError` if `signal` is aborted
   */
  async advance(
    machine: Machine,
    { milliseconds, assuming, signal, passed }: ReplayOptions,
  ): Promise<readonly State[] | undefined> {
    const late = AbortSignal.timeout(Math.round(milliseconds));
    const stop = signal ? AbortSignal.any([signal, late]) : late;
    // While a step was predicted.
    const isGivenUp = (): boolean => this.isOver;
    while (this.isOpen) {
      try {
        stop.throwIfAborted();
        const state = await this.next(machine, stop, assuming);
        if (isGivenUp()) return undefined;
        if (state) {
          this.states.push(state);
          passed?.(state);
          this.isOver = this.isRaised(state) && isCrash(machine.source, this.crash, state);
          if (this.isOver) return this.states.splice(0);
        }
        if (state?.status !== 'running' || this.states.length > MOST_STEPS) this.giveUpRun();
      } catch (error) {
        signal?.throwIfAborted();
        if (late.aborted) return undefined;
        if (!(error instanceof PredictionError)) throw error;
        this.giveUpRun();
      }
    }
    return undefined;
  }

  /** An exception begins here: one that comes out of a call was raised on another stack. */
  private isRaised({ frames }: State): boolean {
    const top = frames.at(-1);
    const exception = top?.event === 'exception' ? top.exception : undefined;
    if (!exception || this.raised.has(raisingOf(exception))) return false;
    this.raised.add(raisingOf(exception));
    return true;
  }

  private async next(machine: Machine, signal: AbortSignal, assuming?: Assuming): Promise<State | undefined> {
    const last = this.states.at(-1);
    if (last && this.isBegun) return await machine.step(last, signal, assuming);
    const state = await this.beginnings[this.runs]?.(signal);
    this.states = [];
    this.isBegun = state !== undefined;
    return state;
  }

  /** The run does not lead to the crash: the next one is tried. */
  private giveUpRun(): void {
    this.runs += 1;
    this.isBegun = false;
  }
}

/** The same exception, raised in the same frame of the same stack, with what the traceback tells of its values. */
function isCrash(source: SourceFile, crash: State, state: State): boolean {
  const frames = shownFrames(source, state);
  const known = topFrame(crash).exception;
  const raised = frames.at(-1)?.exception;
  return known !== undefined && raised !== undefined && isSameException(known, raised) && isSameStack(crash, frames);
}

/** Addresses differ from run to run, and the text of a failed assertion is often pytest's own. */
function isSameException(known: RaisedException, raised: RaisedException): boolean {
  if (!isSameName(known.type, raised.type)) return false;
  const isIntrospection = known.type === 'AssertionError' && known.message?.startsWith('assert ') === true;
  if (known.message === undefined || raised.message === undefined || isIntrospection) return true;
  const [own = ''] = known.type === 'AssertionError' ? known.message.split('\nassert ') : [known.message];
  return withoutAddresses(own) === withoutAddresses(raised.message);
}

function withoutAddresses(message: string): string {
  return message.replace(/\b0x[0-9a-fA-F]+\b/g, '0x').trimEnd();
}
