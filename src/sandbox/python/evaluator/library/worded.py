"""Functions whose messages name more than those of later versions do."""

from __future__ import annotations

import operator
from typing import Any

from ..wording import check_division


def sought(method: Any, item: Any, *limits: Any) -> Any:
    """`list.index` and `deque.remove`, which named the item up to Python 3.13."""
    try:
        return method(item, *limits)
    except ValueError:
        kind = "list" if method.__name__ == "index" else "deque"
        raise ValueError(f"{item!r} is not in {kind}") from None


def divided(left: Any, right: Any, /) -> Any:
    """`divmod`, with the message that it had."""
    check_division("divmod", left, right)
    return divmod(left, right)


def _operator(name: str, function: Any) -> Any:
    def operated(left: Any, right: Any, /) -> Any:
        check_division(name, left, right)
        return function(left, right)

    operated.__name__ = operated.__qualname__ = function.__name__
    operated.__module__ = "operator"
    return operated


DIVISIONS = {
    "truediv": _operator("Div", operator.truediv),
    "floordiv": _operator("FloorDiv", operator.floordiv),
    "mod": _operator("Mod", operator.mod),
}
"""Those of `operator`."""
