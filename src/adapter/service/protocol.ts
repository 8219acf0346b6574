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
  /** The call is not a call with literals, there is no such function, the line is outside the text, … */
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

/** A Python document as the editor shows it. */
export interface DocumentParams {
  /** With a `file:` URI the modules beside it are read; with any other scheme only `text`. */
  readonly uri: string;
  readonly text: string;
  /** URIs of the workspace folders, where imports and examples are searched. */
  readonly roots?: readonly string[];
}

/** A question about one call of the function around a line. */
export interface CallParams {
  /** A call with literals such as `f([1, 2], 'x')` or `Class.method(1)`; by default the best example. Code outside functions needs none. */
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
  /** Where it was found, if it is in the code. */
  readonly uri?: string;
  readonly line?: number;
}

export interface ExamplesParams extends DocumentParams {
  /** Qualified name. */
  readonly function: string;
  /** Only examples in the code or derived from types: the model is not asked. */
  readonly written?: boolean;
}

/** The best first. */
export const ExamplesRequest = new RequestType<ExamplesParams, Example[], void>('neural/examples');

// Predicted values.

export interface PredictedValue {
  readonly value: string;
  readonly confidence: number;
  /** Of values that are not predicted. `known`: given, or made of what was given or checked. `checked`: evaluated, on such values. */
  readonly origin?: 'known' | 'checked';
  /** What the model said, where the check found something else. */
  readonly predicted?: string;
  /** Why the value cannot be predicted; `value` is `<unknown>` then. */
  readonly unknown?: string;
}

export interface HoverValue extends PredictedValue {
  /** Which execution of the line (or iteration of the comprehension) it is from, starting at 1; absent if there was one. */
  readonly iteration?: number;
  /** For a name that the line binds: its value before. `value` is the one afterward. */
  readonly before?: string;
  /** For a name that the line reads and whose value it changes: the value afterward. `value` is the one before. */
  readonly after?: string;
  /** A note about the value for people: "guess: helper is not defined", "not followed: …". */
  readonly note?: string;
}

export interface HoverParams extends DocumentParams, CallParams, Position {
  /**
   * Milliseconds after which the values known so far are returned (three times as many if there are none); the prediction then
   * continues in the background. By default, the answer waits for it.
   */
  readonly patience?: number;
}

export interface HoverResult {
  /** The smallest expression at the position. */
  readonly expression: string;
  readonly range: Range;
  /** For the last executions of the line, in order; empty if it is not reached or the value cannot be predicted. */
  readonly values: readonly HoverValue[];
  /** How often the line ran; `values` may have fewer. */
  readonly runs: number;
  /** The call is not predicted to its end so far: there may be more runs. */
  readonly partial?: boolean;
  /** Why there is no value: not reached, not known, not predicted so far. */
  readonly unknown?: string;
  /** The exception that the line raises, if that is why there is no value. */
  readonly exception?: PredictedException;
  /** The call that this is predicted for; null for code outside functions. */
  readonly call: string | null;
  /** How broken code was read: "assumed `:` at the end of line 7". */
  readonly assumptions: readonly string[];
}

/** Null if there is no expression at the position. */
export const HoverRequest = new RequestType<HoverParams, HoverResult | null, void>('neural/hover');

export interface SurveyParams extends DocumentParams, CallParams {
  /** Qualified name; missing for the code outside functions. */
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

/** One execution of a line. */
export interface LineRun {
  /** From 1. */
  readonly iteration: number;
  /** Names that the line changed, with their values afterward. */
  readonly changes: readonly NamedValue[];
  /** Sub-expressions, in the order of evaluation. */
  readonly values: readonly ExpressionValue[];
  /** For a branch or loop header: whether its body is entered. */
  readonly taken?: boolean;
  readonly printed?: string;
  /** For a `return`. */
  readonly returned?: PredictedValue;
  readonly exception?: PredictedException;
  /** What was not predicted, with the reason: "not followed: helper takes more than 400 steps". */
  readonly notes?: readonly string[];
  /** Probability that everything about the line is right. */
  readonly confidence: number;
}

export interface SurveyLine {
  readonly line: number;
  readonly endLine: number;
  /** How often it ran; 0 for a line that is not reached. */
  readonly runs: number;
  /** The last ones, in order. */
  readonly last: readonly LineRun[];
}

export type Outcome =
  | { readonly kind: 'returned'; readonly value: PredictedValue }
  | { readonly kind: 'raised'; readonly line: number; readonly exception: PredictedException }
  /** The code outside functions ran to its end. */
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
  /** Milliseconds after which what is known so far is returned; by default 20 seconds. */
  readonly patience?: number;
}

