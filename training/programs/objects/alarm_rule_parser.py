from __future__ import annotations
from dataclasses import dataclass
import re


class RuleSyntaxError(SyntaxError):
    pass


@dataclass
class Compare:
    field: str
    op: str
    value: str | float


@dataclass
class Not:
    inner: object


@dataclass
class Binary:
    kind: str
    left: object
    right: object


class Parser:
    TOKEN = re.compile(r"\s*(<=|>=|!=|[<>=()]|-?\d+(?:\.\d+)?|\w+)")

    def __init__(self, text):
        self.tokens = self.TOKEN.findall(text)
        self.pos = 0

    def peek(self):
        return self.tokens[self.pos] if self.pos < len(self.tokens) else None

    def take(self, expected=None):
        token = self.peek()
        if token is None or expected not in (None, token):
            raise RuleSyntaxError(f"expected {expected or 'more'} at {self.pos}, got {token}")
        self.pos += 1
        return token

    def parse(self):
        node = self.either()
        if self.peek() is not None:
            raise RuleSyntaxError(f"unexpected {self.peek()!r}")
        return node

    def either(self):
        node = self.both()
        while self.peek() == "or":
            self.take()
            node = Binary("or", node, self.both())
        return node

    def both(self):
        node = self.single()
        while self.peek() == "and":
            self.take()
            node = Binary("and", node, self.single())
        return node

    def single(self):
        if self.peek() == "not":
            self.take()
            return Not(self.single())
        if self.peek() == "(":
            self.take("(")
            node = self.either()
            self.take(")")
            return node
        field, op, raw = self.take(), self.take(), self.take()
        number = re.fullmatch(r"-?\d+(\.\d+)?", raw)
        return Compare(field, op, float(raw) if number else raw)


def holds(node, facts):
    match node:
        case Binary("and", a, b):
            return holds(a, facts) and holds(b, facts)
        case Binary("or", a, b):
            return holds(a, facts) or holds(b, facts)
        case Not(inner):
            return not holds(inner, facts)
        case Compare(field, "=", value):
            return facts[field] == value
        case Compare(field, "<" | "<=" as op, value):
            return facts[field] < value or (op == "<=" and facts[field] == value)
        case Compare(field, ">", value):
            return facts[field] > value
    raise NotImplementedError(node)


rule = Parser("temp > 30 and not (door = open or fan > 0)").parse()
print(rule.kind, rule.left)
print(rule.right)
print(holds(rule, {"temp": 31.5, "door": "closed", "fan": 0}))
print(holds(rule, {"temp": 31.5, "door": "open"}), holds(rule, {"temp": 12}))
simple = Parser("level<=-2.5 or zone = B or level = 7").parse()
print(type(simple.left).__name__, simple.left.left.value, simple.right)
print([holds(simple, {"level": lv, "zone": z}) for lv, z in ((-2.5, "A"), (0, "B"), (7, "C"), (1, "b"))])
for text in ("temp >", "(a = 1", "a = 1 b", "", "not not x = y"):
    try:
        print(Parser(text).parse())
    except RuleSyntaxError as e:
        print(f"{text!r}: {e}")
