"""Evaluates one statement, and tells what it did."""

from __future__ import annotations

import ast
import builtins
import io
from typing import Any

from . import modules, recipes
from .allow_list import BUILTINS, check
from .instrument import CALLEE, FORMAT, HAS, MADE, OPERATE, RECORD, SPAN, TAKE, Instrument, Places, free_names, locate
from .program import METHODS, Callee, Classes, ClassOfProgram, Super, Token, is_instance
from .reading import Reader
from .refusal import CallReached, Refused
from .replacements import BUILT_IN, Stream, guarded_format, recorded
from .writing import Writer

_RESULT, _HOLDS, _ITEM, _OPERAND, GUARD = " result", " holds", " item", " operand", " guard"
_LONGEST_OUTPUT = 100_000
_LARGEST = 1_000_000
_MOST_ITEMS = 2_000
"""Items of an iterator that a loop goes through, written down before it begins."""
_MISSING = object()


class Evaluation:
    """One question. `answer` is asked for once."""

    def __init__(self, request: dict[str, Any]) -> None:
        self._request = request
        self._specials: list[tuple[str, Any]] = []
        self._lambdas: dict[int, tuple[Any, str]] = {}
        self._names: dict[str, Any] = {}
        self._reader = Reader(request.get("objects", {}), Classes(request.get("classes", {}), self._special), self._callback, self._lambda)
        self._names = {name: self._reader.value(value) for name, value in request["names"].items()}
        for name, path in request.get("imports", {}).items():
            self._names[name] = self._auto if path == "enum.auto" else modules.member(path)
        self._known: dict[SPAN, list[Any]] = {}
        # What a loop under way goes through is evaluated no more.
        for start, end, value in [] if request.get("iterator") else request.get("known", []):
            self._known.setdefault((start, end), []).append(self._reader.value(value))
        self._specials = [(name, self._reader.value(value)) for name, value in request.get("specials", [])]
        self._taken: dict[SPAN, int] = {}
        self._values: list[tuple[SPAN, Any]] = []
        self._output = io.StringIO()
        Stream.output = self._output
        self._loop_span: SPAN | None = None
        self._instrument: Instrument

    def answer(self) -> dict[str, Any]:
        """What the statement does."""
        text: str = self._request["text"]
        tree = ast.parse(text)
        check(tree, self._names)
        parts = {(start, end) for start, end in self._request.get("parts", [])}
        self._instrument = Instrument(Places(text), parts, set(self._known))
        body = self._instrument.visit(self._prepared(tree))
        lost = set(self._known) - self._instrument.found
        if any(not self._is_covered(span) for span in lost):
            raise Refused("a value that is known has no place")
        locate(body)
        scope = self._scope()
        before = dict(scope)
        outcome = self._run(compile(body, "<statement>", "exec"), scope)
        return self._written(before, scope, outcome)

    def _is_covered(self, span: SPAN) -> bool:
        """It is part of another expression whose value is known."""
        return any(start <= span[0] and span[1] <= end and (start, end) != span for start, end in self._known)

    def _prepared(self, tree: ast.Module) -> ast.Module:
        """Branches, loops and `return` as plain statements that leave a mark."""
        kind = self._request["kind"]
        return ast.Module([each for node in tree.body for each in self._plain(node, kind)], [])

    def _plain(self, node: ast.stmt, kind: str) -> list[ast.stmt]:
        if isinstance(node, (ast.If, ast.While)):
            body = [each for inner in node.body for each in self._plain(inner, kind)] if isinstance(node, ast.If) else []
            return [ast.If(node.test, [_mark(_HOLDS, True), *body], [_mark(_HOLDS, False)])]
        if isinstance(node, ast.Return):
            return [ast.Assign([ast.Name(_RESULT, ast.Store())], node.value or ast.Constant(None))]
        if isinstance(node, ast.For):
            return self._loop(node)
        if isinstance(node, ast.With):
            raise Refused("with")
        if isinstance(node, (ast.Break, ast.Continue)):
            return []
        if isinstance(node, ast.AugAssign) and isinstance(node.op, (ast.Pow, ast.LShift, ast.Mult)):
            return self._guarded(node)
        return [node]

    @staticmethod
    def _guarded(node: ast.AugAssign) -> list[ast.stmt]:
        """`x **= y`, whose operands are looked at before."""
        if not all(isinstance(each, (ast.Name, ast.Attribute, ast.Subscript, ast.Constant, ast.expr_context)) for each in ast.walk(node.target)):
            raise Refused("an operator that may take long")
        before = ast.parse(ast.unparse(node.target), mode="eval").body
        for each in ast.walk(before):
            # It is none of the parts that are told.
            for place in ("lineno", "end_lineno", "col_offset", "end_col_offset"):
                each.__dict__.pop(place, None)
        name = ast.Constant(type(node.op).__name__)
        return [
            ast.Assign([ast.Name(_OPERAND, ast.Store())], node.value),
            ast.Expr(ast.Call(ast.Name(GUARD, ast.Load()), [name, before, ast.Name(_OPERAND, ast.Load())], [])),
            ast.AugAssign(node.target, node.op, ast.Name(_OPERAND, ast.Load())),
        ]

    def _loop(self, node: ast.For) -> list[ast.stmt]:
        iterator = self._request.get("iterator")
        if iterator is None:
            # The items of an iterator are told as a list, since nobody else can take them.
            self._loop_span = self._span_of(node.iter)
            begin: list[ast.stmt] = [ast.Assign([ast.Name(_ITEM, ast.Store())], node.iter)]
            return [*begin, ast.Expr(ast.Call(ast.Name(" first", ast.Load()), [ast.Name(_ITEM, ast.Load())], [])),
                    ast.If(ast.Name(_HOLDS, ast.Load()), [ast.Assign([node.target], ast.Name(_ITEM, ast.Load()))], [])]  # fmt: skip
        if not iterator["items"]:
            return [_mark(_HOLDS, False)]
        return [_mark(_HOLDS, True), ast.Assign([node.target], ast.Name(_ITEM, ast.Load()))]

    def _span_of(self, node: ast.expr) -> SPAN:
        return Places(self._request["text"]).span(node)

    def _scope(self) -> dict[str, Any]:
        # Made for every question, so no more than it has to be; built-in names are found behind it.
        scope: dict[str, Any] = {"print": self._print, **self._names}
        scope.update({
            "super": self._super, "__builtins__": _BUILT_IN_NAMES, RECORD: self._record, TAKE: self._take, HAS: self._has,
            CALLEE: self._callee, FORMAT: self._format, MADE: self._made, OPERATE: _operate, GUARD: _look_at, " first": lambda items: self._first(scope, items),
        })  # fmt: skip
        iterator = self._request.get("iterator")
        if iterator and iterator["items"]:
            scope[_ITEM] = self._reader.value(iterator["items"][0])
        return scope

    def _first(self, scope: dict[str, Any], items: Any) -> None:
        """The first item that a loop takes."""
        if hasattr(type(items), "__next__") or is_instance(items):
            if not is_instance(items) and any(items is each for each in self._reader.made.values()):
                # Others can see it: it is taken from, one by one.
                self._take_first(scope, next(items, _MISSING))
                return
            listed = []
            is_grouped = isinstance(items, recipes.Replayed) and items.path == "itertools.groupby"
            for item in items:
                listed.append((item[0], list(item[1])) if is_grouped else item)
                if len(listed) > _MOST_ITEMS:
                    raise Refused("too many items")
            self._values = [(span, listed if value is items else value) for span, value in self._values]
            if is_instance(items) and self._loop_span and all(value is not listed for _, value in self._values):
                self._values.append((self._loop_span, listed))
            items = listed
        self._take_first(scope, next(iter(items), _MISSING))

    def _take_first(self, scope: dict[str, Any], first: Any) -> None:
        scope[_HOLDS] = first is not _MISSING
        scope[_ITEM] = first

    def _run(self, code: Any, scope: dict[str, Any]) -> dict[str, Any]:
        try:
            exec(code, scope)
        except CallReached as reached:
            return self._call(reached)
        except (RecursionError, MemoryError) as error:
            raise Refused(type(error).__name__) from None
        except NameError as error:
            name = error.name
            if type(error) is not NameError or name not in self._request.get("unbound", {}):
                raise Refused(f"the name {name}") from None
            return {"kind": "raise", "type": self._request["unbound"][name][0], "message": self._request["unbound"][name][1]}
        except (Exception, SystemExit) as error:
            return {"kind": "raise", "type": _type_name(type(error)), **_message(error), "error": error}
        if _HOLDS in scope and _RESULT not in scope:
            return {"kind": "next", "successor": 0 if scope[_HOLDS] else 1}
        if _RESULT in scope:
            return {"kind": "return", "value": scope[_RESULT]}
        return {"kind": "next", "successor": 0}

    def _call(self, reached: CallReached) -> dict[str, Any]:
        token = reached.token
        if reached.place is None:
            if self._changed() or self._output.tell():
                raise Refused("a method is called after changes that would be made again")
            called = {"kind": "call", "method": token.method or token.name, "arguments": reached.arguments, "keywords": reached.keywords}
            return {**called, "receiver": token.receiver} if token.method else called
        start, end = self._instrument.spans[reached.place]
        if reached.place in self._instrument.repeating and self._changed():
            raise Refused("a call after changes that would be made again")
        called = {"kind": "call", "span": [start, end], "arguments": reached.arguments, "keywords": reached.keywords}
        if isinstance(token, Token) and token.method is not None:
            return {**called, "receiver": token.receiver}
        return called

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
        if not self._specials:
            raise CallReached(None, Token(None, receiver, name), arguments, {})
        expected, value = self._specials.pop(0)
        if expected != name or isinstance(value, Token):
            raise Refused("another method was called before")
        return iter(value) if name == "__iter__" and isinstance(value, list) else value

    def _callback(self, token: Token, name: str, arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
        """A function of the program that something of the library calls, such as `map`."""
        if not self._specials:
            raise CallReached(None, token, arguments, keywords)
        expected, value = self._specials.pop(0)
        if expected != name:
            raise Refused("another function was called before")
        return value

    def _changed(self) -> list[int]:
        made, contents = self._reader.made, self._reader.contents
        return [number for number, value in made.items() if not recipes.same_contents(contents.get(number), recipes.contents(value))]

    def _written(self, before: dict[str, Any], scope: dict[str, Any], outcome: dict[str, Any]) -> dict[str, Any]:
        writer = Writer(self._reader.made, self._recipe_of_lambda)
        changed = self._changed()
        names = {}
        for name in {*before, *scope}:
            if " " in name or name == "__builtins__" or before.get(name, _MISSING) is scope.get(name, _MISSING):
                continue
            names[name] = [writer.value(scope[name])] if name in scope else []
        for number in changed:
            writer.value(self._reader.made[number])
        values = []
        for span, value in self._values:
            told = writer.attempt(value)
            if told:
                values.append([*span, *told])
            elif span == self._loop_span or (outcome["kind"] == "call" and changed):
                raise Refused("a value on the way")
        written: dict[str, Any] = {
            "values": values,
            "output": self._output.getvalue(),
            "names": names,
            "changed": changed,
        }
        classes = {}
        for name, (made, attributes) in self._reader.shown.items():
            now = {key: value for key, value in made.__dict__.items() if key in attributes or key not in self._reader.given[name]}
            if any(now.get(key) is not attributes.get(key) for key in now) or self._holds(attributes.values(), changed):
                classes[name] = [[key, writer.value(value)] for key, value in now.items()]
        written["classes"] = classes
        written["held"] = {
            name: [writer.value(value)] for name, value in self._names.items() if changed and name not in names and not _is_plain(value)
        }
        told = {key: each for key, each in outcome.items() if key != "error"}
        error = outcome.get("error")
        if error is not None and not is_instance(error) and error.args != (outcome.get("message"),):
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

    # What the rewritten statement calls.

    def _record(self, place: int, value: Any) -> Any:
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

    def _super(self, *_: Any) -> Any:
        name = self._request.get("self")
        if name is None or name not in self._names:
            raise Refused("super")
        return Super(self._names[name])

    def _auto(self) -> int:
        """One more than the member before."""
        values = [self._reader.value(each) for each in self._request.get("members", [])]
        return max(values, default=0) + 1

    def _made(self, number: int, function: Any) -> Any:
        self._lambdas[id(function)] = (function, self._instrument.lambdas[number])
        return function

    def _recipe_of_lambda(self, function: Any) -> Any:
        """A lambda expression that reads only its arguments, and functions of the library, is known by its text."""
        _, text = self._lambdas.get(id(function), (None, None))
        if text is None or function.__closure__:
            return None
        read = {name: self._names.get(name) for name in free_names(text)}
        return (text, read) if all(map(_is_settled, read.values())) else None

    def _lambda(self, text: str, read: dict[str, Any]) -> Any:
        tree = ast.parse(text, mode="eval")
        if not isinstance(tree.body, ast.Lambda) or not free_names(text) <= read.keys():
            raise Refused("no lambda expression by itself")
        check(tree.body, read)
        own = Instrument(Places(text), set(), set())
        body = locate(ast.Expression(own.visit_Lambda(tree.body)))
        scope = {**self._scope(), **read, MADE: lambda number, function: function}
        function = eval(compile(body, "<lambda>", "eval"), scope)
        self._lambdas[id(function)] = (function, text)
        return function

    def _callee(self, place: int, function: Any) -> Any:
        if isinstance(function, (Token, ClassOfProgram)):
            return Callee(place, function)
        return recorded(function)

    def _format(self, holder: Any, method: str, *arguments: Any, **keywords: Any) -> Any:
        if isinstance(holder, (Token, ClassOfProgram)) or is_instance(holder):
            raise Refused("a method of the program")
        return guarded_format(holder, method, arguments, keywords)

    def _print(self, *values: Any, sep: Any = " ", end: Any = "\n", file: Any = None, flush: Any = False) -> None:
        if file is not None and not isinstance(file, (io.StringIO, Stream)):
            raise Refused("print to a file")
        print(*values, sep=sep, end=end, file=self._output if file is None else file, flush=bool(flush))
        if self._output.tell() > _LONGEST_OUTPUT:
            raise Refused("too much is printed")


def _imported(name: str, *_: Any) -> None:
    """For C code that imports what it needs, such as that of dates: it finds the module itself, if it is loaded."""


class _TypeOfType(type):
    def __call__(cls, *arguments: Any) -> Any:
        if len(arguments) != 1:
            raise Refused("type with three arguments")
        return type(arguments[0])

    def __instancecheck__(cls, value: Any) -> bool:
        return isinstance(value, type)


class _Type(metaclass=_TypeOfType):
    """`type` that only tells types."""


def _vars(value: Any) -> dict[str, Any]:
    """A copy: what is done to it is not done to the object."""
    if isinstance(value, modules.Module):
        return {key: each for key, each in value.__dict__.items() if not key.startswith("_")}
    if is_instance(value) or type(value).__name__ in ("SimpleNamespace", "Namespace"):
        return dict(value.__dict__)
    raise Refused("vars")


def _hash(value: Any) -> int:
    """Of texts it is another one in every process."""
    if type(value) not in (int, bool, float):
        raise Refused("hash")
    return hash(value)


_BUILT_IN_NAMES: dict[str, Any] = {
    **{name: getattr(builtins, name) for name in BUILTINS if hasattr(builtins, name)},
    **BUILT_IN,
    "type": _Type,
    "vars": _vars,
    "hash": _hash,
    "__import__": _imported,
}


def _look_at(operator: str, left: Any, right: Any) -> None:
    """Refuse what would fill the memory."""
    if operator == "Pow":
        if isinstance(left, int) and isinstance(right, int) and abs(left) > 1 and left.bit_length() * abs(right) > _LARGEST:
            raise Refused("a power that is too large")
    elif operator == "LShift":
        if isinstance(left, int) and isinstance(right, int) and right > _LARGEST:
            raise Refused("a shift that is too large")
    else:
        for one, other in ((left, right), (right, left)):
            if isinstance(other, int) and isinstance(one, (str, bytes, list, tuple, bytearray)) and len(one) * other > _LARGEST:
                raise Refused("a repetition that is too large")


def _operate(operator: str, left: Any, right: Any) -> Any:
    _look_at(operator, left, right)
    if operator == "Pow":
        return left**right
    return left << right if operator == "LShift" else left * right


def _is_settled(value: Any) -> bool:
    """A type or function of the library, or some of them."""
    if isinstance(value, tuple):
        return all(map(_is_settled, value))
    return not isinstance(value, ClassOfProgram) and (isinstance(value, (type, modules.Module)) or modules.path_of(value) is not None)


def _is_plain(value: Any) -> bool:
    return value is None or isinstance(value, (int, float, str, bytes, type, modules.Module, Token)) or (callable(value) and not recipes.is_bound(value))


def _type_name(kind: type) -> str:
    return kind.__name__


def _message(error: BaseException) -> dict[str, str]:
    """None where a method of the program's own would have to say it."""
    try:
        return {"message": str(error)}
    except (CallReached, Refused):
        return {}


def _mark(name: str, value: bool) -> ast.stmt:
    return ast.Assign([ast.Name(name, ast.Store())], ast.Constant(value))
