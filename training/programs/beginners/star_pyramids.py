# exercise 4: patterns
height = 4

# a) half pyramid
row = 1
while row <= height:
    line = ""
    col = 0
    while col < row:
        line += "*"
        col += 1
    print(line)
    row += 1

# b) full pyramid
for i in range(height):
    spaces = " " * (height - i - 1)
    stars = "*" * (2 * i + 1)
    print(spaces + stars)

# c) number pyramid upside down
for i in range(height, 0, -1):
    text = ""
    for j in range(1, i + 1):
        text = text + str(j)
    print(text.center(height * 2))


# d) a hollow box with any letter
def box(w, h, sign="#"):
    lines = []
    for y in range(h):
        if y == 0 or y == h - 1:
            lines.append(sign * w)
        else:
            lines.append(sign + " " * (w - 2) + sign)
    return lines


for l in box(6, 3):
    print(l)
for l in box(4, 4, "o"):
    print(l)

# e) diamond = pyramid + the same reversed without the middle
top = [("x " * n).strip().center(9) for n in range(1, 4)]
bottom = top[:-1]
bottom.reverse()
diamond = top + bottom
print("\n".join(diamond))

count = 0
for l in diamond:
    for ch in l:
        if ch == "x":
            count += 1
print("The diamond has", count, "x")
