import json


class Book:
    def __init__(self, title, year, tags=()):
        self.title = title
        self.year = year
        self.tags = set(tags)


class BookEncoder(json.JSONEncoder):
    def default(self, o):
        if isinstance(o, Book):
            return {"t": o.title, "y": o.year, "g": o.tags}
        if isinstance(o, set):
            return sorted(o)
        return super().default(o)


def hook(d):
    if "t" in d:
        return Book(d["t"], d["y"], d["g"])
    return d


shelf = {
    "r": 4,
    "b": [Book("Été", 10, [])],
}

text = json.dumps(shelf, cls=BookEncoder)
print(text[:40])
print("\\u00c9" in text, len(text))

back = json.loads(text, object_hook=hook)
for book in back["b"]:
    print(type(book).__name__, book.title, book.year, sorted(book.tags))

try:
    json.dumps({"x": 2j}, cls=BookEncoder)
except TypeError as e:
    print("TypeError:", e)

print(json.dumps("Été", ensure_ascii=False))
print(json.dumps([None, True, 1.0, "a\tb"]))
print(json.loads("[1e2, -0.5, \"\\u0041\"]"))
print(json.dumps({1: "one", None: "none"}))


def walk(node, depth=0):
    if isinstance(node, dict):
        return max([walk(v, depth + 1) for v in node.values()], default=depth)
    if isinstance(node, list):
        return max([walk(v, depth + 1) for v in node], default=depth)
    return depth


print("depth:", walk(json.loads(text)))
