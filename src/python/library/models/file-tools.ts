/** `shutil`, `glob`, `tempfile` and `pickle` over the files of `text-files.ts`. */
export const SHUTIL = String.raw`import posixpath
from _io import _content, _kept, _kind, _make_folders, _missing, _move, _names, _place, _remove, _remove_folder


def _target(src, dst):
    return posixpath.join(str(dst), posixpath.basename(str(src))) if _kind(_place(dst)) == 'folder' else dst


def copyfile(src, dst, *, follow_symlinks=True):
    if _kind(_place(src)) == 'none':
        raise _missing(src)
    _kept(_place(dst), _content(_place(src)))
    return dst


def copy(src, dst, *, follow_symlinks=True):
    return copyfile(src, _target(src, dst))


def copy2(src, dst, *, follow_symlinks=True):
    return copyfile(src, _target(src, dst))


def move(src, dst, copy_function=copy2):
    target = _target(src, dst)
    _move(src, target)
    return target


def rmtree(path, ignore_errors=False, onerror=None, *, onexc=None, dir_fd=None):
    place = _place(path)
    if _kind(place) == 'none':
        if ignore_errors:
            return
        raise _missing(path)
    for name in _names(place):
        inside = posixpath.join(place, name)
        if _kind(inside) == 'folder':
            rmtree(inside)
        else:
            _remove(inside)
    _remove_folder(path)


def copytree(src, dst, *args, dirs_exist_ok=False):
    _make_folders(dst, dirs_exist_ok)
    for name in _names(_place(src)):
        inside = posixpath.join(str(src), name)
        if _kind(_place(inside)) == 'folder':
            copytree(inside, posixpath.join(str(dst), name))
        else:
            copyfile(inside, posixpath.join(str(dst), name))
    return dst
`;

export const GLOB = String.raw`import fnmatch
import posixpath
from _io import _kind, _names, _place


def _matching(folder, parts, recursive):
    first, *rest = parts
    if not any(mark in first for mark in '*?['):
        inside = posixpath.join(folder, first)
        if rest:
            yield from _matching(inside, rest, recursive)
        elif _kind(_place(inside)) != 'none':
            yield inside
        return
    names = _names(_place(folder or '.'))
    if first == '**' and recursive:
        if rest:
            yield from _matching(folder, rest, recursive)
        for name in names:
            inside = posixpath.join(folder, name)
            if _kind(_place(inside)) == 'folder':
                yield from _matching(inside, parts, recursive)
            elif not rest:
                yield inside
        return
    for name in names:
        is_hidden = name.startswith('.') and not first.startswith('.')
        if is_hidden or not fnmatch.fnmatchcase(name, first):
            continue
        inside = posixpath.join(folder, name)
        if not rest:
            yield inside
        elif _kind(_place(inside)) == 'folder':
            yield from _matching(inside, rest, recursive)


def iglob(pathname, *, root_dir=None, dir_fd=None, recursive=False, include_hidden=False):
    start = '/' if pathname.startswith('/') else root_dir or ''
    return _matching(start, [part for part in pathname.split('/') if part], recursive)


def glob(pathname, *, root_dir=None, dir_fd=None, recursive=False, include_hidden=False):
    return list(iglob(pathname, root_dir=root_dir, recursive=recursive))
`;

/** Names that chance gives are doubtful; what is in such files is not. */
export const TEMPFILE = String.raw`import posixpath
from _io import _folders, _kind, _place, open
from shutil import rmtree

_counts = {'': 0}


def _name(suffix, prefix, dir):
    _counts[''] += 1
    __doubt__()
    return posixpath.join(dir or '/tmp', f"{prefix or 'tmp'}{_counts['']:08}{suffix or ''}")


def gettempdir():
    return '/tmp'


def mkdtemp(suffix=None, prefix=None, dir=None):
    path = _name(suffix, prefix, dir)
    _folders[path] = True
    return path


class TemporaryDirectory:
    def __init__(self, suffix=None, prefix=None, dir=None, ignore_cleanup_errors=False, *, delete=True):
        self.name = mkdtemp(suffix, prefix, dir)

    def cleanup(self):
        if _kind(_place(self.name)) == 'folder':
            rmtree(self.name)

    def __enter__(self):
        return self.name

    def __exit__(self, exc, value, tb):
        self.cleanup()


def NamedTemporaryFile(mode='w+b', buffering=-1, encoding=None, newline=None, suffix=None, prefix=None, dir=None, delete=True):
    return open(_name(suffix, prefix, dir), mode)
`;
