/**
 * The prediction service: JSON-RPC over the stdio of `neural-debug host`. Every request carries the text that it is about, so
 * the service keeps no documents; what it has predicted is cached by the tokens of the function, not by the text.
 *
 * Positions are those of the Language Server Protocol: lines and characters from 0, characters in UTF-16 code units. Texts for
 * people (`assumptions`, reasons, explanations) count lines from 1. Values are texts as Python's `repr` writes them, cut off with
 * `…` where they are long. Confidences are probabilities from 0 to 1.
 *
 * Every request can be cancelled; it then fails with `ServiceError.cancelled`. A new `hover` cancels the hover before it, and so
 * does a new `survey`, `explain` or `whatIf` the one of its kind. Steps of debug sessions go first.
 */
import { NotificationType, ProgressType, RequestType, type ProgressToken } from 'vscode-jsonrpc';

/** Codes of failed requests. The message is for people: what was wrong, where, what to do. */
export const ServiceError = {
  /** The call is no call with literals, there is no such function, the line is outside of the text, … */
  badRequest: -32602,
  /** By the client, or by a newer request of the same kind. */
  cancelled: -32800,
  /** There is no usable model. */
  noModel: -32001,
} as const;

export interface Position {
  readonly line: number;
  readonly character: number;
}

export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** A Python file as the editor has it. */
export interface DocumentParams {
  /** A `file:` URI leads to the modules beside it; of any other scheme only `text` is read. */
  readonly uri: string;
  readonly text: string;
  /** URIs of the workspace folders, where imports and examples are looked for. */
  readonly roots?: readonly string[];
}

/** What is predicted for one call of the function around a line. */
export interface CallParams {
  /** A call with literals such as `f([1, 2], 'x')` or `Class.method(1)`; the best example if not given. Code outside functions needs none. */
  readonly call?: string;
  /** Reports of `SurveyProgress` are sent under this token while the call is being predicted. */
  readonly progress?: ProgressToken;
}

// Functions and examples: answered from the syntax, without the model.

export interface FunctionItem {
  /** Qualified: `f`, `Class.method`, `outer.inner`. */
  readonly name: string;
  /** Of the `def`, or of the first decorator. */
  readonly line: number;
  readonly endLine: number;
  readonly parameters: readonly string[];
}

export const FunctionsRequest = new RequestType<DocumentParams, FunctionItem[], void>('neural/functions');

export type ExampleOrigin = 'docstring' | 'assert' | 'test' | 'main' | 'call' | 'hints' | 'inferred';

export interface Example {
  /** `f([1, 2], 'x')`. */
  readonly call: string;
  readonly origin: ExampleOrigin;
  /** Where it is written, if it is written somewhere. */
  readonly uri?: string;
  readonly line?: number;
}

export interface ExamplesParams extends DocumentParams {
  /** Qualified name. */
  readonly function: string;
  /** Only what somebody has written, or the types tell: the model is not asked. */
  readonly written?: boolean;
}

/** The best first. */
export const ExamplesRequest = new RequestType<ExamplesParams, Example[], void>('neural/examples');

// Predicted values.

export interface PredictedValue {
  readonly value: string;
  readonly confidence: number;
  /** Why the value cannot be known; `value` is `<unknown>` then. */
  readonly unknown?: string;
}

export interface HoverValue extends PredictedValue {
  /** Which time the line ran (inside a comprehension: which round of it), from 1; absent where it ran once. */
  readonly iteration?: number;
  /** A name that the line binds: what it was before. `value` is what it is afterwards. */
  readonly before?: string;
  /** A name that the line reads, and whose value it changes: what it is afterwards. `value` is what it was before. */
  readonly after?: string;
  /** Something about the value that a person should know: "guess: helper is not defined", "not followed: …". */
  readonly note?: string;
}

export interface HoverParams extends DocumentParams, CallParams, Position {
  /**
   * Milliseconds after which the values known so far will do (three times as many where there are none); the prediction then
   * goes on by itself. It is waited for if not given.
   */
  readonly patience?: number;
}

export interface HoverResult {
  /** The smallest expression at the position. */
  readonly expression: string;
  readonly range: Range;
  /** Of the last times that the line ran, in order; empty where it is not reached or the value cannot be told. */
  readonly values: readonly HoverValue[];
  /** How many times the line ran; `values` may have fewer. */
  readonly runs: number;
  /** The call is not predicted to its end so far: there may be more runs. */
  readonly partial?: boolean;
  /** Why there is no value: not reached, not known, not predicted so far. */
  readonly unknown?: string;
  /** What the line raises, if that is why there is no value. */
  readonly exception?: PredictedException;
  /** The call that this is predicted for; null for code outside functions. */
  readonly call: string | null;
  /** How broken code was read: "assumed `:` at the end of line 7". */
  readonly assumptions: readonly string[];
}

/** Null where no expression stands. */
export const HoverRequest = new RequestType<HoverParams, HoverResult | null, void>('neural/hover');

export interface SurveyParams extends DocumentParams, CallParams {
  /** Qualified name; the code outside functions without one. */
  readonly function?: string;
}

export interface PredictedException {
  readonly type: string;
  readonly message?: string;
  readonly confidence: number;
}

export interface NamedValue extends PredictedValue {
  readonly name: string;
}

export interface ExpressionValue extends PredictedValue {
  readonly expression: string;
  readonly range: Range;
}

