from dataclasses import dataclass, field


@dataclass
class Vehicle:
    kind: str
    metres: float
    tons: float


@dataclass
class Lane:
    length: float
    vehicles: list[Vehicle] = field(default_factory=list)

    @property
    def used(self) -> float:
        return sum(v.metres + 0.5 for v in self.vehicles)

    def room_for(self, v: Vehicle) -> bool:
        return self.used + v.metres <= self.length


class Ferry:
    def __init__(self, lanes: list[float], max_tons: float) -> None:
        self.lanes = [Lane(n) for n in lanes]
        self.max_tons = max_tons

    @property
    def load(self) -> float:
        return sum(v.tons for lane in self.lanes for v in lane.vehicles)

    def board(self, v: Vehicle) -> int | None:
        if self.load + v.tons > self.max_tons:
            return None
        options = [(lane.used, i) for i, lane in enumerate(self.lanes) if lane.room_for(v)]
        if not options:
            return None
        _, i = min(options)
        self.lanes[i].vehicles.append(v)
        return i


SIZES = {"car": (4.5, 1.5), "van": (6.0, 2.5), "truck": (11.0, 18.0), "bike": (2.0, 0.25)}
ferry = Ferry([14, 12], max_tons=25)
waiting = []
for kind in "truck car van bike truck".split():
    v = Vehicle(kind, *SIZES[kind])
    lane = ferry.board(v)
    if lane is None:
        waiting.append(v)
        print(f"{kind:6} stays on the quay")
    else:
        print(f"{kind:6} lane {lane + 1}, load {ferry.load} t")
for i, lane in enumerate(ferry.lanes, 1):
    print(i, [v.kind for v in lane.vehicles], f"{lane.used / lane.length:.0%}")
print("left:", len(waiting), "|", waiting[0])
