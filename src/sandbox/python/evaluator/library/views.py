"""`memoryview`: what it looks into, and where, so that what is written through it is written there."""

from __future__ import annotations

from typing import Any

from ..refusal import Refused

_BYTE = 256


def made_with(view: memoryview) -> tuple[list[Any], dict[str, Any]]:
    """What it is made of again."""
    if view.ndim != 1:
        raise Refused("a view of several dimensions")
    if view.readonly:
        return [view.tobytes(), view.format], {}
    if not isinstance(view.obj, bytearray) or view.format != "B":
        raise Refused("a view of other items than bytes")
    places = _places(view, view.obj)
    if not places:
        return [view.obj, "B", 0, 0, 1], {}
    step = places[1] - places[0] if len(places) > 1 else 1
    stop = places[-1] + (1 if step > 0 else -1)
    return [view.obj, "B", places[0], None if stop < 0 else stop, step], {}


def _places(view: memoryview, held: bytearray) -> list[int]:
    """Which bytes it shows. It does not say so itself: each byte is given its own number for a moment, digit by digit."""
    before = bytes(held)
    places = [0] * len(view)
    scale = 1
    while scale == 1 or scale < len(held):
        held[:] = bytes(at // scale % _BYTE for at in range(len(held)))
        places = [place + digit * scale for place, digit in zip(places, view.tolist(), strict=True)]
        scale *= _BYTE
    held[:] = before
    return places


def remade(held: Any, form: str = "B", *cut: Any) -> memoryview:
    """The view again."""
    view = memoryview(held)
    if cut:
        return view[slice(*cut)]
    return view if form == "B" else view.cast(form)  # type: ignore[call-overload, no-any-return]
