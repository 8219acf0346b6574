/** Lines of a source, split once. */
import type { SourceFile } from '../syntax';

const lines = new WeakMap<SourceFile, readonly string[]>();

/** All lines, without their ends. */
export function linesOf(source: SourceFile): readonly string[] {
  const all = lines.get(source) ?? source.text.split(/\r\n?|\n/);
  lines.set(source, all);
  return all;
}

/** Text of a 1-based line, without its end; empty for a line that does not exist. */
export function lineText(source: SourceFile, line: number): string {
  return linesOf(source)[line - 1] ?? '';
}
