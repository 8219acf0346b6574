def arrangements(guests, placed=()):
    if not guests:
        yield placed
        return
    for i, g in enumerate(guests):
        rest = guests[:i] + guests[i + 1:]
        yield from arrangements(rest, placed + (g,))


def happy(order, enemies):
    for a, b in zip(order, order[1:]):
        if (a, b) in enemies or (b, a) in enemies:
            return False
    return True


guests = ["Gil", "Hana", "Ivo"]
enemies = {("Gil", "Hana"), ("Joy", "Ivo")}
tried = 0
good = []
for order in arrangements(guests):
    tried += 1
    if order[0] > order[-1]:
        continue  # mirrored
    if happy(order, enemies):
        good.append(order)
        print("fine:", "-".join(order))
print(tried, "tried,", len(good), "good")
ends = {}
for order in good:
    for who in (order[0], order[-1]):
        ends[who] = ends.get(who, 0) + 1
print("at the end of the table:", ends)
