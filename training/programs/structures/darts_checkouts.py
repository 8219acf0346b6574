"""Darts: which finishes with at most three darts, ending on a double."""
SINGLES = (20, 19, 18)
DOUBLES = {f"D{n}": 2 * n for n in (20, 16, 8)}
DOUBLES["Bull"] = 50
TREBLES = {f"T{n}": 3 * n for n in SINGLES[:2]}
ALL = {**{f"S{n}": n for n in SINGLES}, **TREBLES, **DOUBLES}


def finish(rest):
    """Every way with one or two darts, best (fewest) first."""
    ways = [(name,) for name, v in DOUBLES.items() if v == rest]
    for name, v in ALL.items():
        for last, w in DOUBLES.items():
            if v + w == rest:
                ways.append((name, last))
    return ways


print(len(ALL), max(ALL.values()), list(ALL)[:3])
for rest in (32, 51):
    ways = finish(rest)
    shown = [" ".join(w) for w in ways]
    print(f"{rest:>3}: {shown or 'no finish'}")

visits = [("Jelle", [60, 60, 20]), ("Moira", [20, 5]), ("Jelle", [57, 54, 50]),
          ("Moira", [50]), ("Jelle", [16, 20, 20]), ("Moira", [60])]
left = {"Jelle": 261, "Moira": 125}
for who, throws in visits:
    before = left[who]
    for t in throws:
        left[who] -= t
        if left[who] == 0 and t in DOUBLES.values():
            print(who, "wins!")
            break
        if left[who] <= 1:
            print(f"{who} busts at {left[who]}, back to {before}")
            left[who] = before
            break
    else:
        print(who, sum(throws), "->", left[who])
        continue
    if not left[who]:
        break
print(left)
per_visit = {}
for who, throws in visits:
    per_visit.setdefault(who, []).append(sum(throws))
print({w: round(sum(v) / len(v), 1) for w, v in per_visit.items()})
print(max(per_visit["Jelle"]), min(map(len, (t for _, t in visits))))
