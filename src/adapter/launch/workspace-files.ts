/** Python files near the debugged one on disk: only read, within limits, and never installed packages. */
import { LRUCache } from 'lru-cache';
import { dirname, files, join, parts, relative, resolve } from '../../python/files/files';
import { pathProblem, readRegularFile } from '../../python/modules/regular-file';

/** Larger files are data or generated; in bytes. */
const LARGEST = 512 << 10;
/** Depth of folders and number of files that a search covers. */
const DEEPEST = 8;
const MOST_FILES = 2000;
/** Milliseconds that a search may take, so that a slow disk does not block anything. */
const LONGEST = 300;

/** Folders of installed packages. */
const INSTALLED = /^(?:\..*|node_modules|site-packages|dist-packages)$/;
/** Folders that a search leaves out as well: environments and generated files. */
const SKIPPED = /^(?:__pycache__|venv|env|virtualenv|build|dist|.*\.egg-info)$/;

export interface PythonFile {
  readonly path: string;
  readonly text: string;
}

/** Files as they were read, the most recently used last. */
/** A search visits all of them in a fixed order, so a smaller cache would never hit. */
const MOST_KNOWN = 2 * MOST_FILES;
const known = new LRUCache<string, { readonly file: PythonFile | undefined; readonly version: string }>({
  max: MOST_KNOWN,
});

/**
 * The file as text; undefined if it is not text, or cannot (or should not) be read.
 * The same object as last time if it has not changed.
 */
export function readPythonFile(path: string): PythonFile | undefined {
  if (pathProblem(path) !== undefined) return undefined;
  try {
    const status = files().status(path);
    if (status?.kind !== 'file' || status.size > LARGEST) return undefined;
    const { version } = status;
    const last = known.get(path);
    const now = last?.version === version ? last : { file: decoded(path), version };
    known.set(path, now);
    return now.file;
  } catch {
    known.delete(path);
    return undefined;
  }
}

function decoded(path: string): PythonFile | undefined {
  const bytes = readRegularFile(path, LARGEST);
  // Not text: that is cached too.
  if (bytes.includes(0)) return undefined;
  try {
    return { path, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return undefined;
  }
}

/** By which a file below a folder of modules is imported: `a.b` for `a/b.py` and `a/b/__init__.py`. */
export function moduleNameOf(path: string, root: string): string {
  return parts(relative(root, path).replace(/(?:[/\\]__init__)?\.py$/, ''))
    .filter((part) => part !== '..')
    .join('.');
}

/** True for a path below a folder of installed packages inside of `root`. */
export function isForeign(path: string, root: string): boolean {
  return parts(relative(root, path)).some((part) => part !== '..' && INSTALLED.test(part));
}

/**
 * Python files in the file's own folder and in the workspace folders, tests first, without the file itself.
 * Read lazily, one at a time.
 */
export function* pythonFilesAround(path: string | undefined, roots: readonly string[]): Generator<PythonFile> {
  const end = performance.now() + LONGEST;
  const own = path === undefined ? undefined : resolve(path);
  const found = new Set<string>();
  // Around the file, only its own folder and subfolders: parent folders may be anything.
  if (own !== undefined) collect(dirname(own), DEEPEST - 1, found, end);
  for (const root of roots) collect(resolve(root), 0, found, end);
  if (own !== undefined) found.delete(own);
  const isTest = (file: string): boolean => /(?:^|[/\\_])tests?(?:[/\\_.])/i.test(file);
  const all = [...found];
  for (const file of [...all.filter(isTest), ...all.filter((other) => !isTest(other))]) {
    if (performance.now() > end) return;
    const read = readPythonFile(file);
    if (read) yield read;
  }
}

function collect(folder: string, depth: number, found: Set<string>, end: number): void {
  if (depth > DEEPEST || performance.now() > end || pathProblem(folder) !== undefined) return;
  for (const entry of files().entries(folder)) {
    if (found.size >= MOST_FILES) return;
    const path = join(folder, entry.name);
    if (entry.kind === 'file' && entry.name.endsWith('.py')) found.add(path);
    // Links may form cycles.
    const isLeftOut = INSTALLED.test(entry.name) || SKIPPED.test(entry.name);
    if (entry.kind === 'folder' && !isLeftOut) collect(path, depth + 1, found, end);
  }
}
