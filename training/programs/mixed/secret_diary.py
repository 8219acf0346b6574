import textwrap
from itertools import cycle
from collections import Counter


class Cipher:
    """Base class: subclasses say how to treat a letter."""
    used = Counter()

    def __init_subclass__(cls, **kw):
        super().__init_subclass__(**kw)
        cls.tag = cls.__name__[:2].upper()

    def encode(self, text):
        self.used[self.tag] += 1
        return self._run(text, 1)

    def decode(self, text):
        return self._run(text, -1)

    def _run(self, text, sign):
        raise NotImplementedError(type(self).__name__)

    def __matmul__(self, other):
        return Chain(self, other)


class Shift(Cipher):
    def __init__(self, *steps):
        self.steps = steps

    def _run(self, text, sign):
        steps = cycle(self.steps)
        out = []
        for ch in text:
            if ch.isalpha() and ch.islower():
                ch = chr((ord(ch) - 97 + sign * next(steps)) % 26 + 97)
            out.append(ch)
        return "".join(out)


class Flip(Cipher):
    def _run(self, text, sign):
        return " ".join(w[::-1] for w in text.split(" "))


class Chain(Cipher):
    def __init__(self, *parts):
        self.parts = parts

    def _run(self, text, sign):
        step = slice(None, None, sign)
        for p in self.parts[step]:
            text = p._run(text, sign)
        return text


class Broken(Cipher):
    pass


entry = "i ate a pie"
ciphers = [Shift(1), Shift(3, 0), Flip(), Flip() @ Shift(25, 2), Broken()]
for c in ciphers:
    try:
        secret = c.encode(entry)
    except NotImplementedError as e:
        print(f"{e} cannot do it")
        continue
    back = c.decode(secret)
    print(f"{c.tag} {secret} {'ok' if back == entry else 'LOST'}")

print(dict(Cipher.used), Cipher.used is Flip.used)
data = entry.encode("ascii")
key = b"k3y"
xored = bytes(a ^ b for a, b in zip(data, cycle(key)))
print(xored[:6].hex(":"), bytes(a ^ b for a, b in zip(xored, cycle(key)))[5:10])
print(textwrap.indent(textwrap.fill(entry, 12), "| "))
common = Counter(filter(str.isalpha, entry)).most_common(2)
(first, n), *_ = common
print(first, n, entry[::7])
