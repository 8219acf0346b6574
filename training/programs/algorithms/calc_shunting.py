PREC = {"+": 1, "-": 1, "*": 2, "/": 2, "^": 3}


def tokens(src):
    num = ""
    for ch in src:
        if ch.isdigit():
            num += ch
            continue
        if num:
            yield int(num)
            num = ""
        if ch != " ":
            yield ch
    if num:
        yield int(num)


def to_rpn(src):
    out, ops = [], []
    for tok in tokens(src):
        if isinstance(tok, int):
            out.append(tok)
        elif tok == "(":
            ops.append(tok)
        elif tok == ")":
            while ops[-1] != "(":
                out.append(ops.pop())
            ops.pop()
        else:
            while ops and ops[-1] != "(" and (
                PREC[ops[-1]] > PREC[tok] or PREC[ops[-1]] == PREC[tok] and tok != "^"
            ):
                out.append(ops.pop())
            ops.append(tok)
    return out + ops[::-1]


def run(rpn):
    stack = []
    for tok in rpn:
        if isinstance(tok, int):
            stack.append(tok)
            continue
        b = stack.pop()
        a = stack.pop()
        if tok == "+":
            stack.append(a + b)
        elif tok == "-":
            stack.append(a - b)
        elif tok == "*":
            stack.append(a * b)
        elif tok == "/":
            stack.append(a / b)
        else:
            stack.append(a ** b)
    return stack[0]


for text in ("(12 - 4) / 5", "2 ^ 3 ^ 2"):
    rpn = to_rpn(text)
    print(text, "->", " ".join(map(str, rpn)))
    print("   =", run(rpn))
