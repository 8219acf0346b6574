"""Pivot of bakery sales: product rows, weekday columns."""
from collections import defaultdict
from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True)
class Sale:
    day: date
    product: str
    pieces: int
    cents: int

    @property
    def total(self) -> int:
        return self.pieces * self.cents


RAW = """\
2024-03-04;rye loaf;4;380
2024-03-04;croissant;12;140
2024-03-05;rye loaf;3;380
2024-03-05;pretzel;9;95
2024-03-06;croissant;7;140
2024-03-06;rye loaf;5;380
broken line
2024-03-06;pretzel;x;95
"""


def parse(text):
    bad = 0
    sales = []
    for line in text.splitlines():
        try:
            d, product, pieces, cents = line.split(";")
            sales.append(Sale(date.fromisoformat(d), product, int(pieces), int(cents)))
        except ValueError as err:
            bad += 1
            print("skipped:", line, "->", type(err).__name__)
    return sales, bad


def pivot(sales):
    table = defaultdict(lambda: defaultdict(int))
    for s in sales:
        table[s.product][s.day.strftime("%a")] += s.total
    return table


def show(table, cols):
    print(f"{'':12}" + "".join(f"{c:>8}" for c in cols) + f"{'sum':>9}")
    for product in sorted(table):
        row = table[product]
        cells = [row.get(c, 0) for c in cols]
        text = "".join(f"{v / 100:8.2f}" if v else "       -" for v in cells)
        print(f"{product:12}{text}{sum(cells) / 100:9.2f}")


def main():
    sales, bad = parse(RAW)
    print(len(sales), "sales,", bad, "bad lines")
    days = []
    for s in sales:
        name = s.day.strftime("%a")
        if name not in days:
            days.append(name)
    table = pivot(sales)
    show(table, days)
    best = max(sales, key=lambda s: s.total)
    print("biggest ticket:", best.product, "on", best.day, best.total)


main()
