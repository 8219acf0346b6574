"""Dense drills of objects: attributes read, computed with and changed, methods, properties, inheritance and dataclasses.

The notation is that of `dense_values`. Before each line an object is made, by a class whose names are drawn anew for each program, so
that no name of an attribute means anything. Names: `o` and `q` objects, `s` a text, `w` a word, `k` and `m` numbers, `xs` numbers, `ys` words.
"""

from __future__ import annotations

import random
import re
from typing import Any

from .values import WORDS

LINES = """
o.N += k ‖ o.N -= m ‖ o.N += q.N ‖ o.N += q.N * k ‖ o.N -= o.N * k // 100 ‖ o.N = o.N + k ‖ o.N *= k ‖ o.N = m - o.N ‖ o.N //= k ‖ o.N += 1 ‖ o.N -= 1 ‖ o.N = max(o.N, m) ‖ o.M += o.N
x = o.N ‖ x = o.N + k ‖ x = o.N * q.N ‖ x = o.N - q.N ‖ x = o.N * m // 100 ‖ x = o.N % k ‖ x = o.N // k ‖ x = o.N + o.M ‖ x = o.N * o.M ‖ x = (o.N + q.N) // 2 ‖ x = abs(o.N - q.M) ‖ x = o.N ** 2 + o.M ** 2 ‖ x = -o.N ‖ x = m * o.N
if o.N > m: ‖ if o.N < k: ‖ if o.N == q.N: ‖ if o.N != o.M: ‖ if o.N <= q.M: ‖ if o.S == w: ‖ if o.L: ‖ if not o.L: ‖ if k in o.L: ‖ if w in o.D: ‖ if len(o.L) > 2: ‖ if o.N - k < 0: ‖ if o.S != q.S: ‖ if o.B: ‖ if not o.B: ‖ if o.N > 0 and o.M > 0: ‖ if o.D.get(w): ‖ x = o.N > q.N ‖ x = o.S == q.S ‖ if o.P is None: ‖ if o.P is not None: ‖ if o.N + k > m:
o.L.append(k) ‖ o.L.append((o.S, k)) ‖ o.L.append((q.S, q.N)) ‖ o.L.append(q.N) ‖ o.L.append([k, m]) ‖ x = o.L.pop() ‖ x = o.L.pop(0) ‖ o.L.insert(0, m) ‖ x = len(o.L) ‖ x = o.L[-1] ‖ x = o.L[0] ‖ x = sum(o.L) ‖ x = o.L[::-1] ‖ o.L = o.L + [k] ‖ o.L.extend(xs) ‖ o.L = [] ‖ o.L.sort() ‖ x = sorted(o.L) ‖ o.L[0] = m ‖ x = max(o.L) ‖ x = [l for l in o.L if l > k] ‖ x = [l * 2 for l in o.L] ‖ o.L = xs[:2] ‖ x = o.L[-1] if o.L else None ‖ del o.L[0] ‖ o.L.remove(o.L[0])
o.D[w] = k ‖ o.D[w] = o.D.get(w, 0) + 1 ‖ x = o.D.get(w) ‖ x = o.D.get(w, 0) ‖ x = w in o.D ‖ x = len(o.D) ‖ x = list(o.D) ‖ x = sum(o.D.values()) ‖ o.D[q.S] = q.N ‖ x = o.D.pop(w, None) ‖ o.D.setdefault(w, []).append(k) ‖ x = sorted(o.D.items()) ‖ x = list(o.D.values()) ‖ o.D = {w: k} ‖ o.D[o.S] = m ‖ o.D.update({w: m}) ‖ o.D.clear()
x = o.S + w ‖ x = o.S.upper() ‖ o.S += w ‖ o.S = w ‖ x = len(o.S) ‖ x = o.S[0] ‖ x = o.S[::-1] ‖ x = f'{o.S}: {o.N}' ‖ x = f'{o.S} {q.S}' ‖ x = '%s=%d' % (o.S, o.N) ‖ x = o.S.title() + '!' ‖ x = str(o.N) + o.S ‖ x = (o.S, o.N) ‖ x = [o.S, q.S] ‖ x = {o.S: o.N} ‖ print(o.S) ‖ print(o.N, o.M) ‖ print(f'{o.S} has {o.N}') ‖ print(o.S, k) ‖ o.S = o.S.strip() ‖ print(len(o.L), o.L) ‖ print(x)
o.N = k ‖ o.B = not o.B ‖ o.B = True ‖ o.P = q ‖ o.P = None ‖ o.N, o.M = o.M, o.N ‖ x = o.P ‖ x = [o, q] ‖ x = o is q ‖ o.N = q.N ‖ o.M = len(o.L) ‖ o.L = list(xs) ‖ x = o ‖ x = (o.N, o.M) ‖ x = o.B ‖ x = o.N if o.N > k else k ‖ x = {w: o.N} ‖ x = [p.N for p in (o, q)] ‖ x = sum(p.N for p in [o, q]) ‖ x = max(o.N, q.N) ‖ x = min([o, q], key=lambda p: p.N).S ‖ x = sorted([o, q], key=lambda p: p.N)[0].S ‖ x = isinstance(o, C) ‖ x = type(o).__name__
for l in o.L: ‖ for l in o.D: ‖ for l, p in o.D.items(): ‖ for l in range(len(o.L)): ‖ for l, p in enumerate(o.L): ‖ for p in [o, q]: ‖ for l in o.S: ‖ for l in sorted(o.D):
o.F(k) ‖ x = o.F(k) ‖ o.F(m) ‖ x = o.G() ‖ x = o.G() + k ‖ x = o.R ‖ x = o.R + o.N ‖ print(o.R) ‖ print(o.G()) ‖ x = o.G() * q.G() ‖ x = f'{o.G()}' ‖ x = str(o) ‖ print(o) ‖ x = f'{o}' ‖ x = o.H(q) ‖ if o.H(q): ‖ x = o == q ‖ x = len(o) ‖ x = C.T(k) ‖ x = C.T(m).N ‖ x = C.U(w) ‖ x = o + q ‖ print(o, q) ‖ x = [o.G(), q.G()] ‖ x = o.V() ‖ x = o.V().N ‖ x = o.O() ‖ x = o.J() ‖ o.O() ‖ x = o.Y2(w) ‖ o.W(k) ‖ x = o.W(k).L ‖ x = o.Q(k) ‖ o.Q(m) ‖ x = o.Q(k) ‖ x = o.O() + k ‖ x = C.K ‖ x = o.K + k
o = C(w, k) ‖ o = C(w) ‖ o = C(w, m, xs) ‖ o = C(w, N=k) ‖ q = C(o.S, o.N) ‖ o = E(w, k) ‖ o = E(w, m) ‖ q = E(o.S, k) ‖ x = E(w, k).G() ‖ x = C(w, m).N ‖ o = C(s, len(s)) ‖ x = [C(l, k) for l in ys[:2]] ‖ i = I(w, k) ‖ i = I(w, k, [m]) ‖ i = I(w, m)¶x = i.X * k ‖ i = I(w, m)¶i.Y.append(k) ‖ i = I(w, k)¶x = i.Z + '!' ‖ i = I(w, k)¶o.F(i.X) ‖ i = I(w, k)¶o.L.append((i.Z, m)) ‖ i = I(w, k)¶o.N += i.X * m ‖ i = I(w, k)¶x = i == I(w, m) ‖ i = I(w, k)¶if i.X > m:¶    n += 1
try:¶    o.A(k)¶except ValueError as e:¶    print('no:', e) ‖ try:¶    x = o.A(-k)¶except ValueError as e:¶    x = str(e) ‖ try:¶    x = o.missing¶except AttributeError:¶    x = None ‖ try:¶    x = o.D[w]¶except KeyError as e:¶    x = k
"""
TEMPLATES = [[text.replace("¶", "\n") for text in row.split(" ‖ ")] for row in LINES.strip().split("\n")]

