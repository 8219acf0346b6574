"""Difference of two nested dicts as a list of changes, and how to apply it."""
from __future__ import annotations
from typing import Any, Iterator, NamedTuple


class Change(NamedTuple):
    op: str
    path: tuple
    old: Any = None
    new: Any = None

    def __str__(self):
        where = "/".join(map(str, self.path))
        if self.op == "add":
            return f"+ {where} = {self.new!r}"
        if self.op == "remove":
            return f"- {where} (was {self.old!r})"
        return f"~ {where}: {self.old!r} -> {self.new!r}"


class PatchError(LookupError):
    pass


def diff(a: dict, b: dict, *, ignore=(), _path=()) -> Iterator[Change]:
    for key in sorted(a.keys() | b.keys(), key=str):
        if key in ignore:
            continue
        here = _path + (key,)
        if key not in b:
            yield Change("remove", here, old=a[key])
        elif key not in a:
            yield Change("add", here, new=b[key])
        elif isinstance(a[key], dict) and isinstance(b[key], dict):
            yield from diff(a[key], b[key], ignore=ignore, _path=here)
        elif a[key] != b[key] or type(a[key]) is not type(b[key]):
            yield Change("change", here, a[key], b[key])


def _copy(d):
    return {k: _copy(v) if isinstance(v, dict) else v for k, v in d.items()}


def patch(doc: dict, changes) -> dict:
    result = _copy(doc)
    for ch in changes:
        node = result
        for part in ch.path[:-1]:
            if part not in node:
                raise PatchError(f"no {part!r} on the way to {ch.path}")
            node = node[part]
        if ch.op == "remove":
            del node[ch.path[-1]]
        else:
            node[ch.path[-1]] = ch.new
    return result


def invert(changes):
    flip = {"add": "remove", "remove": "add"}
    return [Change(flip.get(c.op, c.op), c.path, c.new, c.old) for c in changes][::-1]


if __name__ == "__main__":
    monday = {"menu": {"soup": 4.5, "fish": 11}, "open": True, "staff": 3}
    friday = {"menu": {"soup": 5.0, "cake": 3}, "open": 1, "staff": 3}
    delta = list(diff(monday, friday))
    for change in delta:
        print(change)
    print(patch(monday, delta) == friday, patch(friday, invert(delta)) == monday)
    print(len(list(diff(monday, friday, ignore={"menu"}))))
    print(list(diff(monday, monday)))
    try:
        patch({}, delta)
    except PatchError as e:
        print("patch failed:", e)
    assert monday["menu"]["fish"] == 11
    print([c.op for c in invert(delta)])
