"""Seat plan of a theatre. Aliased rows are a bug on purpose in plan_a."""
import argparse
import copy
import re
from itertools import groupby
from string import ascii_uppercase as ABC

SEAT = re.compile(r"(?P<row>[A-D])(?P<first>\d)(?:-(?P<last>\d))?")


class SeatTaken(LookupError):
    def __init__(self, *seats):
        super().__init__(", ".join(seats))
        self.seats = seats


class Plan:
    price = {"A": 30, "B": 24}

    def __init__(self, grid):
        self.grid = grid

    @classmethod
    def fresh(cls, rows=3, seats=6):
        return cls([["."] * seats for _ in range(rows)])

    def __str__(self):
        lines = (f"{ABC[i]} {''.join(r)}" for i, r in enumerate(self.grid))
        return "\n".join(lines)

    def wanted(self, text):
        for m in SEAT.finditer(text):
            first = int(m["first"])
            for n in range(first, int(m["last"] or first) + 1):
                yield m["row"], n

    def book(self, text, initial):
        seats = list(self.wanted(text))
        taken = [f"{r}{n}" for r, n in seats if self.grid[ABC.index(r)][n - 1] != "."]
        if taken:
            raise SeatTaken(*taken)
        cost = 0
        for r, n in seats:
            self.grid[ABC.index(r)][n - 1] = initial
            cost += self.price.get(r, 15)
        return cost

    def gaps(self, size):
        for i, row in enumerate(self.grid):
            at = 1
            for free, run in groupby(row, key=lambda s: s == "."):
                n = len(list(run))
                if free and n >= size:
                    yield f"{ABC[i]}{at}-{at + n - 1}"
                at += n


ap = argparse.ArgumentParser()
ap.add_argument("seats", nargs="+")
ap.add_argument("--name", "-n", required=True)

plan_a = Plan([["."] * 6] * 2)
plan_a.book("A2", "z")
print(plan_a)

plan = Plan.fresh()
saved = None
for line in ("A1-3 B1 -n Ulla", "B6 C2-4 --name Vic", "A3-4 B1 -n Wes", "C9 -n Xi"):
    args = ap.parse_args(line.split())
    try:
        cost = plan.book(" ".join(args.seats), args.name[0])
    except SeatTaken as e:
        print(f"{args.name}: taken {e} ({len(e.seats)})")
    except IndexError:
        print(f"{args.name}: no such seat")
    else:
        print(f"{args.name} pays {cost}")
        saved = saved or copy.deepcopy(plan)

print(plan)
print(*plan.gaps(3))
print(list(saved.gaps(5)), saved.grid[0] == plan.grid[0], saved.grid[0] is plan.grid[0])
free = sum(row.count(".") for row in plan.grid)
print(f"{free} free, {1 - free / 18:.0%} sold")
