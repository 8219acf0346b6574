/** What the machine asks the model, and what it gets back: one local step of one frame. */
import type { FunctionInfo, SourceFile, SourceRange, Statement, SubExpression } from '../python/syntax';
import type { ExceptionLinks, TracePlace, Value } from '../python/values/value';
import type { Limit } from './budget';
import type { PredictionPolicy } from './prediction-policy';

/** A sub-expression's value, in evaluation order. */
export interface ComputedValue {
  /** Source text of the expression; for a call inside a comprehension, the call's text. */
  readonly expression: string;
  readonly range: SourceRange;
  readonly value: Value;
  /** Probability that the value is right, 0 to 1; 1 when it was given. */
  readonly confidence: number;
  /** It is the return value of a call that the machine rolled out. */
  readonly fromCall?: boolean;
  /** What the object holds now, where a later call of the statement has changed it. The model sees values as they were. */
  readonly now?: Value;
  /** Missing for what is predicted, or given. */
  readonly origin?: 'checked';
  /** What the model said, where the check says something else. */
  readonly predicted?: Value;
  /** It stands in the place of the expression in what is asked about the statement: a text for the object that is printed, an item that was taken. */
  readonly inPlace?: boolean;
}

/** What a method gave that is not written as a call: a special method, a property. */
export function isSpecial({ fromCall, expression }: ComputedValue): boolean {
  return fromCall === true && /^\w+$/.test(expression);
}

/** What the model said of the program; what a call gave in the place of something else is nothing that stands there. */
export function isShown({ inPlace, fromCall }: ComputedValue): boolean {
  return !inPlace || !fromCall;
}

/** The exception that an `except` clause is asked about. */
export interface RaisedException {
  readonly type: string;
  /** `str(exception)`; undefined where the model could not say. */
  readonly message?: string;
  /** The exception itself, where that is known. */
  readonly value?: Value;
  /** Once it has been raised. */
  readonly links?: ExceptionLinks;
  /** Where it has come up so far, the outermost place first. */
  readonly trace?: readonly TracePlace[];
}

/** Everything that determines the answer of a forward single step (a line event). */
export interface Query {
  readonly statement: Statement;
  /** The program that the statement is part of. */
  readonly source?: SourceFile;
  /** The function that the statement belongs to where it is no part of the program's text. */
  readonly inside?: FunctionInfo;
  /** Modules of the library that the statement names as if they were imported: it is written so for the model. */
  readonly modulesInFull?: ReadonlySet<string>;
  /** Value of a name as the frame sees it (locals, enclosing functions, globals); undefined if unbound or a builtin. */
  lookup(name: string): Value | undefined;
  /** A `for` header being revisited: the items still to come (only the first few matter) and whether more follow them. */
  readonly iterator?: { readonly items: readonly Value[]; readonly more: boolean };
  readonly handled?: RaisedException;
  /** Sub-expressions already computed, when the statement waited for a call; in order, the call's own value last. */
  readonly computed: readonly ComputedValue[];
  /** True where `name` is a function or class of the program that the machine can step into. */
  isCallable(name: string): boolean;
  /** No exception is among the answers: the one that was said is hardly sure. */
  readonly isToPass?: boolean;
  /** True where evaluating that part of the statement surely runs a function of the program that has not run yet. */
  enters?(expression: SubExpression): boolean;
}

export interface Change {
  readonly name: string;
  /** The value after the step; undefined when the name was deleted. */
  readonly value: Value | undefined;
  readonly confidence: number;
}

export interface CallArgument {
  readonly keyword?: string;
  readonly value: Value;
}

export type Outcome =
  /** Control moves to `statement.successors[successor]`. */
  | { readonly kind: 'next'; readonly successor: 0 | 1 }
  | { readonly kind: 'return'; readonly value: Value }
  | { readonly kind: 'raise'; readonly exception: RaisedException }
  /** A function, method or class of the program is called; arguments as written at the call site, receiver first for a method. */
  | {
      readonly kind: 'call';
      readonly callee: string;
      readonly receiver?: Value;
      readonly arguments: readonly CallArgument[];
      /** The call expression, where the statement has one for this callee. */
      readonly range?: SourceRange;
      readonly expression: string;
    };

