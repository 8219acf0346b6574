"""Checks answers of a form against a compact schema text."""
import json
import re

SCHEMA = "name:str(2..10) age:int(18..99)? pets:list(0..2) mail:re([^@]+@[^@]+)"


class Rule:
    def __init__(self, name, kind, arg, optional):
        self.name, self.kind, self.optional = name, kind, optional
        if kind == "re":
            self.pattern = re.compile(arg)
            self.bounds = None
        else:
            lo, hi = arg.split("..")
            self.bounds = range(int(lo), int(hi) + 1)

    def check(self, value):
        if self.kind == "re":
            return None if self.pattern.fullmatch(str(value)) else "has a wrong form"
        expected = {"str": str, "int": int, "list": list}[self.kind]
        if not isinstance(value, expected):
            return f"is {type(value).__name__}, not {self.kind}"
        size = value if self.kind == "int" else len(value)
        if size not in self.bounds:
            return f"is out of {self.bounds.start}..{self.bounds.stop - 1} ({size})"
        return None


def compile_schema(text):
    rules = []
    for part in text.split():
        m = re.match(r"(\w+):(\w+)\((.*)\)(\??)$", part)
        name, kind, arg, mark = m.groups()
        rules.append(Rule(name, kind, arg, bool(mark)))
    return rules


def validate(rules, answer):
    problems = []
    left = dict(answer)
    for r in rules:
        if r.name not in left:
            if not r.optional:
                problems.append(f"{r.name} is missing")
            continue
        if msg := r.check(left.pop(r.name)):
            problems.append(f"{r.name} {msg}")
    problems.extend(f"{k} is unexpected" for k in left)
    return problems


forms = [
    '{"name": "Tarek", "age": 31, "pets": ["cat"], "mail": "t@web.org"}',
    '{"name": "X", "pets": [1, 2, 3], "mail": "nobody"}',
    '{"name": 7, "age": 12, "mail": "a@b", "shoe": 44}',
    '{"name": "Noor", ',
]
rules = compile_schema(SCHEMA)
print([r.name + ("?" if r.optional else "") for r in rules])
accepted = 0
for i, raw in enumerate(forms):
    try:
        problems = validate(rules, json.loads(raw))
    except json.JSONDecodeError as e:
        print(f"form {i}: not json (col {e.colno})")
        continue
    if not problems:
        accepted += 1
        print(f"form {i}: fine")
    for p in problems:
        print(f"form {i}: {p}")
print("accepted", accepted, "of", len(forms))
