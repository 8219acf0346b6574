/** A call of a function with literal arguments, and where it was found. */

/** From the most to the least telling: written to explain, to check, to run, or only concluded from the parameters. */
export const ORIGINS = ['docstring', 'assert', 'test', 'main', 'call', 'hints'] as const;

export type ExampleOrigin = (typeof ORIGINS)[number];

export interface Example {
  /** As source code: `f([1, 2], 'x')`, `Class.method(3)`, `Class(1).method(3)`. */
  readonly call: string;
  /** Qualified name of the function. */
  readonly function: string;
  /** As between the parentheses of the call. */
  readonly arguments: string;
  /** The object that a method is called on, as source code, if it is known: `Class(1)`. */
  readonly receiver?: string;
  readonly origin: ExampleOrigin;
  /** Where it is written, unless it comes from the parameters. */
  readonly line?: number;
  /** The file, if it is another one. */
  readonly path?: string;
  /** Some of its arguments are no literals: the module that they are written in gives them their values. */
  readonly isComputed?: true;
  /** Literal that it returns, as stated there. */
  readonly returns?: string;
  /** Exception that it raises, as stated there. */
  readonly raises?: string;
}

/** The stated outcome of a call. */
export type Expectation = Pick<Example, 'returns' | 'raises'>;
