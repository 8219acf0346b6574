/** `pytest` as Python that the machine runs: what test functions use while they run. How they are found and called is no part of it. */
export const PYTEST = String.raw`import re


class OutcomeException(BaseException):
    pass


class Skipped(OutcomeException):
    def __init__(self, msg='', allow_module_level=False):
        super().__init__(msg)
        self.msg = msg


class Failed(OutcomeException):
    def __init__(self, msg='', pytrace=True):
        super().__init__(msg)
        self.msg = msg


def skip(reason='', *, allow_module_level=False):
    raise Skipped(reason)


def fail(reason='', pytrace=True):
    raise Failed(reason, pytrace)


def xfail(reason=''):
    raise Failed(reason)


def importorskip(modname, minversion=None, reason=None):
    return __unknown__('the module ' + modname)


def fixture(fixture_function=None, *, scope='function', params=None, autouse=False, ids=None, name=None):
    if fixture_function is not None:
        return fixture_function
    return _same


def _same(function):
    return function


class MarkDecorator:
    def __init__(self, name, args=(), kwargs={}):
        self.name = name
        self.args = args
        self.kwargs = kwargs

    def __call__(self, *args, **kwargs):
        if len(args) == 1 and not kwargs and callable(args[0]):
            return args[0]
        return MarkDecorator(self.name, args, kwargs)


class _Marks:
    def __getattr__(self, name):
        return MarkDecorator(name)


mark = _Marks()


class ParameterSet:
    def __init__(self, values, marks, id):
        self.values = values
        self.marks = marks
        self.id = id


def param(*values, marks=(), id=None):
    return ParameterSet(values, marks, id)


def _class_names(expected):
    if not isinstance(expected, tuple):
        return expected.__name__
    return f'any of ({", ".join([one.__name__ for one in expected])})'


class ExceptionInfo:
    def match(self, regexp):
        if re.search(regexp, str(self.value)) is None:
            raise AssertionError(f'Regex pattern did not match.\n  Expected regex: {regexp!r}\n  Actual message: {str(self.value)!r}')
        return True

    def exconly(self):
        return f'{self.typename}: {self.value}'


class _Raises:
    def __init__(self, expected, pattern):
        self.expected = expected
        self.pattern = pattern
        self.info = ExceptionInfo()

    def __enter__(self):
        return self.info

    def __exit__(self, kind, error, trace):
        if kind is None:
            fail(f'DID NOT RAISE {_class_names(self.expected)}')
        if not issubclass(kind, self.expected):
            return False
        self.info.type = kind
        self.info.value = error
        self.info.typename = kind.__name__
        if self.pattern is not None:
            self.info.match(self.pattern)
        return True


def raises(expected_exception, *args, match=None, **kwargs):
    if not args:
        return _Raises(expected_exception, match)
    function, *given = args
    block = _Raises(expected_exception, match)
    with block:
        function(*given, **kwargs)
    return block.info


class _Warns:
    def __init__(self, record):
        self.record = record

    def __enter__(self):
        return self.record

    def __exit__(self, kind, error, trace):
        return False


def warns(expected_warning=Warning, *, match=None):
    return _Warns(__unknown__('recorded warnings'))


def deprecated_call(*, match=None):
    return _Warns(__unknown__('recorded warnings'))


class _Approx:
    def __init__(self, expected, rel, abs):
        self.expected = expected
        self.rel = rel
        self.abs = abs

    def __ne__(self, actual):
        return not self == actual


class _ApproxNumber(_Approx):
    def tolerance(self):
        if self.abs is not None and self.rel is None:
            return self.abs
        relative = (1e-6 if self.rel is None else self.rel) * _size(self.expected)
        return max(relative, 1e-12 if self.abs is None else self.abs)

    def __eq__(self, actual):
        if actual == self.expected:
            return True
        if not isinstance(actual, (int, float, complex)) and not hasattr(actual, '__sub__'):
            return False
        return _size(self.expected - actual) <= self.tolerance()

    def __repr__(self):
        tolerance = self.tolerance()
        shown = f'{tolerance:n}' if 1e-3 <= tolerance < 1e3 else f'{tolerance:.1e}'
        return f'{self.expected} ± {shown}'


class _ApproxSequence(_Approx):
    def __eq__(self, actual):
        if len(actual) != len(self.expected):
            return False
        return all([approx(one, self.rel, self.abs) == other for one, other in zip(self.expected, actual)])

    def __repr__(self):
        items = [approx(one, self.rel, self.abs) for one in self.expected]
        return f'approx({tuple(items) if isinstance(self.expected, tuple) else items!r})'


class _ApproxMapping(_Approx):
    def __eq__(self, actual):
        if set(actual) != set(self.expected):
            return False
        return all([approx(one, self.rel, self.abs) == actual[key] for key, one in self.expected.items()])

    def __repr__(self):
        items = {key: approx(one, self.rel, self.abs) for key, one in self.expected.items()}
        return f'approx({items!r})'


def _size(number):
    return number if number >= 0 else -number


def approx(expected, rel=None, abs=None, nan_ok=False):
    if isinstance(expected, dict):
        return _ApproxMapping(expected, rel, abs)
    if isinstance(expected, (list, tuple)):
        return _ApproxSequence(expected, rel, abs)
    if expected is None or isinstance(expected, (str, bytes, bool)):
        return expected
    return _ApproxNumber(expected, rel, abs)
`;
