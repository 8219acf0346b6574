"""get_in / set_in / update_in without changing the original."""
from __future__ import annotations
from typing import Any, Callable, Sequence

Key = "str | int"


class PathError(LookupError):
    def __init__(self, path: Sequence, depth: int):
        self.path = tuple(path)
        self.depth = depth
        super().__init__(f"no {path[depth]!r} at depth {depth}")


def get_in(data: Any, path: Sequence, *default: Any) -> Any:
    for depth, key in enumerate(path):
        try:
            data = data[key]
        except (KeyError, IndexError, TypeError) as err:
            if default:
                return default[0]
            raise PathError(path, depth) from err
    return data


def set_in(data: Any, path: Sequence, value: Any) -> Any:
    if not path:
        return value
    head, *tail = path
    if isinstance(data, list):
        copy = list(data)
        copy[head] = set_in(copy[head], tail, value)
        return copy
    inner = {} if data is None else data
    return {**inner, head: set_in(inner.get(head), tail, value)}


def update_in(data: Any, path: Sequence, func: Callable, *args: Any, **kw: Any) -> Any:
    return set_in(data, path, func(get_in(data, path, None), *args, **kw))


def dissoc_in(data: dict, path: Sequence) -> dict:
    *parents, last = path
    inner = get_in(data, parents, None)
    if not isinstance(inner, dict) or last not in inner:
        return data
    rest = {k: v for k, v in inner.items() if k != last}
    return set_in(data, parents, rest)


def leaf_paths(data: Any, prefix: tuple = ()) -> list[tuple]:
    if isinstance(data, dict):
        pairs = data.items()
    elif isinstance(data, (list, tuple)):
        pairs = enumerate(data)
    else:
        return [prefix]
    return [p for k, v in pairs for p in leaf_paths(v, prefix + (k,))]


shop = {"name": "Kiosk Nord", "address": {"street": "Hafenweg 3", "geo": [54.3, 10.1]}}

print(get_in(shop, ["address", "street"]))
print(get_in(shop, ["address", "geo", -1]), get_in(shop, []) is shop)
print(get_in(shop, ["owner", "phone"], "n/a"))
for path in (["address", "zip"], ["address", "geo", 5], ["name", "first"]):
    try:
        get_in(shop, path)
    except PathError as err:
        print(f"{'/'.join(map(str, err.path))}: {err}", type(err.__cause__).__name__)

moved = set_in(shop, ["address", "geo", 0], 54.75)
print(moved["address"]["geo"], shop["address"]["geo"])
print(set_in(None, ("a", "b"), 1), set_in({}, (), "all"))
print(update_in(shop, ["name"], str.upper)["name"])
print(update_in({"n": {"hits": 7}}, ("n", "hits"), max, 12, key=lambda x: -x))
print(update_in({}, ["tags"], lambda old, new: (old or []) + [new], "fresh"))
print(dissoc_in(shop, ["address", "geo"])["address"])
print(dissoc_in(shop, ["x", "y"]) is shop)
print(leaf_paths(shop))
print(leaf_paths({"empty": {}, "one": [()]}), leaf_paths(3))
