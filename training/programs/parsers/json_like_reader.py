"""Reads a relaxed json: bare words, trailing commas, # comments."""
import json
import re


class Relaxed:
    lexer = re.compile(r'\s+|#[^\n]*|("[^"]*"|[\w.-]+|[{}\[\]:,])')

    def __init__(self, text):
        self.tokens = [m.group(1) for m in self.lexer.finditer(text) if m.group(1)]
        self.depth = 0
        self.deepest = 0

    def take(self, expected=None):
        if not self.tokens:
            raise EOFError("text ends too early")
        tok = self.tokens.pop(0)
        if expected and tok != expected:
            raise SyntaxError(f"wanted {expected} but got {tok}")
        return tok

    def value(self):
        tok = self.take()
        if tok in "{[":
            self.depth += 1
            self.deepest = max(self.deepest, self.depth)
            res = self.obj() if tok == "{" else self.arr()
            self.depth -= 1
            return res
        return self.scalar(tok)

    def arr(self):
        items = []
        while self.tokens and self.tokens[0] != "]":
            items.append(self.value())
            if self.tokens and self.tokens[0] == ",":
                self.take()
        self.take("]")
        return items

    def obj(self):
        result = {}
        while self.tokens and self.tokens[0] != "}":
            key = self.take().strip('"')
            self.take(":")
            result[key] = self.value()
            if self.tokens and self.tokens[0] == ",":
                self.take()
        self.take("}")
        return result

    @staticmethod
    def scalar(tok):
        if tok[0] == '"':
            return tok[1:-1]
        special = {"yes": True, "no": False, "nil": None}
        if tok in special:
            return special[tok]
        try:
            return float(tok) if "." in tok else int(tok)
        except ValueError:
            return tok


samples = [
    "{ city: Graz, trams: [1, 4, 26,], # lines\n night: no }",
    '[ "a b", -2.5, {x: nil}, ]',
    "{ city Linz }",
    "[1, [2",
]
for s in samples:
    reader = Relaxed(s)
    print(len(reader.tokens), "tokens")
    try:
        data = reader.value()
    except (EOFError, SyntaxError) as e:
        print("  ", type(e).__name__, "-", e)
    else:
        print("  ", json.dumps(data), "depth", reader.deepest)
