/** `pickle` as Python that the machine runs: what is read is a copy of what was written, whose bytes are not known. */
export const PICKLE = String.raw`import copy

HIGHEST_PROTOCOL = 5
DEFAULT_PROTOCOL = 4
_dumped = {}


class PickleError(Exception):
    pass


class PicklingError(PickleError):
    pass


class UnpicklingError(PickleError):
    pass


def _written(obj):
    kind = type(obj).__name__
    if kind in ('generator', 'module', 'coroutine'):
        raise TypeError(f'cannot pickle {kind!r} object')
    if kind == 'function' and obj.__name__ == '<lambda>':
        raise PicklingError(__unknown__('where a function lies in memory'))
    names = __method_names__(obj)
    if '__reduce__' in names:
        make, args = obj.__reduce__()[:2]
        return (make, copy.deepcopy(args), 'reduced')
    if '__getstate__' in names:
        state = obj.__getstate__()
        return (type(obj), copy.deepcopy(state), 'state')
    if '__setstate__' in names:
        return (type(obj), copy.deepcopy(dict(obj.__dict__)), 'state')
    return (None, copy.deepcopy(obj), 'copy')


def _read(written):
    kind, content, how = written
    if how == 'copy':
        return copy.deepcopy(content)
    if how == 'reduced':
        return kind(*copy.deepcopy(content))
    made = object.__new__(kind)
    names = __method_names__(made)
    state = copy.deepcopy(content)
    if '__setstate__' in names:
        made.__setstate__(state)
    else:
        made.__dict__.update(state)
    return made


def dumps(obj, protocol=None, *, fix_imports=True, buffer_callback=None):
    written = _written(obj)
    return __bytes_of__(written)


def loads(data, /, *, fix_imports=True, encoding='ASCII', errors='strict', buffers=None):
    written = __origin__(data)
    if written is None:
        return __unknown__('what a pickle holds', '')
    return _read(written)


def dump(obj, file, protocol=None, *, fix_imports=True, buffer_callback=None):
    if not hasattr(file, '_place'):
        file.write(dumps(obj))
        return
    _dumped.setdefault(file._place, []).append(_written(obj))


def load(file, *, fix_imports=True, encoding='ASCII', errors='strict', buffers=None):
    if not hasattr(file, '_place'):
        return __unknown__('what a pickle holds', '')
    held = _dumped.get(file._place, [])
    if file._at >= len(held):
        raise EOFError('Ran out of input')
    file._at += 1
    return _read(held[file._at - 1])
`;
