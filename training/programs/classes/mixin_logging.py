class LogMixin:
    def log(self, msg):
        if not hasattr(self, "_log"):
            self._log = []
        self._log.append(f"{self.__class__.__name__}: {msg}")

    def dump(self):
        for i, line in enumerate(getattr(self, "_log", []), 1):
            print(i, line)


class DictMixin:
    def to_dict(self):
        return {k: v for k, v in self.__dict__.items() if not k.startswith("_")}


class CompareMixin:
    sort_key = "name"

    def _key(self):
        return getattr(self, self.sort_key)

    def __lt__(self, other):
        return self._key() < other._key()

    def __le__(self, other):
        return not other < self


class Plant(LogMixin, DictMixin, CompareMixin):
    sort_key = "height"

    def __init__(self, name, height):
        self.name = name
        self.height = height
        self.log("planted " + name)

    def grow(self, cm):
        self.height += cm
        self.log(f"+{cm} cm")


class Tool(DictMixin, CompareMixin):
    def __init__(self, name):
        self.name = name


beds = [Plant("tomato", 30), Plant("basil", 12), Plant("bean", 25)]
beds[1].grow(5)
beds[1].grow(15)
print([p.name for p in sorted(beds)])
print(beds[1].to_dict())
beds[1].dump()
tools = sorted([Tool("spade"), Tool("hoe")])
print(tools[0].to_dict(), tools[0] <= tools[1])
print([c.__name__ for c in Plant.__mro__])
print(hasattr(tools[0], "log"), beds[0] < beds[1], beds[2] <= beds[2])
