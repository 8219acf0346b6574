"""What a file of programs covers: a table of constructs, operators, methods and functions with their counts."""

from __future__ import annotations

import ast
import gzip
import json
from collections import Counter


def constructs(tree: ast.AST) -> Counter[str]:
    """Counts of everything of interest in one program."""
    found: Counter[str] = Counter()
    for node in ast.walk(tree):
        found[type(node).__name__] += 1
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute):
                owner = node.func.value
                module = (
                    owner.id + "."
                    if isinstance(owner, ast.Name) and owner.id in ("math", "re", "itertools", "functools")
                    else "."
                )
                found[f"{module}{node.func.attr}()"] += 1
            elif isinstance(node.func, ast.Name):
                found[f"{node.func.id}()"] += 1
        elif isinstance(node, ast.Compare):
            found["chained comparison"] += len(node.ops) > 1
        elif isinstance(node, ast.AugAssign):
            found[f"aug {type(node.op).__name__}"] += 1
        elif isinstance(node, ast.Subscript):
            found[
                f"subscript {'slice' if isinstance(node.slice, ast.Slice) else 'index'} {type(node.ctx).__name__}"
            ] += 1
        elif isinstance(node, (ast.For, ast.While)):
            found[f"{type(node).__name__} else"] += bool(node.orelse)
        elif isinstance(node, ast.ExceptHandler) and isinstance(node.type, ast.Name):
            found[f"except {node.type.id}"] += 1
        elif isinstance(node, ast.Try):
            found["finally"] += bool(node.finalbody)
    return found


def counts(path: str) -> tuple[Counter[str], int, int]:
    """Counts over a file, the number of programs and of calls."""
    total: Counter[str] = Counter()
    programs = calls = 0
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            item = json.loads(line)
            programs += 1
            calls += len(item["calls"])
            total += constructs(ast.parse(item["code"]))
    return total, programs, calls


def report(path: str) -> str:
    """The table as text."""
    total, programs, calls = counts(path)
    rows = [f"{name:34} {count:8}" for name, count in total.most_common() if count > 1]
    return "\n".join([f"{programs} programs, {calls} calls", *rows])
