/** The evidence about a line that may have caused an error. */
import type { SuspectedLine } from './suspected-lines';
import type { Trial } from './trials';

/** A change with which the predicted run shows no error. */
export interface Fix {
  /** For people: `< → <=`. */
  readonly change: string;
  /** The whole file with the change. */
  readonly text: string;
  /** Name of that file as a module, where it is not the program's own. */
  readonly module?: string;
  /** How common a slip like this is, and the probability that the run is right. */
  readonly weight: number;
  readonly confidence: number;
  /** Examples that end as they should with it, of those that were tried. */
  readonly passes: number;
  readonly of: number;
}

export interface Evidence extends Omit<SuspectedLine, 'alternatives'> {
  /** Number of small changes that can be made to the line: none to `return x`. */
  readonly possible: number;
  /** Changes of the line that were tried, and how many of them changed the outcome. */
  readonly tried: number;
  readonly different: number;
  /** The change that came closest to what was expected, and how close, 0 to 1. */
  readonly best?: { readonly change: string; readonly weight: number } & Trial;
  /** Whether it ran in examples that fail, and not in others: 0 to 1 (Ochiai); undefined where no other example is known. */
  readonly spectrum?: number;
  /** Nothing says what is right: of changes it is known at most that the exception is gone. */
  readonly onlyAvoids?: boolean;
  /** Changes with which all examples end as they should. */
  readonly fixes: number;
  /** Changes that would surely avoid the error, of those that pass the most examples. */
  readonly fixing: readonly Fix[];
}
