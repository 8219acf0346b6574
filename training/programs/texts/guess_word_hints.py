# compare guesses with the secret like in the newspaper game
from collections import Counter

SECRET = "planet"


def hints(guess, secret=SECRET):
    marks = ["-"] * len(secret)
    rest = Counter()
    for i, (g, s) in enumerate(zip(guess, secret)):
        if g == s:
            marks[i] = "X"
        else:
            rest[s] += 1
    for i, g in enumerate(guess):
        if marks[i] == "-" and rest[g] > 0:
            marks[i] = "o"
            rest[g] -= 1
    return "".join(marks)


tried = []
for turn, guess in enumerate(["Pencil", "plates", "toolong", "pla3et", "planet", "unused"], 1):
    g = guess.lower()
    if len(g) != len(SECRET):
        print(f"{turn}. {g}: wrong length {len(g)}")
        continue
    if not g.isalpha():
        bad = [c for c in g if not c.isalpha()]
        print(f"{turn}. {g}: strange letters {bad}")
        continue
    h = hints(g)
    tried.append((g, h))
    print(f"{turn}. {g.upper()}  {h}  {h.count('X')} right, {h.count('o')} near")
    if h == "X" * len(SECRET):
        print("solved in", len(tried), "valid guesses")
        break
else:
    print("not solved")

known = ["_"] * len(SECRET)
for g, h in tried[:-1]:
    for i, mark in enumerate(h):
        if mark == "X":
            known[i] = g[i]
print(" ".join(known))
