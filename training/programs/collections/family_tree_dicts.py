children = {
    "Rosa": ["Hugo", "Pia"],
    "Hugo": ["Nils"],
    "Pia": ["Ole", "Ida"],
    "Ida": ["Mia"],
}

# invert: child -> parent
parent = {kid: p for p, kids in children.items() for kid in kids}
print(parent)


def ancestors(name):
    line = []
    while name in parent:
        name = parent[name]
        line.append(name)
    return line


def descendants(name):
    found = []
    todo = [name]
    while todo:
        person = todo.pop()
        for kid in children.get(person, []):
            found.append(kid)
            todo.append(kid)
    return found


print("Mia <-", " <- ".join(ancestors("Mia")))
print("below Rosa:", sorted(descendants("Rosa")))

everybody = set(children) | set(parent)
leaves = sorted(everybody - children.keys())
roots = everybody.difference(parent)
print("leaves", leaves, "root", roots.pop())

generation = {p: len(ancestors(p)) for p in sorted(everybody)}
by_gen = {}
for p, g in generation.items():
    by_gen.setdefault(g, []).append(p)
for g in sorted(by_gen):
    print(g, by_gen[g])


def siblings(name):
    return [k for k in children.get(parent.get(name), []) if k != name]


for who in ("Ole", "Nils", "Rosa"):
    print(who, "siblings:", siblings(who))
