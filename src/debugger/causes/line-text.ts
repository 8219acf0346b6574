/** Lines of a source as people read them. */
import * as python from '../../python/text/source-lines';
import type { SourceFile } from '../../python/syntax';

/** The text of a line without indentation; empty for a line that does not exist. */
export function lineText(source: SourceFile, line: number): string {
  return python.lineText(source, line).trim();
}
