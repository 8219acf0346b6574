import re
from collections import defaultdict
from datetime import datetime

STATEMENT = """
02/01/2023  Rent January         -640.00
03/01/2023  Salary ACME         2,100.50
05/01/2023  Coffee Bean & Co       -3.80
05/01/2023  Coffee Bean & Co       -3.80
??/01/2023  smudged                -1.00
28/02/2023  Rent February        -655.00
"""

RULES = [
    ("housing", r"\brent\b"),
    ("income", r"salary|refund"),
    ("treats", r"coffee|cake"),
]


def parseLine(line):
    parts = re.split(r"\s{2,}", line.strip())
    if len(parts) != 3:
        return None
    try:
        when = datetime.strptime(parts[0], "%d/%m/%Y").date()
    except ValueError:
        return None
    cents = round(float(parts[2].replace(",", "")) * 100)
    return when, parts[1], cents


def categorize(text, default="other"):
    for name, pattern in RULES:
        if re.search(pattern, text, re.IGNORECASE):
            return name
    return default


def monthlyTotals(entries):
    totals = defaultdict(lambda: defaultdict(int))
    for when, text, cents in entries:
        totals[when.strftime("%Y-%m")][categorize(text)] += cents
    return {m: dict(c) for m, c in totals.items()}


def findDoubles(entries):
    seen, doubles = {}, []
    for number, entry in enumerate(entries):
        if entry in seen:
            doubles.append((seen[entry], number))
        else:
            seen[entry] = number
    return doubles


def runningBalance(start, entries):
    lowest = balance = start
    for _, _, cents in entries:
        balance += cents
        if balance < lowest:
            lowest = balance
        yield balance / 100, "LOW" if balance < 0 else ""
    yield lowest / 100, "lowest"


entries = []
for line in STATEMENT.strip().splitlines():
    parsed = parseLine(line)
    if parsed is None:
        print("unreadable:", line.split()[0])
    else:
        entries.append(parsed)

for month, cats in monthlyTotals(entries).items():
    print(month, {k: v / 100 for k, v in cats.items()})
print("doubles", findDoubles(entries), findDoubles([]), findDoubles("abca"))
for balance, note in runningBalance(50000, entries):
    print("%10.2f %s" % (balance, note))
print(list(runningBalance(0, [])), parseLine(""), parseLine("01/01/2023 x"))
print([categorize(t) for t in ("Parental leave", "RENT", "Cake refund", "")])
