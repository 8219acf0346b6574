# canoe rental ledger (columns with tabs, amounts like 1.250,00-)
import itertools as it
from collections import OrderedDict
from datetime import datetime
from decimal import Decimal, InvalidOperation
from operator import attrgetter
from typing import NamedTuple

ROWS = (
    "03.07.21\t2 canoes, Sunday\t64,00\n"
    "05.07.21\tnew paddles\t1.118,90-\n"
    "28.07.21\tscouts (9 boats)\t1.250,00\n"
    "02.08.21\tcancel 03.07.21\t\n"
    "09.08.21\tkayak\t2x1,5\n"
    "14.08.21\tsunset tour\t96,50\n"
)


class Entry(NamedTuple):
    day: datetime
    text: str
    amount: Decimal

    @property
    def month(self):
        return self.day.strftime("%Y-%m")


def amount(text):
    sign = -1 if text.endswith("-") else 1
    plain = text.rstrip("-").replace(".", "").replace(",", ".")
    return sign * Decimal(plain)


def read(rows):
    entries = []
    for n, row in enumerate(rows.splitlines(), 1):
        day, text, money = row.split("\t")
        when = datetime.strptime(day, "%d.%m.%y")
        if text.startswith("cancel "):
            target = datetime.strptime(text.removeprefix("cancel "), "%d.%m.%y")
            old = next(e for e in entries if e.day == target)
            entries.append(Entry(when, "REV " + old.text, -old.amount))
            continue
        try:
            entries.append(Entry(when, text, amount(money)))
        except InvalidOperation:
            print(f"row {n}: cannot read {money!r}")
    return entries


ledger = read(ROWS)
cash = it.accumulate((e.amount for e in ledger), initial=Decimal("300"))
next(cash)
for e, balance in zip(ledger, cash):
    print(f"{e.day:%d %b} {e.text[:14]:<15}{e.amount:>10,.2f}{balance:>9,.2f}")

months = OrderedDict()
for month, group in it.groupby(ledger, key=attrgetter("month")):
    months[month] = list(group)
    print(month, sum(e.amount for e in months[month]), len(months[month]))

lowest = min(it.accumulate(e.amount for e in ledger))
print("lowest", lowest, abs(lowest).adjusted(), lowest.is_signed())

# the reversal pair can go
del months["2021-07"][0]
del months["2021-08"][0]
print([len(m) for m in months.values()], sum(e.amount for m in months.values() for e in m))
months.move_to_end("2021-08", last=False)
newest, oldest = months
print(newest, oldest, (months[newest][0].day - months[oldest][0].day).days)
print(str(amount("1.250,00-")), amount("0,5").quantize(Decimal("1.00")), amount("12-") + 12)
