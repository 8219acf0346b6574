# Settings from defaults, file and command line are merged (deeply), then compared
defaults = {
    "theme": "light",
    "font": {"name": "Mono", "size": 12},
    "plugins": ["spell"],
}
from_file = {"font": {"size": 14}, "plugins": ["+git", "-spell"], "tabs": 4}
from_args = {"theme": None, "font.bold": True, "tabs": 2}


def expand(flat):
    """{'a.b': 1} -> {'a': {'b': 1}}"""
    out = {}
    for dotted, value in flat.items():
        *path, last = dotted.split(".")
        target = out
        for key in path:
            target = target.setdefault(key, {})
        target[last] = value
    return out


def merge(old, new):
    result = {**old}
    for key, value in new.items():
        before = result.get(key)
        if value is None:
            result.pop(key, None)
        elif isinstance(before, dict) and isinstance(value, dict):
            result[key] = merge(before, value)
        elif isinstance(before, list):
            result[key] = merge_list(before, value)
        else:
            result[key] = value
    return result


def merge_list(old, changes):
    items = old[:]
    for change in changes:
        sign, name = change[0], change[1:]
        if sign == "+" and name not in items:
            items.append(name)
        elif sign == "-" and name in items:
            items.remove(name)
        elif sign not in "+-":
            return list(changes)
    return items


def diff(a, b, path=""):
    for key in sorted(a.keys() | b.keys()):
        where = f"{path}{key}"
        if key not in b:
            yield f"- {where}"
        elif key not in a:
            yield f"+ {where} = {b[key]!r}"
        elif a[key] != b[key]:
            if isinstance(a[key], dict):
                yield from diff(a[key], b[key], where + ".")
            else:
                yield f"~ {where}: {a[key]!r} -> {b[key]!r}"


print(expand(from_args))
step = merge(defaults, from_file)
final = merge(step, expand(from_args))
print(final)
for line in diff(defaults, final):
    print(line)
print(defaults["plugins"], defaults["font"] is step["font"])
print(merge_list(["a", "b"], ["-c", "+a"]), merge_list(["a"], ["x", "y"]))
flat = defaults | from_file
print(flat["font"], list(flat))
print(list(diff(final, final)), len(final))
