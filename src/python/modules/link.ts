/** Finds the files that a program imports, and links them with it. Nothing is executed, and what is not found stays unknown. */
import { importsOf, importStatements } from './imports';
import { Mentions } from './mentioned-imports';
import { type FilePart, importKey, LinkedSource, type Resolution } from './linked-source';
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
    const source = known ?? (yield* parser.readModule(text, name, lines, isLookedThrough));
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

  const follow = function* (
    module: ModuleName,
    from: string | undefined,
    text: string,
    into: Map<string, ImportedFile | NotFollowed>,
  ): Steps<void> {
    if (into.has(importKey(module))) return;
    const found = loader.find(module, from, text);
    const known = found && (yield* once(found));
    if (known) into.set(importKey(module), known);
  };

  const mentions = new Mentions();

  const read = function* (file: SourceFile, path: string | undefined, isLibrary = false): Steps<void> {
    const resolution = new Map<string, ImportedFile | NotFollowed>();
    const isMentioned = isLibrary ? mentions.of(file) : () => true;
    const text = path === undefined ? main.text : `${main.text}\n${file.text}`;
    for (const statement of importStatements(file)) {
      for (const one of importsOf(statement)) {
        if (!isMentioned(statement, one)) continue;
        const { module, level, name } = one;
        if (module !== '' || level > 0) yield* follow({ module, level }, path, text, resolution);
        // `from pkg import m`: a file of its own, or a name in the package.
        if (name !== undefined && name !== '*')
          yield* follow({ module: module === '' ? name : `${module}.${name}`, level }, path, text, resolution);
      }
    }
    mentions.add(file);
    resolutions.push(resolution);
  };

  yield* read(main, undefined);
  for (const found of [...more, ...(loader.unimported?.(main.text) ?? [])]) yield* once(found);
  // Files are added while others are read: breadth first.
  for (const file of files) yield* read(file.source, file.path, file.library !== undefined);
  const texts = [main, ...files.filter(({ library }) => !library).map(({ source }) => source)].map(({ text }) => text);
  const builtIn = loader.builtIn?.(texts.join('\n'));
  const last = builtIn && (yield* once(builtIn));
  if (last && 'source' in last && !resolutions[files.indexOf(last) + 1]) yield* read(last.source, last.path);
  const isFollowed = resolutions.some((resolution) => resolution.size > 0);
  return isFollowed || files.length > 0 ? new LinkedSource(main, files, resolutions) : main;
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
