from __future__ import annotations


class Node:
    def __init__(self, name: str):
        self.name = name
        self.parent: Folder | None = None

    def path(self) -> str:
        if self.parent is None:
            return self.name
        return self.parent.path() + "/" + self.name

    def size(self) -> int:
        raise NotImplementedError


class Doc(Node):
    def __init__(self, name: str, kb: int):
        super().__init__(name)
        self.kb = kb

    def size(self):
        return self.kb


class Folder(Node):
    def __init__(self, name, *children):
        super().__init__(name)
        self.children = []
        for c in children:
            self.add(c)

    def add(self, node):
        node.parent = self
        self.children.append(node)

    def size(self):
        return sum(c.size() for c in self.children)

    def __iter__(self):
        for c in self.children:
            yield c
            if isinstance(c, Folder):
                yield from c


home = Folder("home",
              Doc("notes.txt", 4),
              Folder("photos", Doc("cat.jpg", 820), Doc("sea.jpg", 640)),
              Folder("empty"))
home.add(Doc("cv.pdf", 96))

for node in home:
    kind = "d" if isinstance(node, Folder) else "-"
    print(kind, node.path(), node.size())
print("total", home.size(), "kB")
big = max((n for n in home if isinstance(n, Doc)), key=Doc.size)
print("largest:", big.name, "in", big.parent.name)
