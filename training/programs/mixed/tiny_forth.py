"""A tiny stack language. Lambda table, own exceptions, closures."""
import operator
import re
import textwrap
from collections import Counter

PROGRAM = """
: square dup * ;
: cube dup square * ;
3 square 4 square + .
2 cube 'mid' . .
5 0 / .
1 swap
7 oops
"""

class ForthError(Exception):
    code = 1

class Underflow(ForthError):
    code = 2

class UnknownWord(ForthError):
    code = 3

    def __init__(self, word, line=None):
        self.word = word
        super().__init__(f"unknown word {word!r}")

class Forth:
    def __init__(self):
        self.stack = []
        self.words = {}
        self.used = Counter()
        self.out = []
        binary = {"+": operator.add, "-": operator.sub,
                  "*": operator.mul, "/": operator.floordiv}
        self.builtin = {k: self._binary(f) for k, f in binary.items()}
        self.builtin |= {
            "dup": lambda: self.stack.append(self.stack[-1]),
            "swap": lambda: self.push(*reversed(self.pop(2))),
            ".": lambda: self.out.append(str(*self.pop(1))),
        }

    def _binary(self, f):
        def run():
            a, b = self.pop(2)
            self.push(f(a, b))
        return run

    def push(self, *values):
        self.stack.extend(values)

    def pop(self, n):
        if len(self.stack) < n:
            raise Underflow(f"need {n}, have {len(self.stack)}")
        taken = self.stack[-n:]
        del self.stack[-n:]
        return taken

    def word(self, w):
        self.used[w] += 1
        if w in self.words:
            for inner in self.words[w]:
                self.word(inner)
        elif w in self.builtin:
            self.builtin[w]()
        elif m := re.fullmatch(r"(-?\d+)|'(\w+)'", w):
            number, text = m.groups()
            self.push(int(number) if number else text)
        else:
            raise UnknownWord(w)

vm = Forth()
for no, line in enumerate(textwrap.dedent(PROGRAM).strip().split("\n"), 1):
    try:
        match line.split():
            case [":", name, *body, ";"]:
                vm.words[name] = body
            case words:
                for w in words:
                    vm.word(w)
    except ForthError as e:
        print(f"line {no}: {type(e).__name__} ({e.code}): {e}")
    except ZeroDivisionError:
        print(f"line {no}: division, stack {vm.stack}")
    finally:
        if vm.out:
            print(f"line {no} ->", " ".join(vm.out))
            vm.out.clear()
print(vm.stack, vm.used.most_common(3))
