# orders x ingredients x price with plain lists
orders = [[2, 0, 1],
          [1, 3, 0]]            # rows: cafe, bar
recipes = [[3, 1],
           [2, 2],
           [0, 5]]              # rows: cake, toast, soup


def multiply(a, b):
    if len(a[0]) != len(b):
        raise ValueError("shapes do not fit")
    out = []
    for row in a:
        new = []
        for col in zip(*b):
            new.append(sum(x * y for x, y in zip(row, col)))
        out.append(new)
    return out


need = multiply(orders, recipes)
print("need:", need)
bill = multiply(need, [[4], [7]])
for who, (amount,) in zip(["cafe", "bar"], bill):
    print(f"{who:>5} pays {amount:4d}")

try:
    multiply(need, orders[:1])
except ValueError as e:
    print("error:", e)

sparse = {(i, j): v for i, row in enumerate(orders) for j, v in enumerate(row) if v}
print(sparse)
transposed = {(j, i): v for (i, j), v in sparse.items()}
print(sorted(transposed.items())[:2])


def power(m, n):
    result = [[1, 0], [0, 1]]
    while n:
        if n % 2:
            result = multiply(result, m)
        m = multiply(m, m)
        n //= 2
    return result


print("fib 4:", power([[1, 1], [1, 0]], 4)[0][1])
