def flatten(tree, prefix=""):
    flat = {}
    for key, val in tree.items():
        path = f"{prefix}.{key}" if prefix else key
        if isinstance(val, dict):
            flat.update(flatten(val, path))
        elif isinstance(val, (list, tuple)):
            for i, item in enumerate(val):
                flat[f"{path}[{i}]"] = item
        else:
            flat[path] = val
    return flat


def deep_merge(base, extra):
    result = base.copy()
    for k, v in extra.items():
        if isinstance(v, dict) and isinstance(result.get(k), dict):
            result[k] = deep_merge(result[k], v)
        else:
            result[k] = v
    return result


def dig(tree, path, default=None):
    node = tree
    for part in path.split("."):
        try:
            node = node[part]
        except (KeyError, TypeError):
            return default
    return node


base = {"db": {"host": "local", "port": 5432}, "tags": ["x", "y"]}
prod = {"db": {"host": "db1"}, "debug": False}

cfg = deep_merge(base, prod)
for k, v in flatten(cfg).items():
    print(k, "=", v)
print("base untouched:", base["db"]["host"])
print(dig(cfg, "db.port"), dig(cfg, "db.user", "n/a"), dig(cfg, "debug.level"))
before, after = flatten(base), flatten(cfg)
changed = {k: (before.get(k), v) for k, v in after.items() if before.get(k) != v}
print(changed)
print("shared list?", cfg["tags"] is base["tags"])
