# Parser for discount rules like:  qty > 9 and (vip or not sale)
import re


class RuleError(SyntaxError):
    pass


class Rule:
    TOKEN = re.compile(r"\s*([<>=()]|\d+|\w+)")

    def __init__(self, text):
        self.text = text
        self.tokens = self.scan(text)
        self.pos = 0
        self.tree = self.either()
        if self.peek() is not None:
            raise RuleError(f"{self.peek()!r} left over")

    @classmethod
    def scan(cls, text):
        tokens = cls.TOKEN.findall(text)
        if bad := set(text) & set("!?&|"):
            raise RuleError(f"strange character {min(bad)!r}")
        return tokens

    def peek(self):
        return self.tokens[self.pos] if self.pos < len(self.tokens) else None

    def take(self, *wanted):
        token = self.peek()
        if token is None or wanted and token not in wanted:
            raise RuleError(f"expected {'/'.join(wanted) or 'more'}, got {token}")
        self.pos += 1
        return token

    def either(self):
        left = self.both()
        while self.peek() == "or":
            self.take()
            left = ("or", left, self.both())
        return left

    def both(self):
        left = self.single()
        while self.peek() == "and":
            self.take()
            left = ("and", left, self.single())
        return left

    def single(self):
        match self.take():
            case "not":
                return ("not", self.single())
            case "(":
                inner = self.either()
                self.take(")")
                return inner
            case name if self.peek() in ("<", ">", "="):
                return (self.take(), name, int(self.take()))
            case name:
                return name

    def __call__(self, tree=None, **facts):
        match tree or self.tree:
            case "or", a, b:
                return self(a, **facts) or self(b, **facts)
            case "and", a, b:
                return self(a, **facts) and self(b, **facts)
            case "not", a:
                return not self(a, **facts)
            case op, name, n:
                x = facts.get(name, 0)
                return {"<": x < n, ">": x > n, "=": x == n}[op]
            case name:
                return bool(facts.get(name))


rule = Rule("qty > 9 and (vip or not sale)")
print(rule.tree)
print(rule(qty=10), rule(vip=1, qty=9))
for text in ("a or", "x!"):
    try:
        print(Rule(text).tree)
    except RuleError as e:
        print(f"{text:<5} {e}")
