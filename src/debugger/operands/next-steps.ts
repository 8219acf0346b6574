/** What happens next on a line, as the walk through its statement finds it. */
import type { CallArgument, ComputedValue } from '../../codec/query';
import type { SourceRange } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import type { Target } from '../calls/callables';
import type { GeneratorRequest, InnerCall, ThreadSwitch } from '../inner/calls/inner-call';
import type { State } from '../state/state';
import type { Question } from './question-forms';

/** What can be done without a question: a test that is known to hold or not, or a `:=` whose value is known. */
export interface Settled {
  readonly key: string;
  readonly holds: boolean;
  /** Of a test. */
  readonly range?: SourceRange;
  /** `read` are values that would be others if they were read again. */
  readonly bind?: { readonly name: string; readonly value: Value; readonly read?: readonly ComputedValue[] };
  /** A manager of the `with` statement that has been entered, and has to be left. */
  readonly opens?: Value;
}

/** Parts whose values the machine holds are written down as computed, as the model would say them on its way. */
export interface Reading {
  readonly read: readonly ComputedValue[];
}

/** A call that the machine makes. */
export interface Entering {
  readonly target: Target;
  readonly given: readonly CallArgument[];
  readonly range: SourceRange;
  readonly text: string;
  /** The value stands in the place of the part. */
  readonly inPlace?: boolean;
}

/** A loop begins. */
export interface Beginning {
  readonly through: Value;
}

/** A function of our own that does what nobody has written as a call. */
export interface Running {
  readonly inner: InnerCall;
  readonly range: SourceRange;
  readonly text: string;
}

/** A generator of the program is asked for something. */
export interface Requesting {
  readonly requests: GeneratorRequest;
  readonly range: SourceRange;
  readonly text: string;
}

/** The frame itself hands something out, and waits. */
export interface Yielding {
  readonly yields: Value;
  readonly isFrom: boolean;
  readonly range: SourceRange;
  readonly text: string;
}

/** The frame waits for something of the library. */
export interface Awaiting {
  readonly awaits: Value;
  readonly range: SourceRange;
  readonly text: string;
}

/** An event loop begins with a coroutine. */
export interface LoopStarting {
  readonly runs: Value & { readonly generator: number };
  readonly range: SourceRange;
  readonly text: string;
}

/** Another thread goes on. */
export interface Switching {
  readonly switches: ThreadSwitch;
  readonly range: SourceRange;
  readonly text: string;
}

/** Something changes beside names and objects, and the part has a value. */
export interface Doing {
  readonly does: (state: State) => readonly [State, Value];
  readonly range: SourceRange;
  readonly text: string;
}

export type Next =
  | Question
  | Settled
  | Reading
  | Entering
  | Beginning
  | Running
  | Requesting
  | Yielding
  | Awaiting
  | LoopStarting
  | Switching
  | Doing;

/** A loop takes an item. */
export interface Taking {
  readonly takes: Value;
  /** Its parts have to be taken from it still. */
  readonly isWhole: boolean;
  /** What it is the next item of, where it has not been taken from that yet. */
  readonly from?: Value | undefined;
}
