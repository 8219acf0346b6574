import json


class ReprMixin:
    def __repr__(self):
        inner = ", ".join(f"{k}={v!r}" for k, v in self.public().items())
        return f"{type(self).__name__}({inner})"

    def public(self):
        return {k: v for k, v in self.__dict__.items() if not k.startswith("_")}


class JsonMixin:
    json_options = {"sort_keys": True, "ensure_ascii": False}

    def to_json(self):
        return json.dumps(self.public(), **self.json_options)

    @classmethod
    def from_json(cls, text):
        return cls(**json.loads(text))


class EqualMixin:
    def __eq__(self, other):
        return type(self) is type(other) and self.public() == other.public()


class HistoryMixin:
    def __init__(self, *args, **kwargs):
        self._changes = []
        super().__init__(*args, **kwargs)

    def update(self, **changes):
        for key, value in changes.items():
            old = getattr(self, key)
            if old != value:
                self._changes.append((key, old, value))
                setattr(self, key, value)
        return len(self._changes)

    def revert(self):
        while self._changes:
            key, old, _ = self._changes.pop()
            setattr(self, key, old)


class Plant(ReprMixin, JsonMixin, EqualMixin):
    def __init__(self, name, price, hardy=True):
        self.name = name
        self.price = price
        self.hardy = hardy


class TrackedPlant(HistoryMixin, Plant):
    json_options = {**Plant.json_options, "indent": None, "separators": ("; ", "=")}

    def public(self):
        data = super().public()
        data["changed"] = len(self._changes)
        return data


fern = Plant("Königsfarn", 14.9)
print(fern)
print(fern.to_json())
again = Plant.from_json(fern.to_json())
print(again == fern, again is fern, again != Plant("Königsfarn", 15))

tree = TrackedPlant("Olivo", 89, hardy=False)
print(tree.update(price=79, name="Olivo"), tree.update(hardy=True))
print(tree)
print(tree.to_json())
tree.revert()
print(tree.price, tree.hardy, tree._changes)
print([c.__name__ for c in TrackedPlant.__mro__])
print(tree == Plant("Olivo", 89, False), isinstance(tree, JsonMixin))
try:
    TrackedPlant.from_json('{"name": "Salvia", "cost": 3}')
except TypeError as e:
    print("TypeError:", e)
try:
    tree.update(price=70, height=1.2)
except AttributeError as e:
    print("AttributeError:", e, tree.price)
print(Plant.from_json('{"price": 0, "name": ""}'))
