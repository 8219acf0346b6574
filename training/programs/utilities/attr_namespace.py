"""A dict with attribute access, freezing, and a small fluent record."""


class Namespace(dict):
    """ns.key and ns['key'] are the same; ns.a.b.c reads through dicts."""

    __slots__ = ("_frozen",)

    def __init__(self, *args, **kw):
        object.__setattr__(self, "_frozen", False)
        super().__init__(*args, **kw)

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        try:
            value = self[name]
        except KeyError:
            raise AttributeError(f"no {name!r}; have {', '.join(self) or 'nothing'}") from None
        return Namespace(value) if type(value) is dict else value

    def __setattr__(self, name, value):
        self[name] = value

    def __delattr__(self, name):
        try:
            del self[name]
        except KeyError as e:
            raise AttributeError(*e.args)

    def __setitem__(self, key, value):
        if self._frozen:
            raise TypeError(f"frozen: cannot set {key}")
        if not str(key).isidentifier():
            raise ValueError(f"{key!r} is no good name")
        super().__setitem__(key, value)

    def __or__(self, other):
        return type(self)({**self, **other})

    def freeze(self):
        object.__setattr__(self, "_frozen", True)
        return self

    def __repr__(self):
        return "NS(" + ", ".join(f"{k}={v!r}" for k, v in self.items()) + ")"


def record(name, *fields, **defaults):
    """A class whose with_x() methods return changed copies."""
    def __init__(self, *values, **kw):
        data = {**defaults, **dict(zip(fields, values)), **kw}
        missing = [f for f in fields if f not in data]
        if missing or len(values) > len(fields):
            raise TypeError(f"{name}() wants {', '.join(fields)}")
        self.__dict__.update(data)

    def __getattr__(self, attr):
        prefix, _, field = attr.partition("_")
        if prefix == "with" and field in self.__dict__:
            return lambda value: type(self)(**{**self.__dict__, field: value})
        raise AttributeError(attr)

    def __eq__(self, other):
        return type(self) is type(other) and vars(self) == vars(other)

    return type(name, (), {f.__name__: f for f in (__init__, __getattr__, __eq__)})


ns = Namespace(host="db1", opts={"retry": 2, "tls": {"on": True}})
print(ns.host, ns["host"], ns.opts.tls.on, type(ns.opts).__name__)
ns.port = 5432
ns["user"] = "inga"
print(ns, len(ns))
del ns.user
print("user" in ns, ns.get("user", "-"), getattr(ns, "user", None), hasattr(ns, "port"))
both = ns | {"host": "db2"}
print(both.host, ns.host, isinstance(both, Namespace), ns == dict(ns))
print({**ns.freeze()}["port"], Namespace(), Namespace([("a", 1)]).a)
Tea = record("Tea", "kind", "grams", grams=2.5)
mug = Tea("oolong")
big = mug.with_grams(4).with_kind("sencha")
print(vars(mug), vars(big), mug == Tea("oolong", 2.5), mug == big, Tea.__name__)
actions = [lambda: setattr(ns, "port", 1), lambda: ns.password, lambda: Namespace().x,
           lambda: setattr(both, "two words", 2), lambda: delattr(both, "zip"),
           lambda: Tea(), lambda: Tea("a", 1, 2), lambda: mug.with_milk]
for act in actions:
    try:
        act()
    except (AttributeError, TypeError, ValueError) as e:
        print(f"{type(e).__name__}: {e}")
