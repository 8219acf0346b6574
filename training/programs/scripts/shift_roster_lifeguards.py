from datetime import date, timedelta
from itertools import cycle

guards = ["Ruben", "Mia", "Okan", "Sol"]
holidays = {date(2022, 6, 6): "Whit Monday"}
absent = {
    "Mia": [(date(2022, 6, 4), date(2022, 6, 5))],
    "Sol": [(date(2022, 6, 8), date(2022, 6, 12))],
}


def is_absent(name, day):
    return any(a <= day <= b for a, b in absent.get(name, []))


def build(first, days, per_shift=2):
    """Yield (day, names) and pass over those who are away."""
    wheel = cycle(guards)
    for offset in range(days):
        day = first + timedelta(offset)
        team = []
        tries = 0
        while len(team) < per_shift and tries < len(guards) * 2:
            name = next(wheel)
            tries += 1
            if is_absent(name, day):
                continue
            if name not in team:
                team.append(name)
        yield day, team


count = dict.fromkeys(guards, 0)
weekend = dict.fromkeys(guards, 0)
for day, team in build(date(2022, 6, 4), 6):
    extra = ""
    if day in holidays:
        extra = " *" + holidays[day]
    elif day.weekday() >= 5:
        extra = " (weekend)"
    print(day.strftime("%a %d.%m."), " & ".join(team) + extra)
    for name in team:
        count[name] += 1
        if extra:
            weekend[name] += 1

print()
for name in guards:
    away = sum((b - a).days + 1 for a, b in absent.get(name, []))
    print(f"{name:6} {count[name]} shifts, {weekend[name]} special, away {away}")
spread = max(count.values()) - min(count.values())
print("fair" if spread <= 1 else f"unfair by {spread}")
