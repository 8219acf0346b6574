import type { Value } from '../../python/values/value';
import type { LoopSources } from './loop-sources';

/** An active `for` loop: Python hides its iterator, so the frame stores it. */
export interface LoopIterator {
  readonly line: number;
  /** What is iterated over, evaluated once at entry. */
  readonly iterable: Value;
  /** Items already taken. */
  readonly taken: number;
  /** The dict or set whose items these are, and how many there were at entry: a loop through it must not change that. */
  readonly watched?: { readonly container: Value; readonly size: number };
  /** The lists that these items are of. */
  readonly sources?: LoopSources;
}
