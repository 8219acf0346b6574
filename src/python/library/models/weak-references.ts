/** `weakref` as Python that the machine runs: whether anything else holds an object it says itself. */
export const WEAK_REFERENCES = String.raw`class ref:
    def __init__(self, object, callback=None):
        self._target = object
        self._callback = callback

    def __call__(self):
        return self._target if __held__(self._target) else None

    def __eq__(self, other):
        return isinstance(other, ref) and self._target == other._target

    def __hash__(self):
        return hash(self._target)


class WeakMethod(ref):
    def __init__(self, meth, callback=None):
        self._target = meth.__self__
        self._name = meth.__func__.__name__
        self._callback = callback

    def __call__(self):
        return getattr(self._target, self._name) if __held__(self._target) else None

    def __eq__(self, other):
        return self is other

    def __hash__(self):
        return hash(self._name)


class WeakValueDictionary:
    def __init__(self, other=(), /, **kwargs):
        self._references = {}
        self.update(other, **kwargs)

    def __getitem__(self, key):
        found = self._references[key]()
        if found is None:
            raise KeyError(key)
        return found

    def __setitem__(self, key, value):
        self._references[key] = ref(value)

    def __delitem__(self, key):
        if key not in self:
            raise KeyError(key)
        del self._references[key]

    def __contains__(self, key):
        return self.get(key) is not None

    def __len__(self):
        return len(self.items())

    def __iter__(self):
        return iter(self.keys())

    def get(self, key, default=None):
        if key not in self._references:
            return default
        found = self._references[key]()
        return default if found is None else found

    def setdefault(self, key, default=None):
        found = self.get(key)
        if found is not None:
            return found
        self[key] = default
        return default

    def pop(self, key, *given):
        found = self.get(key)
        self._references.pop(key, None)
        if found is not None:
            return found
        if given:
            return given[0]
        raise KeyError(key)

    def update(self, other=(), /, **kwargs):
        for key, value in dict(other, **kwargs).items():
            self[key] = value

    def items(self):
        found = [(key, reference()) for key, reference in self._references.items()]
        return [(key, value) for key, value in found if value is not None]

    def keys(self):
        return [key for key, value in self.items()]

    def values(self):
        return [value for key, value in self.items()]

    def clear(self):
        self._references.clear()

    def popitem(self):
        while self._references:
            key, reference = self._references.popitem()
            found = reference()
            if found is not None:
                return (key, found)
        raise KeyError('dictionary is empty')

    def copy(self):
        return WeakValueDictionary(self.items())


class WeakKeyDictionary:
    def __init__(self, dict=None):
        self._references = []
        for key, value in (dict or {}).items():
            self[key] = value

    def _alive(self):
        self._references = [(reference, value) for reference, value in self._references if reference() is not None]
        return self._references

    def __getitem__(self, key):
        for reference, value in self._alive():
            if reference() == key:
                return value
        raise KeyError(ref(key))

    def __setitem__(self, key, value):
        for at, (reference, old) in enumerate(self._alive()):
            if reference() == key:
                self._references[at] = (reference, value)
                return
        self._references.append((ref(key), value))

    def __delitem__(self, key):
        self[key]
        self._references = [(reference, value) for reference, value in self._references if reference() != key]

    def __contains__(self, key):
        return any(reference() == key for reference, value in self._alive())

    def __len__(self):
        return len(self._alive())

    def __iter__(self):
        return iter(self.keys())

    def get(self, key, default=None):
        return self[key] if key in self else default

    def setdefault(self, key, default=None):
        if key not in self:
            self[key] = default
        return self[key]

    def pop(self, key, *given):
        if key not in self and given:
            return given[0]
        value = self[key]
        del self[key]
        return value

    def items(self):
        return [(reference(), value) for reference, value in self._alive()]

    def keys(self):
        return [reference() for reference, value in self._alive()]

    def values(self):
        return [value for reference, value in self._alive()]

    def update(self, dict=None, /, **kwargs):
        for key, value in (dict or {}).items():
            self[key] = value

    def clear(self):
        self._references = []

    def popitem(self):
        if not self._alive():
            raise KeyError('dictionary is empty')
        reference, value = self._references.pop()
        return (reference(), value)

    def copy(self):
        return WeakKeyDictionary(self)


class WeakSet:
    def __init__(self, data=None):
        self._references = []
        self.update(data or [])

    def _alive(self):
        self._references = [reference for reference in self._references if reference() is not None]
        return [reference() for reference in self._references]

    def __contains__(self, item):
        return any(each == item for each in self._alive())

    def __len__(self):
        return len(self._alive())

    def __iter__(self):
        return iter(self._alive())

    def add(self, item):
        if item not in self:
            self._references.append(ref(item))

    def discard(self, item):
        self._references = [reference for reference in self._references if reference() != item]

    def remove(self, item):
        if item not in self:
            raise KeyError(ref(item))
        self.discard(item)

    def pop(self):
        if not self._alive():
            raise KeyError('pop from empty WeakSet')
        return self._references.pop()()

    def update(self, other):
        for item in other:
            self.add(item)

    def clear(self):
        self._references = []

    def copy(self):
        return WeakSet(self)
`;
