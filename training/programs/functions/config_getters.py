import json
from copy import deepcopy

MISSING = object()

CONFIG = json.loads("""
{"ship": {"name": "Albatros", "engines": [{"hp": 120}, {"hp": 90}], "crew": null},
 "limits": {"speed": "14", "night": false}}
""")


def dig(data, path, default=None):
    """dig(cfg, 'ship.engines.1.hp') -> 90"""
    node = data
    for step in path.split("."):
        if isinstance(node, dict):
            node = node.get(step, MISSING)
        elif isinstance(node, list):
            try:
                node = node[int(step)]
            except (ValueError, IndexError):
                node = MISSING
        else:
            node = MISSING
        if node is MISSING:
            return default
    return node


def plant(data, path, value):
    *parents, last = path.split(".")
    node = data
    for step in parents:
        node = node.setdefault(step, {})
        if not isinstance(node, dict):
            raise TypeError(f"{step} holds a {type(node).__name__}")
    old = node.get(last)
    node[last] = value
    return old


def flatten(data, prefix=""):
    flat = {}
    if isinstance(data, dict):
        pairs = data.items()
    elif isinstance(data, list):
        pairs = enumerate(data)
    else:
        return {prefix: data}
    for k, v in pairs:
        flat.update(flatten(v, f"{prefix}.{k}" if prefix else str(k)))
    return flat


def changes(old, new):
    a, b = flatten(old), flatten(new)
    for key in sorted(a.keys() | b.keys()):
        if a.get(key, MISSING) != b.get(key, MISSING):
            yield key, a.get(key, "-"), b.get(key, "-")


for p in ("ship.name", "ship.engines.1.hp", "ship.engines.x", "ship.crew.size", "limits.night"):
    print(p, "=", dig(CONFIG, p, default="n/a"))
mine = deepcopy(CONFIG)
print(plant(mine, "limits.speed", 16), plant(mine, "radio.channel", 9))
try:
    plant(mine, "ship.name.short", "Alb")
except TypeError as e:
    print("cannot plant:", e)
for change in changes(CONFIG, mine):
    print("%-14s %r -> %r" % change)
print(len(flatten(mine)), flatten({}), flatten(5, "n"), list(changes({}, {})))
