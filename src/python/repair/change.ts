/** A small change of a broken line. */
import type { TextEdit } from '../text/edited-text';

/** A change of the line's text, offsets counted from its start, and its own cost. */
export interface Change {
  readonly edits: readonly TextEdit[];
  readonly cost: number;
}
