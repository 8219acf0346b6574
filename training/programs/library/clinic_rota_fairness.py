# Night rota of a small clinic: rotation, wishes, fairness numbers
import calendar
from collections import ChainMap, Counter, defaultdict, deque
from datetime import date, timedelta
from itertools import groupby, islice
from statistics import pvariance


class Rota:
    def __init__(self, staff, start):
        self.staff = deque(staff)
        self.start = start
        self.wishes = defaultdict(set)
        self.data = {}

    def wish_off(self, who, *days):
        for text in days:
            a, dash, b = text.partition("-")
            first, last = int(a), int(b or a)
            self.wishes[who] |= set(range(first, last + 1))

    def fill(self, nights):
        for n in range(nights):
            day = self.start + timedelta(days=n)
            for who in self.staff:
                if day.day not in self.wishes.get(who, ()):
                    break
            else:
                who = None
            self.data[day] = [who]
            if who is not None:
                # whoever worked goes to the end of the queue
                self.staff.remove(who)
                self.staff.append(who)
        return self

    def swap(self, day_a, day_b):
        a, b = (self.start.replace(day=d) for d in (day_a, day_b))
        self.data[a][0], self.data[b][0] = self.data[b][0], self.data[a][0]


rota = Rota(["Imke", "Jan", "Sol"], date(2024, 2, 26))
rota.wish_off("Jan", "26-28")
rota.wish_off("Sol", "29", "2")
rota.fill(6)
for day, (who,) in rota.data.items():
    print(f"{day:%a %d.%m.} {(who or '???').rjust(6)}", "*" if day.weekday() >= calendar.SATURDAY else "")

counts = Counter(w for w, in rota.data.values())
print(sorted(counts.items()), pvariance(counts.values()), list(rota.staff))
print(dict(rota.wishes), rota.wishes["Sol"] <= {2, 29, 30}, "Imke" in rota.wishes)

runs = [(w, len(list(g))) for w, g in groupby(w[0] for w in rota.data.values())]
print(runs, max(n for _, n in runs))

rota.swap(27, 29)
names = [w[0][0] for w in islice(rota.data.values(), 4)]
print("after swap:", "-".join(names))

base = {"night": 95, "weekend": 40}
holiday = ChainMap({"night": 140}, base)
pay = Counter()
for day, (who,) in rota.data.items():
    rates = holiday if day == date(2024, 2, 29) else base
    pay[who] += rates["night"] + (rates["weekend"] if day.weekday() > 4 else 0)
for who, euros in pay.most_common():
    print(f"{who:<6}{euros:>7,.2f} {euros / pay.total():>6.1%}")

first = next(iter(rota.data))
del rota.data[first][0]
rota.data[first].extend(["Jan", "Sol"])
print(first.isoformat(), rota.data[first], calendar.isleap(first.year), (first + timedelta(weeks=1)).day)
