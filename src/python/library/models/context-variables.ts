/** `contextvars` as Python that the machine runs, in programs whose whole run is one context but for what they run in others themselves. */
export const CONTEXT_VARIABLES = String.raw`_set = []


class _Missing:
    pass


_MISSING = _Missing()


class Token:
    MISSING = _MISSING

    def __init__(self, var, old_value):
        self.var = var
        self.old_value = old_value
        self._used = False

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        self.var.reset(self)


class ContextVar:
    def __init__(self, name, *, default=_MISSING):
        self.name = name
        self._default = default
        self._value = _MISSING

    def get(self, *given):
        if self._value is not _MISSING:
            return self._value
        if given:
            return given[0]
        if self._default is _MISSING:
            raise LookupError(self)
        return self._default

    def set(self, value):
        token = Token(self, self._value)
        self._value = value
        if self not in _set:
            _set.append(self)
        return token

    def reset(self, token):
        if token.var is not self:
            raise ValueError(__unknown__('what the token looks like'))
        if token._used:
            raise RuntimeError(__unknown__('what the token looks like'))
        token._used = True
        self._value = token.old_value


def _values():
    return [(var, var._value) for var in _set if var._value is not _MISSING]


def _restore(values):
    for var in _set:
        var._value = _MISSING
    for var, value in values:
        var._value = value


class Context:
    def __init__(self):
        self._values = []

    def run(self, callable, /, *args, **kwargs):
        before = _values()
        _restore(self._values)
        try:
            return callable(*args, **kwargs)
        finally:
            self._values = _values()
            _restore(before)

    def copy(self):
        other = Context()
        other._values = list(self._values)
        return other

    def get(self, var, default=None):
        for one, value in self._values:
            if one is var:
                return value
        return default

    def __getitem__(self, var):
        for one, value in self._values:
            if one is var:
                return value
        raise KeyError(var)

    def __contains__(self, var):
        return any(one is var for one, value in self._values)

    def __len__(self):
        return len(self._values)

    def __iter__(self):
        return iter(self.keys())

    def keys(self):
        return [var for var, value in self.items()]

    def values(self):
        return [value for var, value in self.items()]

    def items(self):
        if len(self._values) > 1:
            return __unknown__('the order of what a context holds', 'list')
        return list(self._values)


def copy_context():
    context = Context()
    context._values = _values()
    return context
`;
