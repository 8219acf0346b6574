import enum

@enum.unique
class Day(enum.Enum):
    MON = 1
    TUE = 2
    WED = 3
    SAT = 6
    SUN = 7

    @property
    def weekend(self):
        return self.value >= 6

    def __add__(self, n):
        days = list(type(self))
        return days[(days.index(self) + n) % len(days)]

    @classmethod
    def parse(cls, text):
        key = text.strip()[:3].upper()
        if key in cls.__members__:
            return cls[key]
        return None

    def __str__(self):
        return self.name.capitalize()

class Shift(str, enum.Enum):
    EARLY = "early"
    LATE = "late"

class Roster:
    def __init__(self):
        self.plan = {}

    def assign(self, day, shift, who):
        self.plan[day, Shift(shift)] = who

    def who(self, day, shift):
        return self.plan.get((day, shift), "nobody")

r = Roster()
r.assign(Day.MON, "early", "Kim")
r.assign(Day.MON, "late", "Bea")
r.assign(Day.MON + 3, Shift.LATE, "Kim")
for word in ["monday", " Saturday", "Friday"]:
    d = Day.parse(word)
    if d is None:
        print(word, "is not in the roster")
    else:
        print(d, d.weekend, r.who(d, Shift.EARLY), r.who(d, Shift.LATE))

print(Shift.LATE == "late", Shift.LATE.upper(), Day.MON == 1)
print([str(d) for d in Day if d.weekend], Day(3), Day.SUN + 1)
try:
    r.assign(Day.TUE, "night", "Bo")
except ValueError as e:
    print(e)
shifts_of_kim = sum(1 for who in r.plan.values() if who == "Kim")
print("Kim:", shifts_of_kim, "of", len(r.plan))
