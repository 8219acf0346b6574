"""Build HTML with automatic escaping."""
from __future__ import annotations

VOID = frozenset({"br", "img", "hr", "input"})
_ESC = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}
_UNESC = {v: k for k, v in _ESC.items()}


class Safe(str):
    """Text which is already escaped."""
    __slots__ = ()

    def __add__(self, other):
        return Safe(str(self) + escape(other))


def escape(value) -> Safe:
    if isinstance(value, Safe):
        return value
    if value is None:
        return Safe("")
    if isinstance(value, bytes):
        value = value.decode("latin-1")
    return Safe("".join(_ESC.get(c, c) for c in str(value)))


def unescape(text: str) -> str:
    for entity in reversed(_UNESC):
        text = text.replace(entity, _UNESC[entity])
    return text


def _attrs(attrs: dict) -> str:
    out = []
    for key, value in attrs.items():
        key = key.rstrip("_").replace("_", "-")
        if value is None or value is False:
            continue
        if value is True:
            out.append(f" {key}")
        elif isinstance(value, (list, tuple)):
            out.append(f' {key}="{escape(" ".join(value))}"')
        else:
            out.append(f' {key}="{escape(value)}"')
    return "".join(out)


class _Tags:
    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)

        def make(*children, **attrs) -> Safe:
            opening = f"<{name}{_attrs(attrs)}>"
            if name in VOID:
                if children:
                    raise ValueError(f"<{name}> cannot have children")
                return Safe(opening)
            return Safe(opening + "".join(map(escape, children)) + f"</{name}>")
        return make


tag = _Tags()


if __name__ == "__main__":
    print(escape('a < b & "c"'), escape(b"\xe9<"), repr(escape(None)))
    print(tag.p("1 < 2", tag.b("bold"), 7))
    print(tag.a("go", href="/?a=1&b=2", class_=["btn", "big"], data_id=3))
    print(tag.input(type="text", required=True, disabled=False, value=None))
    print(tag.ul(*(tag.li(x) for x in ("tea", "R&D", None))))
    print(Safe("<hr>") + "<script>", type(Safe("x") + "y").__name__)
    for s in ("<&>", "&lt;", '"'):
        print(s, escape(s), unescape(escape(s)) == s)
    try:
        tag.br("text")
    except ValueError as e:
        print(e)
    print(hasattr(tag, "_private"), escape(escape("&")))
    assert tag.div() == "<div></div>"
