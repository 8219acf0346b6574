import re
from enum import Enum, auto
from typing import NamedTuple


class Kind(Enum):
    NUMBER = auto()
    STRING = auto()
    NAME = auto()
    OP = auto()
    END = auto()


class Token(NamedTuple):
    kind: Kind
    value: object
    col: int


class LexError(SyntaxError):
    def __init__(self, message, col):
        super().__init__(message)
        self.col = col


_SPEC = [
    ("NUMBER", r"\d+(?:\.\d+)?"),
    ("STRING", r"'(?:[^'\\]|\\.)*'"),
    ("NAME", r"[A-Za-z_]\w*"),
    ("OP", r"<=|>=|!=|[-+*/()<>=,]"),
    ("SKIP", r"\s+"),
    ("COMMENT", r"#.*"),
]
_MASTER = re.compile("|".join(f"(?P<{n}>{p})" for n, p in _SPEC))


def _convert(kind, text):
    if kind is Kind.NUMBER:
        return float(text) if "." in text else int(text)
    if kind is Kind.STRING:
        return re.sub(r"\\(.)", r"\1", text[1:-1])
    return text


def tokenize(source):
    if isinstance(source, bytes):
        source = source.decode()
    pos = 0
    while pos < len(source):
        m = _MASTER.match(source, pos)
        if m is None:
            what = "unterminated string" if source[pos] == "'" else f"unexpected {source[pos]!r}"
            raise LexError(what, pos)
        if m.lastgroup not in ("SKIP", "COMMENT"):
            kind = Kind[m.lastgroup]
            yield Token(kind, _convert(kind, m.group()), pos)
        pos = m.end()
    yield Token(Kind.END, None, pos)


def names(source):
    seen = dict.fromkeys(t.value for t in tokenize(source) if t.kind is Kind.NAME)
    return list(seen)


if __name__ == "__main__":
    for tok in tokenize("price*1.19 >= 40 # gross"):
        print(f"{tok.col:>3} {tok.kind.name:<7}{tok.value!r}")
    print([t.value for t in tokenize(b"f('it\\'s', 3)")])
    print(names("a + b*(a - c_2)"), names("1+1"))
    assert [t.kind for t in tokenize("  ")] == [Kind.END]
    for bad in ("3 $ 4", "'open", "a & b"):
        try:
            list(tokenize(bad))
        except LexError as e:
            print(f"{bad!r}: {e.msg} at {e.col}")
            print(" " * e.col + "^")
