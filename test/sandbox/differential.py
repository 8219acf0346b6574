"""Random statements on random values: what the evaluator says of each must be what CPython does.

python3 differential.py FOLDER COUNT [SEED] [SANDBOX], with the folder that the package `evaluator` is in. Prints each disagreement, and
at the end one line with how many statements agreed, disagreed and were refused, and how long the sandbox took. With the folder of a built sandbox (`dist/sandbox`) the
evaluator is asked in there, and so in the version of Python that is shipped; without, in the one that runs this.
"""

import ast
import contextlib
import copy
import io
import json
import random
import re
import struct
import subprocess
import sys
import time

sys.path.insert(0, sys.argv[1])
from evaluator import answer  # noqa: E402
from evaluator.program import Classes  # noqa: E402
from evaluator.reading import Reader  # noqa: E402

SIMPLE = """x = a + b | x = a - b * 2 | x = a // b | x = a % b | x = divmod(a, b) | x = a / b | x = -a ** 2 | x = a ** abs(b) % 7
x = a < b <= 5 | x = a == b or s | x = not xs and t | x = s + t | x = s * (a % 4) | x = s[a] | x = s[a:b] | x = s[::-1] | x = xs[a]
x = xs[b:] | x = s.upper().split() | x = s.replace(t, 'z') | x = s.find(t) | x = s.index(t) | x = t.join(map(str, xs)) | x = s.count(t)
x = s.center(a + 9, '*') | x = s.partition(' ') | x = f'{a:>5}|{s!r}|{b:03d}' | x = '{} {1}'.format(a, s) | x = '%s-%d' % (s, a)
x = int(s) | x = float(b) | x = str(xs) | x = sorted(xs, reverse=True) | x = sorted(d.items()) | x = sum(xs) | x = max(xs) | x = min(ys, default=0)
x = [i * 2 for i in xs if i > a] | x = {i: i + b for i in xs} | x = {c for c in s if c > 'b'} | x = any(i == a for i in xs) | x = list(zip(xs, s))
x = list(enumerate(s, a)) | x = dict(zip(s, xs)) | x = d.get(s, a) | x = d[s] | x = list(d) | x = {**d, 'k': a} | x = [*xs, *ys] | x, y = xs
x, *y = xs | x = y = [] | xs.append(a) | xs.extend(ys) | xs.insert(a, b) | x = xs.pop() | x = xs.pop(a) | xs.sort() | xs.reverse() | xs.remove(a)
xs += ys | xs[a] = b | del xs[a] | xs[1:2] = ys | d['k'] = xs | d.update(k=a) | x = d.setdefault(s, []) | x = d.pop(s, None) | del d[s]
d['n'] = d.get('n', 0) + 1 | x = xs; x.append(s) | x = xs[:]; x.append(s) | x = [xs] * 2; x[0].append(a) | print(a, s, sep='-') | print(xs, end='')
x = isinstance(a, int) | x = type(s).__name__ | x = (lambda v: v + a)(b) | x = list(map(lambda v: v * a, xs)) | x = list(filter(None, ys))
x = a if a > b else s | x = xs is ys | x = a in xs | x = s.encode() | x = bytes([abs(a)]) | x = chr(abs(a) + 60) | x = ord(s) | x = hex(a) | x = round(a / 3, 2)
x = tuple(xs)[a] | x = range(a, b)[0] | x = reversed(xs) | x = abs(a) << 2 | x = a & b | ~ | x = a ^ b | x = set(xs) | x = frozenset(xs) & set(ys) | x = s.title().swapcase()
x = s.strip('ab') | x = s.splitlines() | x = s.isalpha() | x = t.zfill(5) | x = s.translate({97: 'q'}) | x = complex(a, b) | x = (a, s, xs) | x = len(s) | x = undefined
x = [[i, j] for i in xs for j in ys] | x = iter(xs); y = next(x) | x = next(iter(ys), a) | x = xs.index(b) | x = xs.copy() == xs | x = a.bit_length() | x = s.nope
x = [s, t].sort() | assert a, s | assert xs | x = s.startswith((t, 'a')) | x = s.rsplit(None, 1) | x = all(xs) | x = max(s, t, key=len) | xs.clear() | x = xs * b""".replace(
    "\n", " | "
)
WORDS = ("", "a", "b", "ab c", "abcab", "12", " x ", "Zed\nq", "é")


# Messages that Python 3.14 words otherwise than 3.11: what the later version says, and the earlier one.
WORDED = (
    (r"division by zero", r"(integer|float) .*by zero|integer division or modulo by zero|float (floor )?division.*|float modulo"),
    (r"list\.index\(x\): x not in list", r".* is not in list"),
    (r"(max|min)\(\) iterable argument is empty", r"(max|min)\(\) arg is an empty sequence"),
    (r"too many values to unpack \(expected (\d+), got \d+\)", r"too many values to unpack \(expected \d+\)"),
)


def is_worded(said, true):
    """Whether all else is the same, and the message is one of those."""
    if said[:2] != true[:2] or said[2] is None or true[2] is None or said[2][0] != true[2][0]:
        return False
    return any(re.fullmatch(later, said[2][1]) and re.fullmatch(earlier, true[2][1]) for later, earlier in WORDED)


