import json

responses = [
    '{"station": "Oslo", "temps": [3, 5, 4], "wind": null}',
    '{"station": "Porto", "temps": [14, 17], "wind": {"speed": 22, "dir": "W"}}',
    "{'station': 'Lyon', 'temps': [9, 11, 8], 'wind': None}",
    '{"station": "Graz", "temps": [], "wind": null}',
]

cache = {}


def decode(raw):
    data = json.loads(raw)
    data.setdefault("temps", [])
    return data


def load(raw):
    data = decode(raw)
    key = data["station"].lower()
    cache[key] = data
    return key


def describe(key):
    data = cache[key]
    if data["temps"]:
        lo, hi = min(data["temps"]), max(data["temps"])
        text = f"{lo}..{hi} C"
    else:
        text = "no data"
    wind = data["wind"]
    if wind:
        text += f", wind {wind['speed']} km/h {wind['dir']}"
    return text


for i, raw in enumerate(responses):
    name = load(raw)
    print(i, name, "->", describe(name))
    print("  cached:", list(cache))

print(json.dumps({k: v["temps"] for k, v in cache.items()}))
