# results of a handball weekend as they come by mail
import re

MAIL = """
TSV Altenholz - HSG Ostsee 31:28 (14:15)
SG Wift II – THW Kiel III  22 : 22 (10:12)
HSG Ostsee - SG Wift II 40:9 (21:3)  Zuschauer: 1.204
THW Kiel III - TSV Altenholz abgesagt
TSV Altenholz - SG Wift II 27:29 n.V. (13:10, 25:25)
"""

RESULT = re.compile(r"^(?P<home>.+?)\s+[-–]\s+(?P<away>.+?)\s+(?P<h>\d+)\s*:\s*(?P<a>\d+)(?P<ot>\s+n\.V\.)?\s*\((?P<half>[^)]*)\)", re.M)
table = {}


def enter(team, scored, got):
    row = table.setdefault(team, [0, 0, 0, 0, 0])  # wins draws losses plus minus
    row[(scored < got) + (scored <= got)] += 1
    row[3] += scored
    row[4] += got


lines = MAIL.strip().splitlines()
comebacks = []
for n, line in enumerate(lines, 1):
    m = RESULT.match(line)
    if not m:
        print(f"{n}: no result -> {line.rsplit(' ', 1)[1]}")
        continue
    h, a = int(m["h"]), int(m["a"])
    enter(m["home"], h, a)
    enter(m["away"], a, h)
    (h1, a1), *later = [tuple(map(int, s.split(":"))) for s in m["half"].split(", ")]
    if (h1 - a1) * (h - a) < 0:
        comebacks.append(m["home"] if h > a else m["away"])
    overtime = " after overtime" if m["ot"] else ""
    print(f"{n}: {h:>2}:{a:<2} half {h1}:{a1}, second {h - h1}:{a - a1}{overtime} {later}")

print("turned around:", comebacks)


def order(item):
    team, (w, d, l, plus, minus) = item
    return -(2 * w + d), minus - plus, team


for place, (team, (w, d, l, plus, minus)) in enumerate(sorted(table.items(), key=order), 1):
    print(f"{place}. {team:<14}{w} {d} {l} {plus:>3}:{minus:<3} {plus - minus:+4d} {2 * w + d}:{2 * l + d}")

visitors = re.search(r"Zuschauer:\s*([\d.]+)", MAIL)[1]
print(visitors, int(visitors.replace(".", "")), re.findall(r"\b[IVX]+\b", MAIL))
print(sum(r[3] for r in table.values()) == sum(r[4] for r in table.values()), len(RESULT.findall(MAIL)))
clubs = sorted({t.split()[1] for t in table}, key=lambda c: c[::-1])
print(clubs, "/".join(c[:3].upper() for c in clubs))
print([len(x) for x in lines], max(lines, key=len).find("Zuschauer"), "–" in lines[1], lines[1].isascii())
