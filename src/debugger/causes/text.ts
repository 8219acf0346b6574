/** Lines of a source as people read them. */
import type { SourceFile } from '../../python/syntax';

/** The text of a line without indentation; empty for a line that is not there. */
export function lineText({ text }: SourceFile, line: number): string {
  return (text.split(/\r\n?|\n/)[line - 1] ?? '').trim();
}
