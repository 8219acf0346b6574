r"""The tables of operations, parsed.

A line of a table is a result type (``-`` for a statement) and a template. In templates: ``$T`` is an expression of type T, ``$T1`` the same
one wherever it appears, ``@T1`` a new variable, ``!T`` an existing variable that is changed, ``#T1`` a name bound by a loop or lambda;
``$sub1 $pre1 $suf1 $ch1 $ix1 $ixx1 $el1 $key1 $wid1`` depend on the value of ``$T1`` (a substring of it, an index into it, an element...).
``~l ~e`` stand for a list type and its element, ``~d ~k ~v`` for a dict type, its key and value. Lines break at ``¶``, ``»`` indents.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import lru_cache

from . import table_collections, table_idioms, table_numbers, table_statements, table_strings

LINKED = ("sub", "pre", "suf", "ch", "ixx", "ix", "el", "key", "wid")
_KINDS = sorted(
    [
        *LINKED,
        *[
            "i",
            "z",
            "n",
            "tiny",
            "pos",
            "step",
            "f",
            "b",
            "s",
            "w",
            "c",
            "li",
            "lf",
            "lb",
            "ls",
            "lm",
            "ll",
            "lp",
            "lds",
            "ti",
            "ts",
            "tp",
            "tii",
            "si",
            "ss",
            "dsi",
            "dis",
            "dss",
            "dii",
            "dsl",
            "y",
            "o",
            "k",
            "v",
            "digits",
            "bits",
            "ascii",
            "is",
            "ss",
            "fs",
        ],
    ],
    key=len,
    reverse=True,
)
TOKEN = re.compile(r"([$@#!])(" + "|".join(dict.fromkeys(_KINDS)) + r")(\d?)(?![a-z])")
_LISTS = [("li", "i"), ("ls", "w")]
_MAPPINGS = [("dsi", "w", "i"), ("dis", "i", "w"), ("dss", "w", "w"), ("dii", "i", "i")]


@dataclass(frozen=True)
class Template:
    """One operation: what group it drills, its result type, its text and where its holes need no parentheses."""

    group: str
    result: str
    text: str

    @property
    def statement(self) -> bool:
        return self.result == "-"


def _expanded(text: str) -> list[str]:
    if "~l" in text or "~e" in text:
        return [text.replace("~l", kind).replace("~e", element) for kind, element in _LISTS]
    if "~d" in text or "~k" in text or "~v" in text:
        return [text.replace("~d", kind).replace("~k", key).replace("~v", value) for kind, key, value in _MAPPINGS]
    return [text]


def _parsed(*tables: str) -> dict[str, list[Template]]:
    groups: dict[str, list[Template]] = {}
    group = ""
    for table in tables:
        for line in table.strip().splitlines():
            if line.startswith("## "):
                group = line[3:]
                groups.setdefault(group, [])
                continue
            for text in _expanded(line):
                result, body = text.split(" ", 1)
                groups[group].append(Template(group, result, body.replace("¶", "\n").replace("»", "    ")))
    return groups


GROUPS = _parsed(table_strings.TABLE, table_collections.TABLE, table_numbers.TABLE, table_statements.TABLE)
"""Every operation by group; drills draw groups evenly."""

EXPRESSIONS: dict[str, list[Template]] = {}
"""Expression templates by result type."""
for _group in GROUPS.values():
    for _template in _group:
        if not _template.statement:
            EXPRESSIONS.setdefault(_template.result, []).append(_template)

MUTATIONS = [
    t
    for group in GROUPS.values()
    for t in group
    if t.statement and "\n" not in t.text and not t.text.startswith(("print", "assert"))
]
"""One-line statements that change something."""

COMPOUND = [t for group in GROUPS.values() for t in group if t.statement and "\n" in t.text]
"""Statements of several lines."""


IDIOMS = [t for group in _parsed(table_idioms.TABLE).values() for t in group]
"""Small algorithms for programs."""


@lru_cache(maxsize=20000)
def is_operator(text: str) -> bool:
    """Whether an expression needs parentheses inside another one."""
    if text.isidentifier() or text.isdigit():
        return False
    node = ast.parse(text, mode="eval").body
    return isinstance(
        node, (ast.BinOp, ast.BoolOp, ast.Compare, ast.UnaryOp, ast.IfExp, ast.Lambda, ast.NamedExpr, ast.Starred)
    ) or (isinstance(node, ast.Constant) and isinstance(node.value, (int, float)) and not text.isdigit())


def delimited(text: str, start: int, end: int) -> bool:
    """Whether the hole at these offsets stands alone between delimiters."""
    before, after = text[:start].rstrip(" "), text[end:].lstrip(" ")
    left = (
        not before
        or before[-1] in "([,{:\n"
        or (before.endswith((" =", "return", " in", "+=", "-=", "*=", "print", ":=")) and not after.startswith("."))
    )
    return left and (not after or after[0] in ")],}:\n")
