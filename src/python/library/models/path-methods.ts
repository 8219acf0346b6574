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
    text = str(path) if _current[0] is None else _place(path)
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
    return _matched(self, pattern.strip('/').split('/'))


def _path_rglob(self, pattern):
    return _matched(self, ['**'] + pattern.strip('/').split('/'))


def _matched(folder, parts):
    first = parts[0]
    if first == '**':
        if parts[1:]:
            yield from _matched(folder, parts[1:])
        else:
            yield folder
    for name in _names(_place(folder)):
        inner = folder / name
        isFolder = _kind(_place(inner)) == 'folder'
        if first == '**':
            if isFolder:
                yield from _matched(inner, parts)
        elif fnmatch.fnmatchcase(name, first):
            if not parts[1:]:
                yield inner
            elif isFolder:
                yield from _matched(inner, parts[1:])
`;
