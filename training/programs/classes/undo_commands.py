from abc import ABC, abstractmethod

class Command(ABC):
    @abstractmethod
    def do(self, doc): ...

    @abstractmethod
    def undo(self, doc): ...

class Append(Command):
    def __init__(self, text):
        self.text = text

    def do(self, doc):
        doc.text += self.text

    def undo(self, doc):
        doc.text = doc.text[:-len(self.text)]

class Upper(Command):
    def do(self, doc):
        self.before = doc.text
        doc.text = doc.text.upper()

    def undo(self, doc):
        doc.text = self.before

class Document:
    def __init__(self):
        self.text = ""
        self.done, self.undone = [], []

    def run(self, cmd):
        cmd.do(self)
        self.done.append(cmd)
        self.undone.clear()
        return self

    def undo(self):
        if not self.done:
            return False
        cmd = self.done.pop()
        cmd.undo(self)
        self.undone.append(cmd)
        return True

    def redo(self):
        if self.undone:
            cmd = self.undone.pop()
            cmd.do(self)
            self.done.append(cmd)

d = Document()
d.run(Append("dear ")).run(Append("aunt")).run(Upper())
print(d.text)
d.undo()
print(d.text)
d.undo()
print(repr(d.text), len(d.undone))
d.redo()
print(d.text)
d.run(Append(" Rosa"))
print(d.text, len(d.done), len(d.undone))
steps = 0
while d.undo():
    steps += 1
print("undone", steps, "steps:", repr(d.text))
print([type(c).__name__ for c in d.undone])
