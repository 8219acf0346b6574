import re
from enum import IntEnum
from datetime import datetime
from collections import deque

class Level(IntEnum):
    DEBUG = 10
    INFO = 20
    WARN = 30
    ERROR = 40

class Record:
    RX = re.compile(r"\[(?P<when>[^\]]+)\] (?P<level>[A-Z]+) (?P<src>[\w.]+): (?P<msg>.*)")

    def __init__(self, when, level, src, msg):
        self.when = datetime.strptime(when, "%d/%m/%y %H:%M")
        self.level = Level[level]
        self.src = src
        self.msg = msg

    @classmethod
    def parse(cls, line):
        m = cls.RX.match(line)
        return cls(**m.groupdict()) if m else None

    def __str__(self):
        return f"{self.when:%H.%M} {self.level.name[0]} {self.msg}"

class Sink:
    def __init__(self, minimum=Level.DEBUG, prefix=""):
        self.minimum, self.prefix = minimum, prefix

    def accepts(self, rec):
        return rec.level >= self.minimum and rec.src.startswith(self.prefix)

    def write(self, rec):
        print(f"<{self.prefix or 'all'}>", rec)

class Ring(Sink):
    """Keeps only the newest records."""
    def __init__(self, size, **kw):
        super().__init__(**kw)
        self.lines = deque(maxlen=size)

    def write(self, rec):
        self.lines.append(str(rec))

class CountSink(Sink):
    def __init__(self):
        super().__init__()
        self.n = {lv: 0 for lv in Level}

    def write(self, rec):
        self.n[rec.level] += 1

class Router:
    def __init__(self, *sinks):
        self.sinks = sinks
        self.junk = 0

    def feed(self, text):
        for line in filter(None, map(str.strip, text.splitlines())):
            try:
                rec = Record.parse(line)
            except (KeyError, ValueError) as e:
                print("bad line:", type(e).__name__)
                rec = None
            if rec is None:
                self.junk += 1
                continue
            for s in self.sinks:
                if s.accepts(rec):
                    s.write(rec)

ring, counts = Ring(2, minimum=Level.INFO), CountSink()
router = Router(Sink(Level.WARN), Sink(prefix="db"), ring, counts)
router.feed("""
    [03/11/22 08:15] INFO web.login: user kim
    [03/11/22 08:16] DEBUG db.pool: 3 free
    [03/11/22 08:16] WARN db.pool: 1 free
    nonsense
    [03/11/22 25:00] INFO web: late
    [03/11/22 08:20] FATAL web: gone
    [03/11/22 08:21] ERROR web.pay: card refused
""")
print(list(ring.lines))
print({lv.name: n for lv, n in counts.n.items() if n}, "junk", router.junk)
print(max(counts.n, key=counts.n.get).name, Level.WARN + 5, Level.INFO < Level.ERROR)
