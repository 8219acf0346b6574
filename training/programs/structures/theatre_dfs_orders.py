"""Depth first walks over the passages of an old theatre."""
passages = {
    "foyer": ["stalls", "bar"],
    "stalls": ["stage", "foyer"],
    "bar": ["foyer", "kitchen"],
    "stage": ["traproom"],
    "traproom": [],
    "kitchen": ["bar", "yard"],
    "yard": [],
    "attic": ["attic"],
}


def recursive(room, seen=None):
    if seen is None:
        seen = []
    seen.append(room)
    for nxt in passages[room]:
        if nxt not in seen:
            recursive(nxt, seen)
    return seen


def with_stack(room):
    order, stack = [], [room]
    while stack:
        here = stack.pop()
        if here in order:
            continue
        order.append(here)
        stack.extend(reversed(passages[here]))
    return order


def postorder(room, seen):
    seen.add(room)
    for nxt in sorted(passages[room]):
        if nxt not in seen:
            yield from postorder(nxt, seen)
    yield room


a = recursive("foyer")
b = with_stack("foyer")
print(a)
print(a == b, len(a), "attic" in a)
print(list(postorder("foyer", set())))

unseen = set(passages)
groups = 0
for room in passages:
    if room in unseen:
        groups += 1
        unseen -= set(recursive(room))
print("groups:", groups)


def has_loop(room, trail=()):
    if room in trail:
        print("loop:", " > ".join(trail[trail.index(room):] + (room,)))
        return True
    return any(has_loop(n, trail + (room,)) for n in passages[room])


print(has_loop("stage"), has_loop("attic"))
print(has_loop("kitchen"))
dead_ends = [r for r, out in passages.items() if not out]
incoming = {r: 0 for r in passages}
for out in passages.values():
    for r in out:
        incoming[r] += 1
print(dead_ends, max(incoming, key=incoming.get), [r for r in incoming if not incoming[r]])