export interface Prediction {
  /** Newly computed values (those of `query.computed` are not repeated). */
  readonly values: readonly ComputedValue[];
  /** Text printed, newlines included. */
  readonly output: string;
  /** Text written to the error stream; only a checked answer tells it. */
  readonly errors?: string;
  readonly changes: readonly Change[];
  readonly outcome: Outcome;
  /** Probability of the outcome alone (line, return value, exception or call). */
  readonly outcomeConfidence: number;
  /** Probability that the whole step is right. */
  readonly confidence: number;
  /** Where the answer was computed rather than predicted. */
  readonly checked?: CheckedObjects;
  /** Why it cannot be told which way control goes: the outcome is one of several. */
  readonly undecided?: string;
  /** What the answer took, in passes of the network over a short text: the same on every machine. 1 if not given. */
  readonly computeCost?: number;
}

/** Numbers of objects from here on hold for one answer alone: these objects are new. */
export const NEW_OBJECTS = 1_000_000_000;

/** Which objects the values of a checked answer are: those that were there have their numbers, and new ones those from `NEW_OBJECTS` on. */
export interface CheckedObjects {
  /** What objects that were there hold after the step, where that has changed. */
  readonly contents: ReadonlyMap<number, Value>;
  /** What the model said, where that is something else. */
  readonly said?: Prediction;
}

/** Thrown where no well-formed step could be decoded; the session stays where it is. */
export class PredictionError extends Error {
  override readonly name = 'PredictionError';
}

/**
 * This one question has no answer, however often it is asked: it cannot be written, or what is said to it cannot be read. The
 * message says why, as a part of a sentence.
 */
export class NoAnswerError extends PredictionError {}

/** What a statement computes is longer than what can be said, or the answer does not come to an end; the message says which. */
export class TooLongError extends NoAnswerError {}

/** The likeliest tokens go on and on; another answer may well have an end. */
export class EndlessAnswerError extends TooLongError {}

/**
 * Which first answers will do although they are less confident than the policy wants: any, or those that a function says.
 * Whatever is better takes a multiple of the time.
 */
export type Acceptance = 'any' | ((first: Prediction) => boolean);

export interface PredictOptions {
  readonly signal?: AbortSignal | undefined;
  /** Past it no better answer is looked for, and one that has not come to its end is given up (NoAnswerError). */
  readonly limit?: Limit | undefined;
  /** None if not given. */
  readonly accept?: Acceptance | undefined;
  /** False where there is another way to an answer than to search for one that the likeliest tokens do not lead to. */
  readonly searchesForAny?: boolean | undefined;
}

/** Answers questions: the model itself, or one stage of the chain of predictors around it. */
export interface Predictor<Question = Query, Answer = Prediction> {
  /** What those who ask this predictor should try, and spend; the default policy if not given. */
  readonly policy?: PredictionPolicy | undefined;
  /** Modules of the standard library that it knows, beside those that the model has learned. */
  readonly modules?: ReadonlySet<string> | undefined;
  /** What it asks in the end, if that is something else: what is kept of its answers may be kept for all who ask that. */
  readonly origin?: object;
  /** Little is left of what may be spent: first answers have to do, and nothing is worked out. */
  readonly isHurried?: boolean;
  /** @throws PredictionError if the model gives no usable answer; DOMException `AbortError` if `signal` is aborted. */
  predict(question: Question, options?: PredictOptions): Promise<Answer>;
  /** The answer where it can be had by evaluation; undefined where it cannot. */
  checked?(question: Question, options?: PredictOptions): Promise<Answer | undefined>;
}

/** The same acceptance of answers that are changed by `view` before they are given. */
export function acceptedAs(
  accept: Acceptance | undefined,
  view: (first: Prediction) => Prediction,
): Acceptance | undefined {
  return typeof accept === 'function' ? (first) => accept(view(first)) : accept;
}
