staff = ("Vera", [
    ("Noah", [("Ulf", []), ("Ines", [])]),
    ("Priya", [("Sam", [("Cleo", [])])]),
])


def walk(node, depth=0, boss=None):
    name, team = node
    yield name, depth, boss
    for member in team:
        yield from walk(member, depth + 1, name)


def by_level(root):
    level = [root]
    while level:
        yield [name for name, _ in level]
        level = [kid for _, team in level for kid in team]


def size(node):
    return 1 + sum(size(kid) for kid in node[1])


for name, depth, boss in walk(staff):
    print("   " * depth + name + (f" (under {boss})" if boss else ""))

for nr, names in enumerate(by_level(staff)):
    print("level", nr, names)

deepest = max(walk(staff), key=lambda t: t[1])
print("deepest:", deepest)
print("headcount:", size(staff))
boss_of = {n: b for n, _, b in walk(staff)}
chain, who = [], "Cleo"
while who:
    chain.append(who)
    who = boss_of[who]
print(" < ".join(chain))
