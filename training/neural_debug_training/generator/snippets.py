"""Snippets: short functions, each one idea, made by the grammar of `table_snippets` and filled like other templates."""

from __future__ import annotations

import re
from random import Random

from . import table_snippet_parts, table_snippets
from .assemble import Program, finish
from .builder import Builder
from .running import TooLong, Unbuildable

_CALL = re.compile(r"<([a-z][a-z ]*[a-z])(?: ([^<>]*))?>")
_HOLE = re.compile(r"\b[XY]\b")
_OPERATORS = ("cmp", "op")  # of templates.py
_LISTS = (("li", "i"), ("ls", "w"))
_MAPPINGS = (("dsi", "w", "i"), ("dsi", "w", "i"), ("dis", "i", "w"), ("dss", "w", "w"), ("dii", "i", "i"))


def _rules() -> dict[str, list[str]]:
    rules: dict[str, list[str]] = {}
    for block in (table_snippets.TABLE + table_snippet_parts.TABLE).split("## ")[1:]:
        name, *lines = block.strip("\n").split("\n")
        alternatives = [text for line in lines for text in line.split(" ‖ ")]
        rules[name] = [text.replace("¶", "\n").replace("»", "    ") for text in alternatives]
    return rules


RULES = _rules()


def _typed(text: str, types: dict[str, str]) -> str:
    return re.sub(r"~[ledkv]", lambda mark: types[mark.group()], text)


def expanded(name: str, rng: Random) -> str:
    """A template made by the grammar's rule of that name."""
    (list_type, element), (dict_type, key, value) = rng.choice(_LISTS), rng.choice(_MAPPINGS)
    types = {"~l": list_type, "~e": element, "~d": dict_type, "~k": key, "~v": value}
    text = _typed(rng.choice(RULES[name]), types)
    while calls := [call for call in _CALL.finditer(text) if call[1] not in _OPERATORS]:
        call = calls[-1]  # inner ones first: arguments hold none
        rule, arguments = _rule(call)
        made = _typed(rng.choice(RULES[rule]), types)
        made = _HOLE.sub(lambda hole, have=arguments: have["XY".index(hole.group())], made)  # type: ignore[misc]
        line = text[text.rfind("\n", 0, call.start()) + 1 : call.start()]
        indent = line[: len(line) - len(line.lstrip(" "))]
        text = text[: call.start()] + made.replace("\n", "\n" + indent) + text[call.end() :]
    return text


def _rule(call: re.Match[str]) -> tuple[str, list[str]]:
    """The rule that is called, whose name may be of several words, and its arguments."""
    words = call.group()[1:-1]
    name = max((rule for rule in RULES if words == rule or words.startswith(rule + " ")), key=len)
    return name, words[len(name) + 1 :].split(";")


class _Builder(Builder):
    """Different arguments of an idea are different parameters, while there is room for more."""

    def named(self, kind: str) -> str:
        return self.parameter(kind) if len(self.parameters) < self.max_parameters else super().named(kind)


def snippet(rng: Random) -> Program | None:
    """A random snippet, or None when this attempt did not work out."""
    builder = _Builder(rng, max_parameters=rng.choice([1, 2, 2, 3, 3]))
    try:
        text = builder.fill(expanded("snippet", rng), 0, True)[0]
    except (Unbuildable, TooLong, Exception):
        return None
    if not builder.parameters:
        return None
    return finish(builder, text.split("\n"), [], tidied=0.25)
