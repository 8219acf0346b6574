def table(n, upto=5):
    row = []
    for k in range(1, upto + 1):
        row.append(n * k)
    return row


def print_grid(size):
    header = "  x |"
    for c in range(1, size + 1):
        header += "%4d" % c
    print(header)
    print("-" * len(header))
    for r in range(1, size + 1):
        line = "%3d |" % r
        for v in table(r, size):
            line += "%4d" % v
        print(line)


def quiz(questions, answers):
    right = 0
    mistakes = []
    for q in range(len(questions)):
        a, b = questions[q]
        given = answers[q]
        if given == "":
            print(f"{a} x {b}: no answer")
            mistakes.append((a, b))
        elif int(given) == a * b:
            print(f"{a} x {b} = {given} correct")
            right += 1
        else:
            diff = abs(int(given) - a * b)
            print(f"{a} x {b} is not {given}, you are off by {diff}")
            mistakes.append((a, b))
    return right, mistakes


print_grid(4)
qs = [(7, 8), (6, 9), (3, 12), (4, 4), (11, 5)]
ans = ["56", "52", "36", "", "55"]
points, wrong = quiz(qs, ans)
percent = points * 100 / len(qs)
print("You got", points, "points =", percent, "%")
print("Medal:", "gold" if percent > 90 else "silver" if percent > 55 else "none")
if wrong:
    print("Practice these tables:")
    for a, b in wrong:
        print("  ", a, "->", table(a, b)[-3:])
