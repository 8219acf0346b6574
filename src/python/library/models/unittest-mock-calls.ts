/** How calls of mocks are noted and compared: `call(1, key=2)`. */
export const MOCK_CALLS = String.raw`import functools


class _Named:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return f'sentinel.{self.name}'


DEFAULT = _Named('DEFAULT')


class _Any:
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    def __repr__(self):
        return '<ANY>'


ANY = _Any()


class _Call:
    def __init__(self, args, kwargs, name=''):
        self.args = args
        self.kwargs = kwargs
        self._name = name

    def __eq__(self, other):
        if isinstance(other, _Call):
            return self._name == other._name and self.args == other.args and self.kwargs == other.kwargs
        return isinstance(other, tuple) and other == (self.args, self.kwargs)

    def __iter__(self):
        return iter((self.args, self.kwargs))

    def __len__(self):
        return 2

    def __getitem__(self, index):
        return (self.args, self.kwargs)[index]

    def __repr__(self):
        return _shown('call.' + self._name if self._name else 'call', self.args, self.kwargs)


class _Calls(list):
    def __repr__(self):
        shown = [repr(one) for one in self]
        text = '[' + ', '.join(shown) + ']'
        return text if len(text) <= 80 else '[' + ',\n '.join(shown) + ']'


class _Caller:
    def __init__(self, name):
        self._name = name

    def __call__(self, *args, **kwargs):
        return _Call(args, kwargs, self._name)

    def __getattr__(self, name):
        return _Caller(self._name + '.' + name if self._name else name)


call = _Caller('')


def _shown(name, args, kwargs):
    return name + '(' + ', '.join([repr(one) for one in args] + [f'{key}={value!r}' for key, value in kwargs.items()]) + ')'


def _is_raised(effect):
    return isinstance(effect, BaseException) or (isinstance(effect, type) and issubclass(effect, BaseException))
`;
