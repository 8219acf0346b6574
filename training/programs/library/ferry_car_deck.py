# car deck of a small ferry - lanes, weights, balance (first in, last out)
import copy
from collections import deque
from dataclasses import dataclass


@dataclass(order=True)
class Car:
    kg: int
    plate: str
    metres: float = 4.5


class Deck:
    def __init__(self, lanes, length):
        self.length = length
        self.data = {name: [] for name in lanes}

    def free(self, lane):
        return self.length - sum(c.metres for c in self.data[lane])

    def load(self, car):
        room = [l for l in self.data if self.free(l) >= car.metres]
        if not room:
            return None
        lightest = min(room, key=lambda l: sum(c.kg for c in self.data[l]))
        self.data[lightest].append(car)
        return lightest

    def unload_first(self, lane):
        car = self.data[lane][0]
        del self.data[lane][0]
        return car

    def tilt(self):
        left, *middle, right = [sum(c.kg for c in cars) for cars in self.data.values()]
        return left - right

    def show(self):
        return " | ".join(",".join(c.plate for c in cars) or "-" for cars in self.data.values())


queue = deque([
    Car(1400, "AB-1"), Car(2600, "VAN", 6.0), Car(1100, "EL-9", 3.6),
    Car(900, "ID-3", 3.6), Car(7800, "TRUCK", 9.0), Car(1300, "KM-7"),
])
deck = Deck(["port", "mid", "star"], 12)
waiting = []
while queue:
    car = queue.popleft()
    lane = deck.load(car)
    if lane is None:
        waiting.append(car)
    print(f"{car.plate:<6}{car.kg:>5} kg -> {lane or 'stays'}")

print(deck.show(), "tilt", deck.tilt())
before = copy.deepcopy(deck)
shallow = copy.copy(deck)

off = deck.unload_first("port")
print("off:", off, [round(deck.free(l), 1) for l in deck.data])
print(len(before.data["port"]), len(shallow.data["port"]), shallow.data is deck.data)

while waiting and deck.load(waiting[-1]):
    waiting.pop()
print(deck.show(), "waiting", [c.plate for c in waiting])

heaviest = max(c for cars in before.data.values() for c in cars)
all_before = [c for cars in before.data.values() for c in cars]
print(heaviest.plate, min(all_before).plate, off in all_before, any(off is c for c in all_before))
del deck.data["mid"]
print(sorted(deck.data), deck.tilt(), sorted(all_before)[1].kg)
fare = sum(18 + 2.5 * max(0, c.metres - 4) for c in all_before)
print(f"fares {fare:,.2f} for {sum(c.kg for c in all_before) / 1000:.1f} t")
