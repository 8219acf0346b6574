/** How control leaves a line, and through what it passes on its way. */

/** How a line ends its sequence: the first word of this kind on it, also in the body of a header on the same line. */
export interface Exit {
  readonly kind: ExitKind;
  /** Header of the loop that a `break` or `continue` is about; undefined outside of loops. */
  readonly loop?: number | undefined;
}

export type ExitKind = 'return' | 'raise' | 'break' | 'continue';

/** Part of a `try` or `with` that control passes through on its way out. */
export interface Unwind {
  readonly kind: 'finally' | 'with';
  /** First line of the `finally` body, or the `with` header (CPython visits it again to call `__exit__`). */
  readonly line: number;
  /** Last line of the `finally` body; the header's line for `with`. */
  readonly endLine: number;
}

export interface Handler {
  /** `except` stands for the first `except` clause of the `try`; the next clause is its second successor. */
  readonly kind: 'except' | 'finally' | 'with';
  readonly line: number;
  readonly endLine: number;
}

export interface EnclosingBlock {
  readonly kind: 'for' | 'with' | 'except' | 'finally';
  /** Header line (`finally`: first line of the body). */
  readonly line: number;
  readonly endLine: number;
  /** `except X as name`: unbound when the block is left. */
  readonly name?: string;
}
