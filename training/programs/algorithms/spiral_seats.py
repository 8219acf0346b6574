def spiral(table):
    """Read a table of seats from outside to inside."""
    seats = []
    rows = [row[:] for row in table]
    while rows:
        seats.extend(rows.pop(0))
        if rows and rows[0]:
            for row in rows:
                seats.append(row.pop())
        if rows:
            seats.extend(reversed(rows.pop()))
        if rows and rows[0]:
            for row in rows[::-1]:
                seats.append(row.pop(0))
    return seats


def turn(table):
    return [list(col) for col in zip(*table[::-1])]


hall = [["A1", "A2", "A3"],
        ["B1", "B2", "B3"],
        ["C1", "C2", "C3"]]

print("spiral:", " ".join(spiral(hall)))
turned = turn(hall)
for row in turned:
    print(row)
print("twice:", turn(turned)[0])
diag = [hall[i][i] for i in range(3)]
anti = [hall[i][-1 - i] for i in range(3)]
print(diag, anti)
print("same middle:", diag[1] == anti[1])
