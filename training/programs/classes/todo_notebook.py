# %% cell 1
from dataclasses import dataclass, field

@dataclass
class Task:
    text: str
    hours: float = 1.0
    done: bool = False
    needs: list["Task"] = field(default_factory=list, repr=False)

    @property
    def ready(self):
        return not self.done and all(t.done for t in self.needs)

# %% cell 2
buy = Task("buy paint", 0.5)
tape = Task("tape the edges")
paint = Task("paint wall", 3, needs=[buy, tape])
tidy = Task("tidy up", needs=[paint])
tasks = [tidy, paint, tape, buy]
print(buy)
print([t.text for t in tasks if t.ready])

# %% cell 3
day = 0
while not all(t.done for t in tasks):
    day += 1
    todo = [t for t in tasks if t.ready]
    for t in todo:
        t.done = True
    print("day", day, "->", " + ".join(t.text for t in todo), sum(t.hours for t in todo), "h")

# %% cell 4
print("total", sum(t.hours for t in tasks))
copy = Task("buy paint", 0.5, True)
print(copy == buy, copy is buy, copy in tasks, tasks.index(copy))
tasks.remove(copy)
print(len(tasks), buy in tasks)
tasks.sort(key=lambda t: (-t.hours, t.text))
print([t.text for t in tasks])
# sharing default lists? no:
print(buy.needs is tape.needs, len(paint.needs))
