/** What `os`, `os.path` and the methods of `pathlib.Path` say of files and do with them, over those of `text-files.ts`. */

const METHODS = 'exists is_file is_dir open read_text write_text read_bytes write_bytes touch unlink mkdir rmdir rename replace iterdir glob resolve absolute stat';

export const OS_NAMES = 'remove unlink rename replace mkdir makedirs rmdir listdir getcwd walk stat';
export const OS_PATH_NAMES = 'exists isfile isdir getsize abspath realpath relpath';

/** Called, handed on, or wanted by another of these texts. */
const BY_NAME = /(?<![.\w])open\s*[(),]|\bio\.open\b|\bfrom _io import\b/;
const OF_PATHS: ReadonlySet<string> = new Set(METHODS.split(' '));
const BY_PATH = new RegExp(String.raw`\.(?:${METHODS.replaceAll(' ', '|')})\(`);
const BY_MODULE = new RegExp(String.raw`\b(?:${[OS_NAMES, OS_PATH_NAMES].join(' ').replaceAll(' ', '|')})\(`);

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

/** Of `_io`: what a path is asked for, as functions of it; `Path.exists` is `_path_exists`. */
export const PATH_METHODS = String.raw`import fnmatch


def _names(place):
    gone = [posixpath.basename(one) for one in _removed if _folder(one) == place]
    listed = [] if place in _folders else __names_on_disk__(place)
    names = [name for name in listed if name not in gone]
    for one in [*_contents, *_folders]:
        if _folder(one) == place and posixpath.basename(one) not in names:
            names.append(posixpath.basename(one))
    return sorted(names)


def _is(path, *kinds):
    kind = _kind(_place(path))
    return __unknown__('what is on disk there', 'bool') if kind == 'unknown' else kind in kinds


def _folder(place):
    return posixpath.dirname(place) or '.'


def _remove(path):
    place = _place(path)
    kind = _kind(place)
    if kind == 'none':
        raise _missing(path)
    if kind == 'folder':
        raise IsADirectoryError(21, 'Is a directory', str(path))
    _contents.pop(place, None)
    _removed[place] = True
    if kind == 'unknown':
        return __unknown__('whether there is such a file')


def _make_folder(path):
    place = _place(path)
    if _kind(place) in ('file', 'folder'):
        raise FileExistsError(17, 'File exists', str(path))
    above = posixpath.dirname(place)
    if above and _kind(above) == 'none':
        raise _missing(path)
    _folders[place] = True
    _removed.pop(place, None)


def _make_folders(path, exist_ok):
    place = _place(path)
    kind = _kind(place)
    if kind == 'folder' and exist_ok:
        return
    above = posixpath.dirname(place)
    if above and _kind(above) == 'none':
        _make_folders(above, True)
    _make_folder(path)


def _remove_folder(path):
    place = _place(path)
    kind = _kind(place)
    if kind == 'none':
        raise _missing(path)
    if kind == 'file':
        raise NotADirectoryError(20, 'Not a directory', str(path))
    if _names(place):
        raise OSError(39, 'Directory not empty', str(path))
    _folders.pop(place, None)
    _removed[place] = True


def _move(old, new):
    place = _place(old)
    if _kind(place) == 'none':
        raise FileNotFoundError(2, 'No such file or directory', str(old), None, str(new))
    _kept(_place(new), _content(place))
    _contents.pop(place)
    _removed[place] = True


def _size(path):
    place = _place(path)
    if _kind(place) == 'none':
        raise _missing(path)
    content = _content(place)
    return len(content.encode('utf-8') if isinstance(content, str) else content)


def _absolute(path):
    text = str(path)
    return posixpath.normpath(text if text.startswith('/') else posixpath.join(__folder__(text), text))


def _walked(top, topdown):
    folders = []
    others = []
    for name in _names(_place(top)):
        kind = _kind(_place(posixpath.join(top, name)))
        if kind == 'folder':
            folders.append(name)
        else:
            others.append(name)
    if topdown:
        yield top, folders, others
    for name in folders:
        yield from _walked(posixpath.join(top, name), topdown)
    if not topdown:
        yield top, folders, others


class _Status:
    def __init__(self, path):
        self.st_size = _size(path)
        self.st_mtime = __unknown__('when a file was changed', 'float')
        self.st_mode = __unknown__('the mode of a file', 'int')


def _path_stat(self, *, follow_symlinks=True):
    return _Status(self)


def _path_resolve(self, strict=False):
    return type(self)(_absolute(self))


def _path_absolute(self):
    return type(self)(_absolute(self))


def _path_exists(self, *, follow_symlinks=True):
    return _is(self, 'file', 'folder')


def _path_is_file(self):
    return _is(self, 'file')


def _path_is_dir(self):
    return _is(self, 'folder')


def _path_open(self, mode='r', buffering=-1, encoding=None, errors=None, newline=None):
    return open(self, mode, buffering, encoding, errors, newline)


def _path_read_text(self, encoding=None, errors=None):
    with open(self, 'r', -1, encoding, errors) as file:
        return file.read()


def _path_write_text(self, data, encoding=None, errors=None, newline=None):
    with open(self, 'w', -1, encoding, errors, newline) as file:
        return file.write(data)


def _path_read_bytes(self):
    with open(self, 'rb') as file:
        return file.read()


def _path_write_bytes(self, data):
    with open(self, 'wb') as file:
        return file.write(data)


def _path_touch(self, mode=0o666, exist_ok=True):
    if _kind(_place(self)) == 'none':
        _kept(_place(self), '')


def _path_unlink(self, missing_ok=False):
    if not missing_ok or _kind(_place(self)) != 'none':
        return _remove(self)


def _path_mkdir(self, mode=0o777, parents=False, exist_ok=False):
    if parents:
        _make_folders(self, exist_ok)
    elif not exist_ok or _kind(_place(self)) != 'folder':
        _make_folder(self)


def _path_rmdir(self):
    _remove_folder(self)


def _path_rename(self, target):
    _move(self, target)
    return type(self)(target)


def _path_replace(self, target):
    _move(self, target)
    return type(self)(target)


def _path_iterdir(self):
    for name in _names(_place(self)):
        yield self / name


def _path_glob(self, pattern):
    for name in _names(_place(self)):
        if fnmatch.fnmatchcase(name, pattern):
            yield self / name
`;

export const OS_FILES = String.raw`from _io import _absolute, _make_folder, _make_folders, _move, _names, _place, _remove, _remove_folder, _Status, _walked


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
