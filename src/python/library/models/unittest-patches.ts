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


class _Foreign:
    def get(self, name):
        return None

    def set(self, name, value):
        __doubt__()

    def restore(self, name, value):
        pass


def _found(path):
    parts = path.split('.')
    for count in range(len(parts), 0, -1):
        module = '.'.join(parts[:count])
        if __is_module__(module):
            if count == len(parts):
                return _Module(module)
            target = _Module(module).get(parts[count])
            for part in parts[count + 1:]:
                target = getattr(target, part)
            return _Object(target)
    return _Foreign()


class _PatchedDict:
    def __init__(self, held, values, clear, kwargs):
        self._held = held
        self._values = {**dict(values), **kwargs}
        self._clear = clear

    def __enter__(self):
        self._before = dict(self._held)
        if self._clear:
            self._held.clear()
        self._held.update(self._values)
        return self._held

    def __exit__(self, *info):
        self._held.clear()
        self._held.update(self._before)

    def __call__(self, func):
        @functools.wraps(func)
        def patched(*args, **kwargs):
            with self:
                return func(*args, **kwargs)
        return patched


class _Patcher:
    def __call__(self, target, new=DEFAULT, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, **kwargs):
        path, _, attribute = target.rpartition('.')
        return _Patch(lambda: _found(path), attribute, new, new_callable, kwargs)

    def object(self, target, attribute, new=DEFAULT, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, **kwargs):
        return _Patch(lambda: _Object(target), attribute, new, new_callable, kwargs)

    def dict(self, in_dict, values=(), clear=False, **kwargs):
        return _PatchedDict(in_dict, values, clear, kwargs)


patch = _Patcher()
`;
