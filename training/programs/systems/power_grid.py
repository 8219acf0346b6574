"""Merit order dispatch in a tiny power grid."""
from __future__ import annotations
from typing import Iterator, NamedTuple


class Blackout(RuntimeError):
    def __init__(self, hour: int, missing: float):
        super().__init__(f"hour {hour}: {missing:.0f} MW missing")
        self.missing = missing


class Supply(NamedTuple):
    plant: str
    mw: float
    cost: float


class Plant:
    def __init__(self, name: str, capacity: float, price: float):
        self.name, self.capacity, self.price = name, capacity, price

    def available(self, hour: int) -> float:
        return self.capacity

    def __lt__(self, other: Plant) -> bool:
        return self.price < other.price


class Solar(Plant):
    def available(self, hour: int) -> float:
        if not 6 <= hour <= 18:
            return 0.0
        return self.capacity * (1 - abs(12 - hour) / 6)


class Battery(Plant):
    def __init__(self, name: str, capacity: float, charge: float):
        super().__init__(name, capacity, price=55)
        self.charge = charge

    def available(self, hour: int) -> float:
        return min(self.capacity, self.charge)

    def drain(self, mw: float) -> None:
        self.charge -= mw


class Grid:
    def __init__(self, *plants: Plant):
        self.plants = sorted(plants)

    def dispatch(self, hour: int, demand: float) -> Iterator[Supply]:
        rest = demand
        for plant in self.plants:
            mw = min(rest, plant.available(hour))
            if mw <= 0:
                continue
            if isinstance(plant, Battery):
                plant.drain(mw)
            rest -= mw
            yield Supply(plant.name, mw, mw * plant.price)
            if rest == 0:
                return
        raise Blackout(hour, rest)


def main() -> None:
    cell = Battery("cell", 40, charge=60)
    grid = Grid(Plant("coal", 120, 48), Solar("sun", 90, 0), cell, Plant("gas", 50, 80))
    print([p.name for p in grid.plants])
    total = 0.0
    for hour, demand in [(3, 110), (9, 150), (12, 260), (20, 190), (21, 240)]:
        used = []
        try:
            for s in grid.dispatch(hour, demand):
                used.append(f"{s.plant} {s.mw:.0f}")
                total += s.cost
        except Blackout as dark:
            print("BLACKOUT", dark)
        print(f"{hour:02d}h {demand:>4} MW <- {', '.join(used)}")
    print(f"cost {total:,.2f}, battery {cell.charge}")


if __name__ == "__main__":
    main()
