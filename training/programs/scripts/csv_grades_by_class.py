import csv
from collections import defaultdict
from io import StringIO
from statistics import mean

text = """name,class,maths,german,art
Amir,7b,2,3,1
Berit,7a,4,2,2
Coco,7b,5,5,3
Dario,7a,1,x,2
Edda,7b,3,2,2
"""

SUBJECTS = ["maths", "german", "art"]


class Pupil:
    def __init__(self, row):
        self.name = row["name"]
        self.group = row["class"]
        self.marks = {}
        for subject in SUBJECTS:
            try:
                self.marks[subject] = int(row[subject])
            except ValueError:
                print(f"{self.name}: no mark in {subject}")

    def average(self):
        return mean(self.marks.values())

    def at_risk(self):
        return sum(m >= 5 for m in self.marks.values()) >= 2


pupils = [Pupil(row) for row in csv.DictReader(StringIO(text))]
groups = defaultdict(list)
for p in pupils:
    groups[p.group].append(p)

for group in sorted(groups):
    members = groups[group]
    print(f"class {group} ({len(members)} pupils)")
    for p in sorted(members, key=Pupil.average):
        flag = " !" if p.at_risk() else ""
        print(f"   {p.name:<6} {p.average():.2f}{flag}")

print("subject averages")
for s in SUBJECTS:
    got = [p.marks[s] for p in pupils if s in p.marks]
    print("  ", s, round(mean(got), 2), "best:", min(got), "worst:", max(got))

out = StringIO()
writer = csv.writer(out, lineterminator="\n")
writer.writerow(["class", "average"])
for group, members in sorted(groups.items()):
    writer.writerow([group, "%.2f" % mean(p.average() for p in members)])
print(out.getvalue(), end="")
