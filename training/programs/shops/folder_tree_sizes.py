class Node:
    def __init__(self, name, parent=None):
        self.name = name
        self.parent = parent

    @property
    def path(self):
        if self.parent is None:
            return self.name
        return self.parent.path.rstrip("/") + "/" + self.name


class File(Node):
    def __init__(self, name, size, parent=None):
        super().__init__(name, parent)
        self.size = size


class Folder(Node):
    def __init__(self, name, parent=None):
        super().__init__(name, parent)
        self.children = {}

    @property
    def size(self):
        return sum(c.size for c in self.children.values())

    def mkdir(self, name):
        return self.children.setdefault(name, Folder(name, self))

    def write(self, path, size):
        head, _, rest = path.partition("/")
        if rest:
            self.mkdir(head).write(rest, size)
        else:
            self.children[head] = File(head, size, self)

    def walk(self, depth=0):
        yield depth, self
        for name in sorted(self.children):
            child = self.children[name]
            if isinstance(child, Folder):
                yield from child.walk(depth + 1)
            else:
                yield depth + 1, child


root = Folder("/")
root.write("music/jazz/blue.mp3", 410)
root.write("music/todo.txt", 2)
root.write("thesis.doc", 95)
root.write("music/jazz/rain.mp3", 380)
for depth, node in root.walk():
    print("  " * depth + node.name, node.size)
big = [n.path for _, n in root.walk() if isinstance(n, File) and n.size > 90]
print(big)
del root.children["music"].children["jazz"]
print("after delete:", root.size)
