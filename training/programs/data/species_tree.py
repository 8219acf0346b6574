"""A defaultdict tree of animals, counted per branch."""
import json
from collections import defaultdict


def tree():
    return defaultdict(tree)


sightings = [
    ("bird/owl/barn owl", 3),
    ("bird/owl/eagle owl", 1),
    ("bird/finch", 14),
    ("mammal/hare", 5),
    ("mammal/deer/roe deer", 4),
]

root = tree()
for path, n in sightings:
    node = root
    *branches, leaf = path.split("/")
    for b in branches:
        node = node[b]
    node[leaf] = n


def total(node):
    if isinstance(node, int):
        return node
    return sum(map(total, node.values()))


def walk(node, depth=0):
    for name, child in node.items():
        yield depth, name, total(child)
        if not isinstance(child, int):
            yield from walk(child, depth + 1)


for depth, name, n in walk(root):
    print("    " * depth + name + ":", n)

print("all animals:", total(root))
print(json.dumps(root["bird"], indent=1, sort_keys=True))


def leaves(node, trail=()):
    for name, child in node.items():
        if isinstance(child, int):
            yield trail + (name,), child
        else:
            yield from leaves(child, trail + (name,))


rows = sorted(leaves(root), key=lambda r: (-r[1], r[0]))
for trail, n in rows[:3]:
    print(n, " < ".join(reversed(trail)))

deepest = max(leaves(root), key=lambda r: len(r[0]))
print("deepest:", deepest)
print("reptile" in root, len(root))
root["reptile"]["lizard"]       # touching creates
print("reptile" in root, len(root), total(root["reptile"]))
