/** What `inspect` says of functions of the program, as Python that the machine runs; it tells what their headers say (`__header__`). */
export const SIGNATURES = String.raw`import enum
from typing import _written


class _empty:
    pass


class _ParameterKind(enum.IntEnum):
    POSITIONAL_ONLY = 0
    POSITIONAL_OR_KEYWORD = 1
    VAR_POSITIONAL = 2
    KEYWORD_ONLY = 3
    VAR_KEYWORD = 4

    def __str__(self):
        return self.name


_KINDS = list(_ParameterKind)
_BUILT_IN = (int, str, float, bool, bytes, complex, list, dict, set, tuple, frozenset, object, type)


def formatannotation(annotation, base_module=None):
    if annotation in _BUILT_IN:
        return annotation.__name__
    if __kind_of_function__(annotation) == 'class':
        return annotation.__module__ + '.' + annotation.__qualname__
    return repr(annotation).replace('typing.', '')


class Parameter:
    empty = _empty
    POSITIONAL_ONLY = _ParameterKind.POSITIONAL_ONLY
    POSITIONAL_OR_KEYWORD = _ParameterKind.POSITIONAL_OR_KEYWORD
    VAR_POSITIONAL = _ParameterKind.VAR_POSITIONAL
    KEYWORD_ONLY = _ParameterKind.KEYWORD_ONLY
    VAR_KEYWORD = _ParameterKind.VAR_KEYWORD

    def __init__(self, name, kind, *, default=_empty, annotation=_empty):
        self.name = name
        self.kind = kind
        self.default = default
        self.annotation = annotation

    def replace(self, **changes):
        given = {'name': self.name, 'kind': self.kind, 'default': self.default, 'annotation': self.annotation}
        given.update(changes)
        return Parameter(given['name'], given['kind'], default=given['default'], annotation=given['annotation'])

    def __str__(self):
        text = self.name
        if self.annotation is not _empty:
            text += ': ' + formatannotation(self.annotation)
        if self.default is not _empty:
            text += (' = ' if self.annotation is not _empty else '=') + repr(self.default)
        if self.kind == _ParameterKind.VAR_POSITIONAL:
            return '*' + text
        if self.kind == _ParameterKind.VAR_KEYWORD:
            return '**' + text
        return text

    def __repr__(self):
        return f'<Parameter "{self}">'


class BoundArguments:
    def __init__(self, signature, arguments):
        self.signature = signature
        self.arguments = arguments

    def apply_defaults(self):
        arguments = {}
        for name, parameter in self.signature.parameters.items():
            if name in self.arguments:
                arguments[name] = self.arguments[name]
            elif parameter.default is not _empty:
                arguments[name] = parameter.default
            elif parameter.kind == _ParameterKind.VAR_POSITIONAL:
                arguments[name] = ()
            elif parameter.kind == _ParameterKind.VAR_KEYWORD:
                arguments[name] = {}
        self.arguments = arguments

    @property
    def args(self):
        args = []
        for name, value in self.arguments.items():
            kind = self.signature.parameters[name].kind
            if kind == _ParameterKind.VAR_POSITIONAL:
                args.extend(value)
            elif kind < _ParameterKind.VAR_POSITIONAL:
                args.append(value)
        return tuple(args)

    @property
    def kwargs(self):
        kwargs = {}
        for name, value in self.arguments.items():
            kind = self.signature.parameters[name].kind
            if kind == _ParameterKind.VAR_KEYWORD:
                kwargs.update(value)
            elif kind == _ParameterKind.KEYWORD_ONLY:
                kwargs[name] = value
        return kwargs


class Signature:
    empty = _empty

    def __init__(self, parameters=(), *, return_annotation=_empty):
        self.parameters = {one.name: one for one in parameters}
        self.return_annotation = return_annotation

    def replace(self, **changes):
        parameters = changes.get('parameters', list(self.parameters.values()))
        returns = changes.get('return_annotation', self.return_annotation)
        return Signature(parameters, return_annotation=returns)

    def bind(self, *args, **kwargs):
        return self._bound(args, kwargs, False)

    def bind_partial(self, *args, **kwargs):
        return self._bound(args, kwargs, True)

    def _bound(self, args, kwargs, is_partial):
        arguments = {}
        left = list(args)
        named = dict(kwargs)
        for name, parameter in self.parameters.items():
            kind = parameter.kind
            if kind == _ParameterKind.VAR_POSITIONAL:
                if left:
                    arguments[name] = tuple(left)
                left = []
            elif kind == _ParameterKind.VAR_KEYWORD:
                if named:
                    arguments[name] = named
                named = {}
            elif kind != _ParameterKind.KEYWORD_ONLY and left:
                if name in named and kind != _ParameterKind.POSITIONAL_ONLY:
                    raise TypeError(f'multiple values for argument {name!r}')
                arguments[name] = left.pop(0)
            elif name in named and kind != _ParameterKind.POSITIONAL_ONLY:
                arguments[name] = named.pop(name)
            elif parameter.default is _empty and not is_partial:
                only = ' keyword-only' if kind == _ParameterKind.KEYWORD_ONLY else ''
                raise TypeError(f'missing a required{only} argument: {name!r}')
        if left:
            raise TypeError('too many positional arguments')
        if named:
            raise TypeError(f'got an unexpected keyword argument {list(named)[0]!r}')
        return BoundArguments(self, arguments)

    def __str__(self):
        parts = []
        is_behind_slash = True
        needs_star = True
        for parameter in self.parameters.values():
            kind = parameter.kind
            if kind == _ParameterKind.POSITIONAL_ONLY:
                is_behind_slash = False
            elif not is_behind_slash:
                parts.append('/')
                is_behind_slash = True
            if kind == _ParameterKind.VAR_POSITIONAL:
                needs_star = False
            elif kind == _ParameterKind.KEYWORD_ONLY and needs_star:
                parts.append('*')
                needs_star = False
            parts.append(str(parameter))
        if not is_behind_slash:
            parts.append('/')
        text = '(' + ', '.join(parts) + ')'
        if self.return_annotation is not _empty:
            text += ' -> ' + formatannotation(self.return_annotation)
        return text

    def __repr__(self):
        return f'<Signature {self}>'


def unwrap(func):
    while hasattr(func, '__wrapped__'):
        func = func.__wrapped__
    return func


def signature(obj):
    is_class = __kind_of_function__(obj) == 'class'
    func = obj if is_class else unwrap(obj)
    header = __header__(func)
    if header is None:
        return __unknown__('the signature of what is no function of the program', 'inspect.Signature')
    if is_class:
        annotations = _written(obj.__init__)
    else:
        annotations = _written(func)
    parameters = []
    for name, kind, defaults in header:
        default = defaults[0] if defaults else _empty
        annotation = annotations.get(name, _empty)
        parameters.append(Parameter(name, _KINDS[kind], default=default, annotation=annotation))
    returns = _empty if is_class else annotations.get('return', _empty)
    return Signature(parameters, return_annotation=returns)
`;

