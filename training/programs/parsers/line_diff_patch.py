# tiny diff for shopping notes: longest common lines by table, then apply it

def lcs_table(a, b):
    t = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(len(a) - 1, -1, -1):
        for j in range(len(b) - 1, -1, -1):
            if a[i] == b[j]:
                t[i][j] = t[i + 1][j + 1] + 1
            else:
                t[i][j] = max(t[i + 1][j], t[i][j + 1])
    return t


def diff(a, b):
    t = lcs_table(a, b)
    i = j = 0
    while i < len(a) or j < len(b):
        if i < len(a) and j < len(b) and a[i] == b[j]:
            yield " ", a[i]
            i += 1
            j += 1
        elif j == len(b) or (i < len(a) and t[i + 1][j] >= t[i][j + 1]):
            yield "-", a[i]
            i += 1
        else:
            yield "+", b[j]
            j += 1


class PatchConflict(Exception):
    pass


def apply_patch(lines, patch):
    rest = iter(lines)
    out = []
    for mark, text in patch:
        if mark == "+":
            out.append(text)
            continue
        have = next(rest, None)
        if have != text:
            raise PatchConflict(f"expected {text!r}, found {have!r}")
        if mark == " ":
            out.append(text)
    out.extend(rest)
    return out


old = ["milk", "bread", "pears", "soap"]
new = ["milk", "rye bread", "pears", "soap", "tape"]
patch = list(diff(old, new))
for mark, text in patch:
    print(mark + text)
added = sum(1 for m, _ in patch if m == "+")
print(f"{added} added, {sum(m == '-' for m, _ in patch)} removed")

for base in (old, old + ["stamps"], ["milk", "pears"]):
    try:
        print(apply_patch(base, patch))
    except PatchConflict as c:
        print("conflict:", c)

reverse = [({"+": "-", "-": "+"}.get(m, m), t) for m, t in patch]
print(apply_patch(new, reverse) == old)
