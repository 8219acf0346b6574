/**
 * Files of a program as Python that the machine runs: what the program writes is kept in memory, and read from there again. What
 * it has not written is on disk, or is not, as `__on_disk__` and `__content__` say; nothing is ever written there.
 */
export const TEXT_FILES = String.raw`import io
import posixpath

_contents = {}
_removed = {}
_folders = {}
_current = [None]


def _place(path):
    folder = _current[0]
    return posixpath.normpath(str(path) if folder is None else posixpath.join(folder, str(path)))


def _enter_folder(path):
    place = _place(path)
    if _kind(place) == 'none':
        raise _missing(path)
    _current[0] = None if place.startswith('/') and place == posixpath.normpath(__folder__('.')) else place


def _kind(place):
    if place in _contents:
        return 'file'
    if place in _folders:
        return 'folder'
    if place in _removed:
        return 'none'
    # A folder that the program has made has nothing else in it.
    return 'none' if posixpath.dirname(place) in _folders else __on_disk__(place)


def _kept(place, content):
    _contents[place] = content
    _removed.pop(place, None)


def _content(place):
    if place not in _contents:
        _contents[place] = __content__(place)
    return _contents[place]


def _missing(path):
    return FileNotFoundError(2, 'No such file or directory', str(path))


class _File:
    def __init__(self, name, place, mode):
        self.name = name
        self.mode = mode
        self.closed = False
        self._place = place
        self._held = _content(place)
        self._at = len(self._held) if 'a' in mode else 0

    def _check(self, is_reading):
        if self.closed:
            raise ValueError('I/O operation on closed file.')
        if '+' not in self.mode and is_reading != ('r' in self.mode):
            raise io.UnsupportedOperation('not readable' if is_reading else 'not writable')

    def readable(self):
        return 'r' in self.mode or '+' in self.mode

    def writable(self):
        return 'r' not in self.mode or '+' in self.mode

    def seekable(self):
        return True

    def isatty(self):
        return False

    def write(self, text):
        self._check(False)
        held = self._held
        self._held = held[:self._at] + text + held[self._at + len(text):]
        self._at += len(text)
        _contents[self._place] = self._held
        return len(text)

    def writelines(self, lines):
        for line in lines:
            self.write(line)

    def read(self, size=-1):
        self._check(True)
        held = self._held
        end = len(held) if size is None or size < 0 else self._at + size
        found = held[self._at:end]
        self._at += len(found)
        return found

    def readline(self, size=-1):
        self._check(True)
        held = self._held
        end = held.find(self._newline, self._at) + 1 or len(held)
        found = held[self._at:end if size is None or size < 0 else min(end, self._at + size)]
        self._at += len(found)
        return found

    def readlines(self, hint=-1):
        self._check(True)
        rest = self._held[self._at:]
        self._at = len(self._held)
        pieces = rest.split(self._newline)
        return [piece + self._newline for piece in pieces[:-1]] + [piece for piece in pieces[-1:] if piece]

    def __iter__(self):
        self._check(True)
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def seek(self, offset, whence=0):
        self._at = offset + (0 if whence == 0 else self._at if whence == 1 else len(self._held))
        return self._at

    def tell(self):
        return self._at

    def truncate(self, size=None):
        end = self._at if size is None else size
        self._held = self._held[:end]
        _contents[self._place] = self._held
        return end

    def flush(self):
        if self.closed:
            raise ValueError('I/O operation on closed file.')

    def close(self):
        self.closed = True

    def __enter__(self):
        self.flush()
        return self

    def __exit__(self, kind, error, trace):
        self.closed = True


class TextIOWrapper(_File):
    _newline = '\n'

    def __init__(self, name, place, mode, newline):
        super().__init__(name, place, mode)
        self.encoding = 'UTF-8'
        if isinstance(self._held, bytes):
            self._held = self._held.decode('utf-8')
        if newline is None and 'r' in mode and '\r' in self._held:
            self._held = self._held.replace('\r\n', '\n').replace('\r', '\n')

    def __repr__(self):
        return f"<_io.TextIOWrapper name={self.name!r} mode={self.mode!r} encoding='UTF-8'>"


class BufferedReader(_File):
    _newline = b'\n'

    def __init__(self, name, place, mode):
        super().__init__(name, place, mode)
        if isinstance(self._held, str):
            self._held = self._held.encode('utf-8')

    def __repr__(self):
        return f"<_io.{type(self).__name__} name={self.name!r}>"


class BufferedWriter(BufferedReader):
    pass


def open(file, mode='r', buffering=-1, encoding=None, errors=None, newline=None, closefd=True, opener=None):
    if not __is_known__(file):
        return __unknown__('what the file holds', 'BufferedReader' if 'b' in mode else 'TextIOWrapper')
    place = _place(file)
    kind = _kind(place)
    name = file if isinstance(file, str) else str(file)
    if kind == 'folder':
        raise IsADirectoryError(21, 'Is a directory', name)
    if 'r' in mode and kind == 'none':
        raise _missing(file)
    if 'x' in mode and kind == 'file':
        raise FileExistsError(17, 'File exists', name)
    if kind == 'unknown' and ('r' in mode or 'a' in mode):
        return __unknown__('what the file holds', 'BufferedReader' if 'b' in mode else 'TextIOWrapper')
    folder = posixpath.dirname(place)
    if folder and 'r' not in mode and _kind(folder) == 'none':
        raise _missing(file)
    if 'w' in mode or kind == 'none' or kind == 'unknown':
        _kept(place, b'' if 'b' in mode else '')
    if 'b' not in mode:
        return TextIOWrapper(name, place, mode, newline)
    return BufferedReader(name, place, mode) if 'r' in mode else BufferedWriter(name, place, mode)
`;

/** `open` where programs find it. */
export const OPEN = 'from _io import open\n';
