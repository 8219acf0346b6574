NEIGHBOURS = {
    "Nord": ["Ost", "West", "Mitte"],
    "Ost": ["Nord", "Süd", "Mitte"],
    "Süd": ["Ost", "West", "Mitte"],
    "West": ["Nord", "Süd", "Mitte"],
    "Mitte": ["Nord", "Ost", "Süd", "West"],
}
log = []


def allowed(region, colour, chosen):
    return all(chosen.get(n) != colour for n in NEIGHBOURS[region])


def paint(regions, colours, chosen):
    if not regions:
        return dict(chosen)
    region, *rest = regions
    for colour in colours:
        if not allowed(region, colour, chosen):
            continue
        chosen[region] = colour
        log.append("+" + region[0] + colour)
        solution = paint(rest, colours, chosen)
        if solution:
            return solution
        del chosen[region]
        log.append("-" + region[0] + colour)
    return None


order = sorted(NEIGHBOURS, key=lambda r: (-len(NEIGHBOURS[r]), r))
print(order)
print(paint(order, "rg", {}))
print(len(log), log[:4], log[-1])
log.clear()
answer = paint(order, "rgb", {})
print(answer)
print(" ".join(log))

groups = {}
for region, colour in answer.items():
    groups.setdefault(colour, []).append(region)
for colour, members in sorted(groups.items()):
    print(colour, members, len(members) > 1)

conflicts = [(a, b) for a in answer for b in sorted(NEIGHBOURS[a])
             if a < b and answer[a] == answer[b]]
print(conflicts or "no conflicts")
answer["Süd"] = answer["Mitte"]
bad = {frozenset((a, b)) for a in answer for b in NEIGHBOURS[a] if answer[a] == answer[b]}
print(len(bad), [sorted(pair) for pair in bad])
