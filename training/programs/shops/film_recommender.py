ratings = {
    "Ava":  {"Dune Sea": 5, "Red Kite": 3, "Loops": 4},
    "Ben":  {"Dune Sea": 4, "Loops": 5, "Old Mill": 2},
    "Cato": {"Red Kite": 5, "Old Mill": 4},
    "Dina": {"Dune Sea": 5, "Loops": 4, "Old Mill": 1, "Snowed In": 5},
}


def similarity(a, b):
    shared = ratings[a].keys() & ratings[b].keys()
    if not shared:
        return 0
    diff = sum(abs(ratings[a][f] - ratings[b][f]) for f in shared)
    return round(len(shared) / (1 + diff), 2)


def recommend(user):
    scores = {}
    weights = {}
    for other in ratings:
        if other == user:
            continue
        w = similarity(user, other)
        if w == 0:
            continue
        for film, stars in ratings[other].items():
            if film in ratings[user]:
                continue
            scores[film] = scores.get(film, 0) + w * stars
            weights[film] = weights.get(film, 0) + w
    guess = [(scores[f] / weights[f], f) for f in scores]
    guess.sort(reverse=True)
    return guess


for user in ["Cato"]:
    print(user, {o: similarity(user, o) for o in ratings if o != user})
    for stars, film in recommend(user):
        print(f"   {film:<10} {stars:.2f} {'*' * round(stars)}")
top = recommend("Ava")[0]
print("Tonight for Ava:", top[1] if top[0] >= 4 else "a book")
