/** Names that functions declare with `global` or `nonlocal`: those of another scope that they may bind. */
import type { FunctionInfo, SourceFile } from '../syntax';
import { linesOf } from '../text/source-lines';

const known = new WeakMap<SourceFile['functions'], readonly FunctionInfo[]>();

/** Functions that declare some, and those around them: reading all functions for the few that do would take most of the time. */
export function declaringFunctions(source: SourceFile): readonly FunctionInfo[] {
  const { functions } = source;
  const found = known.get(functions) ?? read(source);
  known.set(functions, found);
  return found;
}

function read(source: SourceFile): FunctionInfo[] {
  const written = linesOf(source).flatMap((text, index) => (/\b(?:global|nonlocal)\b/.test(text) ? [index + 1] : []));
  // What is read as such a statement need not be written as one: `globl count`.
  const lines = [...written, ...source.assumptions.map(({ line }) => line)];
  return source.functions.filter((info) => lines.some((line) => info.line <= line && line <= info.endLine));
}
