class Editor:
    def __init__(self, limit=3):
        self.lines = []
        self.undo_stack = []
        self.redo_stack = []
        self.limit = limit

    def _save(self):
        self.undo_stack.append(self.lines[:])
        if len(self.undo_stack) > self.limit:
            del self.undo_stack[0]
        self.redo_stack.clear()

    def insert(self, pos, text):
        self._save()
        self.lines.insert(pos, text)

    def delete(self, start, stop):
        self._save()
        self.lines[start:stop] = []

    def replace(self, pos, *new):
        self._save()
        self.lines[pos:pos + 1] = new

    def undo(self):
        if not self.undo_stack:
            return False
        self.redo_stack.append(self.lines)
        self.lines = self.undo_stack.pop()
        return True

    def redo(self):
        if not self.redo_stack:
            return False
        self.undo_stack.append(self.lines)
        self.lines = self.redo_stack.pop()
        return True


ed = Editor()
ed.insert(0, "eggs")
ed.insert(0, "milk")
ed.insert(99, "tea")
print(ed.lines)
ed.replace(1, "6 eggs", "flour")
print(ed.lines, len(ed.undo_stack))
ed.delete(0, 2)
print(ed.lines)

steps = 0
while ed.undo():
    steps += 1
    print("undo", steps, ed.lines)
print("redo", ed.redo(), ed.lines)
ed.insert(0, "salt")
print("redo", ed.redo(), ed.lines)
