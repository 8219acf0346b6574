pegs = {"sink": [4, 3, 2, 1], "rack": [], "shelf": []}
moves = []


def check():
    for name, plates in pegs.items():
        if plates != sorted(plates, reverse=True):
            raise ValueError("plate broken on " + name)


def carry(n, src, dst, spare):
    if n == 0:
        return
    carry(n - 1, src, spare, dst)
    plate = pegs[src].pop()
    pegs[dst].append(plate)
    check()
    moves.append((plate, src, dst))
    carry(n - 1, spare, dst, src)


carry(3, "sink", "shelf", "rack")
for plate, src, dst in moves:
    print("plate", plate, src, "->", dst)
print(pegs)
print(len(moves), "moves, expected", 2 ** 3 - 1)
per_plate = {}
for plate, *_ in moves:
    per_plate[plate] = per_plate.get(plate, 0) + 1
print(per_plate)
