"""Turtle drawing on text canvas, commands nested in brackets."""
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from operator import methodcaller
import re

class OffCanvas(Exception):
    def __init__(self, x, y):
        super().__init__(f"({x}, {y})")

class Turtle:
    W, H = 5, 3
    TURN = {"l": 1j, "r": -1j}

    def __init__(self, z=complex(0, 0)):
        self.z = z
        self.dir = 1 + 0j
        self.pen = True
        self.dots = {}

    def forward(self, n):
        for _ in range(n):
            if self.pen:
                self.dots[self.xy] = self.dots.get(self.xy, 0) + 1
            self.z += self.dir
            x, y = self.xy
            if not (0 <= x < self.W and 0 <= y < self.H):
                raise OffCanvas(x, y)
        return self

    @property
    def xy(self):
        return int(self.z.real), int(self.z.imag)

    def turn(self, side):
        self.dir *= self.TURN[side]
        return self

    @contextmanager
    def pen_up(self):
        old, self.pen = self.pen, False
        try:
            yield self
        finally:
            self.pen = old

    def show(self):
        for y in reversed(range(self.H)):
            row = ["."] * self.W
            for (x, dot_y), n in self.dots.items():
                if dot_y == y:
                    row[x] = "*#"[n > 1]
            print("".join(row))

def parse(tokens):
    out = []
    for t in tokens:
        match t:
            case "[":
                out.append(list(parse(tokens)))
            case "]":
                break
            case _:
                out.append(t)
    return out

def run(t, tree, repeat=1):
    for _ in range(repeat):
        times = 1
        for node in tree:
            if isinstance(node, list):
                run(t, node, times)
                times = 1
            elif node.isdigit():
                times = int(node)
            elif node == "u":
                with t.pen_up():
                    t.forward(times)
                times = 1
            else:
                f = methodcaller("forward", times) if node == "f" else methodcaller("turn", node)
                f(t)
                times = 1

lex = re.compile(r"\d+|[flru\[\]]")
for program in ("u 2[f u] l f", "2f l 9f"):
    t = Turtle()
    tree = parse(iter(lex.findall(program)))
    print(tree)
    try:
        run(t, tree)
    except OffCanvas as e:
        print("fell off at", e, "pen", t.pen)
    else:
        print("ends at", t.xy, t.dir)

screen = StringIO()
with redirect_stdout(screen):
    box = Turtle(complex(1, 0))
    run(box, parse(iter(lex.findall("2f l f"))))
    box.show()
lines = screen.getvalue().splitlines()
print(*lines[::-1], sep="\n")
print({c: sum(map(methodcaller("count", c), lines)) for c in ".*#"})
