from enum import Flag, auto


class Day(Flag):
    MON = auto()
    TUE = auto()
    WED = auto()
    THU = auto()
    FRI = auto()
    SAT = auto()
    WEEKDAYS = MON | TUE | WED | THU | FRI
    NONE = 0

    @classmethod
    def parse(cls, text):
        result = cls.NONE
        for part in text.replace(",", " ").split():
            if "-" in part:
                first, last = part.split("-")
                on = False
                for d in cls:
                    if d.name == first.upper():
                        on = True
                    if on:
                        result |= d
                    if d.name == last.upper():
                        break
            else:
                result |= cls[part.upper()]
        return result

    def short(self):
        return "".join(d.name[0] if d in self else "." for d in Day)


class Customer:
    def __init__(self, name, days, pause=Day.NONE):
        self.name = name
        self.days = Day.parse(days)
        self.pause = pause

    @property
    def active(self):
        return self.days & ~self.pause

    def __repr__(self):
        return f"<{self.name} {self.active.short()}>"


print(Day.TUE.value, Day.WEEKDAYS.value, len(Day))
customers = [
    Customer("Fuchs", "mon wed"),
    Customer("Ortega", "tue-fri", pause=Day.THU),
    Customer("Patel", "sat", pause=Day.SAT | Day.MON),
]
print(customers)
for c in customers:
    print(f"{c.name:8}{len(c.active)} days", bool(c.active))

everyone = Day.NONE
for c in customers:
    everyone |= c.active
print(everyone.short(), Day.SAT in everyone)
print(Day.parse("thu, sat").short())
diff = customers[0].active ^ customers[1].active
print([d.name for d in diff])
print((Day.MON | Day.TUE) in Day.WEEKDAYS, Day(3) == Day.MON | Day.TUE)
print(Day.WEEKDAYS & Day.SAT == Day.NONE)
try:
    Day.parse("mon sun")
except KeyError as e:
    print("unknown day", e)
