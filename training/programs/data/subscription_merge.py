from collections import ChainMap
import json

defaults = {"lang": "en", "mails": {"news": True, "tips": False}, "limit": 10}
plan = {"limit": 50, "mails": {"tips": True}}
user = {"lang": "fr", "mails": {"news": False}, "theme": "dark"}


def deep_merge(base, extra, path=""):
    result = dict(base)
    for key, value in extra.items():
        where = f"{path}.{key}" if path else key
        if isinstance(value, dict) and isinstance(result.get(key), dict):
            result[key] = deep_merge(result[key], value, where)
        else:
            if key in result and result[key] != value:
                print(f"  {where}: {result[key]!r} -> {value!r}")
            elif key not in result:
                print(f"  {where}: new {value!r}")
            result[key] = value
    return result


def flatten(d, prefix=()):
    for k, v in d.items():
        if isinstance(v, dict):
            yield from flatten(v, prefix + (k,))
        else:
            yield "/".join(prefix + (k,)), v


print("plan over defaults")
step = deep_merge(defaults, plan)
print("user over that")
final = deep_merge(step, user)
print(json.dumps(final, indent=4, sort_keys=True))

shallow = defaults | plan | user
print("shallow mails:", shallow["mails"])
chain = ChainMap(user, plan, defaults)
print("chain:", chain["lang"], chain["limit"], chain["mails"])
chain["limit"] = 5
print(user["limit"], plan["limit"], defaults["limit"])

before, after = dict(flatten(defaults)), dict(flatten(final))
changed = {k: (before.get(k), v) for k, v in after.items() if before.get(k) != v}
for k in sorted(changed):
    old, new = changed[k]
    print(f"{k:<12}{str(old):<7}{new}")
same = before.keys() & after.keys() - changed.keys()
print("unchanged:", len(same))
