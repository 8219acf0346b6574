/** Folders that files may be read from. A file counts by its real path, not by the links that lead to it. */
import { files, isAbsolute, relative, resolve } from '../../python/files/files';
import { pathProblem } from '../../python/modules/regular-file';

export class Folders {
  private readonly real = new Set<string>();

  constructor(folders: readonly string[]) {
    folders.forEach((folder) => {
      this.add(folder);
    });
  }

  add(folder: string): void {
    const real = realPath(folder);
    if (real !== undefined) this.real.add(real);
  }

  /** True for an existing file or folder inside one of them. */
  hold(path: string): boolean {
    const real = realPath(path);
    return real !== undefined && [...this.real].some((folder) => isInside(real, folder));
  }
}

function isInside(path: string, folder: string): boolean {
  const relativePath = relative(folder, path);
  // On Windows the relative path to another drive is absolute.
  return relativePath !== '..' && !relativePath.startsWith(`..${files().paths.sep}`) && !isAbsolute(relativePath);
}

/** Undefined if it does not exist. */
function realPath(path: string): string | undefined {
  if (pathProblem(path) !== undefined) return undefined;
  const real = files().realPath(resolve(path));
  // A link may lead to another machine.
  return real !== undefined && pathProblem(real) === undefined ? real : undefined;
}
