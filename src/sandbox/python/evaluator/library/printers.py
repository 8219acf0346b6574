"""What prints by itself: `pprint` and calendars."""

from __future__ import annotations

import calendar
import io
import pprint
from typing import Any

from ..refusal import Refused
from .streams import STDOUT, Stream


class PrettyPrinter:
    """`pprint.PrettyPrinter`, known by its options."""

    def __init__(self, indent: int = 1, width: int = 80, depth: int | None = None, stream: Any = None, **more: Any) -> None:
        if stream is not None and not isinstance(stream, (io.StringIO, Stream)):
            raise Refused("a printer to a file")
        self._stream = stream
        self._options = {"indent": indent, "width": width, "depth": depth, **({} if stream is None else {"stream": stream}), **more}
        self.pformat("")

    def made_with(self) -> tuple[list[Any], dict[str, Any]]:
        """What its constructor takes."""
        return [], self._options

    def pformat(self, value: Any) -> str:
        return pprint.pformat(value, **{name: each for name, each in self._options.items() if name != "stream"})

    def pprint(self, value: Any) -> None:
        text = self.pformat(value)
        (self._stream or STDOUT).write(f"{text}\n")


def _pprint(object: Any, stream: Any = None, indent: int = 1, width: int = 80, depth: int | None = None, **more: Any) -> None:
    PrettyPrinter(indent, width, depth, stream, **more).pprint(object)


def _pp(object: Any, *arguments: Any, sort_dicts: bool = False, **more: Any) -> None:
    _pprint(object, *arguments, sort_dicts=sort_dicts, **more)


class TextCalendar(calendar.TextCalendar):
    """`calendar.TextCalendar`, which prints where the program does."""

    def prweek(self, theweek: Any, width: int) -> None:
        STDOUT.write(self.formatweek(theweek, width))

    def prmonth(self, theyear: int, themonth: int, w: int = 0, l: int = 0) -> None:  # noqa: E741 - the library's own name
        STDOUT.write(self.formatmonth(theyear, themonth, w, l))

    def pryear(self, theyear: int, w: int = 0, l: int = 0, c: int = 6, m: int = 3) -> None:  # noqa: E741
        STDOUT.write(self.formatyear(theyear, w, l, c, m))


for _kind, _module in ((PrettyPrinter, "pprint"), (TextCalendar, "calendar")):
    _kind.__module__ = _module
_plain = TextCalendar()


def _weekday(year: int, month: int, day: int) -> int:
    return int(calendar.weekday(year, month, day))


def _monthrange(year: int, month: int) -> tuple[int, int]:
    first, days = calendar.monthrange(year, month)
    return int(first), days


PRINTING: dict[str, dict[str, Any]] = {
    "pprint": {"PrettyPrinter": PrettyPrinter, "pprint": _pprint, "pp": _pp},
    "calendar": {
        "TextCalendar": TextCalendar, "month": _plain.formatmonth, "calendar": _plain.formatyear, "prmonth": _plain.prmonth, "prcal": _plain.pryear,
        "weekheader": _plain.formatweekheader,
        # Plain numbers, as they are up to Python 3.11.
        "weekday": _weekday, "monthrange": _monthrange,
        **{name: number for number, name in enumerate("MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY".split())},
    },
}  # fmt: skip
