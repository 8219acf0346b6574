/** The program of a session as one source: its text, and the files of the workspace that it imports. */
import type { Crash } from '../../debugger/launch/crash-start';
import { moduleOfCells, type Cell } from '../../python/modules/cells';
import { linkInSteps, type ModuleLoader } from '../../python/modules/link';
import { SourceError } from '../../python/text/limits';
import { inSlices } from '../../python/text/slices';
import type { PythonParser } from '../../python/parser';
import type { SourceFile } from '../../python/syntax';
import { isReadable, isUri } from '../protocol/client';
import { DiskModules } from './import-resolver';
import { libraryFolders } from './library-folders';
import { LibraryModules } from './library-modules';
import { RequestError } from '../protocol/request-error';

export interface ProgramPlace {
  /** Absolute path, or the URI of a document that is not on this machine's disk. */
  readonly program: string;
  /** Workspace folders. */
  readonly roots?: readonly string[];
  /** The only folder whose files may be read; undefined for any. */
  readonly within?: string;
  /** Folders of libraries; those that are found in the usual places if not given. */
  readonly libraryPaths?: readonly string[];
  /** The Python that the user has chosen, whose libraries go first. It is not run. */
  readonly python?: string;
  /** Modules that are not read, since whoever answers the questions knows them. */
  readonly known?: ReadonlySet<string> | undefined;
  /** Whether libraries are run behind the scenes, and not stepped through; true if not given. */
  readonly justMyCode?: boolean;
  /** Cells of a notebook that have run before the program, which is one of its cells. */
  readonly cells?: readonly Cell[];
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
  place: ProgramPlace,
  text: string,
  isLookedThrough = false,
): Promise<SourceFile> {
  const { program, roots = [], within, cells = [], crash } = place;
  const main = await parser.parseInSlices(text, isLookedThrough);
  const [first] = roots;
  const isHere = isReadable(program);
  const isPlaced = isHere || first !== undefined;
  const own = isPlaced ? new DiskModules(isHere ? program : `${first}/<untitled>`, roots, within) : undefined;
  const files = new Set(crash?.stack.flatMap(({ file }) => file ?? []));
  const more = [...moduleOfCells(cells), ...[...files].flatMap((file) => own?.at(file) ?? [])];
  // What stands for modules of the standard library is on no disk.
  const loader = withLibraries(own, isPlaced && within === undefined ? place : { ...place, libraryPaths: [] });
  return await inSlices(linkInSteps(parser, main, loader, { more, isLookedThrough }));
}

/** The loader that finds modules of libraries, too. */
export function withLibraries(
  own: ModuleLoader | undefined,
  {
    program,
    libraryPaths,
    python,
    known,
    justMyCode = true,
  }: Omit<ProgramPlace, 'program'> & { readonly program?: string },
): ModuleLoader {
  const path = program === undefined || isUri(program) ? undefined : program;
  const folders = () => libraryPaths ?? libraryFolders(path, python);
  return new LibraryModules(own, folders, justMyCode ? 'hidden' : 'shown', known);
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
