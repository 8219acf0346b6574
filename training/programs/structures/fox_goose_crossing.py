"""Fox, goose and corn: states are a frozenset (left bank) and the boat's side."""
THINGS = ("corn", "fox", "goose")
BAD = [{"fox", "goose"}, {"goose", "corn"}]


def safe(bank):
    return not any(pair <= bank for pair in BAD)


def crossings(left, boat_left):
    here = left if boat_left else set(THINGS) - left
    for cargo in (None, *sorted(here)):
        new = set(left)
        if cargo is not None:
            if boat_left:
                new.discard(cargo)
            else:
                new.add(cargo)
        alone = new if boat_left else set(THINGS) - new
        if safe(alone):
            yield cargo, (frozenset(new), not boat_left)


def label(state):
    left, boat_left = state
    text = "".join(t[0] if t in left else "." for t in THINGS)
    return ("<" if boat_left else ">") + text


start = frozenset(THINGS), True
goal = frozenset(), False
print(label(start), label(goal), len(THINGS))
print([(c, label(s)) for c, s in crossings(*start)])

path, seen = [], {start}


def walk(state):
    if state == goal:
        return True
    for cargo, nxt in crossings(*state):
        if nxt in seen:
            continue
        seen.add(nxt)
        path.append(cargo or "-")
        if walk(nxt):
            return True
        path.pop()
    return False


print(walk(start), path)
print(len(path), path.count("goose"), path.index("-"), len(seen))
print(sorted(map(label, seen)))
print(safe({"fox", "corn"}), safe(set(THINGS)), safe(frozenset()))
print({frozenset(["fox", "corn"]): 1}.get(frozenset(["corn", "fox"])))
try:
    {set(THINGS): 1}
except TypeError as e:
    print(e)
start[0].add("boat")
