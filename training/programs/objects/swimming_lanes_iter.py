class Lane:
    def __init__(self, number, swimmers=None):
        self.number = number
        self._swimmers = swimmers or []

    def __iadd__(self, name):
        self._swimmers.append(name)
        return self

    def __isub__(self, name):
        if name in self._swimmers:
            self._swimmers.remove(name)
        return self

    def __contains__(self, name):
        return name.lower() in map(str.lower, self._swimmers)

    def __getitem__(self, i):
        return self._swimmers[i]

    def __setitem__(self, i, name):
        self._swimmers[i] = name

    def __delitem__(self, i):
        del self._swimmers[i]

    def __len__(self):
        return len(self._swimmers)

    def __repr__(self):
        return f"L{self.number}:{'-'.join(self) or 'free'}"


lane = Lane(4)
print(lane, len(lane))
lane += "Yuki"
lane += "Ben"
lane += "Åsa"
lane += "Ben"
print(lane, lane[0], lane[-1])
lane -= "Ben"
lane -= "Nobody"
print(lane, "yuki" in lane, "Yu" in lane)
print(lane[1:], lane[::-1], sorted(lane, key=len))
lane[0] = "Yuki Mori"
lane[3:] = ["Cem", "Dina"]
print(len(lane), lane)
del lane[1], lane[-1]
print(list(enumerate(lane, start=1)))
first, *others = lane
print(first.split()[-1], others)
print([name for name in reversed(lane)])

pool = {n: Lane(n) for n in (1, 2)}
for i, name in enumerate(["Eli", "Fay", "Gus"]):
    pool[i % 2 + 1] += name
print(pool, max(pool.values(), key=len).number)
print(", ".join(Lane(9, ["x", "y"])), bool(Lane(3)), Lane(5, "ab")[1])
try:
    print(lane[7])
except IndexError as e:
    print("IndexError:", e)
