from decimal import Decimal, ROUND_HALF_UP
from datetime import date
from enum import Enum


class Group(Enum):
    ADULT = "adult"
    CHILD = "child"
    SENIOR = "senior"


def age_on(day: date, born: date) -> int:
    years = day.year - born.year
    if (day.month, day.day) < (born.month, born.day):
        years -= 1
    return years


def group_of(age: int) -> Group:
    if age < 0:
        raise ValueError("not born yet")
    if age < 14:
        return Group.CHILD
    return Group.SENIOR if age >= 65 else Group.ADULT


def ticket_price(base, group, code=None, weekday=0):
    price = Decimal(str(base))
    if group is Group.CHILD:
        price /= 2
    elif group is Group.SENIOR:
        price *= Decimal("0.7")
    if weekday >= 5:
        price += Decimal("1.50")
    if code:
        kind, _, amount = code.partition("-")
        if kind == "PCT" and amount.isdigit():
            price *= 1 - Decimal(amount) / 100
        elif kind == "OFF" and amount.isdigit():
            price -= Decimal(amount)
        else:
            print("   unknown code", code)
    price = max(price, Decimal(0))
    return price.quantize(Decimal("0.01"), rounding=ROUND_HALF_UP)


def family_total(prices):
    """Cheapest ticket is free from four tickets on."""
    if not prices:
        return Decimal("0.00")
    if len(prices) >= 4:
        prices = sorted(prices)[1:]
    return sum(prices)


show_day = date(2023, 6, 17)
visitors = [
    (date(1985, 6, 18), None),
    (date(2015, 1, 2), "PCT-10"),
    (date(1950, 12, 31), "OFF-99"),
    (date(1990, 6, 17), "FREE"),
    (date(2024, 1, 1), None),
]
paid = []
for born, code in visitors:
    try:
        g = group_of(age_on(show_day, born))
    except ValueError as e:
        print(born.isoformat(), "skipped:", e)
        continue
    p = ticket_price(18.9, g, code, show_day.weekday())
    print("%s %-7s %6s" % (born, g.value, p))
    paid.append(p)
print("sum", sum(paid), "family", family_total(paid))
print(family_total([]), family_total(paid[:2]))
assert ticket_price(10, Group.ADULT) == Decimal("10")
