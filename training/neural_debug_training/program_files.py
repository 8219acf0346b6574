"""Files of programs and traces, and which programs to leave out."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import IO, cast


def open_text(path: str, mode: str) -> IO[str]:
    """A text file, compressed if its name says so."""
    if path.endswith((".gz", ".gz.part")):
        return cast(IO[str], gzip.open(path, mode, 6, encoding="utf-8"))
    return open(path, mode, encoding="utf-8")


class LeaveOut:
    """Programs to leave out, given by a file of ids (`file/id` a line) as `contamination` writes it."""

    def __init__(self, path: str | None) -> None:
        self._ids = frozenset(Path(path).read_text(encoding="utf-8").split()) if path else frozenset()

    def __contains__(self, name: str) -> bool:
        """Whether this program or, of a variant, its original is left out."""
        return name in self._ids or name.rpartition("#")[0] in self._ids
