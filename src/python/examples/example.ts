/** A call of a function with literal arguments, and where it was found. */

/** From the most to the least telling: written to explain, to check, to run, or only concluded from the parameters. */
export const ORIGINS = ['docstring', 'assert', 'test', 'main', 'call', 'hints'] as const;

export type ExampleOrigin = (typeof ORIGINS)[number];

export interface Example {
  /** As one can write it: `f([1, 2], 'x')`, `Class.method(3)`, `Class(1).method(3)`. */
  readonly call: string;
  /** Qualified name of the function. */
  readonly function: string;
  /** As between the parentheses of the call. */
  readonly arguments: string;
  /** Arguments with which the instance is made, for a method where they are known. */
  readonly receiver?: string;
  readonly origin: ExampleOrigin;
  /** Where it is written, unless it comes from the parameters. */
  readonly line?: number;
  /** The file, if it is another one. */
  readonly path?: string;
  /** Literal that it returns, as somebody says there. */
  readonly returns?: string;
  /** Exception that it raises, as somebody says there. */
  readonly raises?: string;
}

/** What is said about how a call ends. */
export type Expectation = Pick<Example, 'returns' | 'raises'>;
