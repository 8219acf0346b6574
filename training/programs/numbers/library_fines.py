from datetime import date, datetime
from decimal import Decimal

TODAY = date(2024, 2, 14)
PER_DAY = Decimal("0.30")
MAX_FINE = Decimal("5.00")


def parse_date(text):
    for fmt in ("%Y-%m-%d", "%d.%m.%Y", "%m/%d/%y", "%d %B %Y"):
        try:
            return datetime.strptime(text, fmt).date()
        except ValueError:
            continue
    raise ValueError(f"unknown date: {text}")


loans = [
    ("Dune", "2024-02-01"),
    ("Emma", "20.02.2024"),
    ("Momo", "12/24/23"),
    ("Ulysses", "14 February 2024"),
    ("Atlas", "yesterday"),
]

owed = Decimal(0)
for title, due_text in loans:
    try:
        due = parse_date(due_text)
    except ValueError as err:
        print(f"{title}: {err}")
        continue
    late = (TODAY - due).days
    if late > 0:
        fine = min(late * PER_DAY, MAX_FINE)
        owed += fine
        print(f"{title}: {late} days late, fine {fine}")
    elif late == 0:
        print(f"{title}: due today")
    else:
        print(f"{title}: {-late} days left, due {due:%a %d %b}")

print(f"you owe {owed:.2f}")
print("leap february:", date(2024, 2, 29) > TODAY, date.max.year)
