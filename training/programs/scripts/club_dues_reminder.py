from datetime import date
from string import Template

TODAY = date(2024, 5, 20)
FEE = {"adult": 84, "youth": 36, "family": 120}

members = [
    ("Nora Held", "adult", "2024-01-05", 84),
    ("Paul Amsel", "youth", "2024-03-15", 20),
    ("Fam. Quist", "family", None, 0),
    ("Greta Roth", "adult", "2023-11-30", 84),
    ("Emil Wachs", "senior", "2024-02-01", 50),
    ("Ines Maro", "youth", "2024-02-20", 36),
]

LETTER = Template("Dear $name, $open EUR of $fee EUR are open ($days days).")


class UnknownTariff(Exception):
    pass


def open_amount(tariff, paid_on, paid):
    if tariff not in FEE:
        raise UnknownTariff(tariff)
    if paid_on is None:
        return FEE[tariff]
    if date.fromisoformat(paid_on).year < TODAY.year:
        return FEE[tariff]
    return FEE[tariff] - paid


def level(days):
    return "friendly" if days < 60 else "firm" if days < 120 else "final"


due_since = date(2024, 1, 31)
late = (TODAY - due_since).days
print("fees due since", due_since, "=", late, "days")

total_open = 0
settled = []
for name, tariff, paid_on, paid in members:
    try:
        rest = open_amount(tariff, paid_on, paid)
    except UnknownTariff as exc:
        print("unknown tariff", exc, "for", name)
        continue
    if rest <= 0:
        settled.append(name)
        continue
    total_open += rest
    days = late
    if paid_on and rest < FEE[tariff]:
        days = (TODAY - date.fromisoformat(paid_on)).days
    print(f"[{level(days)}]", LETTER.substitute(name=name, open=rest, fee=FEE[tariff], days=days))

print("open in all:", total_open)
print("settled:", settled)
quote = len(settled) / len(members)
print("{:.0%} have paid".format(quote))
