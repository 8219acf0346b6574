/** Markers of a merge conflict: the first side is taken, and the markers and the other side are left out. */
import type { TextEdit } from '../text/edited-text';
import type { SyntaxProblem } from '../syntax';

const marker = /^(?:<{7}|\|{7}|={7}|>{7})(?: .*)?$/;

export function conflictEdits(text: string): { edits: TextEdit[]; assumptions: SyntaxProblem[] } {
  const edits: TextEdit[] = [];
  const assumptions: SyntaxProblem[] = [];
  if (!/^(?:<{7}|={7}|>{7})/m.test(text)) return { edits, assumptions };
  let isLeftOut = false;
  let number = 0;
  let offset = 0;
  for (const [whole, line = '', newline = ''] of text.matchAll(/([^\r\n]*)(\r\n?|\n|$)/g)) {
    number++;
    const isMarker = marker.test(line);
    if (isMarker) {
      // Without the end of the conflict, what follows `=======` is the rest of the program.
      isLeftOut = /^[=|]/.test(line) && /^>{7}/m.test(text.slice(offset));
      assumptions.push({ line: number, message: `ignored the conflict marker in line ${number}` });
    } else if (isLeftOut && line.trim() !== '')
      assumptions.push({ line: number, message: `left out line ${number}, the other side of a conflict` });
    if ((isMarker || isLeftOut) && line !== '') edits.push({ offset, removed: line.length, inserted: '' });
    offset += whole.length;
    if (newline === '') break;
  }
  return { edits, assumptions };
}