class Sandbox:
    """The evaluator in a built sandbox."""

    def __init__(self, folder):
        self.took = []
        self._process = subprocess.Popen(["node", f"{folder}/child.cjs"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._read()

    def ask(self, question):
        began = time.perf_counter()
        body = question.encode()
        self._process.stdin.write(struct.pack("<II", len(body), 10_000) + body)
        self._process.stdin.flush()
        told = self._read()
        self.took.append(1000 * (time.perf_counter() - began))
        return told

    def _read(self):
        length, _ = struct.unpack("<II", self._process.stdout.read(8))
        return self._process.stdout.read(length).decode()


class Nobody:
    """No function of the program is there to be called."""

    def __call__(self, *_):
        raise AssertionError


def values(random):
    """Random values of the names."""
    number = lambda: random.choice((0, 1, 2, 3, -1, -4, 7, 12))  # noqa: E731
    word = lambda: random.choice(WORDS)  # noqa: E731
    return {
        "a": number(), "b": number(), "s": word(), "t": word(), "xs": [number() for _ in range(random.randrange(5))],
        "ys": [number() for _ in range(random.randrange(3))], "d": {word(): number() for _ in range(random.randrange(4))},
    }  # fmt: skip


def written(value, objects):
    """A value as a question has it."""
    if isinstance(value, int) and not isinstance(value, bool):
        return ["i", str(value)]
    if isinstance(value, list):
        objects[str(len(objects) + 1)] = ["list", [written(item, objects) for item in value]]
        return ["@", len(objects)]
    if isinstance(value, dict):
        entries = [[key, written(item, objects)] for key, item in value.items()]
        objects[str(len(objects) + 1)] = ["dict", entries]
        return ["@", len(objects)]
    return value


def truth(statement, names):
    """What CPython does."""
    scope, output, failure = dict(names), io.StringIO(), None
    with contextlib.redirect_stdout(output):
        try:
            exec(statement, scope)
        except Exception as error:
            failure = [type(error).__name__, str(error)]
    scope.pop("__builtins__", None)
    return {name: shown(value) for name, value in scope.items()}, output.getvalue(), failure


def shown(value):
    if isinstance(value, (set, frozenset)):
        # Their order depends on what they held before.
        return f"{type(value).__name__}{sorted(map(repr, value))}"
    return repr(value) if type(value).__name__ not in ("list_iterator", "list_reverseiterator") else type(value).__name__


def said(statement, names, ask):
    """What the evaluator says; None where it refuses."""
    objects = {}
    question = {"text": statement, "kind": "assignment", "names": {name: written(value, objects) for name, value in names.items()},
                "objects": objects, "unbound": {"undefined": ["NameError", "name 'undefined' is not defined"]}}  # fmt: skip
    told = json.loads(ask(json.dumps(question)))
    if "refused" in told:
        return None
    table = {**objects, **{number: plain(each) for number, each in told["objects"].items()}}
    reader = Reader(table, Classes({}, Nobody()), Nobody(), Nobody())
    after = {name: shown(reader.value(value)) for name, value in question["names"].items()}
    for name, value in told["names"].items():
        if value:
            after[name] = shown(reader.value(value[0]))
        else:
            after.pop(name, None)
    outcome = told["outcome"]
    failure = [outcome["type"], outcome["message"]] if outcome["kind"] == "raise" else None
    return after, told["output"], failure


def plain(told):
    """An object as a question has it."""
    return ["foreign", told[4]] if told[0] == "x" else told


def main():
    chance = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    statements = [one.strip() for one in SIMPLE.split("|") if is_statement(one.strip())]
    counts = {"agreed": 0, "disagreed": 0, "refused": 0}
    worded = 0
    sandbox = Sandbox(sys.argv[4]) if len(sys.argv) > 4 else None
    ask = sandbox.ask if sandbox else answer
    for _ in range(int(sys.argv[2])):
        statement = "; ".join(chance.sample(statements, chance.choice((1, 1, 2))))
        names = values(chance)
        evaluated = said(statement, copy.deepcopy(names), ask)
        true = truth(statement, copy.deepcopy(names))
        kind = "refused" if evaluated is None else "agreed" if evaluated == true else "disagreed"
        if kind == "disagreed" and sandbox and is_worded(evaluated, true):
            kind = "agreed"
            worded += 1
        counts[kind] += 1
        if kind == "disagreed":
            print(json.dumps({"statement": statement, "names": repr(names), "said": evaluated, "true": true}))
    print(json.dumps({**counts, **(of_sandbox(sandbox, worded) if sandbox else {})}))


def of_sandbox(sandbox, worded):
    took = sorted(sandbox.took)
    milliseconds = {"median": round(took[len(took) // 2], 2), "p95": round(took[len(took) * 95 // 100], 2), "most": round(took[-1], 1)}
    return {"of them with another message": worded, "milliseconds": milliseconds}


def is_statement(text):
    try:
        ast.parse(text)
    except SyntaxError:
        return False
    return True


main()
