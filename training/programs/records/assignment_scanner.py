"""Finds the assignments in a piece of configuration-like source."""
from __future__ import annotations

import re

SOURCE = '''
timeout = 30
retries=0x0A     # hex is fine
ratio   = -2.50
name = "pump \\"A\\""
debug = True
timeout += 15
if ratio == 1: pass
title = 'Main hall'
empty = ""
'''

ASSIGN = re.compile(
    r"""^(?P<var>[a-z_]\w*)\s*
        (?P<op>[-+*]?=)(?!=)\s*
        (?P<value>"(?:\\.|[^"\\])*"|'[^']*'|[^\s#]+)""",
    re.VERBOSE | re.MULTILINE | re.IGNORECASE,
)
WORDS = {"true": True, "false": False, "none": None}


def convert(text: str) -> object:
    if text[0] in "\"'":
        return text[1:-1].replace('\\"', '"')
    if text.lower() in WORDS:
        return WORDS[text.lower()]
    if re.fullmatch(r"[-+]?\d+", text):
        return int(text)
    if re.fullmatch(r"0[xX][0-9a-fA-F]+", text):
        return int(text, 16)
    return float(text)


settings: dict[str, object] = {}
for m in ASSIGN.finditer(SOURCE):
    var, op, value = m.group("var", "op", "value")
    new = convert(value)
    line = SOURCE.count("\n", 0, m.start())
    if op == "+=":
        old = settings[var]
        settings[var] = old + new
        print(f"{line}: {var} grows from {old} to {settings[var]}")
    else:
        settings[var] = new
        print(f"{line}: {var} <- {new!r} ({type(new).__name__})")

by_type: dict[str, list[str]] = {}
for key, val in settings.items():
    by_type.setdefault(type(val).__name__, []).append(key)
print(by_type)
print(len(SOURCE.splitlines()), "lines,", len(settings), "names")
numbers = [v for v in settings.values() if isinstance(v, (int, float)) and not isinstance(v, bool)]
print(sum(numbers), min(numbers), max(numbers))
