"""Sort a bank statement into categories and show the running balance."""
import re
from datetime import datetime

STATEMENT = """\
03.04.2024|REWE SAGT DANKE 4411|-48,17
04.04.2024|GEHALT APRIL FA. NOLTE|2.310,00
05.04.2024|MIETE WHG 12|-780,00
09.04.2024|DB VERTRIEB GMBH|-29,90
12.04.2024|EDEKA MUELLER|-17,35
15.04.2024|KINO CAPITOL|-22,00
"""

RULES = [
    (r"REWE|EDEKA|ALDI", "food"),
    (r"GEHALT|LOHN", "salary"),
    (r"MIETE|STROM", "home"),
    (r"\bDB\b|TANK", "travel"),
]


def amount(text: str) -> int:
    """German number to cents."""
    euros, cents = text.replace(".", "").split(",")
    sign = -1 if euros.startswith("-") else 1
    return sign * (abs(int(euros)) * 100 + int(cents))


def category(text: str) -> str:
    for pattern, name in RULES:
        if re.search(pattern, text):
            return name
    return "other"


def euro(cents: int) -> str:
    return f"{cents / 100:,.2f}"


balance = 41_250
sums: dict[str, int] = {}
lowest = (balance, "start")
print("opening", euro(balance))
for line in STATEMENT.splitlines():
    day, text, value = line.split("|")
    cents = amount(value)
    balance += cents
    cat = category(text)
    sums[cat] = sums.get(cat, 0) + cents
    when = datetime.strptime(day, "%d.%m.%Y")
    print(f"{when:%d %b} {text[:16]:<16} {euro(cents):>9} {euro(balance):>9} {cat}")
    if balance < lowest[0]:
        lowest = (balance, day)

print("lowest balance:", euro(lowest[0]), "on", lowest[1])
spent = -sum(v for v in sums.values() if v < 0)
for cat, cents in sorted(sums.items(), key=lambda x: x[1]):
    if cents >= 0:
        print(f"{cat:<8}+{euro(cents)}")
        continue
    print(f"{cat:<8}{euro(cents):>8} {-cents * 100 // spent:>3}%")
print("saved this month:", euro(sum(sums.values())))
