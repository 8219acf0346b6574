/** Results of the prediction service: what its answers are made of (see `protocol.ts` for the requests, and for units). */

export interface Position {
  readonly line: number;
  readonly character: number;
}

export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** `run`: made by the predicted run of the file itself. `hints`, `inferred`: invented, after types and defaults or by the model. */
export type ExampleOrigin = 'run' | 'docstring' | 'assert' | 'test' | 'main' | 'call' | 'hints' | 'inferred';

export interface PredictedValue {
  readonly value: string;
  readonly confidence: number;
  /** Of values that are not predicted. `known`: given, or made of what was given or checked. `checked`: evaluated, on such values. */
  readonly origin?: 'known' | 'checked';
  /** What the model said, where the check found something else. */
  readonly predicted?: string;
  /** Why the value cannot be predicted; `value` is `<unknown>` then. */
  readonly unknown?: string;
  /** The type of what is unknown, where that is known. */
  readonly type?: string;
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
  /** What was assumed on the way there, where nothing decides, in order: "debug is true (line 4)". */
  readonly assumed?: readonly string[];
}

/** A call that a doctest or assertion states a result of, where something else is predicted: one of the two is wrong. */
export interface OtherResult {
  readonly call: string;
  readonly stated: string;
  readonly predicted: string;
  /** What it returns was evaluated, not predicted: then the code is wrong, or what is stated. */
  readonly isCertain?: true;
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
  /** Where the call comes from, if it was not given with the request. */
  readonly callOrigin?: ExampleOrigin;
  /** What is stated beside the call that it returns, where the prediction is something else: one of the two is wrong. */
  readonly stated?: string;
  /** As in `OtherResult`, of what is stated beside the call. */
  readonly isCertain?: true;
  readonly otherResult?: OtherResult;
  /** How broken code was read: "assumed `:` at the end of line 7". */
  readonly assumptions: readonly string[];
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
  /** For a `yield`. */
  readonly yielded?: PredictedValue;
  /** Of the expression that a cell of a notebook ends with: what is shown below it. */
  readonly shown?: PredictedValue;
  readonly exception?: PredictedException;
  /** What was not predicted, with the reason: "not followed: helper takes more than 400 steps". */
  readonly notes?: readonly string[];
  /** What was assumed on the way to it and in it, as in `HoverValue`. */
  readonly assumed?: readonly string[];
  /** Whether it was assumed where the line leads. */
  readonly isAssuming?: boolean;
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
  /** As in `HoverResult`. */
  readonly callOrigin?: ExampleOrigin;
  /** What is stated beside the call that it returns, where the prediction is something else: one of the two is wrong. */
  readonly stated?: string;
  /** As in `OtherResult`, of what is stated beside the call. */
  readonly isCertain?: true;
  readonly otherResult?: OtherResult;
  /** Statements of the function, in order of lines; not those of functions inside it. */
  readonly lines: readonly SurveyLine[];
  readonly outcome: Outcome;
  /** What was assumed on the way to the outcome. */
  readonly assumed?: readonly string[];
  /** Everything printed. */
  readonly printed: string;
  readonly assumptions: readonly string[];
  /** Predicted steps, those of called functions included. */
  readonly steps: number;
  /** Whether the call was predicted to its end. */
  readonly complete: boolean;
}

export interface Explanation {
  /** A few sentences of plain text, built from `parts`. */
  readonly text: string;
  /** What the line computes, in the order of evaluation. */
  readonly parts: readonly ExpressionValue[];
  /** The call is not predicted to its end so far. */
  readonly partial?: boolean;
  readonly call: string | null;
  /** As in `HoverResult`. */
  readonly callOrigin?: ExampleOrigin;
  /** What is stated beside the call that it returns, where the prediction is something else: one of the two is wrong. */
  readonly stated?: string;
  readonly assumptions: readonly string[];
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
  /** As in `HoverResult`. */
  readonly callOrigin?: ExampleOrigin;
  /** What is stated beside the call that it returns, where the prediction is something else: one of the two is wrong. */
  readonly stated?: string;
  /** The value of the name before it was set. */
  readonly previous: PredictedValue | null;
  readonly lines: readonly LineDifference[];
  readonly outcome: { readonly before: Outcome; readonly after: Outcome; readonly isSame: boolean };
  readonly printed: { readonly before: string; readonly after: string };
  /** All lines of the function, without and with the change, as in a survey. */
  readonly traces: { readonly before: readonly SurveyLine[]; readonly after: readonly SurveyLine[] };
  readonly assumptions: readonly string[];
}

export interface InvertProposal {
  /** A call with these arguments. */
  readonly call: string;
  /** As between its parentheses. */
  readonly arguments: string;
  /** What makes the object that a method is called on, as source code. */
  readonly instance?: string;
  /** Probability of these arguments according to the model. */
  readonly probability: number;
  /** Whether a predicted run with them ends as stated; null if there was none. */
  readonly confirmed: boolean | null;
  /** Probability that this run is right. */
  readonly confidence?: number;
}
