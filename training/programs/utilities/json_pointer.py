from __future__ import annotations

import copy
import json
from typing import Any

_RAISE = object()


class PointerError(LookupError):
    pass


def parse(pointer: str) -> list[str]:
    if pointer == "":
        return []
    if pointer[0] != "/":
        raise PointerError(f"pointer must start with '/': {pointer}")
    return [p.replace("~1", "/").replace("~0", "~") for p in pointer[1:].split("/")]


def build(*tokens: str | int) -> str:
    return "".join("/" + str(t).replace("~", "~0").replace("/", "~1") for t in tokens)


def step(node: Any, token: str) -> Any:
    if isinstance(node, list):
        if not token.isdigit() or (token != "0" and token[0] == "0"):
            raise PointerError(f"bad index {token!r}")
        if int(token) >= len(node):
            raise PointerError(f"index {token} of {len(node)}")
        return node[int(token)]
    if isinstance(node, dict) and token in node:
        return node[token]
    raise PointerError(f"no member {token!r} in {type(node).__name__}")


def get(doc: Any, pointer: str, default: Any = _RAISE) -> Any:
    try:
        for token in parse(pointer):
            doc = step(doc, token)
    except PointerError:
        if default is _RAISE:
            raise
        return default
    return doc


def patched(doc: Any, *ops: tuple) -> Any:
    """ops: ('add', ptr, value), ('remove', ptr), ('move', from, to), ('test', ptr, value)"""
    doc = copy.deepcopy(doc)
    for op, pointer, *args in ops:
        *parents, last = parse(pointer)
        target = doc
        for token in parents:
            target = step(target, token)
        match op, target:
            case "add", list():
                target.insert(len(target) if last == "-" else int(last), args[0])
            case "add", dict():
                target[last] = args[0]
            case "remove", list() | dict():
                step(target, last)
                del target[int(last) if isinstance(target, list) else last]
            case "move", _:
                value = get(doc, pointer)
                doc = patched(doc, ("remove", pointer), ("add", args[0], value))
            case "test", _:
                if get(doc, pointer) != args[0]:
                    raise AssertionError(f"{pointer} is {get(doc, pointer)!r}")
            case _:
                raise PointerError(f"cannot {op} in {type(target).__name__}")
    return doc


doc = json.loads('{"name": "Fjord", "a/b": [10, {"m~n": null}], "size": {"w": 3.5}}')
print(parse("/a~1b/1/m~0n"), parse(""), parse("/"))
print(build("a/b", 0, "x~y"), repr(build()))
print(get(doc, "/a~1b/0"), get(doc, "/a~1b/1/m~0n"), get(doc, "/size/h", default=0), get(doc, "") is doc)
new = patched(doc, ("add", "/a~1b/-", True), ("add", "/tags", ["sea"]))
print(json.dumps(new))
print(json.dumps(patched(doc, ("move", "/name", "/a~1b/0"), ("test", "/a~1b/0", "Fjord")), sort_keys=True))
print(len(doc["a/b"]), doc["size"])
for pointer in ("size", "/size/w/x", "/a~1b/01", "/a~1b/2", "/nope"):
    try:
        get(doc, pointer)
    except PointerError as e:
        print(e)
for op in (("test", "/name", "Bay"), ("copy", "/name", "/x"), ("remove", "/size/q")):
    try:
        patched(doc, op)
    except (AssertionError, PointerError) as e:
        print(type(e).__name__, "-", e)
