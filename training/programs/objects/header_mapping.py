from collections.abc import MutableMapping


class Headers(MutableMapping):
    """Mapping with case-insensitive keys and repeated values."""

    def __init__(self, *args, **kwargs):
        self._store = {}
        self.update(*args, **{k.replace("_", "-"): v for k, v in kwargs.items()})

    @staticmethod
    def _norm(key):
        return "-".join(p.capitalize() for p in key.split("-"))

    def __getitem__(self, key):
        return ", ".join(self._store[self._norm(key)])

    def __setitem__(self, key, value):
        self._store[self._norm(key)] = [str(value)]

    def __delitem__(self, key):
        del self._store[self._norm(key)]

    def __iter__(self):
        return iter(self._store)

    def __len__(self):
        return len(self._store)

    def add(self, key, value):
        self._store.setdefault(self._norm(key), []).append(str(value))

    def getlist(self, key):
        return self._store.get(self._norm(key), [])[:]

    @classmethod
    def parse(cls, block):
        headers = cls()
        last = None
        for line in block.strip().split("\n"):
            if line[0] in " \t" and last:
                headers._store[last][-1] += " " + line.strip()
                continue
            name, _, value = line.partition(":")
            headers.add(name.strip(), value.strip())
            last = cls._norm(name.strip())
        return headers

    def __str__(self):
        return "\r\n".join(f"{k}: {v}" for k, vs in self._store.items() for v in vs)


h = Headers.parse("""
content-type: text/plain
SET-COOKIE: a=1
set-cookie: b=2; Path=/
X-Note: first
  second part
Content-Length:348
""")
print(len(h), list(h))
print(h["Set-cookie"], h.getlist("set-COOKIE"))
print(h["x-note"], int(h["content-length"]) / 2)
print("X-NOTE" in h, "etag" in h, h.get("Etag", "none"))
h["content-LENGTH"] = 12
print(h.pop("x-note"), h.pop("x-note", None))
print(repr(str(h)))
h.setdefault("accept", "*/*")
h.setdefault("ACCEPT", "text/html")
print(h["Accept"], list(h.keys())[-1])
other = Headers({"Host": "localhost:8080"}, user_agent="curl/8.5", dnt=1)
print(dict(other))
h.update(other)
print(len(h), h == dict(h), other.popitem())
try:
    del h["missing"]
except KeyError as e:
    print("KeyError", e)
values = h.getlist("set-cookie")
values.clear()
print(h.getlist("set-cookie"), sorted(h.values(), key=len)[0])
h.clear()
print(h._store, bool(h), str(h) == "")
