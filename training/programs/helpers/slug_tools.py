"""Slug helpers: turn titles into url-friendly names."""
import re
import unicodedata
from typing import Iterable, Optional

_SEP_RE = re.compile(r"[^a-z0-9]+")
_SPECIAL = {"ß": "ss", "æ": "ae", "ø": "o", "&": " and ", "@": " at "}


class SlugError(ValueError):
    """Raised if nothing is left after cleaning."""


def _fold(text: str) -> str:
    for src, dst in _SPECIAL.items():
        text = text.replace(src, dst)
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(c for c in decomposed if not unicodedata.combining(c))


def slugify(text, *, sep: str = "-", max_length: Optional[int] = None,
            stopwords: Iterable[str] = ()) -> str:
    if isinstance(text, bytes):
        text = text.decode("utf-8", "replace")
    if not isinstance(text, str):
        raise TypeError(f"expected str or bytes, got {type(text).__name__}")
    folded = _fold(text.lower())
    words = [w for w in _SEP_RE.split(folded) if w]
    stop = frozenset(stopwords)
    kept = [w for w in words if w not in stop] or words
    if not kept:
        raise SlugError("empty slug")
    slug = sep.join(kept)
    if max_length is None or len(slug) <= max_length:
        return slug
    cut = slug[:max_length]
    if slug[max_length:].startswith(sep):
        return cut
    head, found, _ = cut.rpartition(sep)
    return head if found else cut


def uniquify(slug: str, taken) -> str:
    """Append -2, -3 ... until the slug is free."""
    if slug not in taken:
        return slug
    n = 2
    while f"{slug}-{n}" in taken:
        n += 1
    return f"{slug}-{n}"


if __name__ == "__main__":
    for title in ("Hello, World!", "Straße & Café", "  --x--  ", "Ærø @ night"):
        print(repr(title), "->", slugify(title))
    print(slugify("The art of the deal", stopwords=("the", "of")))
    print(slugify("the of", stopwords=["the", "of"], sep="_"))
    print(slugify("one two three four", max_length=9))
    print(slugify("one two three", max_length=7))
    print(slugify("incomprehensible", max_length=5))
    assert slugify(b"caf\xc3\xa9 noir") == "cafe-noir"
    for bad in ("!!!", 42, None):
        try:
            slugify(bad)
        except (SlugError, TypeError) as exc:
            print(type(exc).__name__, exc, sep=": ")
    used = []
    for t in ["News", "news!", "NEWS", "other"]:
        used.append(uniquify(slugify(t), used))
    print(used)
