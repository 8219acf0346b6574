import sys


def read(row):
    name, count = row.split(';')
    return name, int(count)


def load(rows, level):
    low = []
    for row in rows:
        name, count = read(row)
        if count < level:
            low.append(name)
    return low


load(sys.stdin.read().splitlines(), 5)
