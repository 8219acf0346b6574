/**
 * Modules of libraries that a program imports, read from where they lie on disk as the program's own files are: never imported
 * or run. What the model knows by itself is left to it, and so is what asks outside the program or is made of machine code.
 */
import { LEARNED_MODULES } from '../../codec/learned-modules';
import { dirname, files, join, parts as partsOf, relative } from '../../python/files/files';
import { modelledModule } from '../../python/library/models/modelled-modules';
import type { FoundModule, ModuleLoader } from '../../python/modules/link';
import type { ModuleName } from '../../python/syntax';
import { moduleNameOf, readPythonFile } from './workspace-files';

/** Larger modules are not worth the time that reading them takes. */
const MOST_LINES = 7000;
/** Modules that a library module is followed to: what a program calls is rarely further away. */
const DEEPEST = 4;

/** What their functions give is not known before a program runs, whatever their source says. */
const OUTSIDE = new Set(
  `os posix nt ntpath random secrets uuid time subprocess socket ssl select selectors signal threading multiprocessing concurrent
   asyncio tempfile shutil glob pathlib io logging getpass platform locale site sysconfig importlib inspect ctypes tkinter
   http ftplib smtplib imaplib poplib socketserver webbrowser sqlite3 dbm curses readline unittest doctest pdb cProfile profile
   timeit trace tracemalloc gc faulthandler pytest turtle pickle shelve xml zipfile tarfile gzip bz2 lzma zoneinfo`.split(
    /\s+/,
  ),
);

/** Modules of machine code. */
const COMPILED = /\.(?:so|pyd|dylib)$/;

export class LibraryModules implements ModuleLoader {
  /** How far from the program the modules are that were found, by path. */
  private readonly depths = new Map<string, number>();
  private found: readonly string[] | undefined;

  /** @param own finds the program's own files, which go first */
  constructor(
    private readonly own: ModuleLoader | undefined,
    /** Where they lie; asked for once something is imported that nobody else knows. */
    private readonly places: () => readonly string[],
    private readonly library: NonNullable<FoundModule['library']> = 'hidden',
    /** Modules that whoever answers the questions knows, beside those that the model has learned. */
    private readonly known: ReadonlySet<string> = new Set(),
  ) {}

  private get folders(): readonly string[] {
    return (this.found ??= this.places());
  }

  find(module: ModuleName, from: string | undefined, text: string): FoundModule | undefined {
    const depth = from === undefined ? undefined : this.depths.get(from);
    if (depth === undefined)
      return this.own?.find(module, from, text) ?? this.modelled(module, text) ?? this.absolute(module, 1);
    // One that has only a part of its module takes the rest from there.
    if (from === `<${module.module}>`) return undefined;
    // All files of libraries share one text: the first of them that imports the module does not say what the others use of it.
    const modelled = this.modelled(module, text, from?.startsWith('<') !== true);
    if (modelled || depth >= DEEPEST) return modelled;
    return module.level > 0 ? this.beside(module, from ?? '', depth + 1) : this.absolute(module, depth + 1);
  }

  unimported(text: string): readonly FoundModule[] {
    return this.own?.unimported?.(text) ?? [];
  }

  builtIn(text: string): FoundModule | undefined {
    return this.modelled({ module: 'builtins', level: 0 }, text);
  }

  /** A short text in the place of the module's own source: another one where statements are evaluated. */
  private modelled({ module, level }: ModuleName, program: string, isShared = false): FoundModule | undefined {
    const found = level === 0 ? modelledModule(module, program, this.known.size > 0, isShared) : undefined;
    if (!found) return undefined;
    const path = `<${module}>`;
    // It imports nothing that would have to be read.
    this.depths.set(path, DEEPEST);
    return { path, name: module, library: 'hidden', ...found };
  }

  private absolute({ module, level }: ModuleName, depth: number): FoundModule | undefined {
    const parts = module.split('.');
    if (level > 0 || !isPath(parts) || isLeftToTheModel(module) || this.known.has(module)) return undefined;
    for (const folder of this.folders) {
      const found = this.read(folder, parts, folder, depth);
      if (found) return found;
    }
    return undefined;
  }

  /** `from . import x` in a library. */
  private beside({ module, level }: ModuleName, from: string, depth: number): FoundModule | undefined {
    const parts = module === '' ? [] : module.split('.');
    const root = this.folders.find((folder) => !relative(folder, from).startsWith('..'));
    let folder = dirname(from);
    for (let up = 1; up < level; up++) folder = dirname(folder);
    if (root === undefined || !isPath(parts) || relative(root, folder).startsWith('..')) return undefined;
    return this.read(folder, parts, root, depth);
  }

  private read(folder: string, parts: readonly string[], root: string, depth: number): FoundModule | undefined {
    const base = join(folder, ...parts);
    for (const path of [...(parts.length > 0 ? [`${base}.py`] : []), join(base, '__init__.py')]) {
      const file = readPythonFile(path);
      if (!file || isCompiled(join(root, partsOf(relative(root, path))[0] ?? ''))) continue;
      if (file.text.split('\n').length > MOST_LINES) return undefined;
      this.depths.set(path, Math.min(depth, this.depths.get(path) ?? depth));
      return { path, text: file.text, name: moduleNameOf(path, root), library: this.library };
    }
    return undefined;
  }
}

function isLeftToTheModel(module: string): boolean {
  const [first = ''] = module.split('.');
  return LEARNED_MODULES.has(first) || OUTSIDE.has(first);
}

function isPath(parts: readonly string[]): boolean {
  return parts.every((part) => /^[\p{ID_Start}_][\p{ID_Continue}]*$/u.test(part));
}

const compiled = new Map<string, boolean>();
/** So many only make a package faster that does without, or are a part of it. */
const FASTER = 2;

/** Whether a package is machine code, in its folder or in those right inside. */
function isCompiled(folder: string): boolean {
  if (folder.endsWith('.py')) return false;
  const known = compiled.get(folder) ?? countCompiled(folder, 1) > FASTER;
  compiled.set(folder, known);
  return known;
}

function countCompiled(folder: string, deeper: number): number {
  const all = files().entries(folder);
  const names = new Set(all.map(({ name }) => name));
  // What was compiled from Python says the same as that.
  const hasSource = (name: string): boolean => names.has(name.replace(/\..*/, '.py'));
  const counts = all.map(({ name, kind }) => {
    if (kind !== 'folder') return COMPILED.test(name) && !hasSource(name) ? 1 : 0;
    return deeper > 0 ? countCompiled(join(folder, name), deeper - 1) : 0;
  });
  return counts.reduce<number>((all, one) => all + one, 0);
}
