"""Merging of configuration layers: later wins, None means 'not set', lists have modes."""
from copy import deepcopy
from types import MappingProxyType


class Unset:
    _only = None

    def __new__(cls):
        if cls._only is None:
            cls._only = super().__new__(cls)
        return cls._only

    def __repr__(self):
        return "UNSET"

    def __bool__(self):
        return False


UNSET = Unset()


def coalesce(*values, default=UNSET, skip=(None, UNSET)):
    for v in values:
        if not any(v is s for s in skip):
            return v
    return default


def merge(low, high, *, lists="replace", depth=10):
    if depth == 0:
        raise RecursionError("layers are nested too deep")
    result = dict(low)
    for key, value in high.items():
        mode, bare = lists, key
        if key.endswith("+"):
            mode, bare = "append", key[:-1]
        old = result.get(bare, UNSET)
        if value is UNSET:
            result.pop(bare, None)
        elif value is None:
            result.setdefault(bare, None)
        elif isinstance(old, dict) and isinstance(value, dict):
            result[bare] = merge(old, value, lists=lists, depth=depth - 1)
        elif isinstance(old, list) and isinstance(value, list) and mode != "replace":
            result[bare] = old + [v for v in value if mode == "append" or v not in old]
        else:
            result[bare] = deepcopy(value)
    return result


def layered(*layers, **kw):
    result = {}
    for layer in layers:
        result = merge(result, layer or {}, **kw)
    return result


def origin(key, named):
    """The last layer that sets a key."""
    hit = None
    for name, layer in named.items():
        if layer.get(key) is not None:
            hit = name
    return hit


def freeze(d):
    return MappingProxyType({k: freeze(v) if isinstance(v, dict) else v for k, v in d.items()})


base = {"title": "Blog", "paths": ["src"], "db": {"host": "localhost", "port": 5432}}
site = {"title": None, "paths+": ["plugins", "src"], "db": {"port": 6000, "ssl": True}}
print(layered(base, site))
print(layered(base, {"paths": ["src", "x"]}, lists="union")["paths"], base["paths"])
print(layered(base, {"db": UNSET, "title": UNSET}), layered(), layered(None, {"a": 1}, {}))
print(layered({"a": [1]}, {"a": {"b": 2}}, {"a": "text"}), layered({}, {"new+": [3]}))
print(coalesce(None, 0, 5), coalesce(None), coalesce(UNSET, "", default="x"), coalesce("", 0, "z", skip=("", None)))
print(UNSET is Unset(), bool(UNSET), [UNSET])
named = {"default": base, "site": site, "user": {"title": "My Blog"}}
print(origin("title", named), origin("db", named), origin("nope", named))
frozen = freeze(layered(base))
print(frozen["db"]["port"], len(frozen), "title" in frozen, type(frozen["db"]).__name__)
try:
    frozen["db"]["port"] = 1
except TypeError as e:
    print("TypeError:", e)
try:
    merge({"a": {"b": {}}}, {"a": {"b": {"c": 1}}}, depth=2)
except RecursionError as e:
    print(e)
