import json

uploads = {
    "ok.json": '{"plant": "basil", "ml": 120}',
    "comma.json": '{"plant": "mint", "ml": 90,}',
    "single.json": "{'plant': 'sage'}",
    "empty.json": "",
    "nan.json": '{"plant": "rue", "ml": NaN}',
    "list.json": '["basil", 3]',
    "twice.json": '{"ml": 1, "ml": 2}',
    "cut.json": '{"plant": "thy',
    "two.json": '{"ml": 5} {"ml": 6}',
}


def load(text):
    data = json.loads(text)
    if not isinstance(data, dict):
        raise TypeError(f"expected an object, got {type(data).__name__}")
    ml = data.get("ml", 0)
    if ml != ml:
        raise ValueError("ml is not a number")
    return data.get("plant", "unknown"), ml


accepted, rejected = [], {}
for name, text in uploads.items():
    stem = name.removesuffix(".json")
    try:
        accepted.append(load(text))
    except json.JSONDecodeError as e:
        rejected[stem] = e.pos
        print(f"{stem:<7}line {e.lineno} col {e.colno}: {e.msg}")
    except (TypeError, ValueError) as e:
        rejected[stem] = None
        print(f"{stem:<7}{e}")

print(accepted)
print(rejected)
print(sum(ml for _, ml in accepted), "ml for", [p for p, _ in accepted if p != "unknown"])


def no_duplicates(pairs):
    keys = [k for k, _ in pairs]
    double = {k for k in keys if keys.count(k) > 1}
    if double:
        raise KeyError(f"double: {', '.join(sorted(double))}")
    return dict(pairs)


try:
    json.loads(uploads["twice.json"], object_pairs_hook=no_duplicates)
except KeyError as e:
    print(e, e.args[0])

fixed = uploads["comma.json"].replace(",}", "}")
print(json.loads(fixed), issubclass(json.JSONDecodeError, ValueError))
print(json.loads("[1.10, 2]", parse_float=str, parse_int=lambda s: int(s) * 100))
value, end = json.JSONDecoder().raw_decode(uploads["two.json"])
print(value, end, uploads["two.json"][end:].strip())
json.loads(uploads["single.json"])
