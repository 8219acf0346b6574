from datetime import date, time
from dataclasses import dataclass, field


class GateClosed(Exception): ...


@dataclass
class SkiPass:
    holder: str
    valid_on: date
    rides_left: int | None = None     # None means unlimited
    used: list[str] = field(default_factory=list)

    def consume(self, lift: str) -> None:
        if self.rides_left is not None:
            if self.rides_left == 0:
                raise GateClosed("no rides left")
            self.rides_left -= 1
        self.used.append(lift)


class HalfDay(SkiPass):
    LIMIT = time(13, 0)


@dataclass
class Lift:
    name: str
    metres: int
    opens: time
    closes: time

    def is_open(self, at: time) -> bool:
        return self.opens <= at < self.closes


class Resort:
    def __init__(self, lifts: list[Lift], today: date):
        self.lifts = {l.name: l for l in lifts}
        self.today = today
        self.climb: dict[str, int] = {}

    def scan(self, ticket: SkiPass, lift_name: str, at: time) -> int:
        lift = self.lifts[lift_name]
        if ticket.valid_on != self.today:
            delta = (self.today - ticket.valid_on).days
            raise GateClosed(f"pass is off by {delta:+d} days")
        if not lift.is_open(at):
            raise GateClosed(f"{lift.name} closed at {at:%H:%M}")
        if isinstance(ticket, HalfDay) and at > ticket.LIMIT:
            raise GateClosed("half day is over")
        ticket.consume(lift.name)
        self.climb[ticket.holder] = self.climb.get(ticket.holder, 0) + lift.metres
        return self.climb[ticket.holder]


def clock(text):
    return time(*map(int, text.split(".")))


today = date(2023, 1, 28)
resort = Resort([Lift("Bear", 420, time(8, 30), time(16)), Lift("Fox", 260, time(9), time(15, 30))], today)
passes = {
    "n": SkiPass("Nils", today),
    "t": SkiPass("Tea", today, 2),
    "h": HalfDay("Hana", today),
    "o": SkiPass("Otis", date(2023, 1, 26)),
}
day = "8.15 n Bear, 8.30 n Bear, 9.00 t Fox, 9.40 o Fox, 12.59 h Bear, 13.01 h Fox, 14.00 t Bear, 15.10 t Fox, 15.59 n Bear"
for entry in day.split(", "):
    at, key, lift = entry.split()
    ticket = passes[key]
    try:
        total = resort.scan(ticket, lift, clock(at))
    except GateClosed as beep:
        print(f"{at:>5} {ticket.holder:<5} BEEP {beep}")
    else:
        print(f"{at:>5} {ticket.holder:<5} {lift} {total} m")
ranking = sorted(resort.climb.items(), key=lambda kv: -kv[1])
print(ranking)
print(passes["t"], passes["h"].used)
