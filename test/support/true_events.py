"""What CPython does in the functions of a program: one program a line as JSON, its events in one line as JSON.

A statement over several lines is one step at its first line. Frames of modules, classes, lambdas and comprehensions are left out.
"""

import ast
import contextlib
import inspect
import io
import json
import os
import sys
import types

PLAIN = (int, float, str, bool, type(None))
MOST = 4000


class TooMany(BaseException):
    pass


def plain(value):
    if type(value) in PLAIN:
        return True
    if type(value) in (list, tuple, set):
        return all(map(plain, value))
    return type(value) is dict and all(plain(key) and plain(item) for key, item in value.items())


def first_lines(source):
    first = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.stmt, ast.ExceptHandler)) and not isinstance(node, (ast.Try, ast.FunctionDef, ast.ClassDef)):
            body = getattr(node, "body", None)
            end = body[0].lineno - 1 if body else node.end_lineno
            if isinstance(node, ast.Match):
                end = node.subject.end_lineno
            first.update(dict.fromkeys(range(node.lineno, end + 1), node.lineno))
    return first


def decorated_lines(source):
    """Lines of decorators and the header below them, with the line of the header."""
    nodes = [node for node in ast.walk(ast.parse(source)) if getattr(node, "decorator_list", None)]
    return {line: node.lineno for node in nodes for line in range(node.decorator_list[0].lineno, node.lineno + 1)}


def is_shown(code):
    return code.co_filename == "<program>" and not code.co_name.startswith("<") and bool(code.co_flags & inspect.CO_OPTIMIZED)


def depth_of(frame):
    """Functions of the program below it; a generator that delegates is below the one that something is thrown into."""
    depth = 0
    while frame := frame.f_back:
        depth += is_shown(frame.f_code)
    return depth


def events_of(source):
    first, events, current = first_lines(source), [], {}
    decorated = decorated_lines(source)

    def tracer(frame, event, arg):
        code = frame.f_code
        if not is_shown(code):
            return tracer if code.co_filename == "<program>" and code.co_name == "<module>" else None
        line = first.get(frame.f_lineno, frame.f_lineno)
        if event == "call":
            line = frame.f_lineno
        if event == "line":
            spans = sum(start == line for start in first.values()) > 1
            if spans and current.get(frame) == line:
                return tracer
            # Decorators are one step each, on the way down only.
            before = current.get(frame)
            if line in decorated and decorated[line] == decorated.get(before) and line <= before:
                return tracer
            current[frame] = line
        values = {name: repr(value) for name, value in frame.f_locals.items() if plain(value)}
        step = {"event": event, "function": code.co_name, "line": line, "depth": depth_of(frame), "locals": values}
        if event == "return" and plain(arg):
            step["value"] = repr(arg)
        if event == "exception":
            # An address says nothing about another run.
            text = str(arg[1])
            step["exception"] = f"{arg[0].__name__}: {'' if ' at 0x' in text else text}"
        events.append(step)
        if len(events) > MOST:
            raise TooMany
        return tracer

    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        sys.settrace(tracer)
        try:
            # What looks for the program finds it there.
            module = sys.modules["__main__"] = types.ModuleType("__main__")
            exec(compile(source, "<program>", "exec"), module.__dict__)
        except TooMany:
            return None
        except (Exception, SystemExit):
            pass
        finally:
            sys.settrace(None)
    return {"events": events, "output": out.getvalue()}


def answer(line):
    print(json.dumps(events_of(json.loads(line))), flush=True)


for line in sys.stdin:
    # What a program leaves behind in modules of the library is gone with its process, where that can be had.
    child = os.fork() if hasattr(os, "fork") else None
    if child is None:
        answer(line)
    elif child == 0:
        answer(line)
        os._exit(0)
    elif os.waitpid(child, 0)[1] != 0:
        print("null", flush=True)
