from collections import namedtuple
from itertools import groupby

Lesson = namedtuple("Lesson", ["day", "hour", "subject", "room"])

csv = """Tue,2,Maths,B12
Mon,1,Art,A3
Tue,1,Sport,Gym
Mon,3,Maths,B12
Wed,1,Art,A3"""

ORDER = {d: i for i, d in enumerate(["Mon", "Tue", "Wed", "Thu", "Fri"])}


def parse(line):
    day, hour, subject, room = line.split(",")
    return Lesson(day, int(hour), subject, room)


lessons = sorted(map(parse, csv.split("\n")), key=lambda l: (ORDER[l.day], l.hour))
for day, items in groupby(lessons, lambda l: l.day):
    print(day + ":", ", ".join(f"{l.hour}.{l.subject}" for l in items))

rooms = {}
for l in lessons:
    rooms.setdefault(l.room, []).append((l.day, l.hour))
print(rooms["B12"])

slot = {(l.day, l.hour): l for l in lessons}
wanted = ("Mon", 2)
print("Mon 2:", slot[wanted].subject if wanted in slot else "free")
moved = slot.pop(("Wed", 1))._replace(day="Thu", hour=4)
slot[moved.day, moved.hour] = moved
print(sorted(slot, key=lambda k: (ORDER[k[0]], k[1])))
print(moved)
print(moved[2], moved.index("A3"), len(moved))
made = Lesson._make(["Fri", 5, "Choir", "Hall"])
print(made == ("Fri", 5, "Choir", "Hall"), made.room)
free_days = [d for d in ORDER if not any(k[0] == d for k in slot)]
print("free days", free_days)
