/** Traces of real runs, as written by the Python tracer: one JSON object per run. Values are strings that `parseValue` reads. */

/** [line, column, endLine, endColumn]: lines from 1, columns from 0 in characters. */
export type TracePosition = readonly [number, number, number, number];

export type TraceNames = Readonly<Record<string, string>>;

export interface TraceStep {
  readonly event: 'call' | 'line' | 'return' | 'exception';
  readonly function: string;
  readonly qualified: string;
  readonly line: number;
  readonly depth: number;
  /** Unique per frame within the run. */
  readonly frame: number;
  readonly locals: TraceNames;
  readonly globals: TraceNames;
  readonly value?: string;
  readonly exception?: string;
  readonly message?: string;
  readonly iterator?: readonly string[];
  readonly iteratorMore?: boolean;
  readonly handled?: { readonly type: string; readonly message: string };
  /** `calls`: calls of program functions by this frame in this step that had returned before. */
  readonly values?: readonly { readonly at: TracePosition; readonly value: string; readonly calls?: number }[];
  readonly output?: string;
  readonly callSite?: TracePosition | null;
  /** Of the return of a constructor: the object that it has made. */
  readonly instance?: string;
  /** Names of objects that are written in part: with the attributes that the statement reads. */
  readonly partial?: readonly string[];
  readonly resumed?: { readonly locals: TraceNames; readonly globals: TraceNames } | null;
}

/** [line, column, removed, inserted]: at that place of the intact text so many characters were replaced by that text. */
export type SourceEdit = readonly [line: number, column: number, removed: number, inserted: string];

export interface Trace {
  readonly id: string;
  readonly source: string;
  /** How a broken source came from the intact one that was run and that the positions of the steps are about. */
  readonly edits?: readonly SourceEdit[];
  readonly call: string | null;
  readonly steps: readonly TraceStep[];
  readonly truncated: boolean;
}
