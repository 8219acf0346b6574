from datetime import date, timedelta

class DocketError(Exception):
    """Base of everything that can go wrong in the docket."""

class IllegalMove(DocketError):
    pass

class JudgeBusy(DocketError):
    pass

class Case:
    FLOW = {
        "filed": {"scheduled", "dismissed"},
        "scheduled": {"heard", "dismissed"},
        "heard": {"decided", "scheduled"},
        "decided": set(),
        "dismissed": set(),
    }
    def __init__(self, number, title):
        self.number = number
        self.title = title
        self.status = "filed"
        self.trail = ["filed"]
    def to(self, status):
        if status not in self.FLOW[self.status]:
            raise IllegalMove("%s: %s -> %s" % (self.number, self.status, status))
        self.status = status
        self.trail.append(status)
        return self
    @property
    def closed(self):
        return not self.FLOW[self.status]
    def __str__(self):
        return self.number + " " + self.title

class Judge:
    def __init__(self, name):
        self.name = name
        self.calendar = {}
    def reserve(self, day, case):
        if day in self.calendar:
            raise JudgeBusy(f"{self.name} hears {self.calendar[day].number} on {day:%d %b}")
        self.calendar[day] = case

class Court:
    def __init__(self, judges):
        self.judges = judges
    @staticmethod
    def workdays(start):
        day = start
        while True:
            if day.weekday() < 5:
                yield day
            day += timedelta(days=1)

    def schedule(self, case, start, tries=3):
        for day in self.workdays(start):
            for judge in self.judges:
                try:
                    judge.reserve(day, case)
                except JudgeBusy as e:
                    print("   busy:", e)
                    continue
                case.to("scheduled")
                return judge.name, day
            tries -= 1
            if not tries:
                break
        raise DocketError("no date for " + str(case))

def run():
    court = Court([Judge("Abbott"), Judge("Okafor")])
    cases = [Case("C-%02d" % n, t) for n, t in enumerate(
        ["Mill v. Town", "Roe v. Bakery", "Lake Trust", "Estate of Finn"], 1)]
    friday = date(2023, 9, 8)
    for c in cases:
        name, day = court.schedule(c, friday)
        print(f"{c} -> {name}, {day:%a %d.%m.}")

    moves = [(0, "heard"), (0, "decided"), (1, "decided"), (2, "dismissed"), (2, "heard"), (3, "heard"), (3, "scheduled")]
    for i, target in moves:
        try:
            cases[i].to(target)
        except IllegalMove as e:
            print("illegal", e)
    for c in cases:
        print(c.number, " > ".join(c.trail), "[closed]" if c.closed else "")

run()
