/** What `dataclasses` tells of instances: their fields, and what is in them. */
export const DATACLASS_FIELDS = String.raw`def is_dataclass(obj):
    return __field_names__(obj) is not None


class Field:
    def __init__(self, name):
        self.name = name
        self.type = __unknown__('the type of a field', '')
        self.default = __unknown__('the default of a field', '')


def fields(class_or_instance):
    names = __field_names__(class_or_instance)
    if names is None:
        raise TypeError('must be called with a dataclass type or instance')
    return tuple([Field(name) for name in names])


def asdict(obj, *, dict_factory=dict):
    if __field_names__(obj) is None:
        raise TypeError('asdict() should be called on dataclass instances')
    return _as_dict(obj, dict_factory)


def _as_dict(obj, dict_factory):
    names = __field_names__(obj)
    if names is not None:
        pairs = []
        for name in names:
            value = getattr(obj, name)
            pairs.append((name, _as_dict(value, dict_factory)))
        return dict_factory(pairs)
    if isinstance(obj, list):
        return [_as_dict(item, dict_factory) for item in obj]
    if isinstance(obj, tuple):
        return tuple([_as_dict(item, dict_factory) for item in obj])
    if isinstance(obj, dict):
        return {key: _as_dict(value, dict_factory) for key, value in obj.items()}
    return obj


def astuple(obj, *, tuple_factory=tuple):
    if __field_names__(obj) is None:
        raise TypeError('astuple() should be called on dataclass instances')
    return _as_tuple(obj, tuple_factory)


def _as_tuple(obj, tuple_factory):
    names = __field_names__(obj)
    if names is not None:
        values = []
        for name in names:
            value = getattr(obj, name)
            values.append(_as_tuple(value, tuple_factory))
        return tuple_factory(values)
    if isinstance(obj, list):
        return [_as_tuple(item, tuple_factory) for item in obj]
    if isinstance(obj, tuple):
        return tuple([_as_tuple(item, tuple_factory) for item in obj])
    if isinstance(obj, dict):
        return {key: _as_tuple(value, tuple_factory) for key, value in obj.items()}
    return obj
`;
