/** Finds the files that a program imports, and links them with it. Nothing is executed, and what is not found stays unknown. */
import { importsOf, importStatements, withPackages, type Import } from './imports';
import { type FilePart, importKey, LinkedSource, type Resolution } from './linked-source';
import { Reach } from './reached-words';
import type { PythonParser } from '../parser';
import { atOnce, type Steps } from '../text/slices';
import type { ImportedFile, ModuleName, NotFollowed, SourceFile } from '../syntax';

export interface FoundModule {
  readonly path: string;
  readonly text: string;
  /** With dots, from the folder in which it was found. */
  readonly name: string;
  /** It belongs to a library, whose code is stepped through or run behind the scenes. */
  readonly library?: 'shown' | 'hidden';
  /** What it is put together from, with no line between. */
  readonly parts?: readonly Pick<FilePart, 'path' | 'lineCount'>[];
  /** All that it defines, where that is a part of the module, and the rest is known otherwise. */
  readonly only?: ReadonlySet<string>;
}

export interface ModuleLoader {
  /**
   * The file of a module that a file imports; undefined for what is not part of the workspace.
   * @param from path of the file with the import; undefined for the program itself
   * @param text of that file
   */
  find(module: ModuleName, from: string | undefined, text: string): FoundModule | undefined;
  /** What belongs to a program of that text although it does not import it: the fixtures of its tests. */
  unimported?(text: string): readonly FoundModule[];
  /** What a program uses without an import. */
  builtIn?(text: string): FoundModule | undefined;
}

/** Imported files beyond these are not followed. */
const MOST_FILES = 40;
const MOST_LINES = 40_000;
/** The same for those of libraries. */
const MOST_LIBRARY_FILES = 28;
const MOST_LIBRARY_LINES = 16_000;

/** Lines that a file may grow by before the others get other places. */
const ROOM = 200;

/** A file whose imports are followed. */
interface Importing {
  /** None for the program. */
  readonly path: string | undefined;
  readonly text: string;
  readonly resolution: Map<string, ImportedFile | NotFollowed>;
}

export interface LinkOptions {
  /** Files that belong to it, whether or not an import that can be read leads to them. */
  readonly more?: readonly FoundModule[];
  /** Whether all statements are looked at as well, so that nobody waits for that later. */
  readonly isLookedThrough?: boolean;
}

/** The program linked with the files that it imports; unchanged if there are none. */
export function link(parser: PythonParser, main: SourceFile, loader: ModuleLoader): SourceFile {
  return atOnce(linkInSteps(parser, main, loader));
}

