"""Evaluates one statement, and tells what it did."""

from __future__ import annotations

import collections
import io
from typing import Any

from .built_in_bases import base_of
from .compiled import compiled
from .instances import MAKES, METHODS, is_instance
from .instrument import CALLEE, FORMAT, HAS, HOLDER, MADE, METHOD, OPERATE, OWNER, RECORD, SAME, SPAN, TAKE, TYPE, VARS, Instrument
from .lambdas import Lambdas
from .library import contents, exceptions, modules, recipes
from .library.bound_methods import is_bound
from .library.built_in_names import BUILT_IN_NAMES, Withheld, holder, owner
from .library.replacements import guarded_format, guarded_method, recorded
from .library.streams import Stream
from .operators import look_at, operate
from .program import Callee, Classes, ClassOfProgram, Super, Token, identified
from .reading import Reader
from .refusal import CallReached, Refused
from .statements import FIRST, GUARD, HOLDS, ITEM, RESULT
from .wording import reword
from .writing import Writer

_MOST_ITEMS = 2_000
"""Items of an iterator that a loop goes through, written down before it begins."""
_MISSING = object()
_CONTAINERS = frozenset((list, set, dict, collections.deque, collections.defaultdict, collections.Counter, collections.OrderedDict))


class Evaluation:
    """One question. `answer` is asked for once."""

    def __init__(self, request: dict[str, Any]) -> None:
        self._request = request
        self._specials: list[tuple[str, Any]] = []
        self._lambdas = Lambdas()
        self._names: dict[str, Any] = {}
        self._arguments: dict[str, tuple[Any, ...]] = {}
        self._classes = Classes(request.get("classes", {}), self._special)
        self._runs = False
        self._hashes: list[tuple[Any, Any]] = []
        """What methods of instances have given in this statement."""
        self._reader = Reader(request.get("objects", {}), self._classes, self._callback, self._lambda, request.get("hashes", {}))
        self._classes.read = self._reader.value
        self._names = {name: self._reader.value(value) for name, value in request["names"].items()}
        self._arguments = {name: value.args for name, value in self._names.items() if isinstance(value, BaseException)}
        for name, path in request.get("imports", {}).items():
            self._names[name] = self._auto if path == "enum.auto" else self._imported(path)
        self._known: dict[SPAN, list[Any]] = {}
        # What a loop under way goes through is evaluated no more.
        for start, end, value in [] if request.get("iterator") else request.get("known", []):
            self._known.setdefault((start, end), []).append(self._reader.value(value))
        self._specials = [(name, self._reader.value(value)) for name, value in request.get("specials", [])]
        self._taken: dict[SPAN, int] = {}
        self._values: list[tuple[SPAN, Any]] = []
        self._before: dict[int, Any] = {}
        """Copies of containers among them, as they were when they were evaluated."""
        self._output, self._errors = io.StringIO(), io.StringIO()
        Stream.texts = {"stdout": self._output, "stderr": self._errors}
        self._loop_span: SPAN | None = None
        self._is_named = False
        self._instrument: Instrument

    @staticmethod
    def _imported(path: str) -> Any:
        try:
            return modules.member(path)
        except Refused:
            # Nothing need be done with it: what a call of it gives may be known.
            return Withheld(path)

    def answer(self) -> dict[str, Any]:
        """What the statement does; first of all whether it leaves nothing behind in the interpreter."""
        statement = compiled(self._request, self._names, self._known)
        self._instrument, self._loop_span, self._is_named = statement.instrument, statement.loop_span, statement.is_named
        scope = self._scope()
        iterator = self._request.get("iterator")
        if iterator and iterator["items"]:
            # A lambda in it is made in a scope, too, so that this cannot be part of every scope.
            scope[ITEM] = self._reader.value(iterator["items"][0])
        before = dict(scope)
        self._runs = True
        outcome = self._run(statement.code, scope)
        self._runs = False
        written = self._written(before, scope, outcome)
        is_plain = statement.is_plain and self._reader.is_plain and not self._request.get("imports")
        return {"plain": True, **written} if is_plain else written

    def _scope(self) -> dict[str, Any]:
        # Made for every question, so no more than it has to be; built-in names are found behind it.
        scope: dict[str, Any] = {**self._names}
        scope.update({
            "super": self._super, "__builtins__": BUILT_IN_NAMES, RECORD: self._record, TAKE: self._take, HAS: self._has,
            CALLEE: self._callee, FORMAT: self._format, METHOD: guarded_method,
            HOLDER: holder, OWNER: owner, TYPE: BUILT_IN_NAMES["type"], VARS: BUILT_IN_NAMES["vars"], SAME: identified,
            MADE: self._made, OPERATE: operate,
            GUARD: look_at, FIRST: lambda items: self._first(scope, items),
        })  # fmt: skip
        return scope

    def _first(self, scope: dict[str, Any], items: Any) -> None:
        """The first item that a loop takes."""
        is_own = is_instance(items) and (base_of(type(items)) is None or "__iter__" in getattr(type(items), METHODS))
        is_iterator = not is_instance(items) and hasattr(type(items), "__next__")
        if is_own or is_iterator or recipes.has_hidden_items(items):
            is_stream = self._is_named and isinstance(items, (io.StringIO, io.BytesIO))
            is_taken = not is_stream and any(items is each for each in self._known.get(self._loop_span, []))
            if is_iterator and not is_taken and any(items is each for each in self._reader.made.values()):
                # Others can see it: it is taken from, one by one.
                self._take_first(scope, next(recipes.whole_groups(items), _MISSING))
                return
            listed = []
            for item in recipes.whole_groups(items):
                listed.append(item)
                if len(listed) > _MOST_ITEMS:
                    raise Refused("too many items")
            self._values = [(span, listed if value is items else value) for span, value in self._values]
            if (not is_iterator or is_taken) and self._loop_span and all(value is not listed for _, value in self._values):
                self._values.append((self._loop_span, listed))
            items = listed
        self._take_first(scope, next(iter(items), _MISSING))

    def _take_first(self, scope: dict[str, Any], first: Any) -> None:
        scope[HOLDS] = first is not _MISSING
        scope[ITEM] = first

    def _run(self, code: Any, scope: dict[str, Any]) -> dict[str, Any]:
        try:
            exec(code, scope)
        except CallReached as reached:
            return self._call(reached)
        except (Exception, SystemExit) as error:
            if isinstance(error, (RecursionError, MemoryError)) and not self._is_written(error):
                raise Refused(type(error).__name__) from None
            # Without a name, or with one that its text does not tell, it has been raised by the statement itself.
            is_own = self._request["kind"] == "raise" and exceptions.named_at(error)
            if isinstance(error, NameError) and error.name is not None and not is_own:
                return self._unbound(error)
            if type(error) is TypeError and error.args and type(error.args[0]) is str and error.args[0] == _OF_NEWER_PYTHONS:
                raise Refused("what older Pythons take for true") from None
            reword(error, code)
            return {"kind": "raise", "type": _type_name(type(error)), **_message(error), "error": error}
        if HOLDS in scope and RESULT not in scope:
            return {"kind": "next", "successor": 0 if scope[HOLDS] else 1}
        if RESULT in scope:
            return {"kind": "return", "value": scope[RESULT]}
        return {"kind": "next", "successor": 0}

    def _is_written(self, error: Exception) -> bool:
        """A `raise` of the program itself has raised it, and not what came of the limits here."""
        place = error.__traceback__ and error.__traceback__.tb_next
        return self._request["kind"] == "raise" and place is not None and place.tb_next is None

    def _unbound(self, error: NameError) -> dict[str, Any]:
        unbound = self._request.get("unbound", {})
        if type(error) is not NameError or error.name not in unbound:
            raise Refused(f"the name {error.name}")
        return {"kind": "raise", "type": unbound[error.name][0], "message": unbound[error.name][1]}

    def _call(self, reached: CallReached) -> dict[str, Any]:
        token = reached.token
        if reached.place is None:
            is_key = token.method in ("__hash__", "__eq__")
            if not all(is_key and self._is_ordered(number) for number in self._changed()) or self._output.tell() or self._errors.tell():
                raise Refused("a method is called after changes that would be made again")
            called = {"kind": "call", "method": token.method or token.name, "arguments": reached.arguments, "keywords": reached.keywords}
            return {**called, "receiver": token.receiver} if token.method else {**called, "function": token.value}
        start, end = self._instrument.spans[reached.place]
        if reached.place in self._instrument.repeating and self._changed():
            raise Refused("a call after changes that would be made again")
        called = {"kind": "call", "span": [start, end], "arguments": reached.arguments, "keywords": reached.keywords}
        if isinstance(token, Token) and token.method is not None:
            return {**called, "receiver": token.receiver}
        return called

    def _is_ordered(self, number: int) -> bool:
        """It compares its keys again in the middle of a change, which is made as a whole once all of them have been compared."""
        return isinstance(self._reader.made[number], collections.OrderedDict)

    def _holds(self, values: Any, changed: list[int]) -> bool:
        return any(value is self._reader.made[number] for value in values for number in changed)

    def _special(self, receiver: Any, name: str, arguments: tuple[Any, ...]) -> Any:
        """A method that Python calls by itself, or an attribute that may be one."""
        kind = getattr(type(receiver), METHODS).get(name)
        if kind == "method" and not (name.startswith("__") and name.endswith("__")):
            return Token(None, receiver, name, name, self._callback)
        if kind is None and name.startswith("__"):
            raise AttributeError(name)
        if kind not in ("method", "property"):
            raise Refused(f"the attribute {name} of an instance")
        if (self._reader.is_reading or not self._runs) and name in ("__hash__", "__eq__"):
            # An `OrderedDict` asks for them whenever somebody goes through it.
            return self._hash_of(receiver) if name == "__hash__" else receiver is arguments[0]
        if not self._specials:
            raise CallReached(None, Token(None, receiver, name), arguments, {})
        if name == "__missing__":
            # It may have put there what was missing, so that this is another call of it.
            raise Refused("a key is missing again")
        expected, value = self._specials.pop(0)
        if expected != name or isinstance(value, Token):
            raise Refused("another method was called before")
        if name == "__hash__":
            self._hashes.append((receiver, value))
        return iter(value) if name == "__iter__" and isinstance(value, list) else value

    def _hash_of(self, instance: Any) -> Any:
        given = [value for one, value in self._hashes if one is instance]
        return given[-1] if given else self._reader.hash_of(instance)

    def _callback(self, token: Token, name: str, arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
        """A function of the program that something of the library calls, such as `map`."""
        if not self._specials:
            raise CallReached(None, token, arguments, keywords)
        expected, value = self._specials.pop(0)
        if expected != name.rpartition(".")[2]:
            raise Refused("another function was called before")
        return value

    def _changed(self) -> list[int]:
        made, before = self._reader.made, self._reader.contents
        runs, self._runs = self._runs, False
        try:
            return [number for number, value in made.items() if not contents.same_contents(before.get(number), contents.contents(value))]
        finally:
            self._runs = runs

    def _has_other_arguments(self, name: str) -> bool:
        """Built-in exceptions have no number by which a change of theirs could be told."""
        value = self._names.get(name)
        return name in self._arguments and not is_instance(value) and value.args != self._arguments[name]

    def _written(self, before: dict[str, Any], scope: dict[str, Any], outcome: dict[str, Any]) -> dict[str, Any]:
        if modules.are_changed():
            raise Refused("what belongs to a module is changed")
        writer = Writer(self._reader.made, self._reader.raised, lambda function: self._lambdas.recipe(function, self._names))
        changed = self._changed() if "method" not in outcome else []
        names = {}
        # In the order of binding.
        for name in {**before, **scope}:
            is_same = before.get(name, _MISSING) is scope.get(name, _MISSING)
            if " " in name or name == "__builtins__" or (is_same and not self._has_other_arguments(name)):
                continue
            names[name] = [writer.value(scope[name])] if name in scope else []
        for number in changed:
            writer.value(self._reader.made[number])
        values = []
        for index, (span, value) in enumerate(self._values):
            told = writer.attempt(self._shown(index, value) if outcome["kind"] != "call" else value)
            if told:
                values.append([*span, *told])
            elif span == self._loop_span or (outcome["kind"] == "call" and changed):
                raise Refused("a value on the way")
        written: dict[str, Any] = {
            "values": values,
            "output": self._output.getvalue(),
            **({"errors": self._errors.getvalue()} if self._errors.tell() else {}),
            "names": names,
            "changed": changed,
        }
        classes = {}
        for name, (made, attributes) in self._reader.shown.items():
            now = {key: value for key, value in made.__dict__.items() if key in attributes or key not in self._reader.given[name]}
            if any(now.get(key) is not attributes.get(key) for key in now) or self._holds(attributes.values(), changed):
                classes[name] = [[key, writer.value(value)] for key, value in now.items()]
        written["classes"] = classes
        written["held"] = {name: [writer.value(value)] for name, value in self._names.items() if changed and name not in names and not _is_plain(value)}
        told = {key: each for key, each in outcome.items() if key != "error"}
        error = outcome.get("error")
        if error is not None and not is_instance(error) and not exceptions.is_given(error, outcome.get("message")):
            value = writer.attempt(error)
            if value:
                told["value"] = value[0]
        if outcome["kind"] == "return":
            told["value"] = writer.value(outcome["value"])
        if outcome["kind"] == "call":
            told["arguments"] = [writer.value(each) for each in outcome["arguments"]]
            told["keywords"] = [[name, writer.value(each)] for name, each in outcome["keywords"].items()]
            if "receiver" in outcome:
                told["receiver"] = writer.value(outcome["receiver"])
        return {**written, "outcome": told, "objects": writer.objects}

    def _shown(self, index: int, value: Any) -> Any:
        """What the statement has changed later is told as it was."""
        before = self._before.get(index)
        is_changed = before is not None and not contents.same_contents(contents.contents(before), contents.contents(value))
        return before if is_changed else value

    # What the rewritten statement calls.

    def _record(self, place: int, value: Any) -> Any:
        if type(value) in _CONTAINERS:
            self._before[len(self._values)] = value.copy()
        self._values.append((self._instrument.spans[place], value))
        return value

    def _take(self, place: int) -> Any:
        span = self._instrument.spans[place]
        values = self._known[span]
        at = self._taken.get(span, 0)
        self._taken[span] = at + 1
        return values[min(at, len(values) - 1)]

    def _has(self, place: int) -> bool:
        span = self._instrument.spans[place]
        return self._taken.get(span, 0) < len(self._known[span])

    def _super(self, *given: Any) -> Any:
        name, owner = self._request.get("self"), self._request.get("owner")
        if name is None or name not in self._names:
            raise Refused("super")
        if given and isinstance(given[0], ClassOfProgram):
            return Super(self._names[name], given[0])
        return Super(self._names[name], None if owner is None else self._classes.known(owner))

    def _auto(self) -> int:
        """One more than the member before."""
        values = [self._reader.value(each) for each in self._request.get("members", [])]
        return max(values, default=0) + 1

    def _made(self, number: int, function: Any) -> Any:
        return self._lambdas.keep(function, self._instrument.lambdas[number])

    def _lambda(self, text: str, read: dict[str, Any]) -> Any:
        return self._lambdas.remade(text, read, self._scope())

    def _callee(self, place: int, function: Any) -> Any:
        if isinstance(function, ClassOfProgram) and MAKES in function.__dict__:
            return function
        if isinstance(function, (Token, ClassOfProgram)):
            return Callee(place, function)
        return recorded(function)

    def _format(self, holder: Any, method: str, /, *arguments: Any, **keywords: Any) -> Any:
        if isinstance(holder, (Token, ClassOfProgram)) or is_instance(holder):
            raise Refused("a method of the program")
        return guarded_format(holder, method, arguments, keywords)


def _is_plain(value: Any) -> bool:
    if is_instance(value):
        return False
    return value is None or isinstance(value, (int, float, str, bytes, type, modules.Module, Token, Withheld)) or (callable(value) and not is_bound(value))


def _type_name(kind: type) -> str:
    return kind.__name__


_OF_NEWER_PYTHONS = "NotImplemented should not be used in a boolean context"


def _message(error: BaseException) -> dict[str, str]:
    """None where a method of the program's own would have to say it."""
    try:
        return {"message": str(error)}
    except (CallReached, Refused):
        return {}
