/** What `os`, `os.path` and the methods of `pathlib.Path` say of files and do with them, over those of `text-files.ts`. */

const METHODS = 'exists is_file is_dir open read_text write_text read_bytes write_bytes touch unlink mkdir rmdir rename replace iterdir glob rglob resolve absolute stat';

export const OS_NAMES = 'remove unlink rename replace mkdir makedirs rmdir listdir getcwd chdir walk stat';
export const OS_PATH_NAMES = 'exists isfile isdir getsize abspath realpath relpath';

/** Called, handed on, or wanted by another of these texts. */
const BY_NAME = /(?<![.\w])open\s*[(),]|\bio\.open\b|\bfrom _io import\b/;
const OF_PATHS: ReadonlySet<string> = new Set(METHODS.split(' '));
const BY_PATH = new RegExp(String.raw`\.(?:${METHODS.replaceAll(' ', '|')})\(`);
const BY_MODULE = new RegExp(String.raw`\b(?:${[OS_NAMES, OS_PATH_NAMES].join(' ').replaceAll(' ', '|')})\(`);

/** Texts have a `replace`, too. */
const ON_DISK = new RegExp(String.raw`\.(?:${METHODS.split(' ').filter((name) => name !== 'replace').join('|')}|cwd|home|expanduser|samefile|is_symlink|readlink|symlink_to|lstat|chmod|owner|group)\(`); // prettier-ignore

/** Whether a program may ask of a `pathlib.Path` what only a disk knows. */
export function looksForFiles(program: string): boolean {
  return ON_DISK.test(program);
}

/** Modules that do something with files, whatever is used of them. */
const TOOLS = /^[ \t]*(?:import|from)[ \t].*\b(?:shutil|glob|tempfile)\b/m;

/** Whether a program may do something with files. */
export function usesFiles(program: string): boolean {
  if (BY_NAME.test(program) || TOOLS.test(program)) return true;
  return (/\bpathlib\b/.test(program) && BY_PATH.test(program)) || (/\bos\b/.test(program) && BY_MODULE.test(program));
}

/** The function of `_io` that stands for a method of `pathlib.Path`; undefined for what says nothing of files. */
export function pathFunction(method: string): string | undefined {
  return OF_PATHS.has(method) ? `_path_${method}` : undefined;
}

export const OS_FILES = String.raw`from _io import _absolute, _enter_folder, _make_folder, _make_folders, _move, _names, _place, _remove, _remove_folder, _Status, _walked


def remove(path, *, dir_fd=None):
    return _remove(path)


def unlink(path, *, dir_fd=None):
    return _remove(path)


def rename(src, dst, *, src_dir_fd=None, dst_dir_fd=None):
    _move(src, dst)


def replace(src, dst, *, src_dir_fd=None, dst_dir_fd=None):
    _move(src, dst)


def mkdir(path, mode=0o777, *, dir_fd=None):
    _make_folder(path)


def makedirs(name, mode=0o777, exist_ok=False):
    _make_folders(name, exist_ok)


def rmdir(path, *, dir_fd=None):
    _remove_folder(path)


def stat(path, *, dir_fd=None, follow_symlinks=True):
    return _Status(path)


def listdir(path='.'):
    return _names(_place(path))


def chdir(path):
    _enter_folder(path)


def getcwd():
    return _absolute('.')


def walk(top, topdown=True, onerror=None, followlinks=False):
    return _walked(str(top), topdown)
`;

export const OS_PATH_FILES = String.raw`from _io import _absolute, _is, _size


def exists(path):
    return _is(path, 'file', 'folder')


def isfile(path):
    return _is(path, 'file')


def isdir(s):
    return _is(s, 'folder')


def getsize(filename):
    return _size(filename)


def abspath(path):
    return _absolute(path)


def realpath(filename, *, strict=False):
    return _absolute(filename)


def relpath(path, start='.'):
    wanted = [part for part in _absolute(path).split('/') if part]
    begin = [part for part in _absolute(start).split('/') if part]
    common = 0
    while common < min(len(wanted), len(begin)) and wanted[common] == begin[common]:
        common += 1
    return '/'.join(['..'] * (len(begin) - common) + wanted[common:]) or '.'
`;
