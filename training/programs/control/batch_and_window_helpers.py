from itertools import islice, count, takewhile


def batches(iterable, size):
    it = iter(iterable)
    while chunk := list(islice(it, size)):
        yield chunk


def windows(seq, width=2):
    recent = []
    for item in seq:
        recent.append(item)
        if len(recent) > width:
            recent.pop(0)
        if len(recent) == width:
            yield tuple(recent)


def interleave(*sources):
    active = [iter(s) for s in sources]
    while active:
        for it in active[:]:
            try:
                yield next(it)
            except StopIteration:
                active.remove(it)


def seat_codes(letter):
    for n in count(1):
        yield f"{letter}{n:02}"


guests = ["Abel", "Bibi", "Cleo", "Dora", "Egon"]
for nr, table in enumerate(batches(guests, 2), 1):
    print("table", nr, table)

heights = [512, 530, 525, 560]
climbs = [b - a for a, b in windows(heights)]
print("climbs:", climbs, "up:", sum(c for c in climbs if c > 0))
print(list(windows("abcd", 3)))

print(list(interleave("AB", [1, 2, 3], ())))
print(dict(zip(guests, seat_codes("F"))))
early = takewhile(lambda code: code != "K04", seat_codes("K"))
print(", ".join(early))

g = seat_codes("Z")
print(next(g), next(g))
g.close()
print(list(g))
