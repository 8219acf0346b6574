/** Questions about a whole function: where a run from here arrives, and which arguments gave a result. */
import type { FunctionInfo, OutlineLine } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import type { Budget } from '../budget';
import type { Change, Outcome, RaisedException } from '../query';

/** A function and the values of its names. */
export interface FunctionScope {
  readonly function: FunctionInfo;
  /** Its source, as given by `SourceFile.outline`. */
  readonly outline: readonly OutlineLine[];
  /** Value of a name as the frame sees it; undefined if it is unbound, unknown, or a built-in. */
  readonly lookup: (name: string) => Value | undefined;
}

/** An active `for` loop of a frame. */
export interface ActiveLoop {
  readonly line: number;
  /** Items taken, including the current one. */
  readonly taken: number;
  /** The iterable, if the header computes it; undefined for a plain name, or if it is unknown. */
  readonly iterable?: Value;
}

/** How a call ends. */
export type Ending = Extract<Outcome, { kind: 'return' | 'raise' }>;

/** A frame at the beginning of a line: where is it when one of the targets comes next, or how does the call end? */
export interface JumpQuery extends FunctionScope {
  readonly kind: 'jump';
  readonly line: number;
  /** Loops around the line, outermost first; including the line's own if it is the header of an active loop. */
  readonly loops: readonly ActiveLoop[];
  /** The exception that the line handles. */
  readonly handled?: RaisedException;
  /** At most `MOST_TARGETS` lines of the function; none means the end of the call. */
  readonly targets: readonly number[];
  /** The call is taken to end with a value, which is of this built-in type if one is given: nothing else is among the answers. */
  readonly returns?: { readonly type?: string };
  /** The answer tells the lines on the way, and what each of them did (`path-answer.ts`). */
  readonly tellsPath?: boolean;
}

/** The call ended like this: what were its arguments? Those that `lookup` knows are given. */
export interface InvertQuery extends FunctionScope {
  readonly kind: 'invert';
  readonly ending: Ending;
}

export type FunctionQuery = JumpQuery | InvertQuery;

export const MOST_TARGETS = 3;
/** Longest answer in training, in tokens: a small network cannot give longer ones directly. */
export const LONGEST_SAID = 160;

/** Where a jump arrives. */
export interface Jump {
  /** Changes of local names up to the line reached; none if the call ends. */
  readonly changes: readonly Change[];
  readonly outcome: { readonly kind: 'line'; readonly line: number } | Ending;
  /** Probability of the outcome alone, 0 to 1. */
  readonly outcomeConfidence: number;
  /** Probability that all of it is right, 0 to 1. */
  readonly confidence: number;
}

/** Arguments with which a call may have ended as stated. */
export interface Inversion {
  /** One for each parameter that was not given, in order; a tuple for `*args`, a dict for `**kwargs`. */
  readonly arguments: readonly { readonly name: string; readonly value: Value }[];
  /** Probability of these arguments, 0 to 1. */
  readonly confidence: number;
}

export interface InversionOptions {
  /** Number of different answers. */
  readonly candidates: number;
  /** What the answers cost is spent from it. Once it is spent no further answer is begun, and those that are being written are not waited for. */
  readonly budget?: Budget;
  readonly signal?: AbortSignal;
}

export interface FunctionPredictor {
  /**
   * @throws PredictionError if the model gives no usable answer; DOMException `AbortError` if `signal` is aborted.
   */
  jump(query: JumpQuery, signal?: AbortSignal): Promise<Jump>;
  /**
   * Different answers, the most probable first; empty if none is usable.
   * @throws PredictionError if the question cannot be asked; DOMException `AbortError` if `signal` is aborted.
   */
  invert(query: InvertQuery, options: InversionOptions): Promise<Inversion[]>;
}

/** Parameters whose values an inversion has to answer. */
export function unknownParameters({ function: { parameters }, lookup }: InvertQuery): string[] {
  return parameters.map(({ name }) => name).filter((name) => lookup(name) === undefined);
}
