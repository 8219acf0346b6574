"""2D points of a little boat moved with 2x2 matrices (plain lists)."""
import math


def rot(deg):
    a = math.radians(deg)
    return [[math.cos(a), -math.sin(a)], [math.sin(a), math.cos(a)]]


def mul(A, B):
    return [[sum(A[i][k] * B[k][j] for k in range(2)) for j in range(2)]
            for i in range(2)]


def apply(M, p):
    x, y = p
    return (M[0][0] * x + M[0][1] * y, M[1][0] * x + M[1][1] * y)


def det(M):
    return M[0][0] * M[1][1] - M[0][1] * M[1][0]


boat = [(4, 0), (-2, 1), (-2, -1)]
R = rot(90)
S = [[2, 0], [0, 0.5]]
both = mul(S, R)

for name, M in [("turn", R), ("stretch", S), ("both", both)]:
    moved = []
    for p in boat:
        x, y = apply(M, p)
        moved.append((round(x, 3) + 0.0, round(y, 3) + 0.0))
    print(f"{name:8} det={det(M):.2f} ->", moved)

bow, left, right = boat
width = math.dist(left, right)
length = math.hypot(bow[0] - left[0], bow[1])
print("width", width, "side", round(length, 4))
heading = math.degrees(math.atan2(3, -3))
print("heading", heading, math.isclose(heading, 135))
