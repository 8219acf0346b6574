"""Exceptions of the library that statements raise and handle."""

from __future__ import annotations

import dataclasses
import decimal
import ipaddress
import json
import statistics
import struct
from typing import Any

EXCEPTIONS: dict[str, type[BaseException]] = {
    each.__name__: each
    for each in (
        dataclasses.FrozenInstanceError, json.JSONDecodeError, statistics.StatisticsError, struct.error, decimal.InvalidOperation, decimal.DivisionByZero,
        ipaddress.AddressValueError, ipaddress.NetmaskValueError,
    )
}  # fmt: skip
"""Exceptions of the library that are written like built-in ones, by what they were given."""


def given_to(error: BaseException) -> tuple[Any, ...]:
    """What an exception was made with; it may keep no more than the text that it has made of that."""
    return (error.msg, error.doc, error.pos) if type(error) is json.JSONDecodeError else error.args
