from dataclasses import dataclass, field
from datetime import datetime, timedelta
from decimal import Decimal
from itertools import groupby
from typing import ClassVar


class RentalError(Exception):
    """Something about a rental is wrong."""


@dataclass
class Bike:
    tag: str
    out_since: datetime | None = None


@dataclass(order=True)
class Rental:
    start: datetime
    end: datetime
    bike: Bike = field(compare=False, repr=False)
    rate: ClassVar[Decimal] = Decimal("1.50")

    @property
    def hours(self):
        whole, rest = divmod(self.end - self.start, timedelta(hours=1))
        return whole + (1 if rest else 0)

    @property
    def price(self):
        return self.hours * self.rate


class Shop:
    def __init__(self, *tags):
        self.bikes = {t: Bike(t) for t in tags}
        self.done = []

    def rent(self, tag, now):
        bike = self.bikes[tag]
        if bike.out_since:
            raise RentalError(f"{tag} is out since {bike.out_since:%a %H:%M}")
        bike.out_since = now
        return bike

    def give_back(self, tag, now):
        bike = self.bikes[tag]
        if (since := bike.out_since) is None:
            raise RentalError(f"{tag} was never out")
        bike.out_since = None
        self.done.append(Rental(since, now, bike))
        return self.done[-1]


def run(shop, script, now):
    for step in script.split():
        match step[0], step[1:]:
            case ("+", tag):
                shop.rent(tag, now)
            case ("-", tag):
                r = shop.give_back(tag, now)
                print(f"{tag}: {r.hours} h = {r.price}")
            case ("w", minutes):
                now += timedelta(minutes=int(minutes))
            case _:
                raise SyntaxError(step)
    return now


shop = Shop("red", "blue", "kid")
now = datetime(2023, 8, 4, 22, 15)
scripts = ["+red w61 +blue w20 -red", "w100 -blue +red", "+kid +red w5", "-kid -kid"]
for script in scripts:
    try:
        now = run(shop, script, now)
    except RentalError as exc:
        print("refused:", exc)
    finally:
        print(now.strftime("%d.%m. %H:%M"), len(shop.done))

Rental.rate = Decimal("2")
for day, rentals in groupby(sorted(shop.done), key=lambda r: r.end.date()):
    total = sum(r.price for r in rentals)
    print(day.isoformat(), f"{total:>6}")
print([t for t, b in shop.bikes.items() if b.out_since])
