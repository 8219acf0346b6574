import re

IRREGULAR = {"child": "children", "person": "people", "mouse": "mice", "foot": "feet"}
UNCOUNTABLE = frozenset(("sheep", "news", "rice"))
RULES = [
    (re.compile(r"(?i)([^aeiou])y$"), r"\1ies"),
    (re.compile(r"(?i)(s|x|z|ch|sh)$"), r"\1es"),
    (re.compile(r"(?i)(?<!f)fe?$"), "ves"),
    (re.compile(r"$"), "s"),
]


def _match_case(model, word):
    if model.isupper() and len(model) > 1:
        return word.upper()
    if model[:1].isupper():
        return word[:1].upper() + word[1:]
    return word


def pluralize(word, count=None, *, custom=None):
    if not word:
        return ""
    if count is not None and abs(count) == 1:
        return word
    lower = word.lower()
    if lower in UNCOUNTABLE:
        return word
    table = {**IRREGULAR, **(custom or {})}
    if lower in table:
        return _match_case(word, table[lower])
    for pattern, repl in RULES:
        result, n = pattern.subn(repl, lower, count=1)
        if n:
            return _match_case(word, result)


def quantify(count, word, zero=None, **kw):
    if count == 0 and zero is not None:
        return f"{zero} {pluralize(word, 0, **kw)}"
    return f"{count:,} {pluralize(word, count, **kw)}"


def enumerate_words(items, conj="and", *, oxford=False):
    items = list(map(str, items))
    if len(items) < 2:
        return "".join(items)
    *head, tail = items
    comma = "," if oxford and len(head) > 1 else ""
    return f"{', '.join(head)}{comma} {conj} {tail}"


if __name__ == "__main__":
    words = ["city", "day", "box", "wolf", "cliff", "Child", "NEWS"]
    print([pluralize(w) for w in words])
    print(pluralize("PARTY"), pluralize("knife"), repr(pluralize("")))
    for n in (0, 1, -1, 2, 1500):
        print(quantify(n, "person"))
    print(quantify(0, "error", zero="no"))
    print(quantify(2, "index", custom={"index": "indices"}))
    for size in range(4):
        print(repr(enumerate_words(["ham", "eggs", "tea"][:size], oxford=True)))
    assert enumerate_words((1, 2, 3), "or") == "1, 2 or 3"
    print(enumerate_words((pluralize(w, 1) for w in ["foot", "mile"]), conj="oder"))
