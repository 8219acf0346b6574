import re
from statistics import mean, median

OUTPUT = """
a91f0c3 Priya Raman  fix: rounding of half cents
 3 files changed, 12 insertions(+), 5 deletions(-)
0b7de42 Björn Åkesson  docs: spelling
 1 file changed, 1 insertion(+), 1 deletion(-)
77c01aa Priya Raman  feat(api)!: drop v1 endpoints
 14 files changed, 220 deletions(-)
e5e5e5e Lea Roth  wip
 2 files changed, 87 insertions(+)
""".strip()

STAT = re.compile(r"(\d+) (file|insertion|deletion)s?")
HEAD = re.compile(r"(?P<sha>[0-9a-f]{7}) (?P<who>.+?)  (?:(?P<type>\w+)(?:\((?P<scope>\w+)\))?(?P<bang>!)?: )?(?P<msg>.+)")

lines = OUTPUT.split("\n")
commits = []
for head, stat in zip(lines[::2], lines[1::2]):
    c = HEAD.match(head).groupdict()
    c.update({"insertion": 0, "deletion": 0})
    c.update((unit, int(n)) for n, unit in STAT.findall(stat))
    c["net"] = c["insertion"] - c["deletion"]
    commits.append(c)

for c in commits:
    kind = c["type"] or "?"
    plus = min(c["insertion"] // 10, 20)
    minus = min(c["deletion"] // 10, 20)
    flag = " BREAKING" if c["bang"] else ""
    print(f"{c['sha'][:4]} {kind:<5}{c['net']:>+5d} {'+' * plus}{'-' * minus}{flag}")

churn = [c["insertion"] + c["deletion"] for c in commits]
print("churn", churn, "mean", mean(churn), "median", median(churn))

authors = {}
for c in commits:
    a = authors.setdefault(c["who"], {"commits": 0, "net": 0})
    a["commits"] += 1
    a["net"] += c["net"]
for who in sorted(authors, key=lambda w: (-authors[w]["commits"], w)):
    first, last = who.split()
    print(f"{last.casefold()}, {first[0]}.: {authors[who]}")

scopes = {c["scope"] for c in commits} - {None}
print(scopes, [c["msg"].split()[0] for c in commits])
print(int(commits[0]["sha"], 16) % 1000, hex(int(commits[3]["sha"], 16)))
