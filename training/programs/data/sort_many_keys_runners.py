from collections import namedtuple
from functools import cmp_to_key

Runner = namedtuple("Runner", ["bib", "name", "club", "seconds"])


def clock(s):
    m, sec = divmod(s, 60)
    return f"{m}:{sec:02d}"


field = [
    Runner(31, "Okoye", "Tigers", 1265),
    Runner(7, "Berg", "Lynx", 1190),
    Runner(12, "Adams", "Tigers", 1190),
    Runner(44, "Chen", None, 1302),
    Runner(5, "Duarte", "Lynx", None),
]

# time first (did not finish last), then club, then name
by_time = sorted(field, key=lambda r: (r.seconds is None, r.seconds or 0, r.club or "~", r.name))
for i, r in enumerate(by_time, 1):
    t = clock(r.seconds) if r.seconds is not None else "DNF"
    print(f"{i} {t:>6} {r.name} ({r.club or 'no club'})")

# stable sorts, least important key first
rows = list(field)
rows.sort(key=lambda r: r.name, reverse=True)
rows.sort(key=lambda r: r.club or "")
print([r.name for r in rows])


def compare(a, b):
    """Odd bibs before even ones, then descending bib."""
    if a.bib % 2 != b.bib % 2:
        return -1 if a.bib % 2 else 1
    return b.bib - a.bib


print([r.bib for r in sorted(field, key=cmp_to_key(compare))])

clubs = {}
for r in by_time:
    if r.club and r.seconds:
        clubs.setdefault(r.club, []).append(r)
for club in sorted(clubs, key=lambda c: (-len(clubs[c]), min(r.seconds for r in clubs[c]))):
    team = clubs[club]
    total = sum(r.seconds for r in team)
    print(f"{club}: {len(team)} finishers, {clock(total // len(team))} average")

winner = by_time[0]
for r in by_time[1:]:
    if r.seconds is None:
        continue
    gap = r.seconds - winner.seconds
    print(r.name, "same time" if gap == 0 else f"+{gap} s")
corrected = field[4]._replace(seconds=1244)
print(corrected._asdict())
place = 1 + sum(r.seconds < corrected.seconds for r in field if r.seconds)
print("would be number", place)
