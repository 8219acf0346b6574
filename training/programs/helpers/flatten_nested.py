"""flatten() and unflatten() for nested mappings, with a choice of separator."""
from collections.abc import Mapping, Sequence
import json


def flatten(data, *, sep=".", prefix="", keep_empty=True):
    if not isinstance(data, Mapping):
        raise TypeError("flatten() wants a mapping")
    flat = {}
    for key, value in _walk(data, prefix, sep, keep_empty):
        if key in flat:
            raise ValueError(f"duplicate key after flattening: {key}")
        flat[key] = value
    return flat


def _walk(node, prefix, sep, keep_empty):
    if isinstance(node, Mapping):
        items = node.items()
    elif isinstance(node, Sequence) and not isinstance(node, (str, bytes)):
        items = enumerate(node)
    else:
        yield prefix, node
        return
    empty = True
    for key, value in items:
        empty = False
        yield from _walk(value, f"{prefix}{sep}{key}" if prefix else str(key), sep, keep_empty)
    if empty and keep_empty and prefix:
        yield prefix, type(node)()


def unflatten(flat, *, sep="."):
    root = {}
    for key, value in flat.items():
        parts = key.split(sep)
        node = root
        for part in parts[:-1]:
            node = node.setdefault(part, {})
            if not isinstance(node, dict):
                raise ValueError(f"{key!r} passes through a leaf at {part!r}")
        node[parts[-1]] = value
    return _listify(root)


def _listify(node):
    if not isinstance(node, dict):
        return node
    node = {k: _listify(v) for k, v in node.items()}
    if node and all(k.isdigit() for k in node):
        order = sorted(node, key=int)
        if [int(k) for k in order] == list(range(len(order))):
            return [node[k] for k in order]
    return node


if __name__ == "__main__":
    doc = json.loads('{"zoo": {"bears": ["Bo", "Ann"], "fees": {"adult": 12.5}}, "x": {}}')
    flat = flatten(doc)
    for k in flat:
        print("%-14s %r" % (k, flat[k]))
    print(unflatten(flat) == doc)
    print(flatten(doc, sep="/", keep_empty=False))
    print(flatten({"a": (1, [2, 3])}, prefix="root"))
    print(unflatten({"a_0": "p", "a_1": "q", "b_1": "r"}, sep="_"))
    for bad in ({"a": 1, "a.b": 2},):
        try:
            unflatten(bad)
        except ValueError as e:
            print("ValueError:", e)
    try:
        flatten({"a": {"b": 1}, "a.b": 2})
    except ValueError as e:
        print("ValueError:", e)
    try:
        flatten([1, 2])
    except TypeError as e:
        print("TypeError:", e)
    assert flatten({"k": b"raw"}) == {"k": b"raw"}
    assert unflatten({}) == {}
