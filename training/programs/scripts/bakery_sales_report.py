"""Weekly bakery report: reads the till export and prints totals per product."""
import csv
import io
from collections import defaultdict

EXPORT = """day,product,pieces,price
Mon,rye loaf,12,3.20
Mon,croissant,40,1.10
Tue,rye loaf,9,3.20
Tue,plum cake,4,2.75
Wed,croissant,,1.10
Wed,plum cake,6,2.50
"""


def read_rows(text):
    reader = csv.DictReader(io.StringIO(text))
    for line_no, row in enumerate(reader, start=2):
        if not row["pieces"]:
            print(f"line {line_no}: no pieces for {row['product']}, skipped")
            continue
        row["pieces"] = int(row["pieces"])
        row["price"] = float(row["price"])
        yield row


def main():
    pieces = defaultdict(int)
    revenue = defaultdict(float)
    per_day = {}
    for row in read_rows(EXPORT):
        amount = row["pieces"] * row["price"]
        pieces[row["product"]] += row["pieces"]
        revenue[row["product"]] += amount
        per_day[row["day"]] = per_day.get(row["day"], 0) + amount

    print("%-12s %6s %9s" % ("product", "pcs", "revenue"))
    for name in sorted(revenue, key=revenue.get, reverse=True):
        print("%-12s %6d %9.2f" % (name, pieces[name], revenue[name]))

    total = sum(revenue.values())
    print("-" * 29)
    print("%-12s %6d %9.2f" % ("all", sum(pieces.values()), total))

    best_day = max(per_day, key=per_day.get)
    share = per_day[best_day] / total * 100
    print(f"best day: {best_day} with {per_day[best_day]:.2f} ({share:.0f}%)")
    weak = [d for d, a in per_day.items() if a < total / len(per_day)]
    print("below average:", ", ".join(weak) or "none")


if __name__ == "__main__":
    main()
