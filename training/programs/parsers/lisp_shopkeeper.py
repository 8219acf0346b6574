import math
import operator as op
from functools import reduce


class LispError(Exception):
    pass


def read(tokens):
    if not tokens:
        raise LispError("unexpected end")
    tok = tokens.pop(0)
    if tok == "(":
        lst = []
        while tokens and tokens[0] != ")":
            lst.append(read(tokens))
        if not tokens:
            raise LispError("unclosed list")
        tokens.pop(0)
        return lst
    try:
        return int(tok)
    except ValueError:
        return tok


def parse(src):
    return read(src.replace("(", " ( ").replace(")", " ) ").split())


GLOBAL = {
    "+": lambda *xs: sum(xs),
    "*": lambda *xs: math.prod(xs),
    "-": lambda *xs: reduce(op.sub, xs),
    "<": op.lt,
    "list": lambda *xs: list(xs),
    "map": lambda f, xs: [f(x) for x in xs],
}


def ev(x, env):
    if isinstance(x, int):
        return x
    if isinstance(x, str):
        if x not in env:
            raise LispError(f"unbound {x}")
        return env[x]
    head, *rest = x
    if head == "if":
        test, yes, no = rest
        return ev(yes if ev(test, env) else no, env)
    if head == "def":
        env[rest[0]] = ev(rest[1], env)
        return rest[0]
    if head == "fn":
        params, body = rest
        return lambda *args: ev(body, {**env, **dict(zip(params, args))})
    func = ev(head, env)
    if not callable(func):
        raise LispError(f"{func} is no function")
    return func(*(ev(r, env) for r in rest))


def show(v):
    if isinstance(v, list):
        return "(" + " ".join(map(show, v)) + ")"
    if isinstance(v, bool):
        return "#t" if v else "#f"
    return "<fn>" if callable(v) else str(v)


env = dict(GLOBAL)
for line in ["(def vat (fn (p) (* p 119)))",
             "(map vat (list 1 5))",
             "(if (< 3 (- 9 7)) 111 (+ 1 2))",
             "vat", "(3 4)", "(discount 5)", "(+ 1 (2"]:
    try:
        print(line, "=>", show(ev(parse(line), env)))
    except LispError as e:
        print(line, "=> error:", e)
print(sorted(set(env) - set(GLOBAL)))
