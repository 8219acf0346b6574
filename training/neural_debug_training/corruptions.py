"""The ways in which a program is broken. Each kind lists places: one or more edits that belong together.

A removed character is counted at the end of a run of its like (at the beginning for an opening bracket), because that
is where a reader of the broken text has to assume it: `f(g(x)` lacks the last parenthesis.
"""

from __future__ import annotations

import ast
import keyword
import random
import tokenize
from collections.abc import Callable
from typing import NamedTuple

from .program_text import ProgramText


class Edit(NamedTuple):
    """At a place of the intact text (line from 1, column from 0), `removed` characters were replaced by a text."""

    line: int
    column: int
    removed: int
    inserted: str


Place = list[Edit]
Kind = Callable[[ProgramText, random.Random], list[Place]]

_HEADS = frozenset(
    ("if", "elif", "else", "for", "while", "try", "except", "finally", "with", "def", "class", "match", "case", "async")
)
_UNFINISHED = (
    "if x >", "for", "for i in", "def g(", "def g(a, b", "while", "class", "x = [1, 2", "return (", "elif", "try",
    "x = g(1, ", "print('a", "import", "from m import", "with open(", "lambda x", "y = {'a': ", "assert x ==",
)  # fmt: skip
_STRAY = (")", "]", "}", "(", "[", "{", "'", '"', ":", "=", "+", "-", "*", ".", "?", "$", "!", "`", "x", "1")
_CONFLICTS = (
    ("<<<<<<< HEAD", "x = 1", "=======", "x = 2", ">>>>>>> branch"),
    ("<<<<<<< Updated upstream", "=======", "def g(a):", "    return a", ">>>>>>> Stashed changes"),
    ("=======", ">>>>>>> main"),
    (">>>>>>> feature/parser",),
)


def _missing_colon(program: ProgramText, _: random.Random) -> list[Place]:
    places = []
    for tokens in program.statements:
        if not tokens or tokens[0].string not in _HEADS or not _is_head(tokens):
            continue
        depth = lambdas = 0
        for token in tokens:
            depth += (token.string in "([{") - (token.string in ")]}") if token.type == tokenize.OP else 0
            lambdas += token.string == "lambda"
            if token.string == ":" and token.type == tokenize.OP and depth == 0:
                if lambdas == 0:
                    places.append([Edit(*token.start, 1, "")])
                    break
                lambdas -= 1
    return places


def _is_head(tokens: list[tokenize.TokenInfo]) -> bool:
    """`match` and `case` may be names."""
    return keyword.iskeyword(tokens[0].string) or (len(tokens) > 2 and tokens[-1].string == ":")


def _missing_bracket(brackets: str) -> Kind:
    step = -1 if brackets == "([{" else 1

    def places(program: ProgramText, _: random.Random) -> list[Place]:
        found = []
        for token in _operators(program):
            if token.string not in brackets:
                continue
            (line, column), text = token.start, program.lines[token.start[0] - 1]
            while 0 <= column + step < len(text) and text[column + step] == token.string:
                column += step
            found.append([Edit(line, column, 1, "")])
        return found

    return places


def _operators(program: ProgramText) -> list[tokenize.TokenInfo]:
    return [token for tokens in program.statements for token in tokens if token.type == tokenize.OP]


def _missing_quote(program: ProgramText, _: random.Random) -> list[Place]:
    return [
        [Edit(token.end[0], token.end[1] - 1, 1, "")]
        for tokens in program.statements
        for token in tokens
        if token.type == tokenize.STRING and not token.string.endswith(('"""', "'''"))
    ]


def _half_line(program: ProgramText, _: random.Random) -> list[Place]:
    """A line that the run never visits; where it is not known or there is none, the last line of a function."""
    simple = [tokens for tokens in program.statements if tokens and not _is_structure(tokens[0].string)]
    lines = [(tokens[0].start, tokens[-1].end) for tokens in simple]
    cut = [(start, end) for start, end in lines if start[0] == end[0] and end[1] - start[1] > 3]
    places = [(start, end) for start, end in cut if not program.is_executed(start[0])]
    if not places:
        functions = [node for node in program.tree.body if isinstance(node, ast.FunctionDef)]
        last = {node.end_lineno for node in functions}
        places = [(start, end) for start, end in cut if start[0] in last]
    result = []
    for start, end in places:
        column = (start[1] + end[1]) // 2
        result.append([Edit(start[0], column, end[1] - column, "")])
    return result


