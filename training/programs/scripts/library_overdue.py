from datetime import datetime, timedelta

TODAY = datetime(2021, 10, 18)
LOANS = """
1021;Watership Down;K. Ames;2021-09-20
1188;Dune;L. Ortiz;2021-10-11
0907;Emma;K. Ames;2021-08-02
1300;Solaris;J. Wu;2021-13-01
1045;Momo;J. Wu;2021-10-18
"""


class Loan:
    period = timedelta(days=28)

    def __init__(self, number, title, reader, since):
        self.number = number
        self.title = title
        self.reader = reader
        self.due = datetime.strptime(since, "%Y-%m-%d") + self.period

    @classmethod
    def from_line(cls, line):
        return cls(*line.split(";"))

    @property
    def late(self):
        return max((TODAY - self.due).days, 0)

    def fine(self):
        weeks = -(-self.late // 7)
        return min(weeks * 0.5, 4.0)


loans, broken = [], []
for line in LOANS.split():
    pass  # titles contain blanks, so split by lines instead
for line in LOANS.strip().splitlines():
    try:
        loans.append(Loan.from_line(line))
    except ValueError as e:
        broken.append(line.split(";")[0])
        print("skip", broken[-1], "-", type(e).__name__)

loans.sort(key=lambda l: l.due)
for loan in loans:
    state = f"{loan.late} days late" if loan.late else "on time"
    print(loan.number, loan.title.ljust(15), loan.due.strftime("%d/%m"), state)

fines = {}
for loan in loans:
    fines[loan.reader] = fines.get(loan.reader, 0) + loan.fine()
for reader in sorted(fines):
    amount = fines[reader]
    if amount:
        print(f"{reader} owes {amount:.2f}")
    else:
        print(f"{reader} owes nothing")
tomorrow = [l.title for l in loans if 0 <= (l.due - TODAY).days <= 21]
print("due within three weeks:", tomorrow)
