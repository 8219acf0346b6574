/** `collections.namedtuple` as Python that the machine runs, where a program does not write down what it gives: `namedtuple(name, header)`. */
export const NAMED_TUPLES = String.raw`import keyword


class _NamedTuple(tuple):
    _fields = ()
    _field_defaults = {}

    def __new__(cls, /, *args, **kwargs):
        name = cls.__name__ + '.__new__()'
        if len(args) > len(cls._fields):
            raise TypeError(f'{name} takes {len(cls._fields) + 1} positional arguments but {len(args) + 1} were given')
        values = list(args)
        missing = []
        for field in cls._fields[len(args):]:
            if field in kwargs:
                values.append(kwargs.pop(field))
            elif field in cls._field_defaults:
                values.append(cls._field_defaults[field])
            else:
                missing.append(repr(field))
        for field in kwargs:
            if field in cls._fields:
                raise TypeError(f'{name} got multiple values for argument {field!r}')
            raise TypeError(f'{name} got an unexpected keyword argument {field!r}')
        if missing:
            last = missing.pop()
            several = 's' if missing else ''
            listed = ', '.join(missing) + (', and ' if len(missing) > 1 else ' and ' if missing else '') + last
            raise TypeError(f'{name} missing {len(missing) + 1} required positional argument{several}: {listed}')
        return tuple.__new__(cls, values)

    @classmethod
    def _make(cls, iterable):
        values = tuple(iterable)
        if len(values) != len(cls._fields):
            raise TypeError(f'Expected {len(cls._fields)} arguments, got {len(values)}')
        return tuple.__new__(cls, values)

    def _replace(self, /, **kwargs):
        values = [kwargs.pop(field, value) for field, value in zip(self._fields, self)]
        if kwargs:
            raise ValueError(f'Got unexpected field names: {list(kwargs)!r}')
        return self._make(values)

    def _asdict(self):
        return dict(zip(self._fields, self))

    def __repr__(self):
        return type(self).__name__ + '(' + ', '.join(f'{field}={value!r}' for field, value in zip(self._fields, self)) + ')'

    def __getattr__(self, name):
        if name in self._fields:
            return self[self._fields.index(name)]
        raise AttributeError(f'{type(self).__name__!r} object has no attribute {name!r}')

    def __setattr__(self, name, value):
        if name in self._fields:
            raise AttributeError("can't set attribute")
        raise AttributeError(f'{type(self).__name__!r} object has no attribute {name!r}')


def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None):
    if isinstance(field_names, str):
        field_names = field_names.replace(',', ' ').split()
    names = [str(name) for name in field_names]
    if rename:
        seen = set()
        for index, name in enumerate(names):
            if not name.isidentifier() or keyword.iskeyword(name) or name.startswith('_') or name in seen:
                names[index] = f'_{index}'
            seen.add(name)
    for name in [typename, *names]:
        if not name.isidentifier():
            raise ValueError(f'Type names and field names must be valid identifiers: {name!r}')
        if keyword.iskeyword(name):
            raise ValueError(f'Type names and field names cannot be a keyword: {name!r}')
    seen = set()
    for name in names:
        if name.startswith('_') and not rename:
            raise ValueError(f'Field names cannot start with an underscore: {name!r}')
        if name in seen:
            raise ValueError(f'Encountered duplicate field name: {name!r}')
        seen.add(name)
    given = {}
    if defaults is not None:
        values = tuple(defaults)
        if len(values) > len(names):
            raise TypeError('Got more default values than field names')
        given = dict(zip(names[len(names) - len(values):], values))
    return type(typename, (_NamedTuple,), {'_fields': tuple(names), '_field_defaults': given})
`;

/** `P = namedtuple('P', 'x y')`, also as the base of a class: the text says what that makes. */
const WRITTEN = String.raw`\(\s*(["'])\w+\1,\s*(?:(["'])[\w, ]*\2|[[(]\s*(?:["']\w+["']\s*,?\s*)*[\])])\s*[,)]`;
const SAID = new RegExp(String.raw`^[ \t]*(?:\w+[ \t]*=[ \t]*|class[ \t]+\w+\()(?:collections\.)?namedtuple${WRITTEN}`, 'gm'); // prettier-ignore

/** Whether the program makes classes of which only its run says the fields. */
export function makesTuplesOfNames(program: string): boolean {
  const calls = program.match(/\bnamedtuple\(/g) ?? [];
  return calls.length > (program.match(SAID) ?? []).length;
}
