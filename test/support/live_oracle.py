"""Evaluates single statements on given values, in the model's place: one question a line as JSON, one answer a line.

Functions and classes are only names here: a question that runs one of them has cut the program in the wrong place, and fails.
"""

import ast
import builtins
import contextlib
import io
import json
import sys
from collections import Counter, OrderedDict, defaultdict, deque


class Entered(BaseException):
    """A function of the program has been called."""


class Opaque:
    def __init__(self, form):
        self.form = form

    def __call__(self, *args, **kwargs):
        raise Entered(self.form["name"])

    def __hash__(self):
        return hash((self.form["type"], self.form["name"]))

    def __eq__(self, other):
        return isinstance(other, Opaque) and self.form == other.form


# As it is called in messages.
Opaque.__name__ = "function"


class Unknown:
    pass


def entered(name):
    def method(self, *args, **kwargs):
        raise Entered(name)

    return method


class Program:
    """The classes of a program, without what their methods do."""

    def __init__(self, source):
        self.classes = {}
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.ClassDef):
                bases = [self.base(base) for base in node.bases]
                names = [child.name for child in node.body if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef))]
                own = {name: entered(name) for name in names if name != "__init__"}
                exec_bases = tuple(base for base in bases if base is not None)
                self.classes[node.name] = type(node.name, exec_bases, own)

    def base(self, node):
        name = node.id if isinstance(node, ast.Name) else ""
        return self.classes.get(name) or getattr(builtins, name, None)


CALLS = {"Counter": Counter, "OrderedDict": OrderedDict, "deque": deque, "frozenset": frozenset, "range": range}


class Reader:
    def __init__(self, program):
        self.program = program
        self.known = {}

    def read(self, form):
        kind = form["k"]
        known = self.known.get(form.get("id"))
        if known is not None:
            return known
        make = getattr(self, "read_" + kind)
        return make(form)

    def keep(self, form, value):
        if form.get("id") is not None:
            self.known[form["id"]] = value
        return value

    def read_lit(self, form):
        return eval(form["text"], {"inf": float("inf"), "nan": float("nan")})

    def read_list(self, form):
        made = self.keep(form, [])
        made.extend(self.read(item) for item in form["items"])
        return made

    def read_tuple(self, form):
        return tuple(self.read(item) for item in form["items"])

    def read_set(self, form):
        return self.keep(form, {self.read(item) for item in form["items"]})

    def read_dict(self, form):
        made = self.keep(form, {})
        made.update((self.read(key), self.read(value)) for key, value in form["entries"])
        return made

    def read_object(self, form):
        owner = self.program.classes[form["class"].split(".")[-1]]
        made = self.keep(form, owner.__new__(owner))
        for name, value in form["attributes"]:
            setattr(made, name, self.read(value))
        return made

    def read_call(self, form):
        args = [self.read(item) for item in form["args"]]
        if form["name"] == "defaultdict":
            made = defaultdict(args[0] if args else None, *args[1:])
        else:
            maker = CALLS.get(form["name"]) or getattr(builtins, form["name"], None)
            made = maker(*args) if maker else Opaque({"type": "function", "name": form["name"]})
        return self.keep(form, made)

    def read_opaque(self, form):
        if form["type"] == "class":
            name = form["name"]
            return self.program.classes.get(name) or getattr(builtins, name, None) or Opaque(form)
        if form["type"] == "builtin":
            return getattr(builtins, form["name"], None) or Opaque(form)
        return Opaque({"type": form["type"], "name": form["name"]})

    def read_unknown(self, form):
        return Unknown()


