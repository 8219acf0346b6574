"""`csv.writer` and `csv.DictWriter`, known by what they were made with: all that they change is the stream that they write to."""

from __future__ import annotations

import csv
import io
from typing import Any

from ..refusal import Refused
from .streams import Stream


class Writer:
    """Rows to a stream in memory, or to the one that is printed to."""

    def __init__(self, stream: Any, /, *arguments: Any, **keywords: Any) -> None:
        self.arguments, self.keywords = (stream, *arguments), keywords
        self._inner = self._made(_checked(stream), arguments, keywords)

    def _made(self, stream: Any, arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
        return csv.writer(stream, *arguments, **keywords)

    def writerow(self, row: Any, /) -> Any:
        return self._inner.writerow(row)

    def writerows(self, rows: Any, /) -> Any:
        return self._inner.writerows(rows)


class DictWriter(Writer):
    """The same of dictionaries."""

    def _made(self, stream: Any, arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
        return csv.DictWriter(stream, *arguments, **keywords)

    def writeheader(self) -> Any:
        return self._inner.writeheader()

    @property
    def fieldnames(self) -> Any:
        return self._inner.fieldnames


for _kind, _name, _module in ((Writer, "writer", "_csv"), (DictWriter, "DictWriter", "csv")):
    _kind.__module__, _kind.__name__, _kind.__qualname__ = _module, _name, _name


def _checked(stream: Any) -> Any:
    """Anything else would be a file, or run the program."""
    if isinstance(stream, (io.StringIO, Stream)):
        return stream
    raise Refused("a writer to a file")
