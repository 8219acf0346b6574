# escaping for HTML and XML, the parts we need in the newsletter
import re

NAMED = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "nbsp": "\u00a0", "euro": "€", "hellip": "…"}
BY_CHAR = {v: k for k, v in NAMED.items()}
VOID = {"br", "img", "hr", "input"}


def escape(text, quote=True, ascii_only=False):
    out = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    if quote:
        out = out.replace('"', "&quot;")
    if ascii_only:
        out = "".join(c if ord(c) < 128 else f"&#{ord(c)};" for c in out)
    return out


def prettier(text):
    return "".join(f"&{BY_CHAR[c]};" if c in BY_CHAR else c for c in text)


def unescape(text):
    def swap(m):
        code = m.group(1)
        if code[:2].lower() == "#x":
            return chr(int(code[2:], 16))
        if code.startswith("#"):
            return chr(int(code[1:]))
        return NAMED.get(code, m.group())
    return re.sub(r"&(#[xX][\da-fA-F]+|#\d+|\w+);", swap, text)


def attributes(**attrs):
    parts = []
    for key, value in attrs.items():
        key = key.rstrip("_").replace("_", "-")
        if value is True:
            parts.append(key)
        elif value is not None and value is not False:
            if isinstance(value, (list, set, tuple)):
                value = " ".join(sorted(value))
            parts.append(f'{key}="{escape(str(value))}"')
    return "".join(" " + p for p in parts)


def tag(name, *children, **attrs):
    head = f"<{name}{attributes(**attrs)}>"
    if name in VOID:
        if children:
            raise ValueError(f"<{name}> cannot have content")
        return head
    return head + "".join(children) + f"</{name}>"


def plain(html, limit=None):
    text = re.sub(r"<br\s*/?>|</p>", "\n", html)
    text = unescape(re.sub(r"<[^>]+>", "", text)).replace("\u00a0", " ")
    text = re.sub(r"[ \t]+", " ", text).strip()
    return text if limit is None else text[:limit]


print(escape('Tom & "Jerry" <3'), escape('"', quote=False))
print(escape("5 € für Zoë", ascii_only=True), prettier("a…b < 3€"))
print(unescape("&lt;b&gt; &#8364;5 &#x41; &amp;amp; &bogus; &"))
print(unescape(escape("x<y && 'z'")) == "x<y && 'z'", repr(unescape("1&nbsp;km")))
print(repr(attributes(class_=["wide", "red"], data_id=7, hidden=True, title=None)), repr(attributes()))
print(tag("a", "next ", tag("b", escape("R&D")), href="/p?a=1&b=2"))
print(tag("br"), tag("input", disabled=False, value='"', min=0), tag("p"))
page = "<p>Grüße&nbsp;aus <i>Linz</i></p><p>7 &lt; 8</p>ciao<br/>!"
print(repr(plain(page)))
print(repr(plain("<b></b>")), plain(page, limit=5), plain("a < b > c"))
try:
    tag("img", "text", src="x.png")
except ValueError as e:
    print("ValueError:", e)
try:
    unescape("&#99999999;")
except (ValueError, OverflowError) as e:
    print(type(e).__name__)
