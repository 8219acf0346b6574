# lists of lists: matrices
A = [[1, 2, 3], [4, 5, 6]]
B = [[2, 0, 1], [1, -1, 3]]


def show(name, m):
    print(name + " =")
    for row in m:
        s = ""
        for x in row:
            s += str(x).rjust(4)
        print(s)


def add(m, n):
    result = []
    for i in range(len(m)):
        new_row = []
        for j in range(len(m[0])):
            new_row.append(m[i][j] + n[i][j])
        result.append(new_row)
    return result


def transpose(m):
    t = []
    for j in range(len(m[0])):
        t.append([row[j] for row in m])
    return t


def mul(m, n):
    if len(m[0]) != len(n):
        raise ValueError(f"cannot multiply {len(m)}x{len(m[0])} with {len(n)}x{len(n[0])}")
    out = [[0] * len(n[0]) for _ in m]
    for i in range(len(m)):
        for j in range(len(n[0])):
            for k in range(len(n)):
                out[i][j] += m[i][k] * n[k][j]
    return out


show("A", A)
show("A+B", add(A, B))
show("At", transpose(A))
try:
    show("A*B", mul(A, B))
except ValueError as e:
    print("Oops:", e)
P = mul(A, transpose(B))
show("A*Bt", P)
diag = 0
for i in range(len(P)):
    diag += P[i][i]
print("trace", diag, "det", P[0][0] * P[1][1] - P[0][1] * P[1][0])

# the famous mistake: all rows are the same list
wrong = [[0] * 3] * 2
wrong[0][1] = 9
right = [[0] * 3 for i in range(2)]
right[0][1] = 9
print("wrong", wrong)
print("right", right)
