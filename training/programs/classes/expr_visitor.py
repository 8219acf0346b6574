"""Tiny expression tree with two visitors."""

class Num:
    def __init__(self, v):
        self.v = v

class Var:
    def __init__(self, name):
        self.name = name

class BinOp:
    def __init__(self, op, left, right):
        self.op, self.left, self.right = op, left, right

class Visitor:
    def visit(self, node):
        method = getattr(self, "visit_" + type(node).__name__.lower(), self.unknown)
        return method(node)

    def unknown(self, node):
        raise TypeError("can't handle " + type(node).__name__)

class Printer(Visitor):
    def visit_num(self, n):
        return str(n.v)

    def visit_var(self, n):
        return n.name

    def visit_binop(self, n):
        return f"({self.visit(n.left)} {n.op} {self.visit(n.right)})"

class Evaluator(Visitor):
    def __init__(self, **env):
        self.env = env

    def visit_num(self, n):
        return n.v

    def visit_var(self, n):
        return self.env[n.name]

    def visit_binop(self, n):
        a, b = self.visit(n.left), self.visit(n.right)
        if n.op == "+":
            return a + b
        if n.op == "*":
            return a * b
        return a - b

tree = BinOp("+", Num(2), BinOp("*", Var("n"), BinOp("-", Num(9), Num(4))))
print(Printer().visit(tree))
for n in (0, 3):
    print("n =", n, "->", Evaluator(n=n).visit(tree))
try:
    Printer().visit("hm")
except TypeError as e:
    print(e)
try:
    Evaluator().visit(tree)
except KeyError as e:
    print("missing variable", e)
