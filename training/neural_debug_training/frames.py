"""What compiled code says about itself: names it reads, operations, positions; messages of exceptions."""

from __future__ import annotations

import dis
import functools
import types

from .value_forms import UNKNOWN

_MESSAGE_LENGTH = 200  # characters
FOR_ITER = dis.opmap["FOR_ITER"]
_EXTENDED_ARG = dis.opmap["EXTENDED_ARG"]
# Where a body ends in a branch, the header's line event comes on the jump back to it.
LOOP_OPERATIONS = {FOR_ITER, dis.opmap["JUMP_BACKWARD"]}
_READS = frozenset(("LOAD_GLOBAL", "LOAD_NAME", "STORE_GLOBAL", "STORE_NAME", "DELETE_GLOBAL"))


def is_dunder(name: str) -> bool:
    """Whether a name is Python's own, such as `__class__`."""
    return name.startswith("__") and name.endswith("__")


@functools.lru_cache(maxsize=4096)
def global_names(code: types.CodeType, deep: bool) -> tuple[str, ...]:
    """Names that code and its comprehensions and lambdas read from globals; with `deep` all nested code."""
    names = {instruction.argval for instruction in dis.get_instructions(code) if instruction.opname in _READS}
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType) and (deep or constant.co_name[0] == "<"):
            names.update(global_names(constant, deep))
    return tuple(sorted(name for name in names if not is_dunder(name)))


@functools.lru_cache(maxsize=4096)
def _bytecode(code: types.CodeType) -> bytes:
    return code.co_code


def operation(code: types.CodeType, offset: int) -> int:
    """Operation code at an offset in bytes, or the one whose argument is extended there."""
    if offset < 0:
        return -1
    bytecode = _bytecode(code)
    while bytecode[offset] == _EXTENDED_ARG:
        offset += 2
    return bytecode[offset]


@functools.lru_cache(maxsize=4096)
def _positions(code: types.CodeType) -> list[tuple[int | None, int | None, int | None, int | None]]:
    return list(code.co_positions())


def position(code: types.CodeType, offset: int) -> tuple[int, int, int, int] | None:
    """Line, column, end line, end column (columns in UTF-8 bytes) of the operation at an offset in bytes."""
    line, end_line, column, end_column = _positions(code)[offset // 2]
    if line is None or end_line is None or column is None or end_column is None:
        return None
    return line, column, end_line, end_column


def message_of(exception: BaseException) -> str:
    """Message of an exception, cut to a length."""
    try:
        return str(exception)[:_MESSAGE_LENGTH]
    except Exception:
        return UNKNOWN
