"""First-fit packing of crates into trucks."""
from dataclasses import dataclass, field


@dataclass
class Truck:
    number: int
    room: int = 10
    crates: list = field(default_factory=list)

    def fits(self, size: int) -> bool:
        return size <= self.room

    def load(self, size: int) -> None:
        self.crates.append(size)
        self.room -= size


def first_fit(sizes):
    trucks = []
    for size in sizes:
        for t in trucks:
            if t.fits(size):
                t.load(size)
                break
        else:
            t = Truck(len(trucks) + 1)
            t.load(size)
            trucks.append(t)
    return trucks


crates = [4, 7, 5, 3, 6, 2]
plain = first_fit(crates)
print("in order of arrival:")
for t in plain:
    print(" ", t)
better = first_fit(sorted(crates, reverse=True))
print("biggest first:")
for t in better:
    print("  truck %d: %s, room %d" % (t.number, t.crates, t.room))
lower = -(-sum(crates) // 10)
print(len(plain), "vs", len(better), "at least", lower)
