"""Compare what three canteens offer."""
import json

CANTEENS = json.loads("""
{"North": ["lentils", "pasta", "fish", "rice"],
 "South": ["pasta", "curry", "rice"],
 "Harbour": ["fish", "chips", "rice", "curry"]}
""")


def listing(items):
    return ", ".join(sorted(items)) or "-"


class Menu(frozenset):
    def jaccard(self, other):
        return len(self & other) / len(self | other)


menus = {name: Menu(dishes) for name, dishes in CANTEENS.items()}
everywhere = frozenset.intersection(*menus.values())
anywhere = frozenset.union(*menus.values())
print("everywhere:", listing(everywhere))
print("anywhere:  ", listing(anywhere))

for name, menu in menus.items():
    others = frozenset().union(*(m for n, m in menus.items() if n != name))
    print(f"only {name}: {listing(menu - others)}")

names = sorted(menus)
for i, a in enumerate(names):
    for b in names[i + 1:]:
        A, B = menus[a], menus[b]
        print(f"{a}/{b}: {A.jaccard(B):.2f} differ in {listing(A ^ B)}")

# table of ticks
print()
width = max(map(len, anywhere))
print(" " * width, *names)
for dish in sorted(anywhere):
    ticks = [("x" if dish in menus[n] else "").center(len(n)) for n in names]
    print(dish.ljust(width), *ticks)

wish = {"rice", "fish"}
fits = [n for n in names if wish <= menus[n]]
print("rice and fish at:", " or ".join(fits))
smallest = min(names, key=lambda n: len(menus[n]))
print(smallest, "has the shortest menu", len(menus[smallest]))
print("disjoint with soup:", menus["North"].isdisjoint({"soup", "bread"}))
