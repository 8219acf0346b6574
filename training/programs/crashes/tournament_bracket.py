def pairings(players):
    it = iter(players)
    pairs = []
    while True:
        try:
            first = next(it)
        except StopIteration:
            break
        pairs.append((first, next(it)))
    return pairs


def winner(a, b, strength):
    return a if strength[a] >= strength[b] else b


def play_round(players, strength, nr):
    print("Round", nr, "with", len(players), "players")
    survivors = []
    for a, b in pairings(players):
        w = winner(a, b, strength)
        loser = b if w == a else a
        print("   %s beats %s" % (w, loser))
        survivors.append(w)
    return survivors


strength = {"Ada": 71, "Bo": 64, "Cy": 80, "Di": 55, "Ed": 90, "Flo": 62}
alive = list(strength)
nr = 1
while len(alive) > 1:
    alive = play_round(alive, strength, nr)
    print("  left:", alive)
    nr += 1
print("Champion:", alive[0])
