from collections.abc import MutableSet, Sequence


class OrderedSet(MutableSet, Sequence):
    """Set with the order of insertion, and indexing."""
    __slots__ = ("_map",)

    def __init__(self, items=None):
        self._map = dict.fromkeys(items or ())

    def add(self, item):
        self._map.setdefault(item)

    def discard(self, item):
        self._map.pop(item, None)

    def __contains__(self, item):
        return item in self._map

    def __iter__(self):
        return iter(self._map)

    def __reversed__(self):
        return reversed(self._map)

    def __len__(self):
        return len(self._map)

    def __getitem__(self, index):
        keys = list(self._map)
        if isinstance(index, slice):
            return type(self)(keys[index])
        return keys[index]

    def index(self, item, *args):
        for i, key in enumerate(self._map):
            if key == item:
                return i
        raise ValueError(f"{item!r} is not in the set")

    def pop(self, last=True):
        if not self._map:
            raise KeyError("pop from an empty set")
        key = self[-1 if last else 0]
        del self._map[key]
        return key

    def __eq__(self, other):
        if isinstance(other, (OrderedSet, list, tuple)):
            return list(self) == list(other)
        if isinstance(other, (set, frozenset)):
            return set(self._map) == other
        return NotImplemented

    def __repr__(self):
        return "%s(%s)" % (type(self).__name__, ", ".join(map(repr, self)))


if __name__ == "__main__":
    stops = OrderedSet(["Mitte", "Zoo", "Mitte", "Wannsee"])
    print(stops, len(stops))
    stops.add("Zoo")
    stops.add("Potsdam")
    print(stops[0], stops[-1], stops[1:3])
    other = OrderedSet("Zoo Spandau".split())
    print(stops & other, stops | other)
    print(stops - other, stops ^ other)
    print(other <= stops, stops.isdisjoint(["Jena"]))
    print(stops.index("Wannsee"), list(reversed(stops)))
    print(stops.pop(), stops.pop(last=False), stops)
    stops.discard("nowhere")
    for action in (lambda: stops.remove("nowhere"), lambda: stops.index("X"), lambda: OrderedSet().pop()):
        try:
            action()
        except (KeyError, ValueError) as e:
            print(type(e).__name__, e)
    print(stops == ["Zoo", "Wannsee"], stops == {"Wannsee", "Zoo"}, stops == 5)
    stops |= ["Zoo", "Erkner"]
    print(stops)
    assert OrderedSet() == []
