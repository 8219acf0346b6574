# compile infix to byte-ish code, then run it with different variables
import re

PREC = {"+": (1, "ADD"), "-": (1, "SUB"), "*": (2, "MUL"), "/": (2, "DIV"), "^": (3, "POW")}

def compile_expr(src):
    code, ops = [], []

    def flush(limit, right=False):
        while ops and ops[-1] != "(":
            p = PREC[ops[-1]][0]
            if p > limit or (p == limit and not right):
                code.append((PREC[ops.pop()][1],))
            else:
                break

    for num, name, sym in re.findall(r"(\d+)|([a-z]\w*)|(\S)", src):
        if num:
            code.append(("PUSH", int(num)))
        elif name:
            code.append(("LOAD", name))
        elif sym in PREC:
            flush(PREC[sym][0], right=sym == "^")
            ops.append(sym)
        elif sym == "(":
            ops.append(sym)
        elif sym == ")":
            flush(0)
            if not ops:
                raise SyntaxError("too many )")
            ops.pop()
        else:
            raise SyntaxError(f"what is {sym}")
    flush(0)
    if ops:
        raise SyntaxError("missing )")
    return code

def run(code, **variables):
    stack = []
    for op, *arg in code:
        if op == "PUSH":
            stack += arg
        elif op == "LOAD":
            stack.append(variables[arg[0]])
        else:
            b = stack.pop()
            a = stack.pop()
            stack.append({"ADD": a.__add__, "SUB": a.__sub__, "MUL": a.__mul__,
                          "DIV": a.__floordiv__, "POW": a.__pow__}[op](b))
    return stack.pop()

rent = compile_expr("base + area * (rate - 2)")
for instr in rent:
    print(*instr)
print("flat:", run(rent, base=300, area=41, rate=12))

for text, kw in [("2 ^ 3 ^ 2", {}), ("n - 1 - 1", {"n": 9}), ("(1 + 2", {}),
                 ("3)", {}), ("a % 2", {}), ("b + 1", {"a": 1}), ("4 +", {})]:
    try:
        print(text, "=", run(compile_expr(text), **kw))
    except SyntaxError as e:
        print(text, "-> syntax:", e)
    except (KeyError, IndexError) as e:
        print(text, "-> run:", type(e).__name__, e)
