from __future__ import annotations
import abc


class Visitor(abc.ABC):
    def visit(self, node):
        name = "visit_" + type(node).__name__.lower()
        return getattr(self, name, self.unknown)(node)

    def unknown(self, node):
        raise NotImplementedError(f"{type(self).__name__} cannot visit {type(node).__name__}")


class Num:
    def __init__(self, n): self.n = n

class Var:
    def __init__(self, name): self.name = name

class Op:
    def __init__(self, sign, left, right):
        self.sign, self.left, self.right = sign, left, right

class Neg:
    def __init__(self, inner): self.inner = inner


class Show(Visitor):
    LEVEL = {"+": 1, "-": 1, "*": 2}

    def __init__(self):
        self.outer = [0]

    def visit_num(self, n): return str(n.n)
    def visit_var(self, v): return v.name

    def visit_op(self, op):
        level = self.LEVEL[op.sign]
        need = level < self.outer[-1]
        self.outer.append(level)
        left = self.visit(op.left)
        self.outer[-1] = level + 1
        right = self.visit(op.right)
        self.outer.pop()
        text = f"{left} {op.sign} {right}"
        return f"({text})" if need else text


class Simplify(Visitor):
    changes = 0

    def visit_num(self, n): return n
    def visit_var(self, v): return v

    def visit_op(self, op):
        left, right = self.visit(op.left), self.visit(op.right)
        if isinstance(left, Num) and isinstance(right, Num):
            self.changes += 1
            a, b = left.n, right.n
            return Num(a + b if op.sign == "+" else a - b if op.sign == "-" else a * b)
        if op.sign == "*" and isinstance(right, Num) and right.n == 1:
            self.changes += 1
            return left
        return Op(op.sign, left, right)


x, y = Var("x"), Var("y")
trees = [
    Op("*", Op("+", x, Num(2)), Num(1)),
    Op("-", x, Op("-", y, Op("*", Num(3), Num(4)))),
    Op("*", Op("-", x, Op("+", Num(5), Num(6))), Op("*", x, y)),
    Op("+", Neg(x), y),
]
for t in trees:
    try:
        before = Show().visit(t)
    except NotImplementedError as e:
        print("!", e)
        continue
    s = Simplify()
    after = Show().visit(s.visit(t))
    print(f"{before:28} => {after}   [{s.changes} changes]")
