"""A binary search tree made from plain dicts; the key is a height in cm."""
from typing import Any, Iterator, Optional

Node = Optional[dict[str, Any]]


def insert(node: Node, cm: int, name: str) -> dict[str, Any]:
    if node is None:
        return {"cm": cm, "names": [name], "lo": None, "hi": None}
    if cm == node["cm"]:
        node["names"].append(name)
    else:
        side = "lo" if cm < node["cm"] else "hi"
        node[side] = insert(node[side], cm, name)
    return node


def walk(node: Node) -> Iterator[tuple[int, str]]:
    if node:
        yield from walk(node["lo"])
        yield node["cm"], "/".join(node["names"])
        yield from walk(node["hi"])


def height(node: Node) -> int:
    return 0 if node is None else 1 + max(height(node["lo"]), height(node["hi"]))


def find(node: Node, cm: int) -> tuple[list[str], str]:
    trail = ""
    while node is not None and node["cm"] != cm:
        side = "lo" if cm < node["cm"] else "hi"
        trail += side[0]
        node = node[side]
    return (node["names"], trail) if node else ([], trail + "?")


root: Node = None
for line in ["dill 60", "Salbei 45", "mint 60", "Sonnenblume 210", "thyme 20"]:
    plant, _, cm = line.partition(" ")
    root = insert(root, int(cm), plant)

print(list(walk(root)))
print(height(root), height(root["hi"]), height(None))
for wanted in (60, 20, 100):
    print(wanted, *find(root, wanted))

smallest = root
while smallest["lo"]:
    smallest = smallest["lo"]
print("smallest", smallest["names"][0], smallest["cm"])


def between(node, lo, hi):
    if node is None:
        return []
    found = []
    if node["cm"] > lo:
        found += between(node["lo"], lo, hi)
    if lo <= node["cm"] <= hi:
        found.append(node["cm"])
    if node["cm"] < hi:
        found += between(node["hi"], lo, hi)
    return found


print(between(root, 40, 100), between(root, 1, 2))
print(root["hi"]["lo"]["cm"])
