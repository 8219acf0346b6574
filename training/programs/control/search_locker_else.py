# for/else and while/else around a wall of school lockers

lockers = [
    ["Anna", None, "Paul"],
    ["Rita", "Sven", None],
    [None, "Uwe", "Vera"],
]


def find_pupil(name):
    for row, line in enumerate(lockers):
        for col, owner in enumerate(line):
            if owner is None:
                continue
            if owner == name:
                break
        else:
            continue
        return row, col
    return None


def free_lockers(limit):
    found = []
    row = 0
    while row < len(lockers):
        col = lockers[row].index(None) if None in lockers[row] else -1
        if col >= 0:
            found.append((row, col))
        if len(found) == limit:
            print("limit reached at row", row)
            break
        row += 1
    else:
        print("looked at all rows")
    return found


for who in ["Sven", "Vera", "Olaf"]:
    place = find_pupil(who)
    if place:
        print(f"{who}: row {place[0] + 1}, door {place[1] + 1}")
    else:
        print(f"{who} has no locker")

print(free_lockers(2))
print(free_lockers(5))
r, c = free_lockers(1)[0]
lockers[r][c] = "Olaf"
print(find_pupil("Olaf"), lockers[r])
