import re

TOK = re.compile(r"\s*(?:(\()|(\))|(and|or|not)\b|(\w+)\s*(>=|<=|=|>|<)\s*(\w+))")


class FilterSyntax(Exception):
    def __init__(self, pos, msg):
        super().__init__(f"{msg} at {pos}")
        self.pos = pos

def lex(src):
    pos = 0
    out = []
    while pos < len(src):
        m = TOK.match(src, pos)
        if m is None:
            raise FilterSyntax(pos, "bad text")
        lp, rp, kw, field, op, value = m.groups()
        if field:
            val = int(value) if value.isdigit() else value
            out.append(("cmp", field, op, val))
        else:
            out.append((lp or rp or kw,))
        pos = m.end()
    return out


class Parser:
    def __init__(self, toks):
        self.toks = toks
        self.i = 0

    def peek(self):
        return self.toks[self.i][0] if self.i < len(self.toks) else None

    def either(self):
        node = self.both()
        while self.peek() == "or":
            self.i += 1
            node = ("or", node, self.both())
        return node

    def both(self):
        node = self.single()
        while self.peek() == "and":
            self.i += 1
            node = ("and", node, self.single())
        return node

    def single(self):
        kind = self.peek()
        if kind is None:
            raise FilterSyntax(self.i, "unexpected end")
        tok = self.toks[self.i]
        self.i += 1
        if kind == "not": return ("not", self.single())
        if kind == "(":
            inner = self.either()
            self.i += 1
            return inner
        return tok


def check(node, row):
    match node:
        case ("and", a, b):
            return check(a, row) and check(b, row)
        case ("or", a, b):
            return check(a, row) or check(b, row)
        case ("not", a):
            return not check(a, row)
        case ("cmp", f, "=", v):
            return row.get(f) == v
        case ("cmp", f, ">" | ">=" as op, v):
            return row[f] > v or (op == ">=" and row[f] == v)
        case ("cmp", f, _, v):
            return row[f] < v


boats = [{"name": "Tern", "len": 9, "hull": "wood"},
         {"name": "Gannet", "len": 12, "hull": "steel"},
         {"name": "Skua", "len": 7, "hull": "steel"}]

for q in ["len > 8 and not hull = wood", "(len < 8 or hull = wood)", "len >= 9 and", "len ?? 3"]:
    try:
        tree = Parser(lex(q)).either()
        print(tree)
        print(" ->", [b["name"] for b in boats if check(tree, b)])
    except FilterSyntax as e:
        print(q, "| error:", e, "| pos", e.pos)
