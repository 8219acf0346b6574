/**
 * The prediction service: JSON-RPC over the stdio of `neural-debug host`. Every request carries the text that it is about, so
 * the service keeps no documents; what it has predicted is cached by the tokens of the function, not by the text.
 *
 * Positions are those of the Language Server Protocol: lines and characters from 0, characters in UTF-16 code units. Texts for
 * people (`assumptions`, reasons, explanations) count lines from 1. Values are texts as Python's `repr` writes them, cut off with
 * `…` where they are long. Confidences are probabilities from 0 to 1.
 *
 * Every request can be cancelled; it then fails with `ServiceError.cancelled`. A new `hover` cancels the hover before it, and so
 * does a new `survey`, `explain` or `whatIf` the one of its kind. Steps of debug sessions go first, then hovers.
 *
 * Here are the requests; what their answers are made of is in `results.ts`.
 */
import { NotificationType, ProgressType, RequestType, type ProgressToken } from 'vscode-jsonrpc';
import type {
  Difference,
  ExampleOrigin,
  Explanation,
  HoverResult,
  InvertProposal,
  Position,
  SurveyResult,
} from './results';

export type * from './results';

/** Codes of failed requests. The message is for people: what was wrong, where, what to do. */
export const ServiceError = {
  /** The call is not a call with literals, there is no such function, the line is outside the text, … */
  badRequest: -32602,
  /** By the client, or by a newer request of the same kind. */
  cancelled: -32800,
  /** There is no usable model. */
  noModel: -32001,
} as const;

/** A cell of a notebook. */
export interface CellText {
  readonly uri: string;
  readonly text: string;
}

/** A Python document as the editor shows it. */
export interface DocumentParams {
  /** With a `file:` URI the modules beside it are read; with any other scheme only `text`. */
  readonly uri: string;
  readonly text: string;
  /** Of a cell of a notebook, the cells above it, which have run before. */
  readonly cells?: readonly CellText[];
  /** And those under it, which may call what it defines. */
  readonly below?: readonly CellText[];
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
  /** There is nothing to see in its body: an abstract method, or one that is still to be written. */
  readonly isUnwritten?: true;
  /** A call of it gives a generator: what its body returns in the end is hardly ever seen. */
  readonly isGenerator?: true;
}

export const FunctionsRequest = new RequestType<DocumentParams, FunctionItem[], void>('neural/functions');

export interface Example {
  /** `f([1, 2], 'x')`. */
  readonly call: string;
  readonly origin: ExampleOrigin;
  /** The call cannot be typed, and so not be given back as `call`: only the run of the file makes its objects (`f(<Cart>)`). */
  readonly onlyInRun?: true;
  /** Some of its arguments are no literals: the program gives them their values. */
  readonly isComputed?: true;
  /** Literal that the call returns, as is stated beside it. */
  readonly stated?: string;
  /** Where it was found, if it is in the code. */
  readonly uri?: string;
  readonly line?: number;
}

export interface ExamplesParams extends DocumentParams {
  /** Qualified name. */
  readonly function: string;
  /** Only examples that the file's run makes or that are in the code, derived from types, or invented before: nothing new is invented. */
  readonly written?: boolean;
}

/** The best first. */
export const ExamplesRequest = new RequestType<ExamplesParams, Example[], void>('neural/examples');

// Predicted values.

export interface HoverParams extends DocumentParams, CallParams, Position {
  /**
   * Milliseconds after which the values known so far are returned (three times as many if there are none); the prediction then
   * continues in the background. By default, the answer waits for it.
   */
  readonly patience?: number;
}

/** Null if there is no expression at the position. */
export const HoverRequest = new RequestType<HoverParams, HoverResult | null, void>('neural/hover');

export interface SurveyParams extends DocumentParams, CallParams {
  /** Qualified name; missing for the code outside functions. */
  readonly function?: string;
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
