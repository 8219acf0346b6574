"""Type checks small expressions given as nested tuples."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Fn:
    args: tuple
    result: str

    def __str__(self):
        return f"({', '.join(self.args)}) -> {self.result}"


class TypeProblem(Exception):
    def __init__(self, where, message):
        super().__init__(message)
        self.where = where


BUILTINS = {
    "len": Fn(("str",), "int"),
    "repeat": Fn(("str", "int"), "str"),
    "half": Fn(("int",), "float"),
    "empty": Fn(("str",), "bool"),
}


def infer(expr, env):
    match expr:
        case bool():
            return "bool"
        case int():
            return "int"
        case float():
            return "float"
        case ("text", str()):
            return "str"
        case str(name):
            if name not in env:
                raise TypeProblem(name, "undefined name")
            return env[name]
        case ("let", name, value, body):
            return infer(body, env | {name: infer(value, env)})
        case ("if", cond, yes, no):
            if (t := infer(cond, env)) != "bool":
                raise TypeProblem("if", f"condition is {t}")
            a, b = infer(yes, env), infer(no, env)
            if a != b:
                raise TypeProblem("if", f"branches {a} and {b}")
            return a
        case ("add", left, right):
            kinds = {infer(left, env), infer(right, env)}
            if kinds == {"int", "float"}:
                return "float"
            if len(kinds) == 1:
                return kinds.pop()
            raise TypeProblem("add", " + ".join(sorted(kinds)))
        case (fn, *args) if fn in BUILTINS:
            sig = BUILTINS[fn]
            given = tuple(infer(a, env) for a in args)
            if given != sig.args:
                raise TypeProblem(fn, f"{given} does not fit {sig}")
            return sig.result
        case _:
            raise TypeProblem("?", f"strange expression {expr!r}")


env = {"title": "str", "stock": "int"}
cases = [
    ("add", ("len", "title"), ("half", "stock")),
    ("let", "t", ("repeat", "title", 3), ("empty", "t")),
    ("if", ("empty", "title"), 0, ("len", "title")),
    ("if", "stock", 1, 2),
    ("repeat", 3, "title"),
    ("add", ("text", "n"), 4),
    ("len", "titel"),
    ["what"],
]
ok = 0
for c in cases:
    try:
        t = infer(c, env)
    except TypeProblem as p:
        print(f"FAIL {p.where}: {p}")
    else:
        ok += 1
        print("ok  ", t)
print(f"{ok}/{len(cases)} typed; half is {BUILTINS['half']}")
