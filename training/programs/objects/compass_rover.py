from enum import Enum


class Heading(Enum):
    NORTH = 0
    EAST = 90
    SOUTH = 180
    WEST = 270

    def turn(self, degrees):
        return Heading((self.value + degrees) % 360)

    @property
    def opposite(self):
        return self.turn(180)

    @property
    def step(self):
        return {"NORTH": (0, 1), "EAST": (1, 0), "SOUTH": (0, -1), "WEST": (-1, 0)}[self.name]

    def __lt__(self, other):
        return self.value < other.value


class OutOfArea(Exception):
    def __init__(self, position, limit):
        super().__init__(f"{position} outside ±{limit}")
        self.position = position


class Rover:
    def __init__(self, x=0, y=0, heading=Heading.NORTH, limit=5):
        self.x, self.y = x, y
        self.heading = heading
        self.limit = limit
        self.trail = [(x, y)]

    def forward(self, n=1):
        dx, dy = self.heading.step
        x, y = self.x + dx * n, self.y + dy * n
        if max(abs(x), abs(y)) > self.limit:
            raise OutOfArea((x, y), self.limit)
        self.x, self.y = x, y
        self.trail.append((x, y))
        return self

    def left(self):
        self.heading = self.heading.turn(-90)
        return self

    def right(self):
        self.heading = self.heading.turn(90)
        return self

    def __str__(self):
        return f"({self.x:+d}, {self.y:+d}) {self.heading.name[0]}"


r = Rover()
print(r)
r.forward(3).right().forward(2)
print(r, r.heading.opposite)
r.left().left().forward(4)
print(r, len(r.trail))
try:
    r.forward(10).left()
except OutOfArea as e:
    print("stopped:", e, e.position[0])
print(r.heading, r.trail[-1] == (r.x, r.y))

print(sorted([Heading.WEST, Heading.NORTH, Heading.SOUTH])[0].name)
print(Heading.EAST.turn(-450), Heading.EAST.turn(720) is Heading.EAST)
visited = {h: 0 for h in Heading}
for (x1, y1), (x2, y2) in zip(r.trail, r.trail[1:]):
    for h in Heading:
        dx, dy = h.step
        if (x2 - x1) * dx > 0 or (y2 - y1) * dy > 0:
            visited[h] += abs(x2 - x1) + abs(y2 - y1)
print({h.name.lower(): n for h, n in visited.items()})
