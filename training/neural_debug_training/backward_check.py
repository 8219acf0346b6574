"""Scores inferred pasts: CPython runs each of them forward by one statement.

    node dist/cli.js predict --cases STEPS.jsonl --task backward --out INFERRED.jsonl
    python -m neural_debug_training.backward_check STEPS.jsonl INFERRED.jsonl

STEPS.jsonl is written by `reference_steps`. A past is right if the statement, run on its values, arrives at the known
state: same values, same way at a branch, same returned value or exception type. An item of a loop only has to be one
of those that the loop goes through, since the past does not say which round it is. A past that is the call of the
function has to be the true one.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from types import CodeType
from typing import Any

from .instrument import FILENAME
from .sandbox import Emit, fix_hash_seed, run_isolated

SECONDS = 4
_RETURNED = "__returned__"
_ITEMS = "__items__"
_COLUMNS = ("pasts", "found", "line", "values", "reached", "reached5", "confirmed", "confirmed_reached")


@dataclass(frozen=True)
class Program:
    """The code of a case, read once for all its pasts."""

    code: CodeType
    statements: dict[int, ast.stmt]
    """The outermost one that begins on each line."""


def program_of(text: str) -> Program:
    tree = ast.parse(text)
    statements: dict[int, ast.stmt] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt):
            statements.setdefault(node.lineno, node)
    return Program(compile(tree, FILENAME, "exec", dont_inherit=True), statements)


def previous(steps: list[dict[str, Any]], at: int, statements: dict[int, ast.stmt]) -> dict[str, Any] | None:
    """The event of the same frame that a backward step arrives at: its call, or a line that does something."""
    for step in reversed(steps[:at]):
        if step["depth"] > steps[at]["depth"]:
            continue
        if step["depth"] < steps[at]["depth"] or step["event"] == "return":
            return None
        if step["event"] == "call" or (step["event"] == "line" and _does_something(statements.get(step["line"]))):
            return step
    return None


def _does_something(node: ast.stmt | None) -> bool:
    if node is None or isinstance(node, ast.Pass | ast.Break | ast.Continue | ast.Try | ast.Global | ast.Nonlocal):
        return False
    return not (isinstance(node, ast.While) and isinstance(node.test, ast.Constant))


def runnable(node: ast.stmt) -> ast.stmt:
    """What is run of a statement: headers only; what is returned or iterated over is kept in a name."""

    def kept(name: str, value: ast.expr) -> ast.stmt:
        return ast.Assign([ast.Name(name, ast.Store())], value)

    result: ast.stmt = node
    if isinstance(node, ast.Return):
        result = kept(_RETURNED, node.value or ast.Constant(None))
    elif isinstance(node, ast.If | ast.While):
        result = kept(_RETURNED, ast.Call(ast.Name("bool", ast.Load()), [node.test], []))
    elif isinstance(node, ast.For):
        result = kept(_ITEMS, ast.Call(ast.Name("list", ast.Load()), [node.iter], []))
    elif isinstance(node, ast.With):
        result = ast.With(node.items, [ast.Pass()])
    return ast.fix_missing_locations(ast.copy_location(result, node))


class Unreadable(Exception):
    """A value that CPython cannot read from its `repr`; the past cannot be judged."""


def arrives(past: dict[str, Any], known: dict[str, Any], program: Program, scope: dict[str, Any]) -> bool:
    """Whether the statement, run in `scope` with the values of the past, leads to the known state."""
    node = program.statements.get(past["line"])
    if node is None:
        return False
    names = set(scope)
    scope.update({name: _read(text, scope) for name, text in past["locals"].items()})
    error: Exception | None = None
    with contextlib.redirect_stdout(io.StringIO()):
        try:
            exec(compile(ast.Module([runnable(node)], []), FILENAME, "exec"), scope)
        except Exception as raised:
            error = raised
    if known["event"] == "exception":
        return error is not None and known["exception"] == type(error).__name__
    if error:
        # The way leads into an `except` clause, unless it is only that a value is not known.
        return known["event"] == "line" and past["next"] == past["line"] and not isinstance(error, NameError)
    if known["event"] == "return" and isinstance(node, ast.Return):
        if not _same(scope[_RETURNED], known["value"], scope):
            return False
    elif isinstance(node, ast.If | ast.While):
        if scope[_RETURNED] != (past["next"] == node.body[0].lineno):
            return False
    elif isinstance(node, ast.For):
        return _takes_item(node, past, known, scope)
    given = [name for name in known["locals"] if name not in names or name in past["locals"]]
    return all(name in scope and _same(scope[name], known["locals"][name], scope) for name in given)


def _takes_item(node: ast.For, past: dict[str, Any], known: dict[str, Any], scope: dict[str, Any]) -> bool:
    targets = {name.id for name in ast.walk(node.target) if isinstance(name, ast.Name)}
    others = [name for name in known["locals"] if name not in targets]
    if not all(name in scope and _same(scope[name], known["locals"][name], scope) for name in others):
        return False
    if past["next"] != node.body[0].lineno:
        return True
    for item in scope[_ITEMS]:
        # Unpacking is left to CPython.
        part = {**scope, _ITEMS: item}
        source = ast.Assign([node.target], ast.Name(_ITEMS, ast.Load()))
        exec(compile(ast.fix_missing_locations(ast.Module([source], [])), FILENAME, "exec"), part)
        if all(_same(part[name], known["locals"][name], scope) for name in targets if name in known["locals"]):
            return True
    return False


def _read(text: str, scope: dict[str, Any]) -> Any:
    try:
        return eval(text, dict(scope))
    except Exception as error:
        raise Unreadable(text) from error


def _same(value: Any, text: str, scope: dict[str, Any]) -> bool:
    if repr(value) == text:
        return True
    try:
        return bool(value == _read(text, scope))
    except Unreadable:
        return False


def judge(past: dict[str, Any], known: dict[str, Any], true: dict[str, Any], program: Program) -> dict[str, bool]:
    """What is right about a past. The caller has to isolate the process."""
    scope: dict[str, Any] = {"__name__": "case"}
    exec(program.code, scope)
    line = past["event"] == true["event"] and past["line"] == true["line"]
    values = line and all(
        name in true["locals"] and _same(_read(text, scope), true["locals"][name], scope)
        for name, text in past["locals"].items()
    )
    reached = values if past["event"] == "call" else arrives(past, known, program, scope)
    return {"line": line, "values": values, "reached": reached}


def _work(pair: tuple[dict[str, Any], dict[str, Any]], emit: Emit) -> None:
    signal.alarm(SECONDS)
    case, answer = pair
    program = program_of(case["code"])
    statements = program.statements
    for inferred in answer["inferred"]:
        known = case["steps"][inferred["step"]]
        true = previous(case["steps"], inferred["step"], statements)
        if true is None or isinstance(statements.get(known["line"]), ast.Try):
            continue
        try:
            judged = [judge(past, known, true, program) for past in inferred["candidates"]]
        except Unreadable:
            emit({"kind": "unreadable", "counts": {}})
            continue
        node = statements.get(true["line"])
        kind = "call" if true["event"] == "call" else type(node).__name__
        emit({"kind": kind, "counts": _counts(inferred["candidates"], judged)})


def _counts(pasts: list[dict[str, Any]], judged: list[dict[str, bool]]) -> dict[str, int]:
    best = judged[0] if judged else {"line": False, "values": False, "reached": False}
    is_confirmed = bool(pasts) and pasts[0]["confirmed"]
    counts = {
        "pasts": True, "found": bool(pasts), **best, "reached5": any(one["reached"] for one in judged),
        "confirmed": is_confirmed, "confirmed_reached": is_confirmed and best["reached"],
    }  # fmt: skip
    return {name: int(value) for name, value in counts.items()}


def table(counts: dict[str, Counter[str]]) -> Iterator[str]:
    """Lines for people: all steps, then by the kind of the statement that was really before."""
    total = Counter[str]()
    for counter in counts.values():
        total.update(counter)
    yield f"{'before':<12}" + "".join(f"{name:>18}" for name in _COLUMNS)
    for name, row in [("all", total), *sorted(counts.items(), key=lambda item: -item[1]["pasts"])]:
        shares = "".join(f"{row[column] / max(1, row['pasts']):>18.1%}" for column in _COLUMNS[1:])
        yield f"{name:<12}{row['pasts']:>18}{shares}"


def main() -> None:
    """Command line."""
    fix_hash_seed("neural_debug_training.backward_check")
    cases_path, answers_path = sys.argv[1:]
    with open(cases_path, encoding="utf-8") as file:
        cases = {case["id"]: case for case in map(json.loads, file)}
    with open(answers_path, encoding="utf-8") as file:
        pairs = [(cases[answer["id"]], answer) for answer in map(json.loads, file)]
    counts: dict[str, Counter[str]] = {}
    unreadable = 0
    for _, result in run_isolated(pairs, _work, 1, SECONDS, SECONDS + 1):
        if result and result["kind"] == "unreadable":
            unreadable += 1
        elif result:
            counts.setdefault(result["kind"], Counter()).update(result["counts"])
    print("\n".join(table(counts)))
    print(f"{len(pairs)} cases; {unreadable} steps left out whose values cannot be read from their repr")


if __name__ == "__main__":
    main()
