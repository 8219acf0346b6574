"""`argparse.ArgumentParser`, known by how it was made and what was done to it since."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Any

from ..refusal import Refused
from .streams import STDERR, STDOUT

_OPTIONS = frozenset(
    """prog usage description epilog formatter_class prefix_chars argument_default conflict_handler add_help allow_abbrev
    exit_on_error""".split()
)
"""None of them reads files, or holds another parser."""
_CHANGING = frozenset("add_argument add_argument_group add_mutually_exclusive_group add_subparsers add_parser set_defaults".split())
_SAID = frozenset(["prog", "usage", "description", "epilog"])
"""What a parser has been given to say of itself."""

_UNNAMED = "\0"
"""What a parser is called that has been given no name: after the program, of which nothing is known here."""

_HELP = "\0help"
"""How it is told that help was asked for, of which it is not known what it says."""

Done = tuple[int, str, tuple[Any, ...], tuple[tuple[str, Any], ...]]
"""Of a call: which earlier one gave what it was called on (0: the parser), the method, and the arguments."""


class _Problem(SystemExit):
    """What is wrong about the arguments, for whoever wants to know, and how a parser tells it."""

    def __init__(self, message: str, told: str) -> None:
        super().__init__(2)
        self.message, self.told = message, told


class _Varying(Refused):
    """Help that is another text in other versions of Python."""


class _Quiet(argparse.ArgumentParser):
    """Prints no more than every version of Python would."""

    def __init__(self, /, *arguments: Any, **keywords: Any) -> None:
        super().__init__(*arguments, **{"prog": _UNNAMED, **keywords})
        self.color = False

    def _print_message(self, message: str, file: Any = None) -> None:
        if file is sys.stderr:
            return
        if _UNNAMED in message:
            raise _Varying("help of a program without a name")
        STDOUT.write(message)

    def print_help(self, file: Any = None) -> None:
        # Where an option with two names takes a value, that is said once or twice.
        if any(len(action.option_strings) > 1 and action.nargs != 0 for action in self._actions):
            raise _Varying("help of an option with two names")
        try:
            super().print_help(file)
        except Refused:
            raise _Varying("help that names a function of the program") from None

    def _check_help(self, action: Any) -> None:
        """Only later versions of Python look at it before it is asked for, and so at what a function of the program is called."""

    def exit(self, status: int = 0, message: str | None = None) -> Any:
        if message:
            STDERR.write(message)
        raise SystemExit(status)

    def error(self, message: str) -> Any:
        raise _Problem(message, "" if _UNNAMED in self.prog else f"{self.format_usage()}{self.prog}: error: {message}\n")

    def _get_value(self, action: Any, arg_string: str) -> Any:
        value = super()._get_value(action, arg_string)  # type: ignore[misc]
        if type(value) is tuple and value[:1] == ("\0",):
            # What a function of the program has found wrong.
            raise argparse.ArgumentError(action, value[1])
        return value

    def _check_value(self, action: Any, value: Any) -> None:
        """In the words of Python 3.11."""
        if action.choices is not None and value not in action.choices:
            choices = ", ".join(map(repr, action.choices))
            raise argparse.ArgumentError(action, f"invalid choice: {value!r} (choose from {choices})")


class Parser:
    """Makes and asks a real one, and writes down what was done."""

    def __init__(self, /, *arguments: Any, **keywords: Any) -> None:
        if not keywords.keys() <= _OPTIONS:
            raise Refused("a parser that does more than to parse")
        self.arguments, self.keywords = arguments, keywords
        self.done: tuple[Done, ...] = ()
        self._made: list[Any] = [_Quiet(*arguments, **keywords)]

    def do(self, target: int, method: str, arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Part:
        """Call a method of the parser, or of something that it has made."""
        if method not in _CHANGING:
            raise Refused(f"{method} of a parser")
        if not keywords.keys().isdisjoint(("parents", "parser_class", "fromfile_prefix_chars")):
            raise Refused("a parser that does more than to parse")
        self._made.append(getattr(self._made[target], method)(*arguments, **keywords))
        self.done = (*self.done, (target, method, arguments, tuple(keywords.items())))
        return Part(self, len(self.done))

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        return _told(lambda: self._made[0].parse_args(_given(args), namespace))

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        return _told(lambda: self._made[0].parse_known_args(_given(args), namespace))

    def parsed(self, args: Any = None, namespace: Any = None, is_whole: bool = True) -> tuple[Any, str | None, str]:
        """What was found, or what is wrong, and how that is told."""
        parse = self._made[0].parse_args if is_whole else self._made[0].parse_known_args
        try:
            return parse(_given(args), namespace), None, ""
        except _Problem as problem:
            return None, problem.message, problem.told
        except _Varying:
            return None, None, _HELP

    def get_default(self, dest: str) -> Any:
        return self._made[0].get_default(dest)

    def error(self, message: str) -> Any:
        return _told(lambda: self._made[0].error(message))

    def complain(self, message: str, told: str) -> None:
        """The same without an end. It is told as `parsed` has said, by a parser inside of this one."""
        if told.endswith(f": error: {message}\n"):
            STDERR.write(told)
            return
        try:
            self._made[0].error(message)
        except _Problem as problem:
            STDERR.write(problem.told)

    def exit(self, status: int = 0, message: str | None = None) -> Any:
        self._made[0].exit(status, message)

    def __getattr__(self, name: str) -> Any:
        return _method(self, 0, name)

    def __repr__(self) -> str:
        raise Refused("what a parser looks like")


class Part:
    """A group, or whatever else a parser makes."""

    def __init__(self, parser: Parser, place: int) -> None:
        self.parser, self.place = parser, place

    def __getattr__(self, name: str) -> Any:
        return _method(self.parser, self.place, name)

    def __repr__(self) -> str:
        raise Refused("what a part of a parser looks like")


for _kind, _name in ((Parser, "ArgumentParser"), (Part, "ArgumentGroup")):
    _kind.__module__, _kind.__name__, _kind.__qualname__ = "argparse", _name, _name


def remade(arguments: list[Any], keywords: dict[str, Any], done: tuple[Done, ...]) -> Parser:
    """The parser after all that was done to it."""
    made = Parser(*arguments, **keywords)
    for target, method, given, named in done:
        made.do(target, method, given, dict(named))
    return made


def _told(parse: Callable[[], Any]) -> Any:
    """What that gives; what is wrong is told on the error stream."""
    try:
        return parse()
    except _Problem as problem:
        STDERR.write(problem.told)
    raise SystemExit(2)


_started: list[str] = []
"""What the program is started with."""


def start(given: list[str]) -> None:
    """The arguments that hold for the next statement, where it gives none itself."""
    _started[:] = given


def _given(arguments: Any) -> Any:
    return list(_started) if arguments is None else arguments


def _method(parser: Parser, place: int, name: str) -> Any:
    if name in _SAID:
        said = getattr(parser._made[place], name, None)
        if said is None or _UNNAMED not in said:
            return said
    if name not in _CHANGING:
        raise Refused(f"{name} of a parser")
    return lambda *arguments, **keywords: parser.do(place, name, arguments, keywords)