def write(value, program, open_=()):
    kind = type(value)
    if id(value) in open_:
        return {"k": "unknown"}
    inner = (*open_, id(value))
    if kind in (int, float, str, bool, bytes, type(None), type(...)):
        return {"k": "lit", "text": repr(value)}
    if kind in (list, tuple, set):
        return {"k": kind.__name__, "items": [write(item, program, inner) for item in value]}
    if kind is dict:
        return {"k": "dict", "entries": [[write(k, program, inner), write(v, program, inner)] for k, v in value.items()]}
    if kind is Opaque:
        return {"k": "opaque", **value.form}
    if kind is Unknown:
        return {"k": "unknown"}
    if isinstance(value, type):
        return {"k": "opaque", "type": "class", "name": value.__name__}
    if kind in program.classes.values():
        if isinstance(value, BaseException) and "__init__" not in kind.__dict__ and not vars(value):
            return {"k": "call", "name": kind.__name__, "args": [write(item, program, inner) for item in value.args]}
        return {
            "k": "object",
            "class": kind.__name__,
            "attributes": [[name, write(item, program, inner)] for name, item in vars(value).items()],
        }
    if kind is range:
        parts = [value.start, value.stop] + ([value.step] if value.step != 1 else [])
        return {"k": "call", "name": "range", "args": [write(part, program) for part in parts]}
    if kind in (type({}.keys()), type({}.values()), type({}.items())):
        return {"k": "call", "name": kind.__name__, "args": [write(list(value), program, inner)]}
    if isinstance(value, BaseException):
        return {"k": "call", "name": kind.__name__, "args": [write(item, program, inner) for item in value.args]}
    if callable(value) and hasattr(value, "__name__"):
        return {"k": "opaque", "type": "builtin", "name": value.__name__}
    return {"k": "lit", "text": repr(value)}


def answer(question, program):
    reader = Reader(program)
    names = {name: reader.read(form) for name, form in question["names"].items()}
    computed = {f"__c{i}": reader.read(form) for i, form in enumerate(question["computed"])}
    before = {name: write(value, program) for name, value in names.items()}
    scope = {**{name: program.classes[name] for name in program.classes}, **computed, **names}
    out = io.StringIO()
    kind, text = question["kind"], question["text"]
    result = {}
    try:
        with contextlib.redirect_stdout(out):
            if kind in ("if", "while"):
                body = text.split(None, 1)[1]
                result = {"successor": 0 if eval(body.removesuffix(":"), scope) else 1}
            elif kind == "return":
                body = text.removeprefix("return").strip()
                result = {"returns": write(eval(body, scope) if body else None, program)}
            elif kind == "for":
                result = loop(question, text, scope, reader)
            else:
                exec(text, scope)
                result = {"successor": 0}
    except Entered as error:
        return {"entered": str(error)}
    except Exception as error:
        result = {"raises": type(error).__name__, "message": str(error)}
    changed = {}
    for name in [*names, *question["targets"]]:
        if name in program.classes and scope.get(name) is program.classes[name]:
            continue
        if name in scope:
            after = write(scope[name], program)
            if name not in before or before[name] != after or (name in question["targets"] and "raises" not in result):
                changed[name] = after
        elif name in before:
            changed[name] = None
    return {**result, "changes": changed, "output": out.getvalue()}


def loop(question, text, scope, reader):
    iterable = {}
    if question.get("iterator") is not None:
        items = [reader.read(item) for item in question["iterator"]]
    else:
        # The header's target is the part up to the first `in` at its own level.
        tree = ast.parse(text.removesuffix(":") + ": pass").body[0]
        through = eval(compile(ast.Expression(tree.iter), "<iter>", "eval"), scope)
        iterable["iterable"] = write(through, program)
        items = list(through)
    if not items:
        return {"successor": 1, **iterable}
    tree = ast.parse(text.removesuffix(":") + ": pass").body[0]
    scope["__item"] = items[0]
    exec(f"{ast.unparse(tree.target)} = __item", scope)
    return {"successor": 0, **iterable}


program = None
for line in sys.stdin:
    asked = json.loads(line)
    if "source" in asked:
        program = Program(asked["source"])
        continue
    try:
        said = answer(asked, program)
    except BaseException as error:
        said = {"failed": f"{type(error).__name__}: {error} in {asked['text']}"}
    print(json.dumps(said), flush=True)
