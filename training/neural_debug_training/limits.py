"""Limits of a traced run, and its output."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """Where a run is cut: events, characters of a value and of the output of a step, seconds of CPU time."""

    steps: int = 80
    value: int = 240
    output: int = 2000
    seconds: float = 2.0


class StopTracing(BaseException):
    """Ends the traced program where a limit is reached."""


class Output(io.TextIOBase):
    """Standard output of the traced program; hands its text to a function."""

    def __init__(self, take: Callable[[str], None]) -> None:
        super().__init__()
        self._take = take

    def writable(self) -> bool:
        """Say that it can be written to."""
        return True

    def write(self, text: str) -> int:
        """Take text; returns its length in characters."""
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        self._take(str(text))
        return len(text)
