_NOTHING = object()


def _split(path):
    """'a.b[2].c' -> ['a', 'b', 2, 'c']"""
    if isinstance(path, (list, tuple)):
        return list(path)
    out = []
    for piece in path.split("."):
        name, bracket, rest = piece.partition("[")
        if name:
            out.append(name)
        while bracket:
            index, closing, rest = rest.partition("]")
            if not closing:
                raise ValueError("unbalanced bracket in %r" % path)
            out.append(int(index))
            _, bracket, rest = rest.partition("[")
    return out


def get(obj, path, default=_NOTHING):
    current = obj
    for key in _split(path):
        try:
            if isinstance(current, (dict, list, tuple)):
                current = current[key]
            else:
                current = getattr(current, key)
        except (KeyError, IndexError, AttributeError, TypeError):
            if default is _NOTHING:
                raise LookupError("%s: stopped at %r" % (path, key)) from None
            return default
    return current


def put(obj, path, value):
    *head, last = _split(path)
    for key in head:
        if isinstance(key, int):
            obj = obj[key]
        else:
            obj = obj.setdefault(key, {})
    obj[last] = value
    return value


def drop(obj, path):
    *head, last = _split(path)
    parent = get(obj, head, None)
    if isinstance(parent, dict) and last in parent:
        return parent.pop(last)
    return None


class Dotted(dict):
    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        try:
            value = self[name]
        except KeyError:
            raise AttributeError(name) from None
        return Dotted(value) if type(value) is dict else value


if __name__ == "__main__":
    cfg = {"db": {"hosts": ["alpha", "beta"], "port": 5432}, "debug": False}
    print(_split("a.b[2][0].c"))
    for p in ("db.port", "db.hosts[1]", "db.hosts[-2]", "debug"):
        print(p, "=", get(cfg, p))
    print(get(cfg, "db.user", default="nobody"), get(cfg, "db.hosts[9]", None))
    for p in ("db.user.name", "db.port.x", "db.hosts[oops"):
        try:
            get(cfg, p)
        except (LookupError, ValueError) as e:
            print(type(e).__name__, e)
    put(cfg, "cache.ttl", 30)
    put(cfg, "db.hosts[0]", "gamma")
    print(cfg)
    print(drop(cfg, "db.port"), drop(cfg, "db.port"), drop(cfg, "no.such.thing"))
    d = Dotted(cfg)
    print(d.cache.ttl, d.db.hosts, hasattr(d, "missing"))
    assert get("text", ["upper"])() == "TEXT"
