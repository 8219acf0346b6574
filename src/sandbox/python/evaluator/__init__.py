"""Evaluates one statement on given values: JSON in, JSON out, nothing kept between two questions.

It is pure Python for CPython 3.11 and newer. What it may evaluate at all is decided by `allow_list`, before anything runs.
"""

import json

from . import unions, wording  # noqa: F401 - first, since the others take what they change
from .answer import answer
from .library import modules

__all__ = ["answer", "prepare"]

_STATEMENTS = (
    ("assign", """x = f"{sorted({'b': 2, 'a': 1}.items())!r:>20}".upper().split(",") + [y * 2 for y in (1, 2.5, "c")]"""),
    ("return", """return re.sub("a+", lambda m: m.group() + "b", "caat") % () if {3, 4} else min([1], default=None)"""),
    ("expression", "[][len('abc') // 2]"),
)


def prepare() -> list[str]:
    """Makes everything ready that questions may need. Returns some that use much of it."""
    for name in modules.names():
        modules.module(name)
    return [json.dumps({"text": text, "kind": kind, "names": {}, "imports": {"re": "re"}}) for kind, text in _STATEMENTS]
