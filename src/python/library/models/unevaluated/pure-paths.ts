/** Paths that are never looked up on a disk, as texts between slashes. */
export const PURE_PATHS = String.raw`def _split(texts):
    root = ''
    parts = []
    for text in texts:
        text = str(text)
        if text.startswith('/'):
            root = '/'
            parts = []
        for part in text.split('/'):
            if part != '' and part != '.':
                parts.append(part)
    return root, parts


class PurePosixPath:
    def __init__(self, *texts):
        self._root, self._parts = _split(texts)

    def _of(self, parts):
        made = type(self)()
        made._root = self._root
        made._parts = parts
        return made

    def __str__(self):
        return self._root + '/'.join(self._parts) or '.'

    def __fspath__(self):
        return str(self)

    def as_posix(self):
        return str(self)

    def __repr__(self):
        return f"{type(self).__name__}('{self}')"

    def __eq__(self, other):
        return isinstance(other, PurePosixPath) and str(self) == str(other)

    def __hash__(self):
        return hash(str(self))

    def __lt__(self, other):
        return self.parts < other.parts

    def __truediv__(self, other):
        return type(self)(self, other)

    def __rtruediv__(self, other):
        return type(self)(other, self)

    def joinpath(self, *others):
        return type(self)(self, *others)

    @property
    def root(self):
        return self._root

    @property
    def anchor(self):
        return self._root

    @property
    def drive(self):
        return ''

    @property
    def parts(self):
        parts = tuple(self._parts)
        return (self._root,) + parts if self._root else parts

    @property
    def name(self):
        return self._parts[-1] if self._parts else ''

    @property
    def stem(self):
        stem, dot, ending = self.name.rpartition('.')
        return stem if stem and ending else self.name

    @property
    def suffix(self):
        stem, dot, ending = self.name.rpartition('.')
        return dot + ending if stem and ending else ''

    @property
    def suffixes(self):
        name = self.name
        if name.endswith('.'):
            return []
        return ['.' + ending for ending in name.lstrip('.').split('.')[1:]]

    @property
    def parent(self):
        return self._of(self._parts[:-1]) if self._parts else self

    @property
    def parents(self):
        found = []
        parts = self._parts
        while parts:
            parts = parts[:-1]
            found.append(self._of(parts))
        return found

    def is_absolute(self):
        return self._root != ''

    def is_relative_to(self, other, *more):
        other = type(self)(other, *more)
        count = len(other._parts)
        return self._root == other._root and self._parts[:count] == other._parts

    def relative_to(self, other, *more):
        other = type(self)(other, *more)
        if not self.is_relative_to(other):
            raise ValueError(f"'{self}' is not in the subpath of '{other}'")
        made = type(self)()
        count = len(other._parts)
        made._parts = self._parts[count:]
        return made

    def with_name(self, name):
        if not self.name:
            raise ValueError(f"{self!r} has an empty name")
        return self._of(self._parts[:-1] + [name])

    def with_stem(self, stem):
        return self.with_name(stem + self.suffix)

    def with_suffix(self, suffix):
        return self.with_name(self.stem + suffix)


PurePath = PurePosixPath


class PosixPath(PurePosixPath):
    pass


Path = PosixPath
`;
