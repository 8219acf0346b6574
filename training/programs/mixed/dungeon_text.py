import re
from dataclasses import dataclass, field
from enum import Enum

class D(Enum):
    N = (0, -1)
    S = (0, 1)
    E = (1, 0)
    W = (-1, 0)

    @property
    def back(self):
        x, y = self.value
        return D((-x, -y))

MAP = ["#####",
       "#k.d#",
       "#.#.#",
       "#@..#",
       "#####"]

class Death(Exception):
    pass

@dataclass
class Hero:
    x: int
    y: int
    bag: list = field(default_factory=list)
    hp: int = 3

    def __post_init__(self):
        self.trail = []

    def step(self, d):
        dx, dy = d.value
        tile = MAP[self.y + dy][self.x + dx]
        match tile:
            case "#":
                self.hp -= 1
                if self.hp == 0:
                    raise Death(f"headache at {self.x},{self.y}")
                return "bump"
            case "d" if "key" not in self.bag:
                return "locked"
            case "k" if "key" not in self.bag:
                self.bag.append("key")
        self.x += dx
        self.y += dy
        self.trail.append(d)
        return tile

def expand(text):
    """3n2(es) -> n n n e s e s"""
    while m := re.search(r"(\d+)(?:\(([a-z]+)\)|([a-z]))", text):
        count, group, single = m.groups()
        text = text[:m.start()] + int(count) * (group or single) + text[m.end():]
    return text

def new_hero():
    for y, row in enumerate(MAP):
        if (x := row.find("@")) >= 0:
            return Hero(x, y)

def play(commands):
    hero = new_hero()
    story = []
    try:
        for ch in expand(commands):
            if ch == "b":
                d = hero.trail.pop().back
            else:
                d = D[ch.upper()]
            story.append(hero.step(d))
    except Death as e:
        story.append(f"RIP ({e})")
    except (KeyError, IndexError) as e:
        story.append(f"?{e.args[0]}")
    finally:
        print(commands, "=>", " ".join(story))
    return hero

print(expand("2(en)s3w"))
a = play("2e2n")
b = play("2n2es")
c = play("3(w)")
d = play("nbbx")
print(a.bag is b.bag, b.bag, (b.x, b.y), [t.name for t in b.trail[::-1]])
print({h.hp for h in (a, b, c)} == {0, 3}, len(d.trail))
