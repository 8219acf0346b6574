"""Why a statement is not evaluated. No `except Exception` of a library swallows these."""

from __future__ import annotations

from typing import Any


class Refused(BaseException):
    """The statement does something that is not allowed, or whose result cannot be told."""


class CallReached(BaseException):
    """The next thing to happen is a call of the program's own code."""

    def __init__(self, place: int | None, token: Any, arguments: tuple[Any, ...], keywords: dict[str, Any]) -> None:
        super().__init__()
        self.place = place
        self.token = token
        self.arguments = arguments
        self.keywords = keywords
