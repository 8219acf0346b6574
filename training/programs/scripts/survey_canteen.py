import statistics as st
from collections import Counter, defaultdict

ANSWERS = """
dept=IT; taste=4; price=3; again=yes
dept=Sales; taste=2; price=2; again=no
dept=IT; taste=5; price=4; again=yes
dept=Lab; taste=3; again=maybe
dept=Sales; taste=4; price=1; again=yes
"""


def parse(line):
    record = {}
    for pair in line.split(";"):
        key, value = pair.strip().split("=")
        record[key] = int(value) if value.isdigit() else value
    return record


records = [parse(l) for l in ANSWERS.splitlines() if l]
print(len(records), "answers")

for question in ("taste", "price"):
    marks = [r[question] for r in records if question in r]
    missing = len(records) - len(marks)
    print("{:<6} mean {:.2f} median {} sd {:.2f}".format(
        question, st.mean(marks), st.median(marks), st.stdev(marks)),
        f"({missing} missing)" if missing else "")

again = Counter(r["again"] for r in records)
for option in ("yes", "maybe", "no"):
    pct = 100 * again[option] / len(records)
    print(f"{option:>6} {'*' * again[option]:<5} {pct:.0f}%")

by_dept = defaultdict(list)
for r in records:
    by_dept[r["dept"]].append(r["taste"])

ranking = sorted(by_dept.items(), key=lambda kv: st.mean(kv[1]), reverse=True)
for place, (dept, marks) in enumerate(ranking, 1):
    print(place, dept, marks, "->", st.mean(marks))

# who is happy with the taste, but finds it too dear?
odd = [i for i, r in enumerate(records, 1)
       if r["taste"] >= 4 and r.get("price", 5) <= 2]
print("tasty but dear:", odd)
