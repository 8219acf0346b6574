from collections import defaultdict


class Dictionary:
    def __init__(self, words):
        self.index = defaultdict(list)
        for w in words:
            self.add(w)

    @staticmethod
    def key(word):
        return "".join(sorted(word.lower().replace("-", "")))

    def add(self, word):
        k = self.key(word)
        if word not in self.index[k]:
            self.index[k].append(word)

    def find(self, rack):
        return self.index.get(self.key(rack), [])

    def groups(self):
        return [ws for ws in self.index.values() if len(ws) > 1]


d = Dictionary(["stone", "notes", "onset", "melon", "lemon", "tiger", "in-land"])
d.add("Notes")
d.add("stone")

for group in d.groups():
    print(len(group), "/".join(group))

for rack in ("TONES", "gerti", "xyz"):
    hits = d.find(rack)
    points = sum(len(h) for h in hits)
    print(f"{rack}: {hits} {points} points")

print("keys:", len(d.index))
print(Dictionary.key("in-land"))
print("aelpp" in d.index, d.key("Apple"))
