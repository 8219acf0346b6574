tennis = {"Ivo", "Rea", "Tom", "Uma"}
rowing = {"Rea", "Sid", "Uma"}
chess = {"Uma", "Vic"}


def show(label, people):
    print(f"{label:<18}{', '.join(sorted(people)) or 'nobody'}")


show("tennis or rowing", tennis | rowing)
show("both", tennis & rowing)
show("tennis only", tennis - rowing - chess)
show("exactly one of two", tennis ^ rowing)
show("all three", tennis & rowing & chess)

rowing.add("Tom")
rowing.discard("Nobody")
tennis.remove("Ivo")
print("tennis within rowing?", tennis <= rowing, tennis < rowing)
print("chess disjoint from {Sid}?", chess.isdisjoint({"Sid"}))

everyone = set().union(tennis, rowing, chess)
print(len(everyone), "members")
counts = {p: sum(p in club for club in (tennis, rowing, chess)) for p in sorted(everyone)}
print(counts)

busy = {p for p, n in counts.items() if n >= 2}
show("busy", busy)
chess |= {"Ann"}
chess -= busy
show("chess now", chess)
rowing.intersection_update(busy)
show("rowing now", rowing)

# frozensets as keys: a doubles team has no order
teams = {frozenset(("Rea", "Tom")): 3}
teams[frozenset(("Tom", "Rea"))] += 2
print(len(teams), teams[frozenset({"Tom", "Rea"})])
print(sorted(len(w) for w in set(["aa", "b", "aa"])))
