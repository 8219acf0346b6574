import re
from typing import Callable, Optional


def margin(lines):
    """Longest whitespace shared by the non-blank lines."""
    common = None
    for line in lines:
        stripped = line.lstrip()
        if not stripped:
            continue
        indent = line[:len(line) - len(stripped)]
        if common is None:
            common = indent
        while not indent.startswith(common):
            common = common[:-1]
    return common or ""


def dedent_block(text: str, *, strip_ends: bool = True) -> str:
    lines = text.expandtabs(4).split("\n")
    cut = len(margin(lines))
    lines = [line[cut:].rstrip() for line in lines]
    if strip_ends:
        while lines and not lines[0]:
            del lines[0]
        while lines and not lines[-1]:
            lines.pop()
    return "\n".join(lines)


def indent_block(text: str, prefix: str = "    ", *, first: Optional[str] = None,
                 when: Callable[[str], bool] = str.strip) -> str:
    out = []
    for number, line in enumerate(text.splitlines(keepends=True)):
        lead = first if first is not None and number == 0 else prefix
        out.append(lead + line if when(line) else line)
    return "".join(out)


def collapse_blank(text: str, most: int = 1) -> str:
    if most < 0:
        raise ValueError(f"most={most} is negative")
    return re.sub(r"\n{%d,}" % (most + 2), "\n" * (most + 1), text)


def comment(text, style="python"):
    openers = {"python": ("# ", ""), "css": ("/* ", " */"), "lisp": (";; ", "")}
    before, after = openers[style]
    return "\n".join((before + line + after).rstrip() for line in text.splitlines())


POEM = """
        Unter den Linden
          an der Heide,

        da unser zweier
        Bette was
    \t
"""

clean = dedent_block(POEM)
print(clean)
print(len(POEM.splitlines()), clean.count("\n"))
print(repr(margin(["  a", "    b", ""])), repr(margin(["\ta", "  b"])), repr(margin([])))
print(repr(dedent_block("\n   x\n  y\n", strip_ends=False)))
print(indent_block("name: Ola\n\nage: 31", "  "))
print(repr(indent_block("a\n\nb\n", "> ", when=lambda s: True)))
print(indent_block("buy milk\nand oats", "  ", first="- "))
print(repr(collapse_blank("one\n\n\n\ntwo\n\nthree")))
print(repr(collapse_blank("one\n\n\ntwo\nthree", most=0)))
print(comment("line 1\n\nline 3"))
print(comment("h1 { color: red }", style="css"))
print(repr(comment("", "lisp")), comment("x", "lisp"))
for call in (lambda: collapse_blank("", -2), lambda: comment("x", "cobol")):
    try:
        call()
    except (ValueError, KeyError) as e:
        print(type(e).__name__, e)