/** The same, a piece at a time. */
export function* linkInSteps(
  parser: PythonParser,
  main: SourceFile,
  loader: ModuleLoader,
  { more = [], isLookedThrough = false }: LinkOptions = {},
): Steps<SourceFile> {
  const files: ImportedFile[] = [];
  const resolutions: Resolution[] = [];
  const byPath = new Map<string, ImportedFile | NotFollowed>();
  // The positions of the other files stay the same while the first one is edited.
  let lines = Math.ceil((main.lineCount + 1) / ROOM) * ROOM;

  const libraries = { files: 0, lines: 0 };

  const add = function* ({
    path,
    text,
    name,
    library,
    only,
    parts,
  }: FoundModule): Steps<ImportedFile | NotFollowed | undefined> {
    const count = text.split(/\r\n?|\n/).length;
    if (library) {
      // What there is no room for is as unknown as a library that is not there.
      if (libraries.files >= MOST_LIBRARY_FILES || libraries.lines + count > MOST_LIBRARY_LINES) return undefined;
      libraries.files += 1;
      libraries.lines += count;
    }
    if (files.length >= MOST_FILES) return { reason: `${name} is not followed: more than ${MOST_FILES} files` };
    if (lines + count > MOST_LINES) return { reason: `${name} is not followed: more than ${MOST_LINES} lines` };
    const known = library && knownLibrary(path, text, name, lines);
    const source =
      known ?? (yield* parser.readModule(text, name, lines, { isLookedThrough, isWhole: library !== undefined }));
    if (library) keepLibrary(path, text, name, lines, source);
    const file = {
      name,
      path,
      offset: lines,
      lineCount: count,
      source,
      ...(library && { library }),
      ...(only && { only }),
      ...(parts && { parts: placed(parts, lines) }),
    };
    lines += count;
    files.push(file);
    return file;
  };

  const once = function* (found: FoundModule): Steps<ImportedFile | NotFollowed | undefined> {
    const known = byPath.get(found.path) ?? (yield* add(found));
    if (known) byPath.set(found.path, known);
    return known;
  };

  const follow = function* (module: ModuleName, file: Importing, isOwnOnly: boolean): Steps<void> {
    if (file.resolution.has(importKey(module))) return;
    const found = loader.find(module, file.path, file.text);
    if (found?.library && isOwnOnly) return;
    const known = found && (yield* once(found));
    if (known) file.resolution.set(importKey(module), known);
  };

  const followImport = function* ({ module, level, name }: Import, file: Importing, isOwnOnly = false): Steps<void> {
    if (module === '' && level > 0) yield* follow({ module, level }, file, isOwnOnly);
    for (const each of withPackages(module)) {
      // A text that stands for a module does nothing when it is imported.
      const isNeeded = each === module || loader.find({ module: each, level }, file.path, file.text)?.path.startsWith('<') === false; // prettier-ignore
      if (isNeeded) yield* follow({ module: each, level }, file, isOwnOnly);
    }
    // `from pkg import m`: a file of its own, or a name in the package.
    if (name !== undefined && name !== '*')
      yield* follow({ module: module === '' ? name : `${module}.${name}`, level }, file, isOwnOnly);
  };

  const reach = new Reach<Importing>();

  const read = function* (source: SourceFile, path: string | undefined, isLibrary = false): Steps<void> {
    const isMain = path === undefined;
    const text = isMain ? main.text : `${main.text}\n${source.text}`;
    const file = { path, text, resolution: new Map<string, ImportedFile | NotFollowed>() };
    resolutions.push(file.resolution);
    if (isMain) reach.mention(source);
    else reach.add(source, file);
    if (isLibrary) return;
    // What the program's own files do when they are imported is seen, whether or not they are mentioned.
    for (const statement of importStatements(source))
      if (isMain || statement.scope === source.module)
        for (const one of importsOf(statement)) yield* followImport(one, file, !isMain);
  };

  /** Reads all files, and those that are added by that: breadth first, and what the program's own files mention before libraries. */
  const readAll = function* (): Steps<void> {
    for (;;) {
      for (let file = files[resolutions.length - 1]; file; file = files[resolutions.length - 1])
        yield* read(file.source, file.path, file.library !== undefined);
      const worth = reach.next();
      if (!worth) return;
      yield* followImport(worth.one, worth.file);
    }
  };

  yield* read(main, undefined);
  for (const found of [...more, ...(loader.unimported?.(main.text) ?? [])]) yield* once(found);
  yield* readAll();
  const texts = [main, ...files.filter(({ library }) => !library).map(({ source }) => source)].map(({ text }) => text);
  const builtIn = loader.builtIn?.(texts.join('\n'));
  if (builtIn) yield* once(builtIn);
  yield* readAll();
  const isFollowed = resolutions.some((resolution) => resolution.size > 0);
  return isFollowed || files.length > 0 ? new LinkedSource(main, files, resolutions) : main;
}

/**
 * The program with another text of one of its files, for a look at what it would do.
 * @param module name of the imported file; its text is the one on the lines that it has in the program, and has as many
 */
export function rewritten(parser: PythonParser, program: SourceFile, text: string, module?: string): SourceFile {
  if (!(program instanceof LinkedSource)) return parser.parse(text);
  const file = program.imported.find(({ name }) => name === module);
  if (!file) return program.withMain(parser.parse(text));
  const source = atOnce(parser.readModule(text.slice(file.offset), file.name, file.offset, { isKept: false }));
  return program.withModule(file.name, source);
}

/** Parts that follow one on another. */
function placed(parts: NonNullable<FoundModule['parts']>, first: number): FilePart[] {
  let offset = first;
  return parts.map((part) => {
    const here = { ...part, offset };
    offset += part.lineCount;
    return here;
  });
}

/** Modules of libraries as they were parsed last: they hardly change, and a program is linked again with every edit. */
const parsed = new Map<string, { readonly text: string; readonly source: SourceFile }>();
const MOST_PARSED = 64;

function knownLibrary(path: string, text: string, name: string, offset: number): SourceFile | undefined {
  const known = parsed.get(`${offset} ${name} ${path}`);
  return known?.text === text ? known.source : undefined;
}

function keepLibrary(path: string, text: string, name: string, offset: number, source: SourceFile): void {
  const key = `${offset} ${name} ${path}`;
  // The one that is used last goes last.
  parsed.delete(key);
  parsed.set(key, { text, source });
  const [oldest] = parsed.keys();
  if (parsed.size > MOST_PARSED && oldest !== undefined) parsed.delete(oldest);
}