export const DOCSTRINGS = String.raw`def cleandoc(doc):
    lines = doc.expandtabs().split('\n')
    margins = [len(line) - len(line.lstrip()) for line in lines[1:] if line.strip()]
    margin = min(margins) if margins else 0
    lines = [lines[0].lstrip()] + [line[margin:] for line in lines[1:]]
    while lines and not lines[-1]:
        lines.pop()
    while lines and not lines[0]:
        lines.pop(0)
    return '\n'.join(lines)


def getdoc(object):
    doc = object.__doc__
    return None if doc is None else cleandoc(doc)
`;

export const KINDS_OF_COROUTINES = String.raw`def iscoroutine(object):
    return type(object).__name__ == 'coroutine'


def iscoroutinefunction(obj):
    return __kind_of_function__(obj) == 'coroutine'
`;

export const KINDS_OF_FUNCTIONS = String.raw`def isclass(object):
    return __kind_of_function__(object) == 'class' or isinstance(object, type)


def isfunction(object):
    return type(object).__name__ == 'function'


def ismethod(object):
    return type(object).__name__ == 'method'


def isgenerator(object):
    return type(object).__name__ == 'generator'


def getgeneratorstate(generator):
    return generator.__state__


GEN_CREATED, GEN_RUNNING = 'GEN_CREATED', 'GEN_RUNNING'
GEN_SUSPENDED, GEN_CLOSED = 'GEN_SUSPENDED', 'GEN_CLOSED'


def getmro(cls):
    return cls.__mro__


_NOT_FOUND = object()


def getattr_static(obj, attr, default=_NOT_FOUND):
    is_class = __kind_of_function__(obj) == 'class'
    if not is_class and attr in getattr(obj, '__dict__', {}):
        return vars(obj)[attr]
    for one in obj.__mro__ if is_class else type(obj).__mro__:
        if attr in vars(one):
            return vars(one)[attr]
    if default is _NOT_FOUND:
        raise AttributeError(attr)
    return default


def isabstract(object):
    is_class = __kind_of_function__(object) == 'class'
    return is_class and bool(getattr(object, '__abstractmethods__', ()))


def isbuiltin(object):
    return type(object).__name__ == 'builtin_function_or_method'


def ismodule(object):
    return type(object).__name__ == 'module'


def isroutine(object):
    return isfunction(object) or ismethod(object) or isbuiltin(object)


def getmembers(object, predicate=None):
    results = []
    names = dir(object)
    if predicate is not None:
        # Of what every class has nothing is written in the program.
        own = __method_names__(object if __kind_of_function__(object) == 'class' else type(object))
        names = [name for name in names if not name.startswith('__') or name in own]
    for name in names:
        value = getattr(object, name)
        if predicate is None or predicate(value):
            results.append((name, value))
    return results


def isgeneratorfunction(obj):
    return __kind_of_function__(obj) == 'generator'


def isasyncgenfunction(obj):
    return __kind_of_function__(obj) == 'async_generator'
`;
