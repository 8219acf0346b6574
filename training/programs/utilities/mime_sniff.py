from collections import ChainMap
from typing import NamedTuple, Optional

EXTENSIONS = {
    "txt": "text/plain", "htm": "text/html", "html": "text/html", "csv": "text/csv",
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "svg": "image/svg+xml",
    "json": "application/json", "tar": "application/x-tar", "pdf": "application/pdf",
}
ENCODINGS = {"gz": "gzip", "bz2": "bzip2", "xz": "xz"}
SHORTHAND = {"tgz": "tar.gz", "svgz": "svg.gz"}
MAGIC = [
    (0, b"\x89PNG\r\n", "image/png"),
    (0, b"%PDF-", "application/pdf"),
    (0, b"\xff\xd8\xff", "image/jpeg"),
    (8, b"WEBP", "image/webp"),
    (0, b"\x1f\x8b", "application/gzip"),
]


class Guess(NamedTuple):
    type: Optional[str]
    encoding: Optional[str] = None

    @property
    def family(self):
        return self.type.split("/")[0] if self.type else "unknown"


def by_name(name, extra=None):
    table = ChainMap(extra or {}, EXTENSIONS)
    base = name.replace("\\", "/").rsplit("/", 1)[-1]
    stem, dot, ext = base.rpartition(".")
    if not stem or not dot:
        return Guess(None)
    ext = ext.lower()
    if ext in SHORTHAND:
        return by_name(f"{stem}.{SHORTHAND[ext]}", extra)
    if ext in ENCODINGS:
        return by_name(stem, extra)._replace(encoding=ENCODINGS[ext])
    return Guess(table.get(ext))


def by_content(data: bytes):
    for offset, magic, kind in MAGIC:
        if data[offset:].startswith(magic):
            return kind
    if b"\0" in data[:64]:
        return "application/octet-stream"
    start = data.lstrip()[:9].lower()
    if start.startswith((b"<!doctype", b"<html")):
        return "text/html"
    if start[:1] in (b"{", b"["):
        return "application/json"
    return "text/plain" if data else None


def extensions_for(kind):
    return sorted("." + e for e, k in EXTENSIONS.items() if k == kind)


def agree(name, data):
    guess = by_name(name)
    seen = by_content(data)
    if guess.encoding:
        return seen == f"application/{guess.encoding}"
    return guess.type is None or guess.type == seen


for name in ("Fotos/Strand.JPEG", "backup.tar.gz", "site.tgz", "notes", ".bashrc", "C:\\tmp\\a.b.csv", "x.xyz"):
    g = by_name(name)
    print(f"{name:<18} {g.type!s:<18} {g.encoding or '-':<5} {g.family}")
print(by_name("plan.dwg", extra={"dwg": "image/vnd.dwg"}), by_name("plan.dwg").type)
samples = [b"%PDF-1.7\n", b"RIFF\x10\0\0\0WEBPVP8 ", b"  <HTML>", b'\n{"a": 1}', b"Gr\xc3\xbc\xc3\x9fe", b"\x01\0", b""]
print([by_content(s) for s in samples])
print(extensions_for("text/html"), extensions_for("audio/ogg"))
print(agree("a.png", b"\x89PNG\r\n\x1a\n"), agree("a.png", b"GIF89a"), agree("README", b"hi"))
print(agree("d.json.gz", b"\x1f\x8b\x08"), agree("d.json.gz", b"{}"))
try:
    by_content("text")
except TypeError as e:
    print("TypeError:", e)
try:
    by_name(None)
except AttributeError as e:
    print("AttributeError:", e)
