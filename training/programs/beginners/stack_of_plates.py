class EmptyStackError(Exception):
    pass


class Stack:
    """my first own data structure"""

    def __init__(self, limit=5):
        self._things = []
        self._limit = limit

    def push(self, x):
        if len(self._things) == self._limit:
            raise OverflowError("stack is full, cannot push " + str(x))
        self._things.append(x)

    def pop(self):
        if self.is_empty():
            raise EmptyStackError("nothing to pop")
        return self._things.pop()

    def peek(self):
        return self._things[-1] if self._things else None

    def is_empty(self):
        return len(self._things) == 0

    def __len__(self):
        return len(self._things)

    def __str__(self):
        return "[" + " | ".join(str(t) for t in self._things) + ">"


plates = Stack(3)
for colour in ["blue", "white", "green", "pink"]:
    try:
        plates.push(colour)
    except OverflowError as e:
        print("crash!", e)
print(plates, len(plates), "top is", plates.peek())

while not plates.is_empty():
    print("wash", plates.pop(), end="; ")
print()
try:
    plates.pop()
except EmptyStackError as e:
    print("Error:", e)


def brackets_ok(text):
    pairs = {")": "(", "]": "["}
    s = Stack(10)
    for ch in text:
        if ch in "([":
            s.push(ch)
        elif ch in pairs:
            if s.peek() != pairs[ch]:
                return False
            s.pop()
    return s.is_empty()


for t in ["(a[1])", "(a[1)]", "((x)"]:
    print(t, "ok" if brackets_ok(t) else "not ok")
