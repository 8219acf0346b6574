from collections import defaultdict

notes = {
    1: "buy red paint and brush",
    2: "paint the garden fence",
    3: "water garden and roses",
    4: "red roses for mother",
}
STOP = frozenset({"and", "the", "for"})

index = defaultdict(set)
for num, text in notes.items():
    for word in text.split():
        if word not in STOP:
            index[word].add(num)


def find(*words, mode="all"):
    hits = [index.get(w, set()) for w in words]
    if not hits:
        return []
    if mode == "all":
        found = set.intersection(*hits)
    else:
        found = set().union(*hits)
    return sorted(found)


print(len(index), "words")
print("red:", find("red"))
print("red+roses:", find("red", "roses"))
print("paint|water:", find("paint", "water", mode="any"))
print("tiger:", find("tiger"), "tiger" in index)

popular = [w for w, ids in sorted(index.items()) if len(ids) > 1]
print("popular:", popular)

for num in find("garden"):
    print(f"  {num}: {notes[num]}")

only_red = index["red"] - index["paint"]
either = index["red"] ^ index["roses"]
print(sorted(only_red), sorted(either))
print(index["red"].isdisjoint(index["water"]), {2} <= index["fence"])
