import string

ROWS, SEATS = 3, 5


def new_hall():
    hall = {}
    for letter in string.ascii_uppercase[:ROWS]:
        for n in range(1, SEATS + 1):
            hall[letter + str(n)] = None
    return hall


def reserve(hall, seat, person):
    if hall[seat] is not None:
        raise ValueError("seat %s already taken by %s" % (seat, hall[seat]))
    hall[seat] = person


def picture(hall):
    for letter in string.ascii_uppercase[:ROWS]:
        print(letter, "".join("x" if hall[letter + str(n)] else "_" for n in range(1, SEATS + 1)))


def group(hall, person, first, size):
    row, start = first[0], int(first[1:])
    for k in range(size):
        reserve(hall, f"{row}{start + k}", person)


hall = new_hall()
print(len(hall), "seats")
group(hall, "Adeyemi", "B2", 3)
picture(hall)
try:
    reserve(hall, "B3", "Novak")
except ValueError as err:
    print("sorry:", err)
reserve(hall, "A1", "Novak")
group(hall, "Silva", "C4", 3)
picture(hall)
