class Insert:
    def __init__(self, pos, text):
        self.pos, self.text = pos, text

    def do(self, buf):
        return buf[:self.pos] + self.text + buf[self.pos:]

    def undo(self, buf):
        return buf[:self.pos] + buf[self.pos + len(self.text):]


class Delete:
    def __init__(self, start, end):
        self.start, self.end = start, end
        self.cut = ""

    def do(self, buf):
        self.cut = buf[self.start:self.end]
        return buf[:self.start] + buf[self.end:]

    def undo(self, buf):
        return buf[:self.start] + self.cut + buf[self.start:]


class Editor:
    def __init__(self, text=""):
        self.text = text
        self.done, self.undone = [], []

    def apply(self, cmd):
        self.text = cmd.do(self.text)
        self.done.append(cmd)
        self.undone.clear()

    def undo(self):
        if self.done:
            cmd = self.done.pop()
            self.text = cmd.undo(self.text)
            self.undone.append(cmd)

    def redo(self):
        if not self.undone:
            print("(nothing to redo)")
            return
        cmd = self.undone.pop()
        self.text = cmd.do(self.text)
        self.done.append(cmd)


ed = Editor("dear aunt")
ed.apply(Insert(9, " Greta,"))
print(ed.text)
ed.apply(Delete(0, 5))
ed.apply(Insert(0, "hello "))
print(ed.text)
ed.undo()
ed.undo()
print(ed.text)
ed.redo()
print(ed.text, len(ed.done), len(ed.undone))
ed.apply(Insert(len(ed.text), " bye"))
ed.redo()
print(ed.text)
