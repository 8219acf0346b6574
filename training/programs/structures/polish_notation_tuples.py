"""Small expression trees made of nested tuples."""
import operator as op

OPS = {"+": op.add, "-": op.sub, "*": op.mul, "/": op.truediv, "//": op.floordiv, "min": min}
tree = ("+", ("*", 3, "x"), ("-", ("/", "y", 4), 1))


def evaluate(node, env):
    match node:
        case int() | float():
            return node
        case str(name):
            return env[name]
        case (symbol, left, right):
            return OPS[symbol](evaluate(left, env), evaluate(right, env))
        case (symbol, only):
            return -evaluate(only, env)
        case _:
            raise TypeError(f"strange node {node!r}")


def text(node):
    if not isinstance(node, tuple):
        return str(node)
    if len(node) == 2:
        return "-" + text(node[1])
    symbol, left, right = node
    return f"({text(left)} {symbol} {text(right)})"


def simplify(node):
    if not isinstance(node, tuple):
        return node
    symbol, *args = node
    args = [simplify(a) for a in args]
    if symbol == "*" and 0 in args:
        return 0
    if symbol in "*/" and args[-1] == 1:
        return args[0]
    if symbol == "+" and 0 in args:
        args.remove(0)
        return args[0]
    return (symbol, *args)


def names(node):
    if isinstance(node, str):
        return {node}
    if isinstance(node, tuple):
        return set().union(*map(names, node[1:]))
    return set()


print(text(tree))
print(evaluate(tree, {"x": 2, "y": 10}), sorted(names(tree)))
print(evaluate(("min", ("~", 5), 2.5), {}))
print(simplify(("+", ("*", "a", 0), ("/", "b", 1))))
print(text(simplify(("*", ("+", 0, "x"), "y"))))
for bad in (("//", 1, 0), ("?", 1, 2), "z", ("+", 1, [2])):
    try:
        print(evaluate(bad, {"x": 1}))
    except ZeroDivisionError as e:
        print("zero:", e)
    except KeyError as e:
        print("unknown", e)
    except TypeError as e:
        print(e)
print(evaluate(("+", "x", "x"), {"x": "3"}))
