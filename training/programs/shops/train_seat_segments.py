# %% stops of the night train
stops = ["Lyon", "Geneva", "Bern", "Zurich", "Linz"]
index = {s: i for i, s in enumerate(stops)}
seats = {n: [None] * (len(stops) - 1) for n in (31, 32)}

# %% sell tickets for parts of the trip
def sell(name, a, b):
    i, j = index[a], index[b]
    if i >= j:
        raise ValueError("wrong direction")
    for n, legs in seats.items():
        if all(x is None for x in legs[i:j]):
            for k in range(i, j):
                legs[k] = name
            return n
    return None

wishes = [("Ott", "Lyon", "Bern"), ("Pay", "Geneva", "Linz"), ("Quin", "Bern", "Linz"),
          ("Rey", "Zurich", "Linz"), ("Sue", "Bern", "Lyon"), ("Tad", "Lyon", "Geneva")]
sold = {}
for name, a, b in wishes:
    try:
        seat = sell(name, a, b)
    except ValueError as e:
        print(name, "-", e)
        continue
    if seat:
        sold[name] = seat
    print(name, a, "->", b, "seat", seat)

# %% how full is each leg
for k, (a, b) in enumerate(zip(stops, stops[1:])):
    people = [legs[k] for legs in seats.values()]
    full = sum(p is not None for p in people)
    print(f"{a:>7}-{b:<7} {full}/{len(seats)} {people}")

# %%
print(sold)
usage = sum(len([x for x in legs if x]) for legs in seats.values())
print("usage", usage / (len(seats) * (len(stops) - 1)))
