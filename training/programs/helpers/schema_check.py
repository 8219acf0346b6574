# mini schema language: types, [type], {key: type}, "key?" optional, Either, literals
import json


class SchemaError(ValueError):
    pass


class Either:
    def __init__(self, *options):
        self.options = options

    def __repr__(self):
        return " or ".join(_name(o) for o in self.options)


def _name(schema):
    if isinstance(schema, type):
        return schema.__name__
    return repr(schema)


def problems(data, schema, path="$"):
    """Yield texts, one for each thing that is wrong."""
    if schema is None or schema is object:
        return
    if isinstance(schema, Either):
        if not any(matches(data, o) for o in schema.options):
            yield f"{path}: expected {schema}, got {data!r}"
    elif isinstance(schema, type):
        ok = isinstance(data, schema) and not (isinstance(data, bool) and schema is int)
        if not ok:
            yield f"{path}: expected {schema.__name__}, got {type(data).__name__}"
    elif isinstance(schema, list):
        if not isinstance(data, list):
            yield f"{path}: expected list"
            return
        for i, item in enumerate(data):
            yield from problems(item, schema[0], f"{path}[{i}]")
    elif isinstance(schema, dict):
        if not isinstance(data, dict):
            yield f"{path}: expected object"
            return
        seen = set()
        for raw, sub in schema.items():
            key = raw.rstrip("?")
            seen.add(key)
            if key in data:
                yield from problems(data[key], sub, f"{path}.{key}")
            elif not raw.endswith("?"):
                yield f"{path}: missing {key}"
        for key in sorted(data.keys() - seen):
            yield f"{path}: unexpected {key}"
    elif data != schema:
        yield f"{path}: expected {schema!r}, got {data!r}"


def matches(data, schema):
    return next(problems(data, schema), None) is None


def check(data, schema):
    for problem in problems(data, schema):
        raise SchemaError(problem)
    return data


if __name__ == "__main__":
    TRACK = {"title": str, "secs": Either(int, float), "tags?": [str], "kind": Either("song", "talk")}
    samples = [
        '{"title": "Dawn", "secs": 184, "kind": "song"}',
        '{"title": 9, "secs": "3m", "kind": "noise"}',
        '{"secs": 2.5, "tags": ["a", 1, null], "kind": "talk", "bpm": 90}',
        '[]',
    ]
    for s in samples:
        found = list(problems(json.loads(s), TRACK))
        print(len(found), "problem(s)")
        for f in found:
            print("  ", f)
    print(matches(True, int), matches(True, bool), matches({"a": 1}, {"a": object}))
    print(matches([[1], []], [[int]]), matches(None, None))
    for data, schema in (([1, "2"], [int]), (5, Either(str, [str])), ({}, {"v": 1})):
        try:
            check(data, schema)
        except SchemaError as e:
            print("SchemaError", e)
    assert check("x", str) == "x"
