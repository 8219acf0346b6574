"""Layer stack of a drawing program with undo and redo."""
from abc import ABC, abstractmethod


class Layers:
    def __init__(self):
        self.names = ["background"]
        self.hidden = {}

    def __str__(self):
        return " | ".join(f"({n})" if self.hidden.get(n) else n for n in self.names)


class Action(ABC):
    @abstractmethod
    def do(self, doc): ...

    @abstractmethod
    def undo(self, doc): ...

    def __repr__(self):
        args = ", ".join(f"{v!r}" for k, v in vars(self).items() if not k.startswith("_"))
        return f"{self.__class__.__name__}({args})"


class Add(Action):
    def __init__(self, name, at=None):
        self.name = name
        self.at = at

    def do(self, doc):
        if self.name in doc.names:
            raise ValueError(f"layer {self.name} exists")
        doc.names.insert(len(doc.names) if self.at is None else self.at, self.name)

    def undo(self, doc):
        doc.names.remove(self.name)


class Delete(Action):
    def __init__(self, index):
        self.index = index

    def do(self, doc):
        self._name = doc.names.pop(self.index)

    def undo(self, doc):
        i = self.index if self.index >= 0 else len(doc.names) + 1 + self.index
        doc.names.insert(i, self._name)


class Toggle(Action):
    def __init__(self, name):
        self.name = name

    def do(self, doc):
        doc.hidden[self.name] = not doc.hidden.get(self.name, False)

    undo = do


class Editor:
    def __init__(self, limit=4):
        self.doc = Layers()
        self.done = []
        self.undone = []
        self.limit = limit

    def run(self, action):
        try:
            action.do(self.doc)
        except (ValueError, IndexError) as e:
            return f"{action!r} failed: {e}"
        self.done.append(action)
        del self.done[:-self.limit]
        self.undone.clear()
        return str(self.doc)

    def undo(self):
        if not self.done:
            return "nothing to undo"
        action = self.done.pop()
        action.undo(self.doc)
        self.undone.append(action)
        return f"{self.doc}   <- {action}"

    def redo(self):
        action = self.undone.pop()
        action.do(self.doc)
        self.done.append(action)
        return str(self.doc)


ed = Editor()
for a in [Add("ink"), Add("sky", 1), Toggle("ink"), Add("ink"), Delete(9), Delete(-2), Toggle("background")]:
    print(ed.run(a))
print(ed.undo())
print(ed.undo())
print(ed.redo())
print(ed.undone, len(ed.done))
print(ed.run(Delete(0)))
print(ed.undone)
for _ in range(5):
    print(ed.undo())
print(ed.redo())
try:
    Action()
except TypeError as e:
    print(str(e)[:45])
