# quiz with different question types
import re
from abc import ABC, abstractmethod
from itertools import zip_longest, chain
from operator import attrgetter

class Question(ABC):
    kinds = {}

    def __init_subclass__(cls, /, sign, **kw):
        super().__init_subclass__(**kw)
        Question.kinds[sign] = cls

    def __init__(self, text, answer, points=1):
        self.text, self.answer, self.points = text, answer, points

    @abstractmethod
    def grade(self, given): ...

    @classmethod
    def from_line(cls, line):
        m = re.match(r"(?P<sign>\W) (?P<text>.+\?) (?P<answer>[^*]+?)(?: \*(?P<n>\d))?$", line)
        if m is None:
            raise ValueError(f"cannot read {line!r}")
        kind = cls.kinds[m["sign"]]
        return kind(m["text"], m["answer"], int(m["n"] or 1))

class Exact(Question, sign="="):
    def grade(self, given):
        return self.points if given.strip().lower() == self.answer.lower() else 0

class Near(Question, sign="~"):
    def __init__(self, text, answer, points):
        super().__init__(text, float(answer), points)

    def grade(self, given):
        off = abs(float(given) - self.answer) / self.answer
        for limit, part in ((0.01, 1), (0.1, 0.5)):
            if off <= limit:
                return self.points * part
        return 0

class Several(Question, sign="%"):
    def grade(self, given):
        want, got = (set(s.split(",")) for s in (self.answer, given))
        hits = len(want & got) - len(got - want)
        return max(0, round(self.points * hits / len(want), 2))

LINES = """\
= Capital of Peru? Lima
~ Height of Mont Blanc in m? 4806 *2
% Primary colours? red,blue,yellow *3
! Broken question
$ Strange kind? yes""".splitlines()

quiz = []
for line in LINES:
    try:
        quiz.append(Question.from_line(line))
    except ValueError as e:
        print("skip:", e)
    except KeyError as e:
        print("no kind", e)
teams = {"Moles": ("lima ", "4800", "red,blue,green"),
         "Newts": ("Quito", "about 5000", "red,yellow,blue"),
         "Toads": ("Lima", "4500")}

table = {}
for team, answers in teams.items():
    marks = []
    for q, a in zip_longest(quiz, answers, fillvalue=""):
        try:
            marks.append(q.grade(a))
        except ValueError:
            marks.append(0)
    table[team] = marks
    print(f"{team:<6}", *(f"{m:>5.2f}" for m in marks), "=", sum(marks))

order = sorted(table, key=lambda t: (-sum(table[t]), t))
print(" > ".join(order))
for q, column in zip(quiz, zip(*table.values())):
    print(type(q).__name__, max(column), q.points)
print(max(quiz, key=attrgetter("points")).text)
print(sum(m == 0 for m in chain.from_iterable(table.values())))
try:
    Question("?", "!")
except TypeError as e:
    print(str(e)[:32])
