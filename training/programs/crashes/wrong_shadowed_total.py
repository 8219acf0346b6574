total = 0
visits = []


def register(place, km):
    total = 0
    visits.append(place)
    total += km
    if total > 100:
        print("   service needed!")
    return total


def refuel(litres, km):
    per_100 = litres * 100 / km
    return round(per_100, 1)


# logbook of the delivery van
for place, km in [("Lyon", 60), ("Vienne", 32), ("Valence", 74), ("Orange", 99)]:
    t = register(place, km)
    print(f"{place}: {km} km, counter {t}")

print("places:", " - ".join(visits))
print("total km:", total)
if total == 0:
    print("van was not used")
else:
    print(refuel(21, total))
