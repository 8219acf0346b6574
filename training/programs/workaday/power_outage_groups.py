# Which houses still hang together after the storm? Union-find with sizes
class Groups:
    def __init__(self, names):
        self.parent = {n: n for n in names}
        self.size = dict.fromkeys(names, 1)

    def root(self, n):
        path = []
        while self.parent[n] != n:
            path.append(n)
            n = self.parent[n]
        for p in path:
            self.parent[p] = n
        return n

    def join(self, a, b):
        a, b = self.root(a), self.root(b)
        if a == b:
            return False
        if self.size[a] < self.size[b]:
            a, b = b, a
        self.parent[b] = a
        self.size[a] += self.size.pop(b)
        return True

    def __len__(self):
        return len(self.size)

    def members(self):
        out = {}
        for n in self.parent:
            out.setdefault(self.root(n), []).append(n)
        return sorted(out.values(), key=len, reverse=True)


houses = "mill farm inn pub dairy".split()
cables = [
    ("mill", "farm", 30),
    ("inn", "pub", 5),
    ("farm", "pub", 40),
    ("mill", "inn", 35),
    ("pub", "dairy", 45),
]

# repair the shortest cables first until everybody has light
net = Groups(houses)
spent, useless = 0, []
for a, b, metres in sorted(cables, key=lambda c: c[2]):
    if net.join(a, b):
        spent += metres
        print(f"{a}-{b}: {metres} m, {len(net)} groups left")
    else:
        useless.append(f"{a}-{b}")
    if len(net) == 1:
        break
print("metres:", spent, "not needed:", useless)
print(net.members(), net.root("dairy"))

storm = Groups(houses[1:4])
storm.join("inn", "pub")
print([len(m) for m in storm.members()])
alone = [m[0] for m in storm.members() if len(m) == 1]
print("alone:", *alone)
print(storm.join("pub", "inn"), storm.join("farm", "inn"), len(storm))
print(storm.size)
