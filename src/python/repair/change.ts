/** A small change of a broken line. */
import type { TextEdit } from '../text/edited-text';

/** A change of the line's text, offsets counted from its start, and how far-fetched it is as such. */
export interface Change {
  readonly edits: readonly TextEdit[];
  readonly cost: number;
}
