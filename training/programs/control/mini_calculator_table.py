import operator as op

OPS = {
    "+": (op.add, 2),
    "-": (op.sub, 2),
    "*": (op.mul, 2),
    "/": (op.truediv, 2),
    "neg": (lambda a: -a, 1),
    "sq": (lambda a: a ** 2, 1),
    "mid": (lambda a, b, c: sorted((a, b, c))[1], 3),
}


class StackUnderflow(Exception):
    pass


def rpn(text, trace=False):
    stack = []
    for tok in text.split():
        if tok in OPS:
            fn, n = OPS[tok]
            if len(stack) < n:
                raise StackUnderflow(f"{tok} needs {n}, has {len(stack)}")
            args = stack[-n:]
            del stack[-n:]
            stack.append(fn(*args))
        else:
            stack.append(float(tok) if "." in tok else int(tok))
        if trace:
            print("    ", tok.rjust(4), stack)
    if len(stack) != 1:
        raise ValueError("left over: %r" % stack)
    return stack[0]


print(rpn("3 4 + 2 *", trace=True))
for expr in ["7 sq neg", "1 9 4 mid", "5 0 /", "1 +", "2 3", "2 pies *", "1.5 4 *"]:
    try:
        value = rpn(expr)
    except ZeroDivisionError:
        value = "infinite?"
    except (StackUnderflow, ValueError) as e:
        value = f"{type(e).__name__}({e})"
    print(f"{expr:<10} = {value}")
