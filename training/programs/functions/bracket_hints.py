"""Editor hints: unbalanced brackets, indentation, comment ratio."""
from typing import NamedTuple

PAIRS = {")": "(", "]": "[", "}": "{"}


class Hint(NamedTuple):
    line: int
    column: int
    text: str


def strip_strings(line, quote='"'):
    out, inside = [], False
    for ch in line:
        if ch == quote:
            inside = not inside
            out.append(ch)
        else:
            out.append("_" if inside else ch)
    return "".join(out)


def check_brackets(lines):
    open_ones = []
    for row, line in enumerate(lines, 1):
        for col, ch in enumerate(strip_strings(line), 1):
            if ch in PAIRS.values():
                open_ones.append((ch, row, col))
            elif ch in PAIRS:
                if not open_ones:
                    return Hint(row, col, f"nothing to close with {ch}")
                opener, r, c = open_ones.pop()
                if opener != PAIRS[ch]:
                    return Hint(row, col, f"{ch} closes {opener} from {r}:{c}")
    if open_ones:
        ch, r, c = open_ones[-1]
        return Hint(r, c, f"{ch} stays open")
    return None


def indent_of(line, tab=4):
    n = 0
    for ch in line:
        if ch == " ":
            n += 1
        elif ch == "\t":
            n += tab - n % tab
        else:
            break
    else:
        return None
    return n


def guess_indent(lines):
    steps = {}
    last = 0
    for line in lines:
        now = indent_of(line)
        if now is None:
            continue
        if now > last:
            steps[now - last] = steps.get(now - last, 0) + 1
        last = now
    return max(steps, key=steps.get, default=4)


SNIPPETS = {
    "fine": ["f(a,", '   "(", {})'],
    "cross": ["x = [1, (2]", ")"],
    "early": ["}", "{"],
    "open": ["(a", "", "   [b]"],
    "empty": [],
}
for name, lines in SNIPPETS.items():
    hint = check_brackets(lines)
    if hint is None:
        print(name, "ok", guess_indent(lines))
    else:
        print(name, "%d:%d %s" % hint, guess_indent(lines))
print([indent_of(x) for x in ("a", "  b", "\tc", "  \t d", "   ", "")])
print(strip_strings('x "ü" y "o'))
