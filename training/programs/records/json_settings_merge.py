import json

defaults = json.loads("""
{"window": {"width": 1024, "height": 768, "title": "Vogeluhr"},
 "volume": 0.8, "muted": false, "recent": [], "theme": null}
""")
user = json.loads('{"window": {"width": 1600}, "recent": ["amsel.wav", "zilpzalp.wav"], "volume": 1, "lang": "de"}')


def merge(base, extra, path=""):
    result = dict(base)
    for key, value in extra.items():
        where = f"{path}/{key}"
        if key not in base:
            print("new  ", where, json.dumps(value))
        elif isinstance(value, dict) and isinstance(base[key], dict):
            value = merge(base[key], value, where)
        elif base[key] != value:
            print("set  ", where, json.dumps(base[key]), "->", json.dumps(value))
        result[key] = value
    return result


config = merge(defaults, user)
print(json.dumps(config, sort_keys=True))
print(json.dumps(config["window"], indent=2))
print(json.dumps({"b": (1, 2), "a": {True: None, 3: 1.0}}, separators=(",", ":")))
print(json.dumps("Größe: 5 µm\t\"ok\""), json.dumps("Größe", ensure_ascii=False))
print(json.dumps([]), json.dumps({}, indent=4), json.dumps([[], {}], indent=None))

copy = json.loads(json.dumps(config))
print(copy == config, copy["window"] is config["window"], type(copy["volume"]).__name__)
tuple_back = json.loads(json.dumps({"pos": (3, 4), 7: "seven"}))
print(tuple_back)

text = json.dumps({"values": [1, 2.50, -3e4], "ok": True}, indent=1)
print(len(text.splitlines()), text.count(" "), repr(text[:12]))
print(config["theme"] is None, config.get("font", "mono"), len(config["recent"]), config["window"]["title"][::-1])
print(json.loads("[1, 2.0, 1e2, -0, true, null]"), json.loads(' "x\\u00e4" '))
