class Session:
    """Collects undo actions and runs them in reverse order."""
    active = None

    def __init__(self, name):
        self.name = name
        self._undo = []

    def __enter__(self):
        self.previous, Session.active = Session.active, self
        return self

    def __exit__(self, *exc_info):
        Session.active = self.previous
        while self._undo:
            text, action = self._undo.pop()
            if exc_info[0] is not None:
                action()
                print(f"  [{self.name}] undo {text}")
        return exc_info[0] is not None and issubclass(exc_info[0], ValueError)

    def did(self, text, action):
        self._undo.append((text, action))


canvas = ["sky"]


def draw(shape):
    if not shape.islower():
        raise ValueError("shape names are lower case")
    canvas.append(shape)
    if Session.active:
        Session.active.did(shape, lambda: canvas.remove(shape))


with Session("one"):
    draw("hill")
    draw("tree")
print(canvas)

with Session("two") as s:
    draw("house")
    with Session("inner"):
        draw("door")
        draw("WINDOW")
    print("inner failed, active is", Session.active.name, s is Session.active)
    draw("sun")
print(canvas)

with Session("three"):
    draw("bird")
    draw("Cloud")
print(canvas, Session.active)
try:
    with Session("four"):
        draw("dog")
        draw(7)
except AttributeError as e:
    print(e)
