class Sketch:
    """Turtle-like drawing commands with undo and redo."""

    def __init__(self):
        self.done = []
        self.undone = []

    def do(self, cmd, arg):
        self.done.append((cmd, arg))
        self.undone.clear()
        return self

    def undo(self):
        if self.done:
            self.undone.append(self.done.pop())
        return self

    def redo(self):
        if self.undone:
            self.done.append(self.undone.pop())
        return self

    def position(self):
        x = y = 0
        dx, dy = 0, 1
        for cmd, arg in self.done:
            if cmd == "go":
                x += dx * arg
                y += dy * arg
            elif cmd == "turn":
                if arg == "L":
                    dx, dy = -dy, dx
                else:
                    dx, dy = dy, -dx
        return x, y


s = Sketch()
s.do("go", 5).do("turn", "R").do("go", 3)
print(s.position())
s.undo().undo()
print(s.position(), "undone:", len(s.undone))
s.redo()
print(s.done[-1])
s.do("go", -2)
print(s.position())
s.redo()
print("redo had nothing:", s.undone == [])
for _ in range(6):
    s.undo()
print(s.position(), len(s.undone))
