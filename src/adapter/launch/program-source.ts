/** The program of a session as one source: its text, and the files of the workspace that it imports. */
import type { Crash } from '../../debugger/launch/crash-start';
import { linkInSteps } from '../../python/modules/link';
import { SourceError } from '../../python/text/limits';
import { inSlices } from '../../python/text/slices';
import type { PythonParser } from '../../python/source';
import type { SourceFile } from '../../python/syntax';
import { isUri } from '../protocol/client';
import { DiskModules } from './import-resolver';
import { RequestError } from '../protocol/request-error';

export interface ProgramPlace {
  /** Absolute path, or the URI of a document that is not on this machine's disk. */
  readonly program: string;
  /** Workspace folders. */
  readonly roots?: readonly string[];
  /** The only folder whose files may be read; undefined for any. */
  readonly within?: string;
  /** A place in the middle of a run, whose frames may be in files that are not imported. */
  readonly crash?: Pick<Crash, 'stack'>;
}

/**
 * Imports of a document that is not on disk are resolved in the workspace folders only.
 * @param isLookedThrough whether all of it will be needed at once
 * @throws SourceError where the program is too large
 */
export async function programSource(
  parser: PythonParser,
  { program, roots = [], within, crash }: ProgramPlace,
  text: string,
  isLookedThrough = false,
): Promise<SourceFile> {
  const main = await parser.parseInSlices(text, isLookedThrough);
  const [first] = roots;
  if (isUri(program) && first === undefined) return main;
  const modules = new DiskModules(isUri(program) ? `${first}/<untitled>` : program, roots, within);
  const files = new Set(crash?.stack.flatMap(({ file }) => file ?? []));
  const more = [...files].flatMap((file) => modules.at(file) ?? []);
  return await inSlices(linkInSteps(parser, main, modules, { more, isLookedThrough }));
}

/** The program of a session, all of which will be needed. @throws RequestError where it is too large */
export async function wholeProgram(parser: PythonParser, place: ProgramPlace, text: string): Promise<SourceFile> {
  try {
    return await programSource(parser, place, text, true);
  } catch (error) {
    if (error instanceof SourceError) throw new RequestError(error.message);
    throw error;
  }
}