export interface Explanation {
  /** A few sentences of plain text, built from `parts`. */
  readonly text: string;
  /** What the line computes, in the order of evaluation. */
  readonly parts: readonly ExpressionValue[];
  /** The call is not predicted to its end so far. */
  readonly partial?: boolean;
  readonly call: string | null;
  readonly assumptions: readonly string[];
}

/** Null if there is no statement on the line. */
export const ExplainRequest = new RequestType<ExplainParams, Explanation | null, void>('neural/explain');

export interface WhatIfParams extends DocumentParams, CallParams {
  /** The value is set before this line runs (for the first time, unless `iteration` says otherwise). */
  readonly line: number;
  /** A name, or an item or attribute inside its value: `x`, `d['k'][0]`. */
  readonly name: string;
  /** A Python literal. */
  readonly value: string;
  /** Which execution of the line, from 1. */
  readonly iteration?: number;
}

/** A line whose predicted effects differ. */
export interface LineDifference {
  readonly line: number;
  readonly endLine: number;
  readonly runs: { readonly before: number; readonly after: number };
  /** Names and expressions whose last values on this line differ; null if there is none. */
  readonly values: readonly {
    readonly expression: string;
    readonly before: PredictedValue | null;
    readonly after: PredictedValue | null;
  }[];
}

export interface Difference {
  readonly call: string | null;
  /** The value of the name before it was set. */
  readonly previous: PredictedValue | null;
  readonly lines: readonly LineDifference[];
  readonly outcome: { readonly before: Outcome; readonly after: Outcome; readonly isSame: boolean };
  readonly printed: { readonly before: string; readonly after: string };
  /** All lines of the function, without and with the change, as in a survey. */
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
  /** Number of different suggestions; by default 5. */
  readonly count?: number;
}

export interface InvertProposal {
  /** A call with these arguments. */
  readonly call: string;
  /** As between its parentheses. */
  readonly arguments: string;
  /** Probability of these arguments according to the model. */
  readonly probability: number;
  /** Whether a predicted run with them ends as stated; null if there was none. */
  readonly confirmed: boolean | null;
  /** Probability that this run is right. */
  readonly confidence?: number;
}

/** The confirmed ones first. */
export const InvertRequest = new RequestType<InvertParams, InvertProposal[], void>('neural/invert');

// State of the host.

export interface Status {
  /**
   * `idle`: the model is not loaded before something has to be predicted. `loading`: requests that need it wait. `busy`:
   * something is being predicted. `failed`: see `detail`.
   */
  readonly state: 'idle' | 'loading' | 'ready' | 'busy' | 'failed';
  /** For people: what is loaded, or what is wrong and what to do. */
  readonly detail: string;
}

/** Sent on every change. The first one says that the service and the pipe of debug sessions can be used. */
export const StatusNotification = new NotificationType<Status>('neural/status');

/** Whether predictions are checked by evaluation, and what came of it since the host was started. */
export interface CheckStatus {
  /** `failed`: see `detail`; everything works as if it was off. */
  readonly state: 'off' | 'starting' | 'ready' | 'failed';
  /** Why it failed, for people. */
  readonly detail: string;
  /** Statements that the model and the evaluation say the same of, and others. */
  readonly agreed: number;
  readonly disagreed: number;
}

/** Sent after changes, but not more than a few times a second. */
export const CheckNotification = new NotificationType<CheckStatus>('neural/check');

/** Switches the check on or off. Values that sessions have predicted so far stay as they are. */
export const SwitchCheckRequest = new RequestType<{ readonly on: boolean }, CheckStatus, void>('neural/switchCheck');

export const StatusRequest = new RequestType<Record<string, never>, Status, void>('neural/currentStatus');
