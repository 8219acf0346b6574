# small cinema: rows of seats as text, "." free, "x" sold, " " aisle
HALL = """
A ..x
B xx..
C ...
"""


class SoldOut(Exception):
    """raised with the number of seats which were wanted"""


def read_hall(text):
    hall = {}
    for line in text.strip().split("\n"):
        label, _, seats = line.partition(" ")
        hall[label] = list(seats)
    return hall


def free_blocks(row):
    """yield (first index, length) of free neighbours"""
    start = None
    for i, seat in enumerate(row + ["#"]):
        if seat == ".":
            if start is None:
                start = i
        elif start is not None:
            yield start, i - start
            start = None


def badness(label, start, n, width=4):
    middle = start + (n - 1) / 2
    sideways = abs(middle - (width - 1) / 2)
    return sideways + {"A": 3, "B": 1}.get(label, 0)


def best_block(hall, n):
    if n < 1:
        return None
    choices = []
    for label, row in hall.items():
        for start, length in free_blocks(row):
            for shift in range(length - n + 1):
                choices.append((badness(label, start + shift, n), label, start + shift))
    if not choices:
        raise SoldOut(n)
    return min(choices)


def sell(hall, n):
    found = best_block(hall, n)
    if found is None:
        return []
    _, label, start = found
    for i in range(start, start + n):
        hall[label][i] = "x"
    return [f"{label}{i + 1}" for i in range(start, start + n)]


def occupancy(hall):
    seats = [s for row in hall.values() for s in row if s != " "]
    return f"{seats.count('x')}/{len(seats)}" if seats else "no hall"


hall = read_hall(HALL)
print({k: list(free_blocks(v)) for k, v in hall.items()})
for wish in (2, 3, 0, 4):
    before = occupancy(hall)
    try:
        seats = sell(hall, wish)
    except SoldOut as e:
        print("no", e.args[0], "together")
        continue
    print(wish, "->", ", ".join(seats) or "nothing", f"({before} to {occupancy(hall)})")
for label, row in hall.items():
    print(label, "".join(row))
print(occupancy({}), list(free_blocks([])), list(free_blocks(list(" . "))))
