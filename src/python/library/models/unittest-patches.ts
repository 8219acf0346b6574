/** `unittest.mock.patch`: for a time something else stands where the program has a function, a method, or entries of a dict. */
export const PATCHES = String.raw`class _Patch:
    def __init__(self, find, attribute, new, new_callable, kwargs):
        self._find = find
        self._attribute = attribute
        self._new = new
        self._new_callable = new_callable
        self._kwargs = kwargs

    def __enter__(self):
        new = self._new
        if new is DEFAULT:
            new = (self._new_callable or MagicMock)(**({} if self._new_callable else {'name': self._attribute}), **self._kwargs)
        self._target = self._find()
        self._original = self._target.get(self._attribute)
        self._target.set(self._attribute, new)
        return new

    def __exit__(self, *info):
        self._target.restore(self._attribute, self._original)

    def start(self):
        return self.__enter__()

    def stop(self):
        self.__exit__(None, None, None)

    def __call__(self, func):
        if __kind_of_function__(func) == 'class':
            for name in __method_names__(func):
                if name.startswith('test'):
                    setattr(func, name, self(getattr(func, name)))
            return func
        if hasattr(func, 'patchings'):
            func.patchings.append(self)
            return func

        @functools.wraps(func)
        def patched(*args, **kwargs):
            return _patched(patched.patchings, func, args, kwargs)
        patched.patchings = [self]
        return patched


def _patched(patchings, func, args, kwargs):
    if not patchings:
        return func(*args, **kwargs)
    first = patchings[0]
    with first as new:
        if first._new is DEFAULT:
            args = args + (new,)
        return _patched(patchings[1:], func, args, kwargs)


class _Object:
    def __init__(self, target):
        self._target = target

    def get(self, name):
        original = getattr(self._target, name)
        self._isOwn = name in vars(self._target)
        return original

    def set(self, name, value):
        setattr(self._target, name, value)

    def restore(self, name, value):
        if self._isOwn:
            setattr(self._target, name, value)
        else:
            delattr(self._target, name)


class _Module:
    def __init__(self, name):
        self._name = name

    def get(self, name):
        found = __global__(self._name, name)
        if found == ():
            raise AttributeError(f'<module {self._name!r}> does not have the attribute {name!r}')
        return found[0]

    def set(self, name, value):
        __set_global__(self._name, name, value)

    def restore(self, name, value):
        __set_global__(self._name, name, value)


class _Builtins:
    def get(self, name):
        return __global__('builtins', name)

    def set(self, name, value):
        __set_global__('builtins', name, value)

    def restore(self, name, value):
        if value:
            __set_global__('builtins', name, value[0])
        else:
            __set_global__('builtins', name)


class _Foreign:
    def get(self, name):
        return None

    def set(self, name, value):
        __doubt__()

    def restore(self, name, value):
        pass


def _found(path, attribute):
    if path == 'builtins':
        return _Builtins()
    parts = path.split('.')
    for count in range(len(parts), 0, -1):
        module = '.'.join(parts[:count])
        if __is_module__(module) or count == len(parts) and __global__(module, attribute) != ():
            if count == len(parts):
                return _Module(module)
            target = _Module(module).get(parts[count])
            for part in parts[count + 1:]:
                target = getattr(target, part)
            return _Object(target)
    return _Foreign()


def _holder(target, attribute):
    if __is_module__(target) or __global__(target, attribute) != ():
        return _Module(target)
    return _Object(target)


class _PatchedDict:
    def __init__(self, held, values, clear, kwargs):
        self._held = held
        self._values = {**dict(values), **kwargs}
        self._clear = clear

    def __enter__(self):
        held = self._held
        if isinstance(held, str):
            path, _, name = held.rpartition('.')
            held = self._held = _found(path, name).get(name)
        # Of the environment only the variables that are set are known.
        self._all = dict(held) if isinstance(held, dict) else None
        self._before = {name: held.get(name, DEFAULT) for name in self._values}
        if self._clear:
            held.clear()
        held.update(self._values)
        return held

    def __exit__(self, *info):
        if self._all is not None:
            self._held.clear()
            self._held.update(self._all)
            return
        for name, value in self._before.items():
            if value is DEFAULT:
                self._held.pop(name, None)
            else:
                self._held[name] = value

    def __call__(self, func):
        @functools.wraps(func)
        def patched(*args, **kwargs):
            with self:
                return func(*args, **kwargs)
        return patched


class _Patcher:
    def __call__(self, target, new=DEFAULT, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, **kwargs):
        path, _, attribute = target.rpartition('.')
        return _Patch(lambda: _found(path, attribute), attribute, new, new_callable, kwargs)

    def object(self, target, attribute, new=DEFAULT, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, **kwargs):
        return _Patch(lambda: _holder(target, attribute), attribute, new, new_callable, kwargs)

    def dict(self, in_dict, values=(), clear=False, **kwargs):
        return _PatchedDict(in_dict, values, clear, kwargs)


patch = _Patcher()


class _Opened(MagicMock):
    def __enter__(self):
        return self

    def __exit__(self, *info):
        return None

    def _begin(self, data):
        self._lines = data.splitlines(True)
        return DEFAULT

    def read(self, size=-1):
        text = ''.join(self._lines)
        read = text if size is None or size < 0 else text[:size]
        self._lines = text[len(read):].splitlines(True)
        return read

    def readline(self, size=-1):
        return self._lines.pop(0) if self._lines else ''

    def readlines(self, hint=-1):
        lines, self._lines = self._lines, []
        return lines

    def __iter__(self):
        return iter(self.readlines())


def mock_open(mock=None, read_data=''):
    opened = MagicMock(name='open') if mock is None else mock
    handle = _Opened(name='open()')
    handle._begin(read_data)
    opened.return_value = handle
    opened.side_effect = lambda *args, **kwargs: handle._begin(read_data)
    return opened
`;
