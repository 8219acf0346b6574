from datetime import datetime, timedelta
from io import StringIO

BOARD = StringIO("""\
IC 204;Hannover;08:15;5
RE 17;Celle;08:32;0
ICE 71;Kassel;08:47;12
RB 38;Soltau;9.05;3
IC 610;Bremen;09:20;0
""")


class Departure:
    def __init__(self, train, target, planned, delay):
        self.train = train
        self.target = target
        self.planned = planned
        self.delay = timedelta(minutes=delay)

    @property
    def expected(self):
        return self.planned + self.delay

    def __str__(self):
        late = "" if not self.delay else f" (+{self.delay.seconds // 60})"
        return f"{self.train:7} {self.target:10} {self.expected:%H:%M}{late}"


def parse_time(text):
    return datetime.strptime(text, "%H:%M")


def read_board(fh):
    for line in fh:
        line = line.strip()
        if not line:
            continue
        train, target, when, delay = line.split(";")
        yield Departure(train, target, parse_time(when), int(delay))


late = 0
last = None
for dep in read_board(BOARD):
    print(dep)
    if dep.delay > timedelta(minutes=4):
        late += 1
    if last is not None:
        gap = dep.expected - last
        print("   gap:", gap)
    last = dep.expected
print("late trains:", late)