LINES_PER_PROGRAM = 14

CLASS = """
from dataclasses import dataclass, field

class C:
    K = 3
    def __init__(self, S, N=0, L=None):
        self.S = S
        self.N = N
        self.M = 2
        self.L = list(L or [5, 8])
        self.D = {}
        self.B = False
        self.P = None
    def F(self, k):
        self.N += k
        self.L.append(k)
        return self.N
    def G(self):
        return self.N * self.M
    @property
    def R(self):
        return self.N + len(self.L)
    def H(self, other):
        return self.N < other.N
    def V(self):
        return C(self.S, self.N + 1)
    def O(self):
        return self.L.pop()
    def J(self):
        return self.L.pop(0)
    def Y2(self, w):
        return self.D.pop(w, None)
    def W(self, k):
        self.L.insert(0, k)
        return self
    def Q(self, k):
        if not self.L:
            return None
        if self.N < k or len(self.L) > 4:
            return self.L[-1]
        self.N -= k
        self.M += 1
        return self.N
    def A(self, k):
        if k <= 0:
            raise ValueError(f'bad {k}')
        self.D[self.S] = k
        return self.D
    @staticmethod
    def T(k):
        return C('t', k)
    @classmethod
    def U(cls, w):
        return cls(w, 1)
    def __len__(self):
        return len(self.L)
    def __eq__(self, other):
        return self.N == other.N
    def __add__(self, other):
        return C(self.S + other.S, self.N + other.N)
    def __repr__(self):
        return f'C({self.S}, {self.N})'

class E(C):
    def __init__(self, S, N):
        super().__init__(S, N)
        self.M = N + 1
    def G(self):
        return super().G() + 1

@dataclass
class I:
    Z: str
    X: int = 0
    Y: list = field(default_factory=list)

"""
_NAMES = {
    "C": ["Cart", "Box", "Account", "Node", "Stack", "Player", "Shape", "Point", "Team", "Shop", "Counter2", "Queue"],
    "E": ["Square", "Child", "Special", "Savings", "Fast", "Dog", "Admin"],
    "I": ["Item", "Order", "Entry", "Move", "Row", "User"],
    "N": ["total", "count", "balance", "size", "score", "width", "value", "price", "age", "x"],
    "M": ["factor", "height", "limit", "rate", "y", "level", "depth"],
    "S": ["name", "title", "label", "key", "owner", "kind"],
    "L": ["items", "data", "history", "values", "children", "parts", "stack"],
    "D": ["index", "seen", "counts", "table", "cache", "stock"],
    "B": ["done", "active", "open", "used"],
    "P": ["parent", "next", "left", "other", "head"],
    "F": ["add", "push", "deposit", "grow", "record"],
    "G": ["area", "worth", "result", "amount", "compute"],
    "R": ["double", "load", "sum_all", "rank"],
    "H": ["less", "before", "smaller"],
    "A": ["set_level", "withdraw", "check", "buy"],
    "T": ["unit", "make", "of"],
    "U": ["named", "create", "from_word"],
    "O": ["pop", "take", "undo", "remove_last"],
    "J": ["dequeue", "shift", "next_item", "first"],
    "Y2": ["forget", "drop", "evict"],
    "W": ["unshift", "put_front", "with_item"],
    "Q": ["spend", "use", "tick", "take_out"],
    "V": ["copy", "bigger", "step", "following"],
    "K": ["LIMIT", "sides", "RATE"],
    "X": ["amount2", "cost", "points", "number"],
    "Y": ["tags", "notes", "marks"],
    "Z": ["word", "text", "who", "code"],
}


