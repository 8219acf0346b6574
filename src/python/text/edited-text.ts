/** A text with small edits, and the mapping from its offsets back to the original. */

/** At an offset of the original, `removed` characters are replaced. Never across lines. */
export interface TextEdit {
  readonly offset: number;
  readonly removed: number;
  readonly inserted: string;
}

export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let from = 0;
  for (const { offset, removed, inserted } of edits) {
    result += text.slice(from, offset) + inserted;
    from = offset + removed;
  }
  return result + text.slice(from);
}

/**
 * One list of edits for two that are made one after the other, the second in terms of the text that the first leaves;
 * undefined if the second changes what the first inserted.
 */
export function composeEdits(first: readonly TextEdit[], second: readonly TextEdit[]): TextEdit[] | undefined {
  const placed: { edit: TextEdit; at: number }[] = [];
  let shift = 0;
  for (const edit of first) {
    const at = edit.offset + shift;
    placed.push({ edit, at });
    shift += edit.inserted.length - edit.removed;
  }
  for (const edit of second) {
    let offset = edit.offset;
    for (const { edit: earlier, at } of placed.slice(0, first.length)) {
      const end = at + earlier.inserted.length;
      if (edit.offset < end && edit.offset + Math.max(edit.removed, 1) > at + Number(edit.removed === 0))
        return undefined;
      if (edit.offset >= end) offset += earlier.removed - earlier.inserted.length;
    }
    placed.push({ edit: { ...edit, offset }, at: edit.offset });
  }
  placed.sort((a, b) => a.edit.offset - b.edit.offset || a.at - b.at);
  const edits = placed.map(({ edit }) => edit);
  const overlap = edits.some(({ offset, removed }, i) => offset + removed > (edits[i + 1]?.offset ?? Infinity));
  return overlap ? undefined : edits;
}

export class EditedText {
  readonly text: string;

  /** @param edits in order of offsets, apart from each other */
  constructor(
    readonly original: string,
    private readonly edits: readonly TextEdit[],
  ) {
    this.text = edits.length === 0 ? original : applyEdits(original, edits);
  }

  /** The original offset of one in the edited text. Inserted text has no original: an end maps to before the removed text, a start to after it. */
  originalOffset(offset: number, isEnd: boolean): number {
    let shift = 0;
    for (const edit of this.edits) {
      const at = edit.offset + shift;
      if (offset < at || (offset === at && isEnd)) break;
      const { inserted, removed } = edit;
      if (offset < at + inserted.length) return edit.offset;
      shift += inserted.length - removed;
      if (offset === at + inserted.length && isEnd && inserted !== '') return edit.offset + removed;
    }
    return offset - shift;
  }
}
