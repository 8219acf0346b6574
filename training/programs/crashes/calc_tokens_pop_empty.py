"""Reverse polish desk calculator for the workshop."""
import operator

OPS = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv}


class Stack:
    def __init__(self):
        self._data = []

    def push(self, v):
        self._data.append(v)

    def pop(self):
        return self._data.pop()

    def __len__(self):
        return len(self._data)


def evaluate(expr, variables=None):
    st = Stack()
    for tok in expr.split():
        if tok in OPS:
            right = st.pop()
            left = st.pop()
            st.push(OPS[tok](left, right))
        elif variables and tok in variables:
            st.push(variables[tok])
        else:
            st.push(float(tok))
    if len(st) != 1:
        print("warning:", len(st), "values left")
    return st.pop()


board = {"w": 0.2, "l": 2.5}
jobs = ["3 4 + 2 *", "w l *", "10 w / 1 -", "1 2 3 +", "l 2 * + w", "5"]
for j in jobs:
    res = evaluate(j, board)
    print(f"{j:<12} = {res:g}")
