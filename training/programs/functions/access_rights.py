from __future__ import annotations
from enum import Flag, auto
import json


class Right(Flag):
    NONE = 0
    READ = auto()
    WRITE = auto()
    SHARE = auto()
    ALL = READ | WRITE | SHARE


LETTERS = {"r": Right.READ, "w": Right.WRITE, "s": Right.SHARE}

ACL = json.loads('{"*": "r", "staff": "rw", "boss": "+s", "guest": "-r", "ghost": "rx"}')


def parse_rights(text, base=Right.NONE):
    """'rw' sets, '+s' adds, '-r' takes away."""
    mode, letters = (text[0], text[1:]) if text[:1] in ("+", "-") else ("=", text)
    value = Right.NONE
    for ch in letters:
        if ch not in LETTERS:
            raise ValueError(f"no right called {ch}")
        value |= LETTERS[ch]
    if mode == "+":
        return base | value
    if mode == "-":
        return base & ~value
    return value


def show(right):
    return "".join(l if flag in right else "-" for l, flag in LETTERS.items())


def effective(groups, acl):
    rights = parse_rights(acl.get("*", ""))
    for g in groups:
        rule = acl.get(g)
        if rule is None:
            continue
        if rule[0] in "+-":
            rights = parse_rights(rule, rights)
        else:
            rights |= parse_rights(rule)
    return rights


def parent_folders(path):
    while path not in ("", "/"):
        yield path
        path = path.rpartition("/")[0] or "/"
    yield "/"


def lookup(path, table):
    for folder in parent_folders(path):
        if folder in table:
            return folder, table[folder]
    return None, "private"


people = {"Kim": ["staff", "boss"], "Lou": ["guest"], "Max": [], "Noa": ["guest", "staff"], "Odd": ["ghost"]}
for who, groups in people.items():
    try:
        r = effective(groups, ACL)
    except ValueError as e:
        print(who, "->", e)
    else:
        verdict = "everything" if r == Right.ALL else "nothing" if not r else r.value
        print(who, show(r), verdict)

shares = {"/docs": "team", "/docs/pay": "boss", "/docs/pay/2020": "archive"}
for p in ["/docs/pay/2021/may", "/docs/a", "/tmp/x", "", "/docs/pay/2020"]:
    print(repr(p), *lookup(p, shares))
print(list(parent_folders("/a/b")), list(parent_folders("x")), lookup("/any", {"/": "all"}))
print(show(parse_rights("")), show(parse_rights("-w", Right.ALL)), show(effective(["boss"], {"boss": "+s"})))
