# small dict functions (lodash envy)
from collections import defaultdict


def pick(d, *keys, default=None, strict=False):
    if strict:
        return {k: d[k] for k in keys}
    if default is not None:
        return {k: d.get(k, default) for k in keys}
    return {k: d[k] for k in keys if k in d}


def omit(d, *keys, when=None):
    return {k: v for k, v in d.items() if k not in keys and not (when and when(v))}


def invert(d, *, many=False):
    if many:
        out = defaultdict(list)
        for k, v in d.items():
            out[v].append(k)
        return dict(out)
    if len(set(d.values())) < len(d):
        raise ValueError("values are not unique")
    return {v: k for k, v in d.items()}


def rename(d, mapping=None, /, **names):
    mapping = {**(mapping or {}), **names}
    return {mapping.get(k, k): v for k, v in d.items()}


def map_values(d, func, *args):
    return {k: func(v, *args) for k, v in d.items()}


def merge_with(func, *dicts):
    out = {}
    for d in dicts:
        for k, v in d.items():
            out[k] = func(out[k], v) if k in out else v
    return out


def index_by(rows, key, *, last=True):
    out = {}
    for row in rows:
        if last:
            out[row[key]] = row
        else:
            out.setdefault(row[key], row)
    return out


def first_key(d, value, default=None):
    return next((k for k, v in d.items() if v == value), default)


def zip_dict(keys, values, fill=None):
    values = list(values)
    values += [fill] * (len(keys) - len(values))
    return dict(zip(keys, values))


user = {"id": 7, "name": "Asha", "mail": None, "city": "Pune"}
print(pick(user, "name", "phone"), pick(user, "phone", "id", default="?"))
print(omit(user, "id", "zip"), omit(user, when=lambda v: v is None), omit({}))
print(invert({"a": 1, "b": 2}), invert({"tea": "hot", "ice": "cold", "soup": "hot"}, many=True))
print(rename(user, {"id": "_id"}, city="town", none="x"))
print(rename({"mapping": 1}, mapping="m"))
print(map_values({"x": 3.14159, "y": -2.5}, round, 1), map_values({"s": " hi "}, str.strip))
print(merge_with(lambda a, b: a + b, {"ann": 2, "bo": 5}, {"bo": 1}, {}, {"cy": 4, "ann": -2}))
print(merge_with(max, {"k": "b"}, {"k": "abc"}), merge_with(None))
rows = [{"sku": "A1", "n": 2}, {"sku": "B2", "n": 0}, {"sku": "A1", "n": 9}]
print(index_by(rows, "sku"), index_by(rows, "sku", last=False)["A1"]["n"])
print(first_key({"mon": 3, "tue": 5, "wed": 5}, 5), first_key({}, 1, default="none"))
print(zip_dict("abc", [1, 2]), zip_dict(["k"], (v for v in "xyz")), zip_dict([], []))
print(user | {"name": "Ravi"} == user, list(user | {"id": 8})[0], user.keys() - {"id"} >= {"city"})
for call in (lambda: pick(user, "id", "age", strict=True), lambda: invert({1: "a", 2: "a"}), lambda: invert({"k": []})):
    try:
        call()
    except (KeyError, ValueError, TypeError) as e:
        print(type(e).__name__, e)
