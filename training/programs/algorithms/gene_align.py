def distance_table(a, b):
    table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(len(a) + 1):
        table[i][0] = i
    for j in range(len(b) + 1):
        table[0][j] = j
    for i, x in enumerate(a, 1):
        for j, y in enumerate(b, 1):
            if x == y:
                table[i][j] = table[i - 1][j - 1]
            else:
                table[i][j] = 1 + min(table[i - 1][j], table[i][j - 1], table[i - 1][j - 1])
    return table


def explain(a, b, table):
    i, j = len(a), len(b)
    edits = []
    while i or j:
        if i and j and a[i - 1] == b[j - 1]:
            i, j = i - 1, j - 1
        elif i and j and table[i][j] == table[i - 1][j - 1] + 1:
            edits.append(f"{a[i - 1]}>{b[j - 1]}")
            i, j = i - 1, j - 1
        elif i and table[i][j] == table[i - 1][j] + 1:
            edits.append("-" + a[i - 1])
            i -= 1
        else:
            edits.append("+" + b[j - 1])
            j -= 1
    return edits[::-1]


for one, two in [("GATC", "GTCC"), ("AAT", "CAT")]:
    t = distance_table(one, two)
    print(one, two, "distance", t[-1][-1])
    for row in t:
        print("  ", row)
    print("  edits:", explain(one, two, t))
