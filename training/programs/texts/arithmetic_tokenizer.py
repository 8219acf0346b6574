import re
from dataclasses import dataclass


@dataclass
class Token:
    kind: str
    text: str


SPEC = [("NUM", r"\d+(?:\.\d+)?"), ("NAME", r"[a-z]\w*"), ("OP", r"[-+*/()]"), ("WS", r"\s+"), ("BAD", r".")]
SCANNER = re.compile("|".join(f"(?P<{n}>{p})" for n, p in SPEC))


def scan(src):
    for m in SCANNER.finditer(src):
        if m.lastgroup == "WS":
            continue
        if m.lastgroup == "BAD":
            raise SyntaxError(f"bad character {m.group()!r} at {m.start()}")
        yield Token(m.lastgroup, m.group())


class Parser:
    def __init__(self, tokens, env):
        self.tokens = list(tokens)
        self.env = env

    def take(self, *texts):
        if self.tokens and self.tokens[0].text in texts:
            return self.tokens.pop(0).text

    def expr(self):
        value = self.term()
        while op := self.take("+", "-"):
            right = self.term()
            value = value + right if op == "+" else value - right
        return value

    def term(self):
        value = self.atom()
        while op := self.take("*", "/"):
            right = self.atom()
            value = value * right if op == "*" else value / right
        return value

    def atom(self):
        if self.take("("):
            value = self.expr()
            self.take(")")
            return value
        tok = self.tokens.pop(0)
        return float(tok.text) if tok.kind == "NUM" else self.env[tok.text]


for line in ["price * qty + 4.5", "(price - 2) / 4", "price $ 2"]:
    try:
        print(line, "=", Parser(scan(line), {"price": 12, "qty": 3}).expr())
    except SyntaxError as e:
        print("error:", e)
