"""Budget against actual spending for the theatre project."""
from typing import NamedTuple


class Line(NamedTuple):
    account: str
    budget: int
    actual: int

    @property
    def diff(self) -> int:
        return self.actual - self.budget

    @property
    def percent(self) -> float:
        if self.budget == 0:
            return float("inf")
        return self.actual / self.budget * 100


BUDGET = {"costumes": 1800, "stage": 4200, "print": 650, "catering": 300}
BOOKINGS = [
    "stage 2750 timber",
    "costumes 940 fabrics",
    "stage 1890 paint and screws",
    "print 412 posters",
    "travel 88 van rental",
    "costumes 610 shoes",
    "print 150 tickets",
]


def collect(bookings):
    result = {}
    for b in bookings:
        account, amount, note = b.split(maxsplit=2)
        result.setdefault(account, []).append((int(amount), note))
    return result


def lines(budget, booked):
    names = list(budget) + [a for a in booked if a not in budget]
    for name in names:
        yield Line(name, budget.get(name, 0), sum(a for a, _ in booked.get(name, ())))


booked = collect(BOOKINGS)
table = list(lines(BUDGET, booked))
for ln in table:
    verdict = "over" if ln.diff > 0 else "unused" if ln.actual == 0 else "ok"
    print(f"{ln.account:<9}{ln.budget:>6}{ln.actual:>6}{ln.diff:>+7} {ln.percent:>6.1f}% {verdict}")

over = [ln for ln in table if ln.diff > 0]
for ln in over:
    worst_amount, worst_note = max(booked[ln.account])
    print(f"{ln.account}: biggest booking {worst_amount} for {worst_note!r}")

budget_sum, actual_sum = (sum(col) for col in zip(*[(l.budget, l.actual) for l in table]))
print("total", budget_sum, actual_sum, "left", budget_sum - actual_sum)
