from itertools import groupby
from operator import itemgetter

LINES = """\
10:01 INFO start
10:01 WARN disk 81%
10:02 INFO login eva
10:02 ERROR timeout db
10:02 ERROR timeout mail
10:04 INFO logout eva"""

entries = []
for line in LINES.splitlines():
    clock, level, text = line.split(" ", 2)
    entries.append({"clock": clock, "level": level, "text": text})

print(len(entries), "entries")

# already sorted by time
for clock, group in groupby(entries, key=itemgetter("clock")):
    items = list(group)
    levels = [e["level"] for e in items]
    flag = "!" if "ERROR" in levels else " "
    print(flag, clock, len(items), ",".join(levels))

entries.sort(key=itemgetter("level"))
by_level = {lvl: [e["text"] for e in grp]
            for lvl, grp in groupby(entries, key=itemgetter("level"))}
for lvl in sorted(by_level, key=lambda k: len(by_level[k]), reverse=True):
    print(lvl, by_level[lvl])

# run-length of states
states = "UUUDDUDDD"
runs = [(k, len(list(g))) for k, g in groupby(states)]
print(runs)
longest = max((r for r in runs if r[0] == "D"), key=itemgetter(1))
print("longest downtime:", longest[1])
print("".join(f"{n}{k}" for k, n in runs))