def line(rng: random.Random) -> str:
    """A template of a random row."""
    return rng.choice(rng.choice(TEMPLATES))


def finished(body: str, rng: random.Random) -> tuple[str, str]:
    """The classes and the body, which begins with the objects, under names drawn for this program."""
    names = {mark: rng.choice(choices) for mark, choices in _NAMES.items()}

    def named(text: str) -> str:
        return re.sub(r"(?<![\w'])([A-Z]2?)(?!\w)", lambda mark: names.get(mark[1], mark[1]), text)

    made = f"o = C(w, m)\nq = {rng.choice('CE')}(s, k)\nx = 0\n"
    return named(CLASS).replace("'C(", f"'{names['C']}("), named(made + body)


def arguments(rng: random.Random) -> dict[str, Any]:
    """Values of all names that are given from outside."""
    return {
        "n": rng.randrange(100),
        "k": rng.choice([rng.randint(1, 9), rng.randint(1, 60)]),
        "m": rng.choice([rng.randint(2, 20), rng.randint(10, 200)]),
        "s": rng.choice(WORDS) + rng.choice(["", " ", "-x", "2"]),
        "w": rng.choice(WORDS),
        "xs": [rng.randrange(60) for _ in range(rng.randint(1, 5))],
        "ys": [rng.choice(WORDS) for _ in range(rng.randint(2, 4))],
    }
