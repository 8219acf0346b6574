# tiny lint for a config language: are all brackets closed?
PAIRS = {")": "(", "]": "[", "}": "{"}

def check(text):
    open_ones = []
    for pos, ch in enumerate(text):
        if ch in "([{":
            open_ones.append((ch, pos))
        elif ch in PAIRS:
            if not open_ones:
                return f"unexpected '{ch}' at {pos}"
            last, where = open_ones.pop()
            if last != PAIRS[ch]:
                return f"'{last}' from {where} closed by '{ch}' at {pos}"
    if open_ones:
        ch, pos = open_ones[-1]
        return f"'{ch}' at {pos} never closed"
    return "ok"

samples = ["a(b)[c]", "x{y)", "f]", "k((1)"]
problems = 0
for line in samples:
    verdict = check(line)
    if verdict != "ok":
        problems += 1
    print(line.ljust(10), verdict)
print(problems, "of", len(samples), "lines have problems")
