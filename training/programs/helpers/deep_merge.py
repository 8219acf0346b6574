import copy
from enum import Enum


class ListMode(Enum):
    REPLACE = "replace"
    APPEND = "append"
    UNION = "union"


class MergeConflict(Exception):
    def __init__(self, path, left, right):
        self.path = ".".join(path) or "<root>"
        super().__init__(f"{self.path}: {type(left).__name__} vs {type(right).__name__}")


DELETE = type("_Delete", (), {"__repr__": lambda self: "<DELETE>"})()


def _merge_lists(a, b, mode):
    if mode is ListMode.REPLACE:
        return list(b)
    if mode is ListMode.APPEND:
        return a + b
    return a + [x for x in b if x not in a]


def deep_merge(base, *others, lists=ListMode.REPLACE, strict=False):
    """Return a new dict; later arguments win."""
    result = copy.deepcopy(base)
    for other in others:
        if other is None:
            continue
        _merge_into(result, other, ListMode(lists), strict, ())
    return result


def _merge_into(target, source, lists, strict, path):
    for key, new in source.items():
        here = path + (str(key),)
        if new is DELETE:
            target.pop(key, None)
            continue
        if key not in target:
            target[key] = copy.deepcopy(new)
            continue
        old = target[key]
        if isinstance(old, dict) and isinstance(new, dict):
            _merge_into(old, new, lists, strict, here)
        elif isinstance(old, list) and isinstance(new, list):
            target[key] = _merge_lists(old, new, lists)
        elif strict and old is not None and type(old) is not type(new):
            raise MergeConflict(here, old, new)
        else:
            target[key] = new


def _selftest():
    defaults = {"log": {"level": "info", "sinks": ["tty"]}, "retries": 3, "token": None}
    site = {"log": {"sinks": ["file", "tty"]}, "proxy": {"host": "p1"}}
    user = {"log": {"level": "debug"}, "retries": DELETE}

    print(deep_merge(defaults, site))
    for mode in ListMode:
        print(mode.value, deep_merge(defaults, site, lists=mode)["log"]["sinks"])
    merged = deep_merge(defaults, site, None, user, lists="append")
    print(sorted(merged))
    print(merged["log"])
    assert defaults["log"] == {"level": "info", "sinks": ["tty"]}
    merged["proxy"]["host"] = "p2"
    print(site["proxy"])
    try:
        deep_merge(defaults, {"log": {"level": 10}}, strict=True)
    except MergeConflict as exc:
        print("conflict at", exc.path, "|", exc)
    print(deep_merge(defaults, {"token": "abc"}, strict=True)["token"])
    print(repr(DELETE))
    try:
        deep_merge({}, {}, lists="zip")
    except ValueError as exc:
        print(exc)


if __name__ == "__main__":
    _selftest()
