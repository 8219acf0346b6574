import datetime as dt

STICHTAG = dt.date(2024, 3, 1)

members = [
    ("Birgit", "1961-03-02"),
    ("Tomasz", "2008-02-29"),
    ("Ngozi", "1999-12-31"),
    ("Elio", "2016-03-01"),
]


def age(born, on):
    years = on.year - born.year
    if (on.month, on.day) < (born.month, born.day):
        years -= 1
    return years


def next_birthday(born, on):
    year = on.year
    while True:
        try:
            day = born.replace(year=year)
        except ValueError:
            day = dt.date(year, 3, 1)
        if day >= on:
            return day
        year += 1


fees = 0
for name, iso in members:
    born = dt.date.fromisoformat(iso)
    a = age(born, STICHTAG)
    nxt = next_birthday(born, STICHTAG)
    wait = (nxt - STICHTAG).days
    fee = 12 if a < 18 else 30 if a < 60 else 20
    fees += fee
    print(f"{name:7} {a:3} years, fee {fee}, party in {wait} days ({nxt:%a %d.%m.%Y})")

print("fees together:", fees)
oldest = min(members, key=lambda m: m[1])
print("oldest:", oldest[0], "lived", (STICHTAG - dt.date.fromisoformat(oldest[1])).days, "days")
