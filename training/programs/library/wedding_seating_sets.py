# Wedding tables: who can sit with whom, sets and frozensets
from collections import Counter, defaultdict
from itertools import combinations, product
from operator import attrgetter
from typing import NamedTuple


class Guest(NamedTuple):
    name: str
    side: str
    speaks: frozenset
    vegan: bool = False


def guest(text):
    name, side, langs, *rest = text.split("/")
    return Guest(name, side, frozenset(langs.split("+")), "v" in rest)


guests = [guest(t) for t in (
    "Ola/bride/pl+en", "Marek/bride/pl", "Sue/groom/en/v",
    "Bob/groom/en+fr", "Claire/groom/fr/v", "Ewa/bride/pl+fr",
)]
by_name = {g.name: g for g in guests}

feud = {frozenset({"Sue", "Ola"})}
tables = {"window": ["Ola", "Marek", "Sue"], "door": ["Bob", "Claire", "Ewa"]}


def problems(names):
    found = []
    for a, b in combinations(names, 2):
        if frozenset((b, a)) in feud:
            found.append(f"{a} x {b}")
        elif not by_name[a].speaks & by_name[b].speaks:
            found.append(f"{a} / {b} mute")
    return found


for table, names in tables.items():
    common = frozenset.intersection(*(by_name[n].speaks for n in names))
    print(f"{table:>7}: {problems(names) or 'fine'} common {sorted(common)}")

# try single swaps between both tables, the first one of each table stays
best = (sum(len(problems(n)) for n in tables.values()), None)
for i, j in product((1, 2), repeat=2):
    w, d = tables["window"][:], tables["door"][:]
    w[i], d[j] = d[j], w[i]
    count = len(problems(w)) + len(problems(d))
    if count < best[0]:
        best = count, (i, j)
print("best swap", best)
i, j = best[1]
tables["window"][i], tables["door"][j] = tables["door"][j], tables["window"][i]
print({t: problems(n) for t, n in tables.items()})

languages = Counter(l for g in guests for l in g.speaks)
print(sorted(languages.items(), key=lambda p: (-p[1], p[0])))
cover = {"pl", "fr"}
print(all(g.speaks & cover for g in guests), [g.name for g in guests if not g.speaks & cover])
print([g.name for g in guests if g.speaks <= {"pl", "fr"}], by_name["Ola"].speaks > {"pl"})

groups = defaultdict(set)
for g in guests:
    groups[g.speaks].add(g.side)
print(len(groups), groups[frozenset({"en", "pl"})], frozenset("a") | {"b"} == {"a", "b"})
menu = sorted(guests, key=attrgetter("vegan", "name"))
print([f"{g.name}{'*' * g.vegan}" for g in menu])
del tables["door"][0]
tables["door"] += ["Oma", "Opa"]
print(tables["door"], set(tables["door"]) - by_name.keys() == {"Oma", "Opa"})
