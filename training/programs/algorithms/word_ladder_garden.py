# from "seed" to "rose"? only words from the list, one letter at a time
words = ["feed", "rode", "rose", "rude", "rod", "need"]


def neighbours(word):
    for w in words:
        if len(w) == len(word) and sum(a != b for a, b in zip(w, word)) == 1:
            yield w


def ladder(start, goal):
    paths = [[start]]
    used = {start}
    rounds = 0
    while paths:
        rounds += 1
        longer = []
        for path in paths:
            for w in neighbours(path[-1]):
                if w in used:
                    continue
                if w == goal:
                    return path + [w], rounds
                used.add(w)
                longer.append(path + [w])
        paths = longer
    return None, rounds


for a, b in [("rude", "rose"), ("seed", "rose")]:
    found, rounds = ladder(a, b)
    if found is None:
        print(a, "to", b, "is impossible after", rounds, "rounds")
    else:
        print(" > ".join(found), f"({rounds} rounds)")
print("friends of need:", sorted(neighbours("need")))
