import re
from datetime import date, timedelta
from fractions import Fraction

PLAN = """Ramipril 5mg 1-0-0
Metformin 850 mg 1-0-1-0 x30d
Marcumar 3 mg ½-0-0 every 2nd day
Vitamin D3 20.000 IE 1x weekly
Ibuprofen 400mg if needed, max 3/day
"""

HALVES = {"½": Fraction(1, 2), "¼": Fraction(1, 4)}
DOSE = re.compile(r"(?<![\w.])([\d½¼])-([\d½¼])-([\d½¼])(?:-([\d½¼]))?")


def amount(symbol):
    if symbol is None:
        return Fraction(0)
    return HALVES.get(symbol) or Fraction(symbol)


plan = {}
for line in PLAN.splitlines():
    name, strength, unit, rest = re.match(r"(\D+?(?: D\d)?) (\d[\d.]*) ?(mg|IE) (.*)", line).groups()
    strength = int(strength.replace(".", ""))
    m = DOSE.search(rest)
    if m:
        daily = sum(amount(s) for s in m.groups())
    elif times := re.search(r"(\d+)x weekly", rest):
        daily = Fraction(int(times[1]), 7)
    else:
        daily = None
    if nth := re.search(r"every (\d+)(?:nd|rd|th) day", rest):
        daily /= int(nth[1])
    days = re.search(r"x(\d+)d", rest)
    plan[name] = (daily, strength, unit, int(days.group(1)) if days else None)
    print(f"{name:<12}{strength:>7,} {unit} daily {daily!s:<5} = {float(daily * strength) if daily else '?'}")

start = date(2024, 3, 25)
for name, (daily, strength, unit, days) in plan.items():
    if daily is None:
        print(name, "- cannot plan")
        continue
    pack = 20
    lasts = int(pack / daily)
    end = start + timedelta(days=lasts - 1)
    print(f"{name:<12}{pack} tablets last {lasts:>3} days, until {end:%a %d %b}", "" if days is None else f"packs: {-(-daily * days // pack)}")

marcumar = [start + timedelta(days=2 * i) for i in range(4)]
print([f"{d:%d.%m.}" for d in marcumar], marcumar[-1].strftime("%A"))
maximum = re.search(r"max (?P<n>\d+)/(?P<per>\w+)", PLAN)
print(maximum.groupdict(), int(maximum["n"]) * plan["Ibuprofen"][1], PLAN.count("mg"), PLAN[:8].swapcase())
print(DOSE.findall("1-0-1 and 0-½-0-1"), DOSE.search("2024-1-0"), amount("¼") + amount("2"), amount("0"))
print(sum(v[0] for v in plan.values() if v[0]), sorted(plan, key=lambda n: plan[n][1])[:2])
