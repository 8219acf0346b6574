/**
 * Where Python's own modules and installed packages may lie on this disk: the usual places, the environment beside the program
 * and the one that is active. No interpreter is started to ask.
 */
import { dirname, files, join } from '../../python/files/files';

type Environment = Readonly<Record<string, string | undefined>>;

/** Folders in which environments are, beside a program. */
const BESIDE = ['.venv', 'venv', 'env'];
/** Parents of the program's folder in which they are looked for. */
const PARENTS = 4;
/** Where systems put Python. */
const USUAL = ['/usr', '/usr/local', '/opt/homebrew', '/opt/local'];

/**
 * The most particular first; none twice.
 * @param program its path; undefined for a document that is not on this disk
 * @param interpreter path of the one that the user has chosen
 */
export function libraryFolders(
  program: string | undefined,
  interpreter?: string,
  environment: Environment = files().environment,
): string[] {
  const { VIRTUAL_ENV, CONDA_PREFIX } = environment;
  const prefixes = [
    ...(interpreter === undefined ? [] : prefixesOf(interpreter)),
    ...(program === undefined ? [] : around(program)),
    ...[VIRTUAL_ENV, CONDA_PREFIX].filter((prefix) => prefix !== undefined && prefix !== ''),
    ...onPath(environment.PATH ?? ''),
    ...USUAL,
  ];
  return [...new Set(prefixes.flatMap((prefix) => foldersOf(prefix ?? '')))];
}

function around(program: string): string[] {
  const found: string[] = [];
  let folder = dirname(program);
  for (let up = 0; up < PARENTS; up++) {
    for (const name of BESIDE) found.push(join(folder, name));
    folder = dirname(folder);
  }
  return found;
}

/** Prefixes of the interpreters that a shell would start, wherever links to them lead. */
function onPath(path: string): string[] {
  return path
    .split(files().paths.delimiter)
    .flatMap((folder) => (folder === '' ? [] : prefixesOf(join(folder, 'python3'))));
}

/** That of the environment, and that of the Python behind it. */
function prefixesOf(interpreter: string): string[] {
  const real = files().realPath(interpreter);
  if (real === undefined) return [];
  return [interpreter, real].map((path) => dirname(/[\\/]python\.exe$/i.test(path) ? path : dirname(path)));
}

/** Folders of modules below a prefix: `lib/python3.11` with `site-packages`, or `Lib` as on Windows; the newest Python's alone. */
function foldersOf(prefix: string): string[] {
  const versions = entries(join(prefix, 'lib'))
    .filter((name) => /^python3\.\d+$/.test(name))
    .sort((a, b) => minor(b) - minor(a))
    .map((name) => join(prefix, 'lib', name));
  const all = [...versions, ...(entries(join(prefix, 'Lib')).includes('os.py') ? [join(prefix, 'Lib')] : [])];
  // A `python3` folder without a version holds packages of the system's.
  const [newest] = all.filter((folder) => entries(folder).length > 0);
  if (newest === undefined) return [];
  const inside = entries(newest);
  const packages = ['site-packages', 'dist-packages']
    .filter((name) => inside.includes(name))
    .map((name) => join(newest, name));
  return inside.includes('os.py') ? [newest, ...packages] : packages;
}

function minor(name: string): number {
  return Number(name.split('.')[1]);
}

function entries(folder: string): string[] {
  return files()
    .entries(folder)
    .map(({ name }) => name);
}
