# camping gear library: tents and stoves go out and come back, with small fines
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from enum import Enum


class State(Enum):
    IN = "shelf"
    OUT = "lent"
    REPAIR = "workshop"


@dataclass
class Item:
    tag: str
    kind: str
    state: State = State.IN
    history: list[tuple[str, date]] = field(default_factory=list)

    def __post_init__(self):
        prefix, _, number = self.tag.rpartition("-")
        self.tag = f"{prefix.upper()}-{number.zfill(3)}"


class GearError(Exception):
    def __init__(self, item, reason):
        super().__init__(f"{item.tag}: {reason}")
        self.item = item


class Library:
    fine = 0.40

    def __init__(self, items):
        self.items = {i.tag: i for i in items}
        self.due: dict[str, date] = {}

    def lend(self, tag, who, day, nights=3):
        item = self.items[tag]
        if item.state is not State.IN:
            raise GearError(item, f"is {item.state.value}")
        item.state = State.OUT
        item.history.append((who, day))
        self.due[tag] = day + timedelta(days=nights)
        return self.due[tag].isoformat()

    def give_back(self, tag, day, broken=False):
        late = max((day - self.due.pop(tag)).days, 0)
        self.items[tag].state = State.REPAIR if broken else State.IN
        return round(late * self.fine, 2)

    def count(self):
        result = dict.fromkeys(State, 0)
        for item in self.items.values():
            result[item.state] += 1
        return {s.name: n for s, n in result.items()}


lib = Library([Item("tent-7", "tent"), Item("st-12", "stove"), Item("tent-31", "tent")])
june = date(2023, 6, 9)
print(list(lib.items))
print(lib.lend("TENT-007", "Ruth", june), lib.lend("ST-012", "Ivo", june, nights=1))
print(lib.count())

for tag, who in [("TENT-007", "Ben"), ("TENT-7", "Ben"), ("TENT-031", "Ben")]:
    try:
        print(who, "until", lib.lend(tag, who, june + timedelta(weeks=1)))
    except GearError as e:
        print("no:", e, e.item.history[-1][0])
    except KeyError as e:
        print("unknown tag", e)

print(lib.give_back("TENT-007", date(2023, 6, 17)), lib.give_back("ST-012", june, broken=True))
print(lib.count(), sorted(lib.due))

tent = lib.items["TENT-007"]
twin = replace(tent, tag="tent-8", history=tent.history + [("Ivo", june)])
print(twin.tag, twin.state.name, len(twin.history), len(tent.history))
del tent.history[0]
print(tent.history or "never lent", twin.history[0][1].strftime("%d %B"))
print(State("lent"), State["OUT"] is State("lent"), [s.value[0] for s in State])
