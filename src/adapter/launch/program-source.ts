/** The program of a session as one source: its text, and the files of the workspace that it imports. */
import type { Crash } from '../../debugger/launch/crash-start';
import { link } from '../../python/modules/link';
import type { PythonParser } from '../../python/source';
import type { SourceFile } from '../../python/syntax';
import { isUri } from '../protocol/client';
import { DiskModules } from './import-resolver';

export interface ProgramPlace {
  /** Absolute path, or the URI of a text that is not on this machine's disk. */
  readonly program: string;
  /** Workspace folders. */
  readonly roots?: readonly string[];
  /** The only folder whose files may be read; undefined for any. */
  readonly within?: string;
  /** A place in the middle of a run, whose frames may be in files that no import leads to. */
  readonly crash?: Pick<Crash, 'stack'>;
}

/** Imports of a text that is not on disk are looked for in the workspace folders only. */
export function programSource(
  parser: PythonParser,
  { program, roots = [], within, crash }: ProgramPlace,
  text: string,
): SourceFile {
  const main = parser.parse(text);
  const [first] = roots;
  if (isUri(program) && first === undefined) return main;
  const modules = new DiskModules(isUri(program) ? `${first}/<untitled>` : program, roots, within);
  const files = new Set(crash?.stack.flatMap(({ file }) => file ?? []));
  return link(
    parser,
    main,
    modules,
    [...files].flatMap((file) => modules.at(file) ?? []),
  );
}
