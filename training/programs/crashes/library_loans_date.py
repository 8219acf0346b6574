from datetime import date, timedelta

LOAN = timedelta(days=21)

loans = [
    ("Dune", date(2022, 1, 3), date(2022, 1, 20)),
    ("Emma", date(2022, 1, 5), date(2022, 2, 2)),
    ("Ulysses", date(2022, 1, 11), None),
    ("Kim", date(2022, 1, 12), date(2022, 1, 30)),
]


def days_late(out, back):
    due = out + LOAN
    late = (back - due).days
    return max(0, late)


def fee(days):
    if days == 0:
        return 0
    weeks = (days + 6) // 7
    return weeks * 50


def statement(entries):
    total = 0
    for title, out, back in entries:
        print(f"{title}: out {out:%d.%m.%Y}", end=" ")
        d = days_late(out, back)
        f = fee(d)
        total += f
        print(f"-> {d} days late, fee {f} ct")
    return total


print("loan period", LOAN.days, "days")
print("open:", [t for t, _, b in loans if b is None])
print("total fee:", statement(loans))
