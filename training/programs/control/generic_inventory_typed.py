from __future__ import annotations

from typing import Generic, Optional, Protocol, TypeVar, Union

T = TypeVar("T", bound="Weighted")
Number = Union[int, float]


class Weighted(Protocol):
    name: str

    def weight(self) -> Number: ...


class Sword:
    def __init__(self, name: str, length: int) -> None:
        self.name = name
        self.length = length

    def weight(self) -> float:
        return self.length * 0.05


class Potion:
    def __init__(self, name: str) -> None:
        self.name = name

    def weight(self) -> int:
        return 1


class Backpack(Generic[T]):
    def __init__(self, limit: Number) -> None:
        self.limit = limit
        self._items: list[T] = []

    def load(self) -> Number:
        return sum(i.weight() for i in self._items)

    def put(self, item: T) -> bool:
        if self.load() + item.weight() > self.limit:
            return False
        self._items.append(item)
        return True

    def heaviest(self) -> Optional[T]:
        return max(self._items, key=lambda i: i.weight(), default=None)


pack: Backpack[Weighted] = Backpack(limit=6)
print("empty:", pack.heaviest())
for thing in (Potion("red"), Sword("Biter", 60), Sword("Claymore", 110), Potion("blue")):
    ok = pack.put(thing)
    print(f"{thing.name}: {'packed' if ok else 'too heavy'} ({pack.load():.1f})")
best = pack.heaviest()
if best is not None:
    print("heaviest is", best.name, best.weight())
