# Family tree of the neighbours: depth, ancestors, relation between two people
from __future__ import annotations


class Person:
    def __init__(self, name: str, born: int, *children: Person):
        self.name = name
        self.born = born
        self.children = list(children)
        self.parent: Person | None = None
        for child in children:
            child.parent = self

    def __iter__(self):
        yield self
        for child in self.children:
            yield from child

    def lines(self, indent=""):
        yield f"{indent}{self.name} ({self.born})"
        for child in self.children:
            yield from child.lines(indent + "  ")

    def height(self) -> int:
        return 1 + max((c.height() for c in self.children), default=0)

    def find(self, name: str) -> Person | None:
        return next((p for p in self if p.name == name), None)

    def ancestors(self) -> list[str]:
        if self.parent is None:
            return []
        return [self.parent.name, *self.parent.ancestors()]


def relation(a: Person, b: Person) -> str:
    up_a, up_b = [a.name] + a.ancestors(), [b.name] + b.ancestors()
    for i, name in enumerate(up_a):
        if name in up_b:
            steps = (i, up_b.index(name))
            break
    else:
        return "not related"
    match steps:
        case (0, 0):
            return "same person"
        case (0, n) | (n, 0):
            return "great-" * (n - 2) + ("parent" if n == 1 else "grandparent") + " line"
        case (1, 1):
            return "siblings"
        case (2, 2):
            return "cousins"
        case (1, 2) | (2, 1):
            return "uncle/aunt line"
        case _:
            return "distant"


tree = Person("Ada", 1930,
              Person("Bo", 1955, Person("Di", 1980)),
              Person("Cy", 1960, Person("Flo", 1991)))
print(*tree.lines(), sep="\n")
print(tree.height(), tree.find("Flo").ancestors())
for x, y in ["Di Flo".split(), "Cy Di".split(), "Ada Di".split()]:
    print(x, y, "->", relation(tree.find(x), tree.find(y)))
print(relation(tree, Person("Zed", 1950)))
youngest = max(tree, key=lambda p: p.born)
print(youngest.name, youngest.parent.parent is tree)
