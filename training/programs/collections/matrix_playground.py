# notebook: matrices as lists of lists
m = [[1, 2, 3],
     [4, 5, 6]]

# transpose, twice
t = [list(col) for col in zip(*m)]
print(t)
t2 = [[row[i] for row in m] for i in range(len(m[0]))]
print(t == t2)

# rotate clockwise
rot = [list(r) for r in zip(*m[::-1])]
for r in rot:
    print(" ".join(str(x) for x in r))

# product m * t
prod = [[sum(a * b for a, b in zip(row, col)) for col in zip(*t)] for row in m]
print("m*t =", prod)

row_sums = [sum(r) for r in m]
col_sums = list(map(sum, zip(*m)))
print(row_sums, col_sums, sum(row_sums) == sum(col_sums))

flat = [x for r in m for x in r]
print("flat", flat, "max", max(flat))

# the classic trap
bad = [[0] * 2] * 2
bad[0][1] = 9
print("bad ", bad, bad[0] is bad[1])
good = [[0] * 2 for _ in range(2)]
good[0][1] = 9
print("good", good)

identity = [[int(i == j) for j in range(3)] for i in range(3)]
identity[1][1:] = [7, 7]
print(identity)
print("trace", sum(identity[i][i] for i in range(3)))
print([[x * 10 for x in r if x % 2] for r in m])
