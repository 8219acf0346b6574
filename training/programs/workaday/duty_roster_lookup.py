# Duty roster for the fire station. Crashes for one crew: find out why.
roster_text = """
mon: kim lou
tue: lou max
wed: max
thu: kim nia
"""

PHONE = {"kim": "31", "lou": "32", "max": "33"}
DAYS = ["mon", "tue", "wed", "thu"]


def read_roster(text):
    roster = {}
    for line in text.strip().splitlines():
        day, names = line.split(":")
        roster[day] = names.split()
    return roster


def shifts_per_person(roster):
    counts = {}
    for names in roster.values():
        for name in names:
            counts[name] = counts.get(name, 0) + 1
    return counts


def leader(names):
    """The leader is the first in the alphabet."""
    return min(names)


def pairs(roster):
    for day in DAYS:
        names = roster[day]
        if len(names) == 2:
            yield day, tuple(sorted(names))


def call_list(roster):
    lines = []
    for day in DAYS:
        boss = leader(roster[day])
        others = [n for n in roster[day] if n != boss]
        numbers = "/".join(PHONE[n] for n in [boss] + others)
        lines.append(f"{day.upper()} {boss:<4}{numbers}")
    return lines


roster = read_roster(roster_text)
print(roster["wed"], len(roster))
counts = shifts_per_person(roster)
for name, n in sorted(counts.items(), key=lambda kv: (-kv[1], kv[0])):
    print(name, "*" * n)
for day, (a, b) in pairs(roster):
    print(day, a, "with", b)

# nia joined last week
for line in call_list(roster):
    print(line)
