/** What is known of a line that may have brought what is wrong. */
import type { SuspectedLine } from './suspected-lines';
import type { Trial } from './trials';

export interface Evidence extends Omit<SuspectedLine, 'alternatives'> {
  /** Small changes that can be made of the line: none of `return x`. */
  readonly possible: number;
  /** Changes of the line that were tried, and how many of them had another result. */
  readonly tried: number;
  readonly different: number;
  /** The change that came nearest to what was expected, and how near, 0 to 1. */
  readonly best?: { readonly change: string; readonly weight: number } & Trial;
  /** Changes with which what is wrong would surely not be. */
  readonly fixes: number;
}
