"""The text of a program that compiles, with its tokens and statements, to find places in."""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator

SKIPPED = frozenset(
    {tokenize.NL, tokenize.COMMENT, tokenize.INDENT, tokenize.DEDENT, tokenize.ENCODING, tokenize.ENDMARKER}
)


class ProgramText:
    """Lines and columns as CPython's tokenizer counts them: lines from 1, columns from 0 in characters.

    Raises SyntaxError (or ValueError, RecursionError, MemoryError) where the text does not compile or has other line
    ends than newlines.
    """

    def __init__(self, text: str, executed: set[int] | None, can_append: bool) -> None:
        """Take a program; `executed` has the lines that a run has visited, if that is known.

        With `can_append`, what comes after the last line is never run.
        """
        if any(character in text for character in "\r\f\0"):
            raise ValueError("unusual line ends")
        compile(text, "<program>", "exec", dont_inherit=True)
        self.lines = text.split("\n")
        self.tree = ast.parse(text)
        self.executed = executed
        self.can_append = can_append
        self.statements = list(_statements(text))
        """Tokens of each logical line, without comments and the final newline."""

    def is_executed(self, line: int) -> bool:
        """Whether a run visits the line; unknown counts as visited."""
        return self.executed is None or line in self.executed

    def indent_of(self, line: int) -> str:
        """The white space in front of a line."""
        text = self.lines[line - 1]
        return text[: len(text) - len(text.lstrip(" \t"))]

    def last_function(self) -> ast.FunctionDef | None:
        """The function that ends the file, if one does."""
        last = self.tree.body[-1] if self.tree.body else None
        return last if isinstance(last, ast.FunctionDef) else None


def _statements(text: str) -> Iterator[list[tokenize.TokenInfo]]:
    try:
        tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
    except tokenize.TokenError as problem:
        raise ValueError(str(problem)) from problem
    current: list[tokenize.TokenInfo] = []
    for token in tokens:
        if token.type == tokenize.NEWLINE:
            yield current
            current = []
        elif token.type not in SKIPPED:
            current.append(token)
