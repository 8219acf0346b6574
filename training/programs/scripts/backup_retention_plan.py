"""Which backups may be deleted? Keep 3 daily, 2 weekly (Sunday), 2 monthly (1st)."""
from datetime import date
import re

LISTING = """\
db-20240128.tar.gz 410
db-20240201.tar.gz 415
db-20240204.tar.gz 422
db-20240207.tar.gz 398
db-20240208.tar.gz 430
db-20240209.tar.gz 431
db-latest.tar.gz 431
"""


class Backup:
    def __init__(self, name, day, size):
        self.name, self.day, self.size = name, day, size
        self.reasons = []

    def __repr__(self):
        return f"<{self.day:%m-%d} {self.size}M>"


def scan(listing):
    found = []
    for line in listing.splitlines():
        name, size = line.split()
        m = re.search(r"(\d{4})(\d\d)(\d\d)", name)
        if not m:
            print("ignored:", name)
            continue
        found.append(Backup(name, date(*map(int, m.groups())), int(size)))
    return sorted(found, key=lambda b: b.day, reverse=True)


def mark(backups, label, limit, wanted=lambda b: True):
    taken = 0
    for b in backups:
        if taken == limit:
            break
        if wanted(b):
            b.reasons.append(label)
            taken += 1
    return taken


backups = scan(LISTING)
print("newest first:", backups[:3], "...")
rules = (
    ("daily", 3, lambda b: True),
    ("weekly", 2, lambda b: b.day.isoweekday() == 7),
    ("monthly", 2, lambda b: b.day.day == 1),
)
for label, limit, wanted in rules:
    got = mark(backups, label, limit, wanted)
    if got < limit:
        print(f"only {got} of {limit} {label} backups there")

freed = 0
for b in backups:
    if b.reasons:
        print("keep  ", b.name, "+".join(b.reasons))
    else:
        print("delete", b.name)
        freed += b.size
kept = sum(b.size for b in backups) - freed
print(f"freed {freed} MB, kept {kept} MB ({kept / 1024:.2f} GB)")
