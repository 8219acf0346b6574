# Command objects with undo for a list of tasks
from contextlib import contextmanager

class Task:
    def __init__(self, text, done=False, tags=()):
        self.text, self.done, self.tags = text, done, frozenset(tags)
    def __str__(self):
        box = "x" if self.done else " "
        tags = "".join(" #" + t for t in sorted(self.tags))
        return f"[{box}] {self.text}{tags}"

class Action:
    def do(self, tasks): ...
    def undo(self, tasks): ...

class AddTask(Action):
    def __init__(self, text):
        words = text.split()
        tags = [w[1:] for w in words if w.startswith("#")]
        self.task = Task(" ".join(w for w in words if w[0] != "#"), tags=tags)
    def do(self, tasks):
        tasks.append(self.task)
    def undo(self, tasks):
        tasks.remove(self.task)

class Toggle(Action):
    def __init__(self, index):
        self.index = index
    def do(self, tasks):
        t = tasks[self.index]
        t.done = not t.done

    undo = do

class Delete(Action):
    def __init__(self, index):
        self.index = index
    def do(self, tasks):
        self.saved = tasks.pop(self.index)
    def undo(self, tasks):
        tasks.insert(self.index, self.saved)

class Group(Action):
    def __init__(self, actions):
        self.actions = actions
    def undo(self, tasks):
        for a in reversed(self.actions):
            a.undo(tasks)
    def do(self, tasks):
        for a in self.actions:
            a.do(tasks)

class TodoList:
    def __init__(self):
        self.tasks, self.past = [], []
    def perform(self, action):
        action.do(self.tasks)
        self.past.append(action)
    def undo(self):
        if not self.past:
            return False
        a = self.past.pop()
        a.undo(self.tasks)
        return True
    @contextmanager
    def grouped(self):
        mark = len(self.past)
        yield
        self.past[mark:] = [Group(self.past[mark:])]
    def show(self, title):
        print(title, "|", "; ".join(map(str, self.tasks)) or "-")

todo = TodoList()
todo.perform(AddTask("water plants #home"))
todo.perform(AddTask("call #work the bank #money"))
todo.show("two")
with todo.grouped():
    todo.perform(Toggle(0))
    todo.perform(AddTask("rest"))
    todo.perform(Delete(1))
todo.show("grouped")
todo.undo()
todo.show("undone")
try:
    todo.perform(Delete(9))
except IndexError as e:
    print("failed:", e)
n = 0
while todo.undo():
    n += 1
todo.show(f"after {n} undos")
