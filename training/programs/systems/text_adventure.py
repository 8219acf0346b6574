import re
from types import SimpleNamespace

class GameOver(Exception):
    pass

class Room:
    def __init__(self, name, items=(), **exits):
        self.name = name
        self.items = list(items)
        self.exits = exits

class World:
    def __init__(self, *rooms):
        self.rooms = {r.name: r for r in rooms}
        for r in rooms:
            for way, target in r.exits.items():
                assert target in self.rooms, (r.name, way, target)

    def __getitem__(self, name):
        return self.rooms[name]

class Command:
    table = []

    def __init__(self, pattern):
        self.pattern = re.compile(pattern)

    def __call__(self, fn):
        Command.table.append((self.pattern, fn))
        return fn

class Game:
    def __init__(self, world, start):
        self.world = world
        self.me = SimpleNamespace(room=world[start], bag=[], turns=0)

    @Command(r"go (north|south|east|west)")
    def go(self, way):
        target = self.me.room.exits.get(way)
        if target is None:
            return "You bump into a wall."
        if target == "vault" and "key" not in self.me.bag:
            return "The vault is locked."
        self.me.room = self.world[target]
        if target == "vault":
            raise GameOver("You found the gold!")
        return "You are in the %s." % target

    @Command(r"(?:take|grab) (\w+)")
    def take(self, thing):
        try:
            self.me.room.items.remove(thing)
        except ValueError:
            return f"There is no {thing} here."
        self.me.bag.append(thing)
        return f"Taken: {thing}."

    @Command(r"look|l")
    def look(self):
        r = self.me.room
        return f"{r.name}: items {r.items}, ways {sorted(r.exits)}"

    def do(self, line):
        self.me.turns += 1
        for pattern, fn in Command.table:
            m = pattern.fullmatch(line.strip().lower())
            if m:
                return fn(self, *m.groups())
        return "I don't understand."

world = World(
    Room("cellar", ["lamp"], north="hall"),
    Room("hall", ["key", "coat"], south="cellar", east="vault"),
    Room("vault", west="hall"),
)
game = Game(world, "cellar")
script = "look; Go North; go east; grab key; take sword; dance; l; go west; go east; go west"
try:
    for line in script.split(";"):
        print(">", line.strip())
        print(game.do(line))
except GameOver as end:
    print("***", end)
print(game.me.turns, "turns, bag", game.me.bag, "in", game.me.room.name)
try:
    World(Room("cave", up="sky"))
except AssertionError as e:
    print("bad world", e)
