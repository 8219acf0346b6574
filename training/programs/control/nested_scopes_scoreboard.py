def scoreboard(title):
    scores = {}
    leader = None
    changes = 0

    def update_leader():
        nonlocal leader, changes
        best = max(scores, key=scores.get)
        if best != leader:
            leader, old = best, leader
            changes += 1
            if old:
                print(f"   {leader} overtakes {old}")

    def add(name, points=1):
        def checked(value):
            if not isinstance(value, int) or isinstance(value, bool):
                raise TypeError(f"{value!r} is not a score")
            return value

        scores[name] = scores.get(name, 0) + checked(points)
        update_leader()
        return scores[name]

    def show():
        print("==", title, "==")
        place = 0
        for name, pts in sorted(scores.items(), key=lambda p: (-p[1], p[0])):
            place += 1
            mark = "*" if name == leader else " "
            print(f"{place}.{mark}{name:<6}{pts:>3}")
        return changes

    add.reset = scores.clear
    return add, show


add, show = scoreboard("Darts night")
add("Finn", 20)
add("Greta", 15)
add("Greta", 25)
print(add("Hugo"))
try:
    add("Finn", True)
except TypeError as e:
    print("error:", e)
add("Finn", 60)
print("lead changes:", show())
add.reset()
add("Hugo", 5)
print("lead changes:", show())
