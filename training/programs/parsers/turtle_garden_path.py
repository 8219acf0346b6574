from enum import Enum
from typing import NamedTuple


class Heading(Enum):
    NORTH = (0, 1)
    EAST = (1, 0)
    SOUTH = (0, -1)
    WEST = (-1, 0)

    def turned(self, steps: int) -> "Heading":
        order = list(Heading)
        return order[(order.index(self) + steps) % 4]


class Spot(NamedTuple):
    x: int
    y: int


def expand(code: str) -> str:
    """Replace 'n[body]' by n copies of body, innermost first."""
    while "[" in code:
        start = code.rindex("[")
        end = code.index("]", start)
        count = int(code[start - 1])
        body = code[start + 1:end]
        code = code[:start - 1] + body * count + code[end + 1:]
    return code


class Turtle:
    def __init__(self, at=Spot(0, 0)):
        self.at = at
        self.heading = Heading.NORTH
        self.down = True
        self.painted = {at}

    def obey(self, letter):
        match letter:
            case "F":
                dx, dy = self.heading.value
                self.at = Spot(self.at.x + dx, self.at.y + dy)
                if self.down:
                    self.painted.add(self.at)
            case "L" | "R":
                self.heading = self.heading.turned(1 if letter == "R" else -1)
            case "P":
                self.down = not self.down
            case other:
                raise ValueError(f"unknown letter {other}")


def draw(cells):
    width = max(c.x for c in cells)
    height = max(c.y for c in cells)
    for y in range(height, -1, -1):
        print("|" + "".join("#" if (x, y) in cells else "." for x in range(width + 1)) + "|")


def main():
    for code in ("2[FFR]F", "2[2[F]R]PFP", "FRX"):
        letters = expand(code)
        t = Turtle()
        print(f"{code} = {letters}")
        try:
            for ch in letters:
                t.obey(ch)
        except ValueError as problem:
            print("  stopped:", problem)
        print(f"  at {tuple(t.at)} facing {t.heading.name.lower()}, {len(t.painted)} cells")
        draw(t.painted)


if __name__ == "__main__":
    main()
