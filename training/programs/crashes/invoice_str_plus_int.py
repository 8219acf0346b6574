import csv
import io

SOURCE = """client,hours,rate
Weber & Co,12,80
Studio Lime,7,95
Kern AG,20,70
"""


def read_rows(text):
    reader = csv.DictReader(io.StringIO(text))
    rows = []
    for row in reader:
        row["hours"] = int(row["hours"])
        rows.append(row)
    return rows


def amount(row):
    return row["hours"] * int(row["rate"])


def with_discount(row):
    value = amount(row)
    if row["hours"] > 10:
        value = value * 95 // 100
    return value


def raise_rate(row, plus):
    row["rate"] = row["rate"] + plus
    return row


rows = read_rows(SOURCE)
print("rows:", len(rows), "columns:", list(rows[0]))

total = 0
for r in rows:
    net = with_discount(r)
    total += net
    print(r["client"].ljust(12), str(net).rjust(6))
print("total".ljust(12), str(total).rjust(6))

print("-- next year --")
new_total = 0
for r in rows:
    raise_rate(r, 5)
    new_total += with_discount(r)
print(new_total, new_total - total)