def _is_structure(word: str) -> bool:
    """Lines without which the others cannot be what they were."""
    return word in _HEADS or word in ("import", "from", "@", "global", "nonlocal")


def _unfinished(program: ProgramText, rng: random.Random) -> list[Place]:
    if not program.can_append:
        return []
    function = program.last_function()
    ends = function is not None and isinstance(function.body[-1], (ast.Return, ast.Raise))
    indent = program.indent_of(function.body[0].lineno) if function and ends and rng.random() < 0.5 else ""
    return [[_appended(program, [indent + text])] for text in _UNFINISHED]


def _conflict(program: ProgramText, _: random.Random) -> list[Place]:
    return [[_appended(program, list(lines))] for lines in _CONFLICTS] if program.can_append else []


def _appended(program: ProgramText, lines: list[str]) -> Edit:
    last = program.lines[-1]
    before = "" if last == "" else "\n"
    return Edit(len(program.lines), len(last), 0, before + "".join(line + "\n" for line in lines))


def _stray(program: ProgramText, rng: random.Random) -> list[Place]:
    ends = [tokens[-1].end for tokens in program.statements if tokens]
    return [[Edit(*end, 0, rng.choice(("", " ")) + rng.choice(_STRAY))] for end in ends]


def _indentation(program: ProgramText, rng: random.Random) -> list[Place]:
    places: list[Place] = []
    for node in ast.walk(program.tree):
        for body in (getattr(node, name, None) for name in ("body", "orelse", "finalbody")):
            if not isinstance(body, list) or isinstance(node, ast.Module):
                continue
            for line in {statement.lineno for statement in body if isinstance(statement, ast.stmt)}:
                places += _moved(program, line, getattr(node, "lineno", 1), rng)
    return places


def _moved(program: ProgramText, line: int, head: int, rng: random.Random) -> list[Place]:
    indent, outer = program.indent_of(line), program.indent_of(head)
    starts = {tokens[0].start for tokens in program.statements if tokens}
    # By two columns, the middle between two blocks could be either.
    if (line, len(indent)) not in starts or len(indent.expandtabs()) - len(outer.expandtabs()) < 3:
        return []
    if indent.endswith(" ") and rng.random() < 0.5:
        return [[Edit(line, 0, 1, "")]]
    return [[Edit(line, len(indent), 0, " ")]]


def _print(program: ProgramText, _: random.Random) -> list[Place]:
    """`print(x)` as in Python 2; a line of its own after the program, where nothing is printed."""
    places = []
    for node in ast.walk(program.tree):
        call = node.value if isinstance(node, ast.Expr) else None
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.func.id != "print":
            continue
        text = program.lines[call.lineno - 1]
        is_plain = bool(call.args) and not call.keywords and call.end_lineno == call.lineno and text.isascii()
        start, end = call.func.end_col_offset, call.end_col_offset
        if is_plain and start is not None and end is not None and text[start : start + 1] == "(":
            places.append([Edit(call.lineno, start, 1, " "), Edit(call.lineno, end - 1, 1, "")])
    if not places and program.can_append:
        places = [[_appended(program, [text])] for text in ("print 'done'", "print x", "print f(1), 2")]
    return places


KINDS: dict[str, Kind] = {
    "missing colon": _missing_colon,
    "missing closing bracket": _missing_bracket(")]}"),
    "missing opening bracket": _missing_bracket("([{"),
    "missing quote": _missing_quote,
    "half line": _half_line,
    "unfinished line": _unfinished,
    "stray token": _stray,
    "indentation": _indentation,
    "conflict markers": _conflict,
    "print statement": _print,
}
