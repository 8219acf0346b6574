"""Wrap, indent, justify."""
from __future__ import annotations


def split_long(word: str, width: int) -> list[str]:
    if len(word) <= width:
        return [word]
    step = width - 1
    pieces = [word[i:i + step] for i in range(0, len(word), step)]
    return [p + "-" for p in pieces[:-1]] + pieces[-1:]


def wrap(text: str, width: int = 40, *, first: str = "", rest: str = "") -> list[str]:
    if width - max(len(first), len(rest)) < 2:
        raise ValueError(f"width {width} is too small")
    lines: list[str] = []
    current: list[str] = []
    used = 0

    def lead():
        return rest if lines else first

    words = [p for w in text.split() for p in split_long(w, width - max(len(first), len(rest)))]
    for word in words:
        room = width - len(lead())
        if current and used + 1 + len(word) > room:
            lines.append(lead() + " ".join(current))
            current, used = [], 0
        used += len(word) + bool(current)
        current.append(word)
    if current:
        lines.append(lead() + " ".join(current))
    return lines


def justify(line: str, width: int) -> str:
    words = line.split()
    if len(words) < 2:
        return line.ljust(width)
    gaps = len(words) - 1
    spaces = width - sum(map(len, words))
    if spaces < gaps:
        return line
    each, extra = divmod(spaces, gaps)
    parts = []
    for i, w in enumerate(words[:-1]):
        parts.append(w + " " * (each + (i < extra)))
    return "".join(parts) + words[-1]


def box(lines, *, border="|", pad=1):
    inner = max(map(len, lines), default=0)
    side = " " * pad
    yield "+" + "-" * (inner + 2 * pad) + "+"
    for ln in lines:
        yield f"{border}{side}{ln:<{inner}}{side}{border}"
    yield "+" + "-" * (inner + 2 * pad) + "+"


def main():
    text = "The lighthouse keeper counted ships until the fog arrived"
    for line in wrap(text, 20):
        print(justify(line, 20) + "|")
    print(*wrap("buy nails and a hammer", 14, first="* ", rest="  "), sep="\n")
    print(wrap("Donaudampfschiff", 7), wrap("   "), split_long("abc", 3))
    print("\n".join(box(["hi", "there"])))
    print(list(box([], border="!", pad=0)))
    print(repr(justify("solo", 8)), repr(justify("too long here", 5)))
    try:
        wrap("x", 3, first="> ")
    except ValueError as exc:
        print("ValueError:", exc)
    assert all(len(x) <= 11 for x in wrap(text, 11))


if __name__ == "__main__":
    main()