/** One time that a line ran. */
export interface LineRun {
  /** From 1. */
  readonly iteration: number;
  /** Names that the line has changed, with what they are afterwards. */
  readonly changes: readonly NamedValue[];
  /** Sub-expressions, in the order of evaluation. */
  readonly values: readonly ExpressionValue[];
  /** Of a branch or loop header: whether its body is entered. */
  readonly taken?: boolean;
  readonly printed?: string;
  /** Of a `return`. */
  readonly returned?: PredictedValue;
  readonly exception?: PredictedException;
  /** What was not predicted, with the reason: "not followed: helper takes more than 400 steps". */
  readonly notes?: readonly string[];
  /** Probability that the line is right in everything. */
  readonly confidence: number;
}

export interface SurveyLine {
  readonly line: number;
  readonly endLine: number;
  /** How many times it ran; 0 for a line that is not reached. */
  readonly runs: number;
  /** The last ones, in order. */
  readonly last: readonly LineRun[];
}

export type Outcome =
  | { readonly kind: 'returned'; readonly value: PredictedValue }
  | { readonly kind: 'raised'; readonly line: number; readonly exception: PredictedException }
  /** The code outside functions has run to its end. */
  | { readonly kind: 'finished' }
  /** The prediction broke off; the lines after that have no values. */
  | { readonly kind: 'unfinished'; readonly line: number; readonly reason: string };

export interface SurveyResult {
  /** Null for code outside functions. */
  readonly call: string | null;
  /** Statements of the function, in order of lines; not those of functions inside it. */
  readonly lines: readonly SurveyLine[];
  readonly outcome: Outcome;
  /** Everything printed. */
  readonly printed: string;
  readonly assumptions: readonly string[];
  /** Predicted steps, those of called functions included. */
  readonly steps: number;
  /** Whether the call was predicted to its end. */
  readonly complete: boolean;
}

export const SurveyRequest = new RequestType<SurveyParams, SurveyResult, void>('neural/survey');

/** Sent while a call is being predicted, a few times a second. */
export interface SurveyStep {
  readonly steps: number;
  readonly line: number;
}

export const SurveyProgress = new ProgressType<SurveyStep>();

export interface ExplainParams extends DocumentParams, CallParams {
  readonly line: number;
  /** Milliseconds after which what is known so far will do; 20 seconds if not given. */
  readonly patience?: number;
}

export interface Explanation {
  /** A few sentences of plain text, made of `parts`. */
  readonly text: string;
  /** What the line computes, in the order of evaluation. */
  readonly parts: readonly ExpressionValue[];
  /** The call is not predicted to its end so far. */
  readonly partial?: boolean;
  readonly call: string | null;
  readonly assumptions: readonly string[];
}

/** Null where no statement stands on the line. */
export const ExplainRequest = new RequestType<ExplainParams, Explanation | null, void>('neural/explain');

export interface WhatIfParams extends DocumentParams, CallParams {
  /** The value is set before this line runs (for the first time, unless `iteration` says otherwise). */
  readonly line: number;
  /** A name, or an item or attribute inside its value: `x`, `d['k'][0]`. */
  readonly name: string;
  /** A Python literal. */
  readonly value: string;
  /** Which time the line runs, from 1. */
  readonly iteration?: number;
}

/** A line whose predicted effects differ. */
export interface LineDifference {
  readonly line: number;
  readonly endLine: number;
  readonly runs: { readonly before: number; readonly after: number };
  /** Names and expressions whose last values on this line differ; null where there is none. */
  readonly values: readonly {
    readonly expression: string;
    readonly before: PredictedValue | null;
    readonly after: PredictedValue | null;
  }[];
}

export interface Difference {
  readonly call: string | null;
  /** What the name was before it was set. */
  readonly previous: PredictedValue | null;
  readonly lines: readonly LineDifference[];
  readonly outcome: { readonly before: Outcome; readonly after: Outcome; readonly isSame: boolean };
  readonly printed: { readonly before: string; readonly after: string };
  /** All lines of the function, without and with the change, as a survey has them. */
  readonly traces: { readonly before: readonly SurveyLine[]; readonly after: readonly SurveyLine[] };
  readonly assumptions: readonly string[];
}

export const WhatIfRequest = new RequestType<WhatIfParams, Difference, void>('neural/whatIf');

export interface InvertParams extends DocumentParams {
  /** Qualified name. */
  readonly function: string;
  /** A Python literal: exactly one of this and `raises`. */
  readonly returns?: string;
  /** Name of an exception. */
  readonly raises?: string;
  /** Different proposals wanted; 5 if not given. */
  readonly count?: number;
}

export interface InvertProposal {
  /** A call with these arguments. */
  readonly call: string;
  /** As between its parentheses. */
  readonly arguments: string;
  /** Probability that the model gives these arguments. */
  readonly probability: number;
  /** Whether a predicted run with them ends as stated; null where none was made. */
  readonly confirmed: boolean | null;
  /** Probability that this run is right. */
  readonly confidence?: number;
}

/** The confirmed ones first. */
export const InvertRequest = new RequestType<InvertParams, InvertProposal[], void>('neural/invert');

// State of the host.

export interface Status {
  /**
   * `idle`: the model is not loaded before something is to be predicted. `loading`: requests that need it wait. `busy`:
   * something is being predicted. `failed`: see `detail`.
   */
  readonly state: 'idle' | 'loading' | 'ready' | 'busy' | 'failed';
  /** For people: what is loaded, or what is wrong and what to do. */
  readonly detail: string;
}

/** Sent on every change. The first one says that the service and the pipe of debug sessions can be used. */
export const StatusNotification = new NotificationType<Status>('neural/status');

export const StatusRequest = new RequestType<Record<string, never>, Status, void>('neural/currentStatus');
