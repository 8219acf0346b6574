/** What `operator` makes functions of. */
export const GETTERS = String.raw`def itemgetter(item, /, *items):
    if items:
        def getter(value, /):
            return tuple([value[item]] + [value[other] for other in items])
    else:
        def getter(value, /):
            return value[item]
    return getter


def _attribute(value, path):
    for name in path.split('.'):
        value = getattr(value, name)
    return value


def attrgetter(attr, /, *attrs):
    if attrs:
        def getter(value, /):
            return tuple([_attribute(value, attr)] + [_attribute(value, other) for other in attrs])
    elif '.' in attr:
        def getter(value, /):
            return _attribute(value, attr)
    else:
        def getter(value, /):
            return getattr(value, attr)
    return getter


def methodcaller(name, /, *args, **kwargs):
    def caller(value, /):
        return getattr(value, name)(*args, **kwargs)
    return caller
`;
