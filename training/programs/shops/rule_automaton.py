RULE = 90
WIDTH = 9

table = {}
for n in range(8):
    key = format(n, "03b")
    table[key] = "1" if RULE >> n & 1 else "0"
print(table["111"], table["110"], table["001"])

row = "0" * (WIDTH // 2) + "1" + "0" * (WIDTH // 2)
seen = [row]
for _ in range(5):
    padded = row[-1] + row + row[0]
    nxt = ""
    for i in range(WIDTH):
        nxt += table[padded[i:i + 3]]
    row = nxt
    print(row.translate(str.maketrans("01", " #")), row.count("1"))
    if row in seen:
        print("cycle")
        break
    seen.append(row)
print(len(seen), "rows, last as a number:", int(row, 2))
sym = all(r == r[::-1] for r in seen)
print("symmetric" if sym else "crooked")
