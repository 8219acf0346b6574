"""Groups invoices by quarter; the business year of the club starts in April."""
from datetime import date, datetime
from itertools import groupby

RAW = """05/04/2023;240.00
30/06/2023;19.99
01/07/2023;75.5
31/12/2023;310.25
14/02/2024;-40
31/03/2024;8.76
1/4/2024;120"""


class Quarter:
    def __init__(self, year, number):
        self.year = year
        self.number = number

    @classmethod
    def of(cls, day, first_month=4):
        shifted = (day.month - first_month) % 12
        year = day.year if day.month >= first_month else day.year - 1
        return cls(year, shifted // 3 + 1)

    def start(self):
        month = 4 + 3 * (self.number - 1)
        return date(self.year + (month > 12), (month - 1) % 12 + 1, 1)

    def next(self):
        if self.number == 4:
            return Quarter(self.year + 1, 1)
        return Quarter(self.year, self.number + 1)

    def days(self):
        return (self.next().start() - self.start()).days

    def __eq__(self, other):
        return (self.year, self.number) == (other.year, other.number)

    def __str__(self):
        return f"Q{self.number} {self.year}/{(self.year + 1) % 100:02d}"


rows = []
for line in RAW.splitlines():
    day, amount = line.split(";")
    rows.append((datetime.strptime(day, "%d/%m/%Y").date(), float(amount)))

for label, group in groupby(rows, key=lambda r: str(Quarter.of(r[0]))):
    group = list(group)
    total = sum(a for _, a in group)
    print(f"{label} {len(group)} invoices {total:>9.2f}  first {group[0][0]:%d %b}")

q = Quarter.of(date(2024, 2, 29))
print(q, q.start(), q.days(), "->", q.next(), q.next().start())
print(q == Quarter(2023, 4), Quarter.of(date(2024, 3, 31)) == Quarter.of(date(2024, 4, 1)))
print([Quarter(2023, n).days() for n in range(1, 5)])
gaps = {b[0] - a[0] for a, b in zip(rows, rows[1:])}
print(max(gaps).days, min(gaps), len(gaps))
late = [d.isoformat() for d, amount in rows if d.day >= 30 and amount > 10]
print(late)
print(datetime.strptime("20230405", "%Y%m%d"), datetime.strptime("5 Apr 23 7PM", "%d %b %y %I%p"))
