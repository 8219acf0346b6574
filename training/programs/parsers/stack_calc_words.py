# A tiny Forth-like language with user words
from collections import deque

class StackUnderflow(Exception):
    pass

class Machine:
    def __init__(self):
        self.stack = []
        self.words = {}
        self.out = []
        self.prims = {
            "+": lambda a, b: a + b,
            "-": lambda a, b: a - b,
            "*": lambda a, b: a * b,
            "mod": lambda a, b: a % b,
            "max": max,
        }

    def pop(self):
        if not self.stack:
            raise StackUnderflow("stack is empty")
        return self.stack.pop()

    def run(self, source):
        queue = deque(source.split())
        while queue:
            w = queue.popleft()
            if w == ":":
                name = queue.popleft()
                body = []
                while (nxt := queue.popleft()) != ";":
                    body.append(nxt)
                self.words[name] = body
            elif w in self.words:
                queue.extendleft(reversed(self.words[w]))
            elif w in self.prims:
                b, a = self.pop(), self.pop()
                self.stack.append(self.prims[w](a, b))
            elif w == "dup":
                top = self.pop()
                self.stack += [top, top]
            elif w == "swap":
                b, a = self.pop(), self.pop()
                self.stack.extend((b, a))
            elif w == ".":
                self.out.append(str(self.pop()))
            else:
                self.stack.append(int(w))

    def flush(self):
        text = " ".join(self.out)
        self.out.clear()
        return text


m = Machine()
programs = [
    ": sq dup * ; : hyp sq swap sq + ;",
    "3 4 hyp . 7 sq .",
    "17 5 mod 9 max dup . 1 -",
    "2 + + +",
    "8 foo",
]
for p in programs:
    try:
        m.run(p)
        print("ok  %-36s out=[%s] stack=%s" % (p, m.flush(), m.stack))
    except StackUnderflow as e:
        print("ERR", p, "->", e, m.stack)
    except ValueError as e:
        print("ERR unknown word:", str(e).split(":")[-1].strip())
print(sorted(m.words))
for name, body in m.words.items():
    print(":", name, *body, ";")
