"""Three classic Python traps in one class-room register."""
from collections import defaultdict
from itertools import chain
import json


def enrol(name, room=[]):            # trap no. 1
    room.append(name)
    return room


def enrol_ok(name, room=None):
    room = [] if room is None else room
    room.append(name)
    return room


print("-- mutable default --")
first = enrol("Ines")
second = enrol("Bo")
print(first, second, first is second)
print(enrol_ok("Ines"), enrol_ok("Bo"))
print(enrol.__defaults__)

print("-- aliasing --")
grid = [[0] * 3] * 2
grid[0][1] = 7
print(grid)
good = [[0] * 3 for _ in range(2)]
good[0][1] = 7
print(good, sum(chain(*good)))
backup = grid[:]
backup.append("extra")
backup[0][0] = 9
print(len(grid), grid[1])
deep = json.loads(json.dumps(grid))
deep[0][2] = 5
print(deep, grid)

print("-- late binding --")
graders = [lambda p: p + bonus for bonus in (1, 2, 3)]
print([g(10) for g in graders])
graders = [lambda p, b=bonus: p + b for bonus in (1, 2, 3)]
print([g(10) for g in graders])


class Pupil:
    marks = []                       # trap no. 4, shared list
    school = "North"

    def __init__(self, name):
        self.name = name

    def mark(self, m):
        self.marks.append(m)
        return self

    def move(self, school):
        self.school = school
        return self


print("-- class attributes --")
ines = Pupil("Ines").mark(2).mark(5)
bo = Pupil("Bo").mark(4).move("South")
print(ines.marks, bo.marks)
print(ines.school, bo.school, Pupil.school)
Pupil.school = "West"
print(ines.school, bo.school)
print(vars(bo))

seats = defaultdict(list)
for i, who in enumerate(first + ["Kofi", "Lu"]):
    seats[i % 2].append(who)
left = seats[0]
left += ["Zed"]
left = left + ["Yan"]
print(dict(seats), len(left))
