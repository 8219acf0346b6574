"""A bounded mapping which forgets the least recently used entry."""
from collections import OrderedDict
from collections.abc import MutableMapping


class LRUMap(MutableMapping):
    def __init__(self, capacity, items=(), *, on_evict=None):
        if not isinstance(capacity, int):
            raise TypeError("capacity must be an int")
        if capacity <= 0:
            raise ValueError(f"capacity must be > 0, not {capacity}")
        self._cap = capacity
        self._data = OrderedDict()
        self._on_evict = on_evict
        self.update(items)

    def __getitem__(self, key):
        value = self._data[key]
        self._data.move_to_end(key)
        return value

    def __setitem__(self, key, value):
        self._data[key] = value
        self._data.move_to_end(key)
        self._shrink()

    def _shrink(self):
        while len(self._data) > self._cap:
            k, v = self._data.popitem(last=False)
            if self._on_evict is not None:
                self._on_evict(k, v)

    def __delitem__(self, key):
        del self._data[key]

    def __contains__(self, key):
        return key in self._data

    def __iter__(self):
        return iter(self._data)

    def __len__(self):
        return len(self._data)

    def peek(self, key, default=None):
        return self._data.get(key, default)

    @property
    def capacity(self):
        return self._cap

    @capacity.setter
    def capacity(self, n):
        self._cap = max(1, n)
        self._shrink()

    def __repr__(self):
        inner = ", ".join(f"{k}: {v}" for k, v in self._data.items())
        return f"LRUMap<{len(self)}/{self._cap}>({inner})"


if __name__ == "__main__":
    lost = []
    tiles = LRUMap(3, {"a1": "grass", "a2": "sand"}, on_evict=lambda k, v: lost.append(k))
    tiles["b1"] = "rock"
    print(tiles)
    print(tiles["a1"], tiles.peek("a2"), tiles.peek("zz", "?"))
    tiles["b2"] = "lake"
    print(tiles, lost)
    print("a2" in tiles, tiles.get("a2"), list(tiles))
    tiles["b1"] = "iron"
    tiles.capacity = 1
    print(tiles, lost)
    print(tiles.setdefault("c", "new"), tiles.pop("c"), len(tiles))
    for args in ((0,), ("3",), (-4, [])):
        try:
            LRUMap(*args)
        except (TypeError, ValueError) as exc:
            print(type(exc).__name__, exc)
    try:
        del tiles["gone"]
    except KeyError as exc:
        print("KeyError", exc)
    assert dict(LRUMap(2, [(1, 2), (3, 4), (5, 6)])) == {3: 4, 5: 6}
