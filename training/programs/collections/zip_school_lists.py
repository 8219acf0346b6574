from itertools import zip_longest, chain, cycle, islice, repeat

girls = ["Aylin", "Berta", "Clara", "Dana"]
boys = ["Emil", "Finn"]

pairs = list(zip(girls, boys))
print("pairs:", pairs)
for g, b in zip_longest(girls, boys, fillvalue="--"):
    print(f"{g:<6}|{b:>6}")

klasse = list(chain(girls, boys))
print(len(klasse), "Kinder")

# Dienste verteilen
dienste = cycle(["Tafel", "Blumen", "Muell"])
plan = dict(zip(klasse, dienste))
for kind, dienst in plan.items():
    print(kind, "->", dienst)

by_duty = {}
for kind, dienst in plan.items():
    by_duty.setdefault(dienst, []).append(kind)
print(by_duty)

names, duties = zip(*plan.items())
print(names[0], duties[:3])

bell = islice(cycle([1, 0]), 5)
print(list(bell))
print(list(map(pow, range(1, 5), repeat(2))))
nested = [["a", "b"], [], ["c"]]
print(list(chain.from_iterable(nested)))
try:
    list(zip(girls, boys, strict=True))
except ValueError as e:
    print("strict:", str(e)[:30])
