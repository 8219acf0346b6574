/**
 * Resolves the imports of a program on disk: to files beside it and in the workspace, never to installed packages, nor to
 * any place outside that `..` or links point to.
 */
import { dirname, files, join, parts as partsOf, relative, resolve } from '../../python/files/files';
import type { FoundModule, ModuleLoader } from '../../python/modules/link';
import type { ModuleName } from '../../python/syntax';
import { FIXTURES_FILE } from '../../python/examples/fixtures';
import { Folders } from './folders';
import { isForeign, moduleNameOf, readPythonFile } from './workspace-files';

export class DiskModules implements ModuleLoader {
  /** Folders that absolute imports are resolved from, like `sys.path`. */
  private readonly folders: readonly string[];
  private readonly program: string;
  /** What imports may resolve to. */
  private readonly workspace: Folders;
  private readonly within: Folders | undefined;
  private readonly library: StandardLibrary | undefined;

  /**
   * @param program path of the program's file
   * @param roots workspace folders
   * @param within the only folder whose files may be read
   */
  constructor(program: string, roots: readonly string[] = [], within?: string) {
    this.program = resolve(program);
    const own = dirname(this.program);
    const all = roots.map((root) => resolve(root)).flatMap((root) => [root, join(root, 'src')]);
    this.folders = [...new Set([own, packageRoot(own), ...all, ...projectFolders(own)])];
    this.workspace = new Folders(this.folders);
    this.within = within === undefined ? undefined : new Folders([within]);
    this.library = standardLibrary(this.program, packageRoot(own));
  }

  find({ module, level }: ModuleName, from: string | undefined): FoundModule | undefined {
    const parts = module === '' ? [] : module.split('.');
    if (!parts.every((part) => /^[\p{ID_Start}_][\p{ID_Continue}]*$/u.test(part))) return undefined;
    if (level > 0) {
      let folder = dirname(from ?? this.program);
      for (let up = 1; up < level; up++) folder = dirname(folder);
      return this.read(folder, parts, packageRoot(folder));
    }
    for (const folder of this.folders) {
      if (folder === this.library?.folder && parts[0] !== this.library.part) continue;
      const found = this.read(folder, parts, folder);
      if (found) return found;
    }
    return undefined;
  }

  /** A file given by its path, as the program is; undefined if it cannot be read. */
  at(path: string): FoundModule | undefined {
    const absolute = resolve(path);
    const file = this.within?.hold(absolute) === false ? undefined : readPythonFile(absolute);
    if (!file) return undefined;
    this.workspace.add(packageRoot(dirname(absolute)));
    const root = this.folders.findLast((folder) => !relative(folder, file.path).startsWith('..')) ?? dirname(file.path);
    return { ...file, name: moduleNameOf(file.path, root) };
  }

  /** Where tests have fixtures from: the files that pytest reads for those of a folder, in it and in the folders above. */
  unimported(text: string): readonly FoundModule[] {
    if (!/^\s*(?:async\s+)?def\s+test/m.test(text)) return [];
    const found: FoundModule[] = [];
    let folder = dirname(this.program);
    for (let level = 0; level < MOST_LEVELS && this.mayRead(folder); level++) {
      const path = join(folder, FIXTURES_FILE);
      const module = path === this.program || !this.mayRead(path) ? undefined : this.at(path);
      if (module) found.push(module);
      folder = dirname(folder);
    }
    return found;
  }

  private mayRead(path: string): boolean {
    return this.workspace.hold(path) && this.within?.hold(path) !== false;
  }

  /** @param root folder that the module name is relative to */
  private read(folder: string, parts: readonly string[], root: string): FoundModule | undefined {
    const base = join(folder, ...parts);
    const candidates = [...(parts.length > 0 ? [`${base}.py`] : []), join(base, '__init__.py')];
    for (const path of candidates) {
      if (path === this.program || isForeign(path, root) || !this.mayRead(path)) continue;
      const file = readPythonFile(path);
      if (file) return { path, text: file.text, name: moduleNameOf(path, root) };
    }
    return undefined;
  }
}

/** Of a program that belongs to Python's own library: the rest of that is a library to it, as it is to any other program. */
interface StandardLibrary {
  readonly folder: string;
  /** The module or package that the program is, or is in. */
  readonly part: string;
}

/** Files that lie side by side in no other folder. */
const SIDE_BY_SIDE = ['abc.py', 'os.py', 'site.py', 'types.py'];

function standardLibrary(program: string, root: string): StandardLibrary | undefined {
  if (!SIDE_BY_SIDE.every((name) => files().exists(join(root, name)))) return undefined;
  return { folder: root, part: moduleNameOf(program, root).split('.')[0] ?? '' };
}

/** What lies where the files of a project begin. */
const BEGINNINGS = ['pyproject.toml', 'setup.py', 'setup.cfg', 'tox.ini', 'pytest.ini', '.git'];
const MOST_LEVELS = 6;

/** Where the packages lie that a program in a folder of its own is about: tests, scripts, examples. */
export function projectFolders(own: string): string[] {
  const found = /^tests?$/.test(partsOf(own).at(-1) ?? '') ? [dirname(own)] : [];
  let folder = own;
  for (let level = 0; level < MOST_LEVELS && dirname(folder) !== folder; level++) {
    const project = folder;
    if (BEGINNINGS.some((name) => files().exists(join(project, name))))
      return [...found, project, join(project, 'src')];
    folder = dirname(folder);
  }
  return found;
}

/** The folder that contains a package: the first parent that is not a package itself. */
function packageRoot(folder: string): string {
  let root = folder;
  while (files().exists(join(root, '__init__.py')) && dirname(root) !== root) root = dirname(root);
  return root;
}
