/** The program of a session as one source: its text, and the files of the workspace that it imports. */
import { link } from '../python/link';
import type { PythonParser } from '../python/source';
import type { SourceFile } from '../python/syntax';
import { isUri } from './client';
import { DiskModules } from './modules';

export interface ProgramPlace {
  /** Absolute path, or the URI of a text that is not on this machine's disk. */
  readonly program: string;
  /** Workspace folders. */
  readonly roots?: readonly string[];
}

/** Imports of a text that is not on disk are looked for in the workspace folders only. */
export function programSource(parser: PythonParser, { program, roots = [] }: ProgramPlace, text: string): SourceFile {
  const main = parser.parse(text);
  const [first] = roots;
  if (!isUri(program)) return link(parser, main, new DiskModules(program, roots));
  return first === undefined ? main : link(parser, main, new DiskModules(`${first}/<untitled>`, roots));
}
